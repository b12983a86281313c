"""A card is its face, two characters: rank and suit ("TH"), a joker "J*", a Salas "S*", or "??" for a hidden card.

Copies of one face are interchangeable, so a card needs no identity beyond its text: it is a plain ``str``, which
is also the fastest thing to compare, count and put into a record.
"""

from collections.abc import Iterable
from typing import TypeAlias

from saladier.cards.errors import BadInput

Card: TypeAlias = str
"""Two characters; ``card[0]`` is the rank, ``card[1]`` the suit."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
JOKER = "J*"
SALAS = "S*"
HIDDEN = "??"

FACES = frozenset(rank + suit for rank in RANKS for suit in SUITS)
CARDS = FACES | {JOKER, SALAS}


def read_card(text: str) -> Card:
    """The card written as ``text``, hidden ones too; raises `BadInput` naming the text when there is no such card."""
    if text not in CARDS and text != HIDDEN:
        raise BadInput("there is no card {card}", card=repr(text))
    return text


def read_cards(text: object) -> list[Card]:
    """A list of cards from one string, separated by single spaces ("" is the empty list)."""
    if not isinstance(text, str):
        raise BadInput("cards are written as one string, not as {type}", type=type(text).__name__)
    if not text:
        return []
    return [read_card(word) for word in text.split(" ")]


def write_cards(cards: Iterable[Card]) -> str:
    """The inverse of `read_cards`."""
    return " ".join(cards)
