"""Packs: which cards there are, in what number, and in what order they lie."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from saladier.cards.faces import RANKS, SUITS, Card


def french_pack(ranks: str = RANKS, without: Iterable[Card] = ()) -> list[Card]:
    """One pack of four suits, rank by rank from the lowest (index 0), ``without`` the cards named."""
    gone = set(without)
    return [rank + suit for rank in ranks for suit in SUITS if rank + suit not in gone]


def shuffled(pack: Iterable[Card], random: Random) -> list[Card]:
    """The same cards in random order; the pack given stays as it is."""
    cards = list(pack)
    random.shuffle(cards)
    return cards


def excess(cards: Iterable[Card], pack: Iterable[Card]) -> list[Card]:
    """Cards that occur in ``cards`` more often than in ``pack``, each named once, in reading order."""
    over = Counter(cards)
    over.subtract(Counter(pack))
    return [card for card, number in over.items() if number > 0]
