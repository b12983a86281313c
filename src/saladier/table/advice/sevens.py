"""Reasons in Sevens, as they follow the card and a colon."""

from saladier.table.text import N_

REASONS = {
    "must_pass": N_("no card of this hand fits."),
    "keeps_back": N_("holds back what fits: {cards}."),
    "last_card": N_("the last card of this hand: {place}."),
    "only_fit": N_("the only card that fits."),
    "opens_own": N_("opens the way for {card} of this hand."),
    "leads_to_own": N_("on the way to {card} of this hand; cards of others before it: {n}."),
    "opens_nothing": N_("ends its row and opens nothing to others."),
    "holds_back": N_("holds {card} back; cards of others behind that one: {n}, behind this one: {less}."),
    "opens_least": N_("no card that fits opens less to the others."),
    "opens_to_others": N_("cards of others that may follow it: {n}."),
    "cut_anywhere": N_("where the pack is lifted makes no difference."),
}
"""Code -> its sentence, still to be translated."""
