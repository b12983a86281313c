"""A meld under consideration, and the common measure of its price."""

from dataclasses import dataclass

from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import Stakes
from saladier.bots.samba.worth import group_worth, run_worth, wild_worth
from saladier.cards import Card
from saladier.games.samba.cards import HEIGHT, WILDS, points
from saladier.games.samba.melds import COMPLETE, Group

SHOWN = 0.35
"""How much of a new meld's worth comes from being on the table, where partners can add to it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One move: ``cards`` leave the hand for ``gain``; ``done`` complete melds are then on the table."""

    gain: float
    move: str
    cards: tuple[Card, ...]
    done: int


def laid_points(sight: Sight, cards: tuple[Card, ...]) -> float:
    """Card points brought to safety; they count little while there is time."""
    return points(cards) * (0.3 + 0.7 * sight.hurry())


def new_group(sight: Sight, stakes: Stakes, naturals: list[Card], wilds: list[Card]) -> Plan:
    """These cards as a group of their own."""
    cards = (*naturals, *wilds)
    group = Group(naturals[0][0], cards, len(wilds))
    full = len(cards) >= COMPLETE
    gain = group_worth(sight, group) * (1 if full else SHOWN) + laid_points(sight, cards)
    gain -= sum(stakes.run(card) for card in naturals) + sum(wild_worth(sight, card) for card in wilds)
    return Plan(gain, f"lay {' '.join(cards)}", cards, sight.done + full)


def new_run(sight: Sight, stakes: Stakes, cards: tuple[Card, ...]) -> Plan:
    """These cards, low to high, as a sequence of their own."""
    low = HEIGHT[cards[0][0]]
    full = len(cards) == COMPLETE
    worth = run_worth(sight, cards[0][1], low, low + len(cards) - 1)
    gain = worth * (1 if full else SHOWN) + laid_points(sight, cards)
    gain -= sum(stakes.group(card[0]) for card in cards)
    return Plan(gain, f"lay {' '.join(cards)}", cards, sight.done + full)


def price(sight: Sight, stakes: Stakes, cards: tuple[Card, ...]) -> float:
    """What cards put on a group are missed for elsewhere."""
    return sum(wild_worth(sight, card) if card in WILDS else stakes.run(card) for card in cards)
