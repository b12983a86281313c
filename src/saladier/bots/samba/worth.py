"""What melds are worth while the hand goes on: their bonus, weighed with the chance that they are completed."""

from math import exp

from saladier.bots.samba.sight import Sight
from saladier.cards import Card
from saladier.games.samba.cards import HEIGHT, NATURAL_RANKS, VALUE
from saladier.games.samba.melds import COMPLETE, MIXED, NATURAL, SAMBA, Group, Meld, Sequence

STARTS = len(NATURAL_RANKS) - COMPLETE + 1
"""How many sambas there are in a suit."""

GOAL = 120
"""What each of the first two complete melds is worth on top: the right to go out, and red threes that count.
"""


def meld_worth(sight: Sight, meld: Meld) -> float:
    """Points the bonus of a meld on the table of the side is worth now."""
    if isinstance(meld, Sequence):
        return run_worth(sight, meld.suit, meld.low, meld.high)
    return group_worth(sight, meld)


def run_worth(sight: Sight, suit: str, low: int, high: int) -> float:
    """A sequence from height ``low`` to ``high``: the best samba it can become."""
    return max(
        _samba_chance(sight, suit, start, low, high) for start in range(max(0, high - 6), min(low, STARTS - 1) + 1)
    ) * (SAMBA + GOAL)


def _samba_chance(sight: Sight, suit: str, start: int, low: int, high: int) -> float:
    chance = 1.0
    for height in range(start, start + COMPLETE):
        if not low <= height <= high:
            chance *= sight.chance[NATURAL_RANKS[height] + suit]
    return chance


def group_worth(sight: Sight, group: Group) -> float:
    """A group: a natural canasta if it can be one, else a mixed one."""
    if len(group.cards) >= COMPLETE:
        return group.bonus + GOAL
    if group.rank not in HEIGHT:
        return 0
    coming = sight.coming(group.rank)
    need = COMPLETE - len(group.cards)
    wilds = min(2 - group.wilds, 2)
    natural = at_least(coming, need)
    mixed = at_least(coming, max(0, need - wilds)) * 0.8
    bonus = MIXED if group.wilds else NATURAL
    return natural * (bonus + GOAL) + max(0.0, mixed - natural) * (MIXED + GOAL)


def at_least(expected: float, need: int) -> float:
    """The chance that ``need`` or more come when so many are expected."""
    if need <= 0:
        return 1.0
    term = exp(-expected)
    missed = term
    for count in range(1, need):
        term *= expected / count
        missed += term
    return max(0.0, 1 - missed)


def wild_worth(sight: Sight, card: Card) -> float:
    """What a wild card is worth in hand: it completes a canasta later, unless the hand ends before."""
    return (35 + 0.5 * VALUE[card]) * (1 - 0.6 * sight.hurry())
