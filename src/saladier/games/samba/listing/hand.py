"""The hand of the seat to act, sorted once for the listing of its moves."""

from typing import TYPE_CHECKING, TypeAlias

from saladier.cards import Card
from saladier.games.melds import subsets
from saladier.games.samba.cards import HEIGHT, NATURAL_RANKS, VALUE, WILDS
from saladier.games.samba.endings import size_fault
from saladier.games.samba.melds import complete
from saladier.games.samba.rules import MOST_WILDS, minimum

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound

Faces: TypeAlias = list[tuple[Card, int]]
"""Faces and how many of each there are."""


class Holding:
    """Faces by rank, wild faces, and heights by suit, with what the table says about melding them.

    ``by_rank`` has the faces of each natural rank; ``runs`` per suit the face at each
    height.
    """

    def __init__(self, round_: "SambaRound") -> None:
        assert round_.to_act is not None
        self.seat = round_.to_act
        self.rules = round_.rules
        self.refused = round_.refused
        self.melds = round_.melds[round_.side(self.seat)]
        self.done = complete(self.melds)
        self.least = 0 if self.melds else minimum(round_.standing.scores[round_.side(self.seat)])
        hand = round_.hands[self.seat]
        self.size = len(hand)
        self.faces: dict[Card, int] = {}
        for card in sorted(hand):
            self.faces[card] = self.faces.get(card, 0) + 1
        self.by_rank: dict[str, Faces] = {rank: [] for rank in NATURAL_RANKS}
        self.runs: dict[str, dict[int, Card]] = {suit: {} for suit in "CDHS"}
        wild: Faces = []
        for card, count in self.faces.items():
            if card in WILDS:
                wild.append((card, count))
            elif card[0] in HEIGHT:
                self.by_rank[card[0]].append((card, count))
                self.runs[card[1]][HEIGHT[card[0]]] = card
        self.wilds = [subsets(wild, number) for number in range(MOST_WILDS + 1)]
        """Index = how many: each set of so many wild cards."""

    def suit_faces(self, suit: str) -> list[Card]:
        """The natural faces of one suit, low to high."""
        return [self.runs[suit][height] for height in sorted(self.runs[suit])]

    def keeps_enough(self, used: int, done: int) -> bool:
        """Whether the hand may shrink by ``used`` cards when ``done`` melds are complete afterwards."""
        return size_fault(self.size - used, done, self.refused) is None

    def wild_sets(self, number: int, missing: int) -> list[str]:
        """Sets of ``number`` wild cards worth ``missing`` points or more, as text that follows the
        naturals."""
        return [
            "".join(f" {card}" for card in cards)
            for cards in self.wilds[number]
            if missing <= 0 or sum(VALUE[card] for card in cards) >= missing
        ]


def count(faces: Faces) -> int:
    """How many cards there are."""
    return sum(number for _, number in faces)
