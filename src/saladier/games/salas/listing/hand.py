"""The cards at hand, sorted once for the listing of moves: those of the hand, or those of hand and pile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from saladier.cards import SALAS, SUITS, Card
from saladier.games.salas.cards import HIGH_ACE, LOW_ACE, PLACE, is_wild
from saladier.games.salas.closing import lacks_to_close
from saladier.games.salas.opened import least_for
from saladier.games.salas.runs import Run

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound

Row = dict[int, Card]
"""Place -> natural card of one suit, an ace at both ends."""


class Holding:
    """The hand of the seat to act, with the pile when it is taken (``pile`` are its faces, else empty).

    ``rows`` are the naturals per suit; ``wilds`` the faces that may serve as any card; ``least`` is the
    minimum still to be reached, 0 if none.
    """

    def __init__(self, round_: "SalasRound", pile: Sequence[Card] = ()) -> None:
        assert round_.to_act is not None
        self.round = round_
        self.rules = round_.rules
        self.seat = round_.to_act
        self.side = round_.side(self.seat)
        self.own = round_.runs[self.side]
        self.pile = frozenset(pile)
        self.size = len(round_.hands[self.seat]) + len(pile)
        self.counts = Counter(sorted([*round_.hands[self.seat], *pile]))
        self.rows = rows(self.counts, self.rules.top)
        self.wilds = [card for card in self.counts if is_wild(card)]
        self.salas = SALAS in self.counts
        self.least = least_for(round_, self.seat)

    def uses_pile(self, cards: Iterable[Card]) -> bool:
        """Whether a card of the pile is among them, where one has to be."""
        return not self.pile or not self.pile.isdisjoint(cards)

    def keeps_enough(self, used: int, run: Run, number: int | None = None) -> bool:
        """Whether the hand may shrink by ``used`` cards when ``run`` is new, or now stands as ``number``
        (3.6)."""
        if self.size - used > 1:
            return True
        runs = [*self.own, run]
        if number is not None:
            runs = [*self.own[:number], run, *self.own[number + 1 :]]
        pack = self.round.packs[self.side]
        return lacks_to_close(self.rules, runs, pack is not None, self.round.old[self.side]) is None


def rows(cards: Iterable[Card], top: int) -> dict[str, Row]:
    """The naturals among ``cards`` per suit, by place."""
    return {suit: row_of(cards, suit, top) for suit in SUITS}


def row_of(cards: Iterable[Card], suit: str, top: int) -> Row:
    """The naturals of one suit among ``cards``, low to high."""
    row = {PLACE[card[0]]: card for card in cards if card[1] == suit}
    if LOW_ACE in row and top == HIGH_ACE:
        row[HIGH_ACE] = row[LOW_ACE]
    return {place: row[place] for place in sorted(row)}


def stretches(row: Row) -> list[tuple[int, int]]:
    """The longest rows of neighbours: lowest and highest place of each, low to high."""
    found: list[tuple[int, int]] = []
    for place in row:
        if found and found[-1][1] == place - 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found


def whole_circle(low: int, high: int) -> bool:
    """Whether the places include both ends of the ace."""
    return low == LOW_ACE and high == HIGH_ACE
