"""What the cards of one suit can become together, and suits put side by side: of each kind the dearest."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import NamedTuple, TypeAlias

from saladier.cards import SALAS, Card
from saladier.games.salas.cards import is_wild, points
from saladier.games.salas.listing.frames import Frame, frames
from saladier.games.salas.listing.hand import row_of
from saladier.games.salas.runs import SEVEN

Kind: TypeAlias = tuple[int, int, int, bool, bool, int]
"""Wild cards, Salas, natural twos, whether a run of seven is among them, whether a wanted card is, and the
number of cards (0 where that does not matter)."""


class Chosen(NamedTuple):
    """Disjoint frames and what their naturals are worth."""

    points: int
    frames: tuple[Frame, ...]


Kinds: TypeAlias = dict[Kind, Chosen]

NOTHING: Kinds = {(0, 0, 0, False, False, 0): Chosen(0, ())}


def fewest(chosen: Chosen) -> int:
    """How many wild cards the frames need."""
    return sum(frame.wild for frame in chosen.frames)


class Budget(NamedTuple):
    """How many wild cards and Salas there are for all suits together."""

    wilds: int
    salas: int


def suit_sets(cards: Sequence[Card], suit: str, top: int, wanted: Callable[[Card], bool], counting: bool) -> Kinds:
    """The dearest set of runs of each kind in one suit; runs are taken by their lowest natural, so that no set
    comes twice."""
    budget = budget_of(cards)
    known: dict[tuple[tuple[Card, ...], int], Kinds] = {}

    def sets(rest: tuple[Card, ...], lowest: int) -> Kinds:
        key = (rest, lowest)
        if key not in known:
            known[key] = dict(NOTHING)
            for frame in frames(row_of(rest, suit, top), budget.wilds > 0, budget.salas > 0, lowest):
                first = {_kind(frame, wanted, counting): Chosen(points(frame.cards), (frame,))}
                _join(known[key], first, sets(_left(rest, frame), frame.places[0]), budget)
        return known[key]

    return sets(tuple(sorted(card for card in cards if card[1] == suit)), 1)


def budget_of(cards: Sequence[Card]) -> Budget:
    """The helpers among all the cards."""
    return Budget(sum(map(is_wild, cards)), cards.count(SALAS))


def _left(rest: tuple[Card, ...], frame: Frame) -> tuple[Card, ...]:
    left = list(rest)
    for card in frame.cards:
        left.remove(card)
    return tuple(left)


def _kind(frame: Frame, wanted: Callable[[Card], bool], counting: bool) -> Kind:
    named = any(map(wanted, frame.cards)) or (frame.salas and wanted(SALAS))
    twos = sum(card[0] == "2" for card in frame.cards)
    return (int(frame.wild), int(frame.salas), twos, frame.size >= SEVEN, named, frame.size if counting else 0)


def _join(into: Kinds, some: Kinds, others: Kinds, budget: Budget) -> None:
    """Each of ``some`` beside each of ``others``; of a kind the dearest stays."""
    for (w, s, t, seven, named, size), one in some.items():
        for (w2, s2, t2, seven2, named2, size2), other in others.items():
            if w + w2 + t + t2 <= budget.wilds and s + s2 <= budget.salas:
                kind = (w + w2, s + s2, t + t2, seven or seven2, named or named2, size + size2)
                total = one.points + other.points
                if kind not in into or into[kind].points < total:
                    into[kind] = Chosen(total, one.frames + other.frames)


def merged(suits: Sequence[Kinds], budget: Budget) -> Kinds:
    """Sets of several suits side by side."""

    def beside(one: Kinds, other: Kinds) -> Kinds:
        found: Kinds = {}
        _join(found, one, other, budget)
        return found

    return reduce(beside, suits, NOTHING)
