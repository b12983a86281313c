"""Reasons in Samba, as they follow the move and a colon."""

from saladier.table.text import N_

REASONS = {
    "answer_yes": N_("what is left in this hand costs {points}."),
    "answer_no": N_("what is left in this hand would cost {points}."),
    "asks_first": N_("cards in the partner’s hand would count against the side: {cards}."),
    "goes_out": N_("goes out: {points}."),
    "completes": N_("completes {meld}: {points}."),
    "opens_without_wilds": N_("reaches the minimum of {least} without a wild card."),
    "opens_with_fewer": N_("reaches the minimum of {least} with fewer cards than {other}: {fewer} less."),
    "opens": N_("reaches the minimum of {least}: {total}."),
    "one_short": N_("brings {meld} to one card short of seven."),
    "grows": N_("makes {meld} longer: {cards}."),
    "lays_points": N_("counts for the side once it lies: {points}."),
    "joins": N_("two melds become one: {cards}."),
    "takes_wilds": N_("wild cards in the pile: {n}."),
    "takes_many": N_("brings the rest of the pile to hand: {cards}."),
    "top_grows": N_("the top card alone makes {meld} longer: {cards}."),
    "red_three": N_("left in hand at the end, red threes cost {points}."),
    "stays_last": N_("the last card stays until two melds are complete."),
    "draw_ends": N_("the stock is empty, so the hand ends."),
    "draw_shut": N_("nothing can be taken from the pile."),
    "draw_no_pair": N_("for the pile, two {rank} would have to be in this hand."),
    "draw_only": N_("this turn can begin in no other way."),
    "draw_rather": N_("new cards instead of the pile: {cards}."),
    "closes_pile": N_("on top of the pile it keeps the next player from taking it."),
    "pile_safe": N_("nobody can take the pile with it; {rank} not seen yet: {n}."),
    "copy_stays": N_("another {card} stays in this hand."),
    "fits_nothing": N_("fits no other card of this hand and no meld of this side."),
    "cheapest": N_("no card left in hand counts less: {points}."),
    "sheds_points": N_("kept in hand it would cost {points}."),
}
"""Code -> its sentence, still to be translated."""
