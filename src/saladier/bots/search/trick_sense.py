"""The judgement of medium for hands of tricks, remembered suit by suit.

What a card costs now and what the cards kept cost later fall apart into sums over the suits, and each summand follows
from the cards of the suit one holds, those still out, and two numbers for all suits: how much the other suits still
hold (``stray``) and the dearest card out. So every summand is worked out once per suit and pair of card sets and then
looked up, which is what makes a playout by judgement affordable. Voids that were shown are left out of account.

Sets of cards of one suit are whole numbers here, bit ``height`` set for each card.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import add
from typing import NamedTuple, TypeAlias

from saladier.bots.search.trick_table import FOUR, HEIGHTS, prices_of
from saladier.bots.trick_reading import DUCKING
from saladier.bots.tricks import ALONE, DUMPS, FORCED, ON_LEAD, STEEPNESS, STRAY
from saladier.games.tricks import TrickContract

HELD = tuple(tuple(height for height in range(HEIGHTS) if cards >> height & 1) for cards in range(1 << HEIGHTS))
"""A set of cards of one suit -> their heights, lowest first."""
MOST_KEPT = 100_000
"""Entries per suit after which everything remembered is dropped."""


Way: TypeAlias = tuple[int, float, float, int, tuple[float, ...], float]
"""A card one may play, for all those of its suit that are as good: its place among those held; what being rid of it is
worth, and how much more for each point other suits hold; its price; its chance to win the trick against so many players
to come; its danger of winning late."""

Lead: TypeAlias = tuple[int, float, float, float, float]
"""A card to lead: its place among those held; its worth, how much more for each point other suits hold, how much less
for each point of the dearest card out; its danger of winning late."""

Pattern: TypeAlias = tuple[int, ...]
"""The cards of a suit that are not played yet, from the lowest: the price, negative less one where one holds it."""


class Suit(NamedTuple):
    """A suit one holds: the ways to play it; ``follows`` and ``dumps`` are what each player to come adds to the trick,
    the latter per point of the dearest card out; ``dangers`` is the danger of every card held."""

    ways: tuple[Way, ...]
    leads: tuple[Lead, ...]
    throws: tuple[Way, ...]
    follows: float
    dumps: float
    dangers: tuple[float, ...]


Known: TypeAlias = tuple[Suit, tuple[int, ...]]
"""A suit with the cards held, from the lowest."""


class TrickSense:
    """The judgement for one contract and number of players."""

    def __init__(self, contract: TrickContract, seats: int) -> None:
        self.tricks, self.last = contract.tricks, contract.last
        self.others = seats - 1
        prices = prices_of(contract)
        self.mean = self.tricks + (sum(prices) + self.last) * seats / len(prices)
        """Points that lie in a trick on average."""
        self.prices = tuple(prices[HEIGHTS * suit : HEIGHTS * suit + HEIGHTS] for suit in range(FOUR))
        self.priced = tuple(suit for suit in range(FOUR) if any(self.prices[suit]))
        self.dear = tuple(_over_sets(one, add) for one in self.prices)
        self.dearest = tuple(_over_sets(one, max) for one in self.prices)
        self.known: tuple[dict[int, Known], ...] = tuple({} for _ in range(FOUR))
        """Per suit: cards held, shifted by the heights, and cards out -> what is to be known."""
        self.patterns: dict[Pattern, Suit] = {}
        """The same for all suits, by how the cards held and those out follow one another."""

    def suit(self, suit: int, key: int) -> Known:
        """Look a suit up by its pattern, and remember it by its cards."""
        own, out, prices = key >> HEIGHTS, key & (1 << HEIGHTS) - 1, self.prices[suit]
        pattern, held = [], []
        for height in HELD[own | out]:
            if own >> height & 1:
                held.append(HEIGHTS * suit + height)
                pattern.append(-1 - prices[height])
            else:
                pattern.append(prices[height])
        shape = tuple(pattern)
        found = self.patterns.get(shape)
        if found is None:
            found = self.patterns[shape] = self._work_out(shape)
        if len(self.known[suit]) > MOST_KEPT:
            self.known[suit].clear()
        known = self.known[suit][key] = found, tuple(held)
        return known

    def _work_out(self, pattern: Pattern) -> Suit:
        others = self.others
        owned = [
            (-1 - price, index - turn)
            for turn, (index, price) in enumerate((index, price) for index, price in enumerate(pattern) if price < 0)
        ]
        """Price and number of cards out below it, of each card held."""
        count = len(pattern) - len(owned)
        dear = sum(price for price in pattern if price > 0)
        has = 1 - (1 - 1 / others) ** count
        cost, stray = self._cost(owned, count, dear)
        ways: list[Way] = []
        for place, (price, below) in enumerate(owned):
            if place and owned[place - 1] == (price, below):
                continue
            kept, kept_stray = self._cost(owned[:place] + owned[place + 1 :], count, dear)
            beaten = has * ((count - below) / count) ** DUCKING if count else 0.0
            wins = tuple((1 - beaten) ** later for later in range(others + 1))
            ways.append((place, cost - kept, stray - kept_stray, price, wins, below / count if count else ALONE))
        follows = has * dear / max(1, count)
        dumps = (1 - has) * DUMPS
        leads: list[Lead] = []
        for place, gain, more, price, wins, danger in ways:
            now = wins[others] * (self.tricks + price + others * follows)
            leads.append((place, gain - now, more, wins[others] * others * dumps, danger))
        throws = ways
        if not self.last:
            leads = [one for one in leads if not any(_better_lead(two, one) for two in leads)]
            throws = [one for one in ways if not any(_better_throw(two, one) for two in ways)]
        dangers = tuple(below / count if count else ALONE for _price, below in owned)
        return Suit(tuple(ways), tuple(leads), tuple(throws), follows, dumps, dangers)

    def _cost(self, owned: Sequence[tuple[int, int]], count: int, dear: int) -> tuple[float, float]:
        """What medium thinks these cards of a suit will cost, and how much more for each point elsewhere."""
        others = self.others
        pot = self.tricks + dear / max(1.0, count / others)
        cost = stray = 0.0
        for turn, (price, lower) in enumerate(owned):
            below = lower / count if count else ON_LEAD
            follow = min(others, max(0, count - others * turn))
            danger = ON_LEAD * below if count else ON_LEAD
            if follow:
                danger = max(danger, FORCED * follow / others * below ** (STEEPNESS * follow))
            cost += danger * (pot + price)
            stray += STRAY * danger
        return cost, stray


def _better_lead(one: Lead, other: Lead) -> bool:
    """Whether ``one`` is never worse, and of equals the lower."""
    if one[1] < other[1] or one[2] < other[2] or one[3] > other[3]:
        return False
    return one[1:4] != other[1:4] or one[0] < other[0]


def _better_throw(one: Way, other: Way) -> bool:
    """Whether ``one`` is never worse, and of equals the lower."""
    if one[1] < other[1] or one[2] < other[2]:
        return False
    return one[1:3] != other[1:3] or one[0] < other[0]


def _over_sets(prices: Sequence[int], join: Callable[[int, int], int]) -> list[int]:
    """For every set of cards of a suit, their prices joined."""
    found = [0]
    for price in prices:
        found += [join(one, price) for one in found]
    return found


@cache
def sense_of(contract: TrickContract, seats: int) -> TrickSense:
    """The one judgement for a contract, kept with all it remembers."""
    return TrickSense(contract, seats)
