"""Judgement for Sevens: open the way to one's own outer cards, keep back what only helps the others.

A card opens one direction of its row (a seven both). What lies further out that way decides its worth: own
cards want it played, the sooner the further out they lie; cards of others do not.
"""

from collections.abc import Sequence

from saladier.bots.contract import Choice, Heuristic
from saladier.cards import Card
from saladier.games import View
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import Opens

OWN = 4.0
"""For each own card further out."""
DISTANCE = 1.4
"""More for each step such a card lies further out."""
OTHERS = 1.4
"""Against a card for each card of others beyond one's own outermost one."""
PASS = 8.0
"""The worth of passing where one may."""


class SevensHeuristic(Heuristic):
    """Plays contract 7 of La Salade."""

    absurd = 30.0

    def weigh(self, view: View) -> list[Choice]:
        round_ = view.round
        assert isinstance(round_, SevensRound)
        assert round_.to_act is not None
        hand = set(round_.hands[round_.to_act])
        return [
            Choice(PASS if move == "pass" else worth(move, hand, round_.opens), move) for move in round_.legal_moves()
        ]


def worth(card: Card, hand: set[Card], opens: Opens) -> float:
    """How good it is to lay the card now."""
    rows = [beyond(first, opens) for first in opens[card]]
    return sum(direction([step for step, one in enumerate(row) if one in hand], len(row)) for row in rows)


def beyond(first: Card, opens: Opens) -> list[Card]:
    """The cards that follow one another outwards from ``first`` to the end of the row."""
    row = [first]
    while opens[row[-1]]:
        row.append(opens[row[-1]][0])
    return row


def direction(own: Sequence[int], length: int) -> float:
    """What it is worth to open one direction of a row of ``length`` cards, ``own`` being the places of one's own."""
    outermost = own[-1] if own else -1
    return sum(OWN + DISTANCE * step for step in own) - OTHERS * (length - 1 - outermost)
