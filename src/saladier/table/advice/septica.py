"""Reasons in Septica, as they follow the card and a colon."""

from saladier.table.text import N_

REASONS = {
    "only_move": N_("nothing else may be played."),
    "cut_declined": N_("the pack stays as it lies."),
    "cut_may_win": N_("a seven shown by the cut goes to the partner."),
    "cut_anywhere": N_("where the pack is lifted makes no difference."),
    "stop_ours": N_("this side takes the trick: {points}."),
    "stop_lets_go": N_("lets the trick go ({points}) and keeps {cards}."),
    "takes_points": N_("takes the trick over: {points} in it."),
    "takes_lead": N_("takes the trick over, though nothing in it counts."),
    "stays_ours": N_("the trick stays with this side: {points} in it."),
    "feeds_partner": N_("the partner holds the trick and gets a point more."),
    "adds_nothing_ours": N_("the partner holds the trick, so nothing need take it."),
    "gives_nothing": N_("gives no point away, as the others hold the trick."),
    "gives_forced": N_("every other card counts too, or would take the trick."),
    "gives_point": N_("the others get a point more: {points} in the trick."),
    "lead_unbeatable": N_("nothing still out takes it."),
    "lead_seven": N_("only another seven takes it; sevens still out: {n}."),
    "lead_only_sevens": N_("all other {rank} are gone or in this hand; sevens still out: {n}."),
    "lead_again": N_("if it is taken, {cards} can take the trick back."),
    "lead_plain": N_("counts nothing, should others take it."),
    "lead_counts": N_("cards still out that take it: {n}."),
}
"""Code -> its sentence, still to be translated."""
