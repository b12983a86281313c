"""Melds and additions worth thinking about once the side has opened."""

from collections.abc import Iterator

from saladier.bots.samba.plan import Plan, laid_points, new_group, new_run, price
from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import Stakes
from saladier.bots.samba.worth import group_worth, meld_worth, run_worth
from saladier.cards import SUITS, Card
from saladier.games.samba.cards import HEIGHT, NATURAL_RANKS, VALUE
from saladier.games.samba.forms import joined_sequences_fault, merged_groups_fault, shape_fault
from saladier.games.samba.melds import COMPLETE, SHORTEST, Group, Sequence, extended, joined
from saladier.games.samba.rules import MOST_WILDS


def meldings(sight: Sight, stakes: Stakes) -> Iterator[Plan]:
    """Every sensible step of the meld phase for a side that has opened."""
    for number, meld in enumerate(sight.melds):
        if isinstance(meld, Sequence):
            yield from _longer(sight, stakes, number, meld)
        elif meld.rank in HEIGHT:
            yield from _larger(sight, stakes, number, meld)
    yield from _groups(sight, stakes)
    yield from (new_run(sight, stakes, cards) for cards in runs(sight))
    yield from _mergers(sight)


def runs(sight: Sight) -> Iterator[tuple[Card, ...]]:
    """The longest sequences in hand, every part of seven where there are more cards."""
    for suit in SUITS:
        start = 0
        while start < len(NATURAL_RANKS):
            end = start
            while end < len(NATURAL_RANKS) and NATURAL_RANKS[end] + suit in sight.held:
                end += 1
            if end - start >= SHORTEST:
                for low in range(start, max(start, end - COMPLETE) + 1):
                    ranks = NATURAL_RANKS[low : min(end, low + COMPLETE)]
                    yield tuple(rank + suit for rank in ranks)
            start = end + 1


def spare_first(stakes: Stakes, cards: list[Card]) -> list[Card]:
    """Naturals of one rank, those that sequences miss least before the others."""
    return sorted(cards, key=stakes.run)


def cheap_first(sight: Sight) -> list[Card]:
    """The wild cards in hand, twos before jokers."""
    return sorted(sight.wilds, key=VALUE.__getitem__)


def _longer(sight: Sight, stakes: Stakes, number: int, run: Sequence) -> Iterator[Plan]:
    if run.closed:
        return
    before = run_worth(sight, run.suit, run.low, run.high)
    low, high = run.low, run.high
    while low > 0 and NATURAL_RANKS[low - 1] + run.suit in sight.held:
        low -= 1
    while high + 1 < len(NATURAL_RANKS) and NATURAL_RANKS[high + 1] + run.suit in sight.held:
        high += 1
    for first in range(low, run.low + 1):
        for last in range(run.high, min(high, first + COMPLETE - 1) + 1):
            heights = [*range(first, run.low), *range(run.high + 1, last + 1)]
            if heights:
                cards = tuple(NATURAL_RANKS[height] + run.suit for height in heights)
                gain = run_worth(sight, run.suit, first, last) - before + laid_points(sight, cards)
                gain -= sum(stakes.group(card[0]) for card in cards)
                done = sight.done + (last - first + 1 == COMPLETE)
                yield Plan(gain, f"add {' '.join(cards)} > {number}", cards, done)


def _larger(sight: Sight, stakes: Stakes, number: int, group: Group) -> Iterator[Plan]:
    before = group_worth(sight, group)
    size = len(group.cards)
    naturals, wilds = spare_first(stakes, sight.ranks[group.rank]), cheap_first(sight)
    for plain in range(len(naturals) + 1):
        for wild in range(min(MOST_WILDS - group.wilds, len(wilds)) + 1):
            fault = shape_fault(sight.rules, group.naturals + plain, group.wilds + wild, size >= COMPLETE and wild > 0)
            if plain + wild and fault is None and (not wild or size + plain + wild >= COMPLETE):
                cards = (*naturals[:plain], *wilds[:wild])
                after = extended(group, cards)
                gain = meld_worth(sight, after) - before + laid_points(sight, cards) - price(sight, stakes, cards)
                yield Plan(gain, f"add {' '.join(cards)} > {number}", cards, _done(sight, size, len(cards)))


def _groups(sight: Sight, stakes: Stakes) -> Iterator[Plan]:
    wilds = cheap_first(sight)
    for cards in sight.ranks.values():
        naturals = spare_first(stakes, cards)
        for plain in range(2, len(naturals) + 1):
            for wild in range(min(MOST_WILDS, len(wilds)) + 1):
                if plain + wild >= SHORTEST and shape_fault(sight.rules, plain, wild) is None:
                    yield new_group(sight, stakes, naturals[:plain], wilds[:wild])


def _mergers(sight: Sight) -> Iterator[Plan]:
    for one, first in enumerate(sight.melds):
        for other in range(one + 1, len(sight.melds)):
            second = sight.melds[other]
            if isinstance(first, Group) and isinstance(second, Group):
                allowed = merged_groups_fault(sight.rules, first, second) is None
            elif isinstance(first, Sequence) and isinstance(second, Sequence):
                allowed = joined_sequences_fault(sight.rules, first, second, ()) is None
            else:
                continue
            if allowed:
                gain = meld_worth(sight, joined(first, second)) - meld_worth(sight, first) - meld_worth(sight, second)
                lost = (len(first.cards) >= COMPLETE) + (len(second.cards) >= COMPLETE)
                full = len(first.cards) + len(second.cards) >= COMPLETE
                yield Plan(gain, f"merge {one} {other}", (), sight.done + full - lost)


def _done(sight: Sight, size: int, more: int) -> int:
    return sight.done + (size < COMPLETE <= size + more)
