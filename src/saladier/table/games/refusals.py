"""Sentences for refusals that mean the same in every game."""

from collections.abc import Sequence

from htpy import Node, b

from saladier.games import Refusal
from saladier.table.cards import sign
from saladier.table.text import _, rich


def common_refusal(refusal: Refusal, names: Sequence[str]) -> Node:
    """The sentence for a code every game knows."""
    facts = refusal.facts
    if refusal.code == "not_your_turn":
        return rich(_("It is not {name}’s turn: {other} is to act."), name=names[facts["seat"]],
                    other=b[names[facts["to_act"]]])  # fmt: skip
    if refusal.code == "card_not_in_hand":
        return rich(_("{card} is not in this hand."), card=b[sign(facts["card"])])
    if refusal.code == "wrong_phase":
        return _("The hand is over.") if facts.get("over") else _("That is no move at this point of the game.")
    return _("That is no move of any of these games.")
