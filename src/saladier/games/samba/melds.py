"""Melds on the table: groups of one rank and sequences of one suit. Immutable, so rounds share them."""

from collections.abc import Sequence as Cards
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from saladier.cards import Card
from saladier.games.samba.cards import HEIGHT, WILDS

SHORTEST, COMPLETE = 3, 7
SAMBA, NATURAL, MIXED = 1500, 500, 300
"""Bonuses of complete melds (13.2)."""


class Group(NamedTuple):
    """Cards of one rank and up to two wild ones; complete from seven cards on, when it is a canasta (7.1)."""

    rank: str
    cards: tuple[Card, ...]
    wilds: int

    @property
    def naturals(self) -> int:
        """Number of cards that are not wild."""
        return len(self.cards) - self.wilds

    @property
    def bonus(self) -> int:
        """Bonus for a canasta, 0 before it is one."""
        if len(self.cards) < COMPLETE:
            return 0
        return MIXED if self.wilds else NATURAL


class Sequence(NamedTuple):
    """Three to seven neighbours of one suit, low to high; seven are a samba, which is closed (7.2)."""

    suit: str
    cards: tuple[Card, ...]
    low: int
    """Height of the lowest card, four = 0."""

    @property
    def high(self) -> int:
        """Height of the highest card."""
        return self.low + len(self.cards) - 1

    @property
    def closed(self) -> bool:
        """Whether it is a samba."""
        return len(self.cards) == COMPLETE

    @property
    def bonus(self) -> int:
        """Bonus for a samba, 0 before it is one."""
        return SAMBA if self.closed else 0

    def continued_by(self, card: Card) -> bool:
        """Whether this one card fits an end of a sequence that is still open (9.8)."""
        return not self.closed and card[1] == self.suit and HEIGHT.get(card[0]) in (self.low - 1, self.high + 1)


Meld: TypeAlias = Group | Sequence


def reads_as_group(cards: Cards[Card]) -> bool:
    """Whether cards laid together are meant as a group rather than a sequence."""
    plain = [card for card in cards if card not in WILDS]
    ranks = {card[0] for card in plain}
    if len(ranks) <= 1:
        return True
    return len({card[1] for card in plain}) > 1 and len(ranks) < len(plain)


def group_of(cards: Cards[Card]) -> Group:
    """The group that legal cards form."""
    plain = [card for card in cards if card not in WILDS]
    return Group(plain[0][0], tuple(cards), len(cards) - len(plain))


def sequence_of(cards: Cards[Card]) -> Sequence:
    """The sequence that legal cards form, in whatever order they are given."""
    run = sorted(cards, key=_height)
    return Sequence(run[0][1], tuple(run), HEIGHT[run[0][0]])


def meld_of(cards: Cards[Card]) -> Meld:
    """The meld that legal cards form."""
    return group_of(cards) if reads_as_group(cards) else sequence_of(cards)


def joined(one: Meld, other: Meld, link: Cards[Card] = ()) -> Meld:
    """Two melds of one kind made into one, with the linking card between two sequences if there is one."""
    cards = (*one.cards, *link, *other.cards)
    return group_of(cards) if isinstance(one, Group) else sequence_of(cards)


def extended(meld: Meld, cards: Cards[Card]) -> Meld:
    """The meld with further legal cards."""
    if isinstance(meld, Group):
        return Group(meld.rank, (*meld.cards, *cards), meld.wilds + sum(card in WILDS for card in cards))
    return sequence_of((*meld.cards, *cards))


def complete(melds: Cards[Meld]) -> int:
    """How many canastas and sambas there are (10.4)."""
    return sum(len(meld.cards) >= COMPLETE for meld in melds)


def consecutive(cards: Cards[Card]) -> bool:
    """Whether natural cards follow each other without a gap or a rank twice."""
    heights = sorted(map(_height, cards))
    return all(after - before == 1 for before, after in pairwise(heights))


def _height(card: Card) -> int:
    return HEIGHT[card[0]]
