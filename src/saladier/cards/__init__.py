"""Cards, packs and how they are written. Nothing here knows a game."""

from saladier.cards.errors import BadInput
from saladier.cards.faces import (
    HIDDEN,
    JOKER,
    RANKS,
    SALAS,
    SUITS,
    Card,
    read_card,
    read_cards,
    write_cards,
)
from saladier.cards.packs import excess, french_pack, shuffled

__all__ = [
    "HIDDEN",
    "JOKER",
    "RANKS",
    "SALAS",
    "SUITS",
    "BadInput",
    "Card",
    "excess",
    "french_pack",
    "read_card",
    "read_cards",
    "shuffled",
    "write_cards",
]
