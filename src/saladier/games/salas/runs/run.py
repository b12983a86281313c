"""A run on the table. Immutable, so rounds share them."""

from typing import NamedTuple

from saladier.cards import SALAS, Card
from saladier.games.salas.cards import natural, points
from saladier.games.salas.rules import Rules

SHORTEST, SEVEN, LONGEST = 3, 7, 13


class Run(NamedTuple):
    """Three to thirteen neighbours of one suit, low to high, as they stand in the reading with the fewest wild
    cards (4.5).

    ``places`` (1 to 14) go with ``cards``. ``salas`` are the places the Salas may stand for: none without
    one, one once it is fixed, two while it is open (4.9); an open one is written between two neighbours where
    that can be, and its entry in ``places`` is the first of the two. ``wild`` is the place of the wild card,
    ``None`` in a clean run.
    """

    suit: str
    cards: tuple[Card, ...]
    places: tuple[int, ...]
    salas: tuple[int, ...] = ()
    wild: int | None = None

    @property
    def clean(self) -> bool:
        """Whether it holds no wild card; the Salas is none."""
        return self.wild is None

    @property
    def seven(self) -> bool:
        """Whether it is long enough for a bonus and for the pack (7.2)."""
        return len(self.cards) >= SEVEN

    @property
    def clean_seven(self) -> bool:
        """Whether it allows the final close (7.5)."""
        return len(self.cards) >= SEVEN and self.wild is None

    @property
    def open(self) -> bool:
        """Whether its Salas still stands for either of two places (4.9)."""
        return len(self.salas) > 1

    @property
    def firm(self) -> tuple[int, ...]:
        """The places that are taken for good, low to high: by naturals and by a fixed Salas."""
        loose = (SALAS,) if self.open else ()
        return tuple(
            place
            for card, place in zip(self.cards, self.places, strict=True)
            if place != self.wild and card not in loose
        )

    @property
    def floating(self) -> bool:
        """Whether its wild card stands at an end and may still go elsewhere (4.6)."""
        return self.wild is not None and self.wild in (min(self.places), max(self.places))

    @property
    def swaps(self) -> tuple[Card, ...]:
        """The cards that would take the place of its Salas (5.5)."""
        return tuple(natural(self.suit, place) for place in self.salas)

    @property
    def points(self) -> int:
        """What its cards are worth."""
        return points(self.cards)

    def bonus(self, rules: Rules, trump: str | None) -> int:
        """What it earns on top of its cards (10)."""
        length = len(self.cards)
        if length < SEVEN:
            return 0
        return bonus_of(rules, length == LONGEST, self.wild is None, self.suit == trump)


def bonus_of(rules: Rules, thirteen: bool, clean: bool, trump: bool) -> int:
    """What a run of seven to twelve cards, or a thirteen, earns on top of its cards (10)."""
    if thirteen:
        if clean:
            return 1000 if trump else 500
        return rules.dirty_thirteen if trump else 200
    if clean:
        return 600 if trump else 200
    return 300 if trump else 100
