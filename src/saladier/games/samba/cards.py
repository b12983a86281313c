"""The cards of Samba: the pack of 162, what a card is worth, and which cards are wild (2.1 to 2.4)."""

from collections.abc import Iterable

from saladier.cards import JOKER, Card, french_pack

PACK: tuple[Card, ...] = (*french_pack() * 3, *[JOKER] * 6)

NATURAL_RANKS = "456789TJQKA"
"""Ranks of natural cards in the order of a sequence, which never goes round the corner."""

HEIGHT = {rank: height for height, rank in enumerate(NATURAL_RANKS)}
"""Natural rank -> its place in a sequence, four = 0 to ace = 10."""

WILDS = frozenset({"2C", "2D", "2H", "2S", JOKER})
RED_THREES = frozenset({"3D", "3H"})
BLACK_THREES = frozenset({"3C", "3S"})
THREES = RED_THREES | BLACK_THREES

_BY_RANK = dict.fromkeys("4567", 5) | dict.fromkeys("89TJQK", 10) | {"A": 20, "2": 20, "J*": 50, "3": 5}

VALUE: dict[Card, int] = {
    card: 0 if card in RED_THREES else _BY_RANK.get(card, _BY_RANK[card[0]]) for card in dict.fromkeys(PACK)
}
"""Card -> points in a meld, in the count for the opening, and against a hand (2.2)."""


def is_natural(card: Card) -> bool:
    """Whether the card is a four to an ace."""
    return card[0] in HEIGHT and card != JOKER


def points(cards: Iterable[Card]) -> int:
    """What the cards are worth together."""
    return sum(VALUE[card] for card in cards)
