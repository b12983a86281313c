"""Where the Salas of a new run stands: its cards are written low to high, so its place is read off (4.8, 4.9)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from saladier.cards import SALAS, Card
from saladier.games.salas.cards import HIGH_ACE, LOW_ACE, PLACE, TWO


class Written(NamedTuple):
    """One reading that fits the order: ordered by what counts, the best one first.

    ``salas`` are the places the Salas may stand at, before it is known which of them are possible;
    ``outside`` says that it would stand beyond the ends; ``misplaced`` that it was put between neighbours.
    """

    outside: bool
    wilds: int
    two: int
    """Index of the two that is natural; beyond the cards if none is."""
    misplaced: bool
    suit: str
    salas: tuple[int, ...]


def as_written(cards: Sequence[Card], suit: str, top: int) -> Written | None:
    """The reading of cards with one Salas that counts, ``None`` if they do not go low to high in any.

    The fewest wild cards count, then the first two as the natural one. ``suit`` is "" where only twos tell.
    """
    return min(_fitting(cards, suit, top), default=None)


def _fitting(cards: Sequence[Card], suit: str, top: int) -> Iterator[Written]:
    at = cards.index(SALAS)
    twos = [index for index, card in enumerate(cards) if card[0] == "2" and suit in ("", card[1])]
    for two in [*twos, len(cards)] if suit else twos:
        own = suit or cards[two][1]
        for end in (LOW_ACE, HIGH_ACE) if any(card[0] == "A" for card in cards) else (LOW_ACE,):
            places = [_place(card, end) if index != two else TWO for index, card in enumerate(cards)]
            wilds = places.count(None) - 1
            start = _start(places)
            if start is not None and _inside(places, start, at, top):
                salas = start + at
                yield Written(not 1 <= salas <= top, wilds, two, False, own, (salas,))
            yield from _misplaced(places, at, top, Written(False, wilds, two, True, own, ()))


def _misplaced(places: Sequence[int | None], at: int, top: int, read: Written) -> Iterator[Written]:
    """The Salas between two natural neighbours: it stands below the lowest natural or above the highest."""
    rest = [*places[:at], *places[at + 1 :]]
    if not 0 < at < len(rest) or rest[at - 1] is None or rest[at] is None:
        return
    start = _start(rest)
    if start is not None and _inside(rest, start, None, top):
        known = [place for place in rest if place is not None]
        salas = (min(known) - 1, max(known) + 1)
        yield read._replace(salas=tuple(place for place in salas if 1 <= place <= top))


def _place(card: Card, end: int) -> int | None:
    """The place of a card that can only be natural."""
    if card[1] == "*" or card[0] == "2":
        return None
    return end if card[0] == "A" else PLACE[card[0]]


def _start(places: Sequence[int | None]) -> int | None:
    """The place of the first card, if all known ``places`` agree on it."""
    starts = {place - index for index, place in enumerate(places) if place is not None}
    return starts.pop() if len(starts) == 1 else None


def _inside(places: Sequence[int | None], start: int, salas: int | None, top: int) -> bool:
    """Whether every card but the Salas stands between the ends."""
    return all(1 <= start + index <= top for index in range(len(places)) if index != salas)
