"""Where each card of a run stands: the reading with the fewest wild cards (4.5, 4.6, 4.9)."""

from collections.abc import Sequence
from typing import NamedTuple

from saladier.cards import SALAS, Card
from saladier.games.salas.cards import natural
from saladier.games.salas.runs.parts import Parts, gaps, readings
from saladier.games.salas.runs.run import Run


class _Reading(NamedTuple):
    naturals: tuple[int, ...]
    salas: int | None
    wild: int | None


def stand(cards: Sequence[Card], parts: Parts, salas: Sequence[int], top: int) -> Run | None:
    """The run of ``cards`` that passed the other tests, its Salas at those of the places ``salas`` that are
    possible; ``None`` if none of them is."""
    if not parts.salas:
        reading = _read(parts, None, top)
        return None if reading is None else _run(cards, parts.suit, reading, ())
    found = [reading for reading in (_read(parts, place, top) for place in salas) if reading is not None]
    if not found:
        return None
    best = min(found, key=lambda reading: reading.wild is not None)
    places = tuple(reading.salas for reading in found if reading.salas is not None)
    return _run(cards, parts.suit, best, places) if len(found) == 1 else _open_run(cards, parts, best, places, top)


def _read(parts: Parts, salas: int | None, top: int) -> _Reading | None:
    """The valid reading with the fewest wild cards, the Salas at a given place."""
    placed = () if salas is None else (salas,)
    for places, wilds in readings(parts, placed, top):
        filled = [*places, *placed]
        empty = gaps(filled)
        if wilds <= 1 and empty <= wilds and len(set(filled)) == len(filled):
            return _Reading(tuple(places), salas, _wild_place(filled, empty, top) if wilds else None)
    return None


def _wild_place(filled: Sequence[int], empty: int, top: int) -> int:
    """In the gap if there is one, else at the high end while there is room."""
    low, high = min(filled), max(filled)
    if empty:
        return next(place for place in range(low, high) if place not in filled)
    return high + 1 if high < top else low - 1


def _run(cards: Sequence[Card], suit: str, reading: _Reading, salas: tuple[int, ...]) -> Run:
    standing = {place: natural(suit, place) for place in reading.naturals}
    if reading.wild is not None:
        standing[reading.wild] = _wild_card(cards, standing)
    if reading.salas is not None:
        standing[reading.salas] = SALAS
    places = tuple(sorted(standing))
    return Run(suit, tuple([standing[place] for place in places]), places, salas, reading.wild)


def _wild_card(cards: Sequence[Card], standing: dict[int, Card]) -> Card:
    """The one card that is neither natural nor the Salas."""
    rest = list(cards)
    for card in standing.values():
        rest.remove(card)
    return next(card for card in rest if card != SALAS)


def _open_run(cards: Sequence[Card], parts: Parts, best: _Reading, salas: tuple[int, ...], top: int) -> Run:
    """An open Salas is written between two natural neighbours of the others, where these stand by themselves
    and no card changes its role with it."""
    others = _read(parts, None, top)
    if others is None or (others.wild is None) != (best.wild is None):
        return _run(cards, parts.suit, best, salas)
    row = _run(cards, parts.suit, others, ())
    after = next(index for index, place in enumerate(row.places[:-1], 1) if row.wild not in (place, place + 1))
    written = (*row.cards[:after], SALAS, *row.cards[after:])
    places = (*row.places[:after], salas[0], *row.places[after:])
    return Run(parts.suit, written, places, salas, others.wild)
