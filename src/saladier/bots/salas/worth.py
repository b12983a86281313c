"""What runs are worth while the hand goes on: their bonus, weighed with the chance that they grow to it."""

from collections.abc import Mapping

from saladier.bots.salas.sight import Sight
from saladier.games.salas.runs import LONGEST, SEVEN, Run

FIRST_SEVEN = 170.0
"""What the first seven is worth on top: the pack and its cards."""
FIRST_CLEAN = 90.0
"""What the first clean one is worth on top: the right to end the hand."""


class Prices:
    """Bonuses as they count for one side now: by trump, and by what it still lacks."""

    def __init__(self, sight: Sight, trump: str | None) -> None:
        self.sight = sight
        self.trump = trump
        self.seven = 0.0 if any(run.seven for run in sight.own) else FIRST_SEVEN
        self.clean = 0.0 if any(run.clean_seven for run in sight.own) else FIRST_CLEAN
        if sight.rules.pack_clean and sight.pack_there:
            self.seven, self.clean = 0.0, self.seven + self.clean
        self.wild = min(0.9, 0.45 * sight.wilds_to_come + 0.6 * len(sight.holding.wilds))

    def clean_seven(self, suit: str) -> float:
        """A clean run of seven."""
        return (600.0 if suit == self.trump else 200.0) + self.seven + self.clean

    def dirty_seven(self, suit: str) -> float:
        """A run of seven with a wild card."""
        return (300.0 if suit == self.trump else 100.0) + self.seven

    def of(self, run: Run, used: Mapping[int, int]) -> float:
        """A run on the table: its bonus and what it may still become. ``used`` counts by place the cards of
        the suit that leave the hand with the move in question."""
        fixed = set(run.firm)
        if run.seven:
            return self._long(run, fixed, used)
        return self.hope(run.suit, fixed, run.clean, used)

    def _long(self, run: Run, fixed: set[int], used: Mapping[int, int]) -> float:
        bonus = run.bonus(self.sight.rules, self.trump) + self.seven + (self.clean if run.clean else 0.0)
        if len(run.cards) == LONGEST or not run.clean:
            return bonus
        gain = 400.0 if run.suit == self.trump else 300.0
        best = 0.0
        for start in (1, 2):
            places = range(start, start + LONGEST)
            if places[-1] <= self.sight.rules.top and fixed.issubset(places):
                best = max(best, self._product(run.suit, [place for place in places if place not in fixed], used))
        return bonus + gain * best

    def hope(self, suit: str, fixed: set[int], clean: bool, used: Mapping[int, int]) -> float:
        """The best seven that cards at the places ``fixed`` can become; ``clean`` says that none is wild."""
        low, high = min(fixed), max(fixed)
        best = 0.0
        for start in range(max(1, high - SEVEN + 1), min(low, self.sight.rules.top - SEVEN + 1) + 1):
            missing = [place for place in range(start, start + SEVEN) if place not in fixed]
            chances = sorted(self._chance(suit, place, used) for place in missing)
            without_worst = _product(chances[1:])
            if clean:
                whole = without_worst * (chances[0] if chances else 1.0)
                dirty = max(whole, without_worst * self.wild)
                value = whole * self.clean_seven(suit) + (dirty - whole) * self.dirty_seven(suit)
            else:
                value = without_worst * self.dirty_seven(suit)
            best = max(best, value)
        return best

    def _product(self, suit: str, places: list[int], used: Mapping[int, int]) -> float:
        return _product([self._chance(suit, place, used) for place in places])

    def _chance(self, suit: str, place: int, used: Mapping[int, int]) -> float:
        """Whether the card of a place comes: it is at hand, or may still be."""
        card = self.sight.holding.rows[suit].get(place)
        if card is not None and self.sight.counts[card] > used.get(place, 0):
            return 1.0
        return self.sight.chance[suit][place - 1]


def _product(chances: list[float]) -> float:
    total = 1.0
    for chance in chances:
        total *= chance
    return total
