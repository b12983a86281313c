"""Dealing a whole pack out, and dealing the cards one cannot see so that they fit what was shown."""

from collections.abc import Sequence
from random import Random

from saladier.cards import RANKS, SUITS, Card
from saladier.games.fitting import imagined_hands
from saladier.games.tricks.round import TrickRound

SUIT_CARDS = {suit: frozenset(rank + suit for rank in RANKS) for suit in SUITS}


def deal_all(pack: Sequence[Card], players: int, dealer: int) -> list[list[Card]]:
    """Hands dealt one card at a time from the seat after the dealer until the pack runs out."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    for index, card in enumerate(pack):
        hands[(dealer + 1 + index) % players].append(card)
    return hands


def voids(round_: TrickRound) -> list[set[str]]:
    """Per seat the suits it has shown to be out of, from the tricks played in this round."""
    shown: list[set[str]] = [set() for _ in round_.hands]
    for leader, trick in [*round_.history, (round_.leader, tuple(round_.trick))]:
        for index, card in enumerate(trick):
            if card[1] != trick[0][1]:
                shown[(leader + index) % len(shown)].add(trick[0][1])
    return shown


def imagine_hands(round_: TrickRound, pack: Sequence[Card], random: Random) -> list[list[Card]]:
    """Hands for a masked round: known ones kept, the rest dealt out of the unseen cards without breaking a
    void."""
    barred = [frozenset[Card]().union(*(SUIT_CARDS[suit] for suit in shown)) for shown in voids(round_)]
    return imagined_hands(round_, pack, barred, random)
