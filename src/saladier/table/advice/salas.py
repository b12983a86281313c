"""Reasons in Salas, as they follow the move and a colon."""

from saladier.table.text import N_

REASONS = {
    "wins_pack": N_("the hand is empty, so the pack comes: {cards}."),
    "ends_hand": N_("the final close: {points}."),
    "makes_thirteen": N_("{run} is worth a bonus of thirteen: {points}."),
    "makes_seven": N_("{run} is worth a bonus now: {points}."),
    "brings_salas": N_("worth {total}, of which {least} are needed; makes {suit} trump."),
    "reaches_minimum": N_("reaches the minimum of {least}: {total}."),
    "one_short": N_("brings {run} to one card short of seven."),
    "takes_pile": N_("brings the rest of the pile to hand: {cards}."),
    "grows": N_("makes {run} longer: {cards}."),
    "lays_points": N_("counts for the side once it lies: {points}."),
    "wins_salas": N_("brings a Salas to this hand."),
    "draw_shut": N_("nothing can be taken from the pile."),
    "draw_minimum": N_("the pile may be taken only after opening with {least}."),
    "draw_only": N_("no card of the pile goes into a run at once."),
    "draw_rather": N_("a new card instead of the pile: {cards}."),
    "shut_next": N_("the next player may not take the pile yet."),
    "copy_stays": N_("another {card} stays in this hand."),
    "fits_nothing": N_("no other of the {suit} near it is in this hand."),
    "fits_no_run": N_("fits no run of the next player’s side, and no Salas stands for it."),
    "cheapest": N_("no card left in hand counts less: {points}."),
    "sheds_points": N_("kept in hand it would cost {points}."),
}
"""Code -> its sentence, still to be translated."""
