"""Reasons in hands of tricks, as they follow the card and a colon."""

from saladier.table.text import N_

REASONS = {
    "only_card": N_("the only card that may be played."),
    "throws_price": N_("gives {points} away on a trick another takes."),
    "throws_high": N_("a high card goes before it takes a trick; lower {suit} still out: {n}."),
    "throws_last": N_("the last of its suit here: from then on any card may go on {suit}."),
    "no_part": N_("cannot take this trick, as {suit} were led."),
    "only_below": N_("the only card that stays below {card}."),
    "highest_below": N_("the highest card that stays below {card}."),
    "stays_below": N_("stays below {card}."),
    "takes_free": N_("takes the trick, which costs nothing."),
    "forced_highest": N_("no card stays below, so the highest one takes the trick: {points}."),
    "takes_price": N_("takes the trick: {points}."),
    "spends_high": N_("only the last trick costs, so the highest card goes now."),
    "keeps_low": N_("keeps {card}; all other {suit} still out are higher."),
    "takes_sure": N_("takes the trick for certain: no higher {suit} are out."),
    "may_be_beaten": N_("may yet be beaten; higher {suit} still out: {n}, players to come: {players}."),
    "lead_below": N_("all {suit} still out are higher."),
    "lead_empties": N_("the last of its suit here: from then on any card may go on {suit}."),
    "lead_alone": N_("no other {suit} are out: it takes the trick for certain."),
    "lead_sure": N_("no higher {suit} are out: it takes the trick for certain."),
    "lead_counts": N_("{suit} still out: {all}, higher ones among them: {n}."),
    "cut_anywhere": N_("where the pack is lifted makes no difference."),
}
"""Code -> its sentence, still to be translated."""
