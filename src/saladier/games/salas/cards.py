"""The cards of Salas: packs, places in a run and values (1, 10)."""

from collections.abc import Iterable
from functools import cache

from saladier.cards import JOKER, SALAS, SUITS, Card, french_pack

LOW_ACE, TWO, KING, HIGH_ACE = 1, 2, 13, 14
"""Places in a run: an ace stands at either end, every other rank has one place (1.4)."""

RANK_AT = "-A23456789TJQKA"
"""Place -> rank."""

PLACE = {rank: RANK_AT.index(rank) for rank in RANK_AT[1:]}
"""Rank -> place, the ace low."""

_BY_RANK = {"A": 15, **dict.fromkeys("KQJT982", 10), **dict.fromkeys("76543", 5)}

VALUE: dict[Card, int] = {
    **{rank + suit: value for rank, value in _BY_RANK.items() for suit in SUITS},
    JOKER: 20,
    SALAS: 0,
}
"""Card -> points in a run, in the count for opening, and against a hand; the Salas is counted apart (10)."""


def natural(suit: str, place: int) -> Card:
    """The card that belongs at ``place`` of a run in ``suit``."""
    return RANK_AT[place] + suit


def is_wild(card: Card) -> bool:
    """Whether the card may serve as any other: a joker or a two."""
    return card[0] == "2" or card == JOKER


def points(cards: Iterable[Card]) -> int:
    """What the cards are worth together."""
    return sum([VALUE[card] for card in cards])


def decks(players: int) -> int:
    """How many decks are in play (1.2)."""
    return 3 if players == 6 else 2


@cache
def pack(players: int, jokers: int) -> tuple[Card, ...]:
    """Every card, the middle Salas last; ``jokers`` per deck."""
    return tuple([*french_pack(), *[JOKER] * jokers, SALAS] * decks(players))
