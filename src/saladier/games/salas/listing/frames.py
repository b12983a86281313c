"""Frames: naturals of one suit that stand close enough together to become a run with a wild card or a Salas."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from saladier.cards import JOKER, SALAS, Card
from saladier.games.salas.cards import points
from saladier.games.salas.listing.hand import Row, rows
from saladier.games.salas.runs import LONGEST, SHORTEST

Cards: TypeAlias = tuple[Card, ...]


class Frame(NamedTuple):
    """Naturals with their ``places``, low to high, and whether a wild card and a Salas go with them."""

    cards: Cards
    places: tuple[int, ...]
    wild: bool
    salas: bool

    @property
    def size(self) -> int:
        """Number of cards of the run."""
        return len(self.cards) + self.wild + self.salas

    def run(self, wild: Card, top: int) -> Cards:
        """The run written low to high: the ``wild`` card, then the Salas, in the gaps, then at the ends."""
        low, high = self.places[0], self.places[-1]
        empty = [place for place in range(low, high) if place not in self.places]
        helpers = [*([wild] if self.wild else []), *([SALAS] if self.salas else [])]
        ends = [*range(high + 1, top + 1), *range(low - 1, 0, -1)]
        standing = dict(zip(self.places, self.cards, strict=True))
        standing |= zip([*empty, *ends], helpers, strict=False)
        return tuple([standing[place] for place in sorted(standing)])


def frames(row: Row, wild: bool, salas: bool, lowest: int = 1) -> Iterator[Frame]:
    """Every frame of a row whose lowest natural stands at ``lowest`` or above, with each choice of the helpers
    there are."""
    places = [place for place in row if place >= lowest]
    helpers = [(w, s) for w in ((False, True) if wild else (False,)) for s in ((False, True) if salas else (False,))]
    for start, low in enumerate(places):
        for end in range(start, len(places)):
            standing = tuple(places[start : end + 1])
            length = places[end] - low + 1
            missing = length - len(standing)
            if length > LONGEST or missing > 2:
                break
            for w, s in helpers:
                if missing <= w + s and SHORTEST <= len(standing) + w + s <= LONGEST:
                    yield Frame(tuple([row[place] for place in standing]), standing, w, s)


def candidates(cards: Sequence[Card], top: int) -> list[Cards]:
    """Every run the cards can form, the dearest first: with the same naturals one for each wild face that
    matters."""
    counts = Counter(cards)
    wilds = [JOKER] if counts[JOKER] else sorted(card for card in counts if card[0] == "2")
    found: dict[Cards, Cards] = {}
    for row in rows(counts, top).values():
        for frame in frames(row, bool(wilds), counts[SALAS] > 0):
            for wild in wilds if frame.wild else [""]:
                if not wild or counts[wild] > frame.cards.count(wild):
                    run = frame.run(wild, top)
                    found.setdefault(tuple(sorted(run)), run)
    return sorted(found.values(), key=points, reverse=True)
