"""Medium, quick: whoever has a choice in an imagined hand of tricks makes it by the remembered judgement."""

from collections.abc import Sequence
from itertools import accumulate
from operator import mul, sub
from typing import TYPE_CHECKING

from saladier.bots.search.trick_sense import Known, TrickSense
from saladier.bots.search.trick_table import FOUR, HEIGHTS, Hand
from saladier.bots.tricks import FOLLOWS, LATE

if TYPE_CHECKING:
    from saladier.bots.search.trick_belief import Decision

WEIGHTS = tuple(LATE**place for place in range(HEIGHTS + 5))
"""In the count for the last trick: how much each next safest card matters."""
SUMS = tuple(sum(WEIGHTS[:number]) for number in range(HEIGHTS + 6))
BIT = tuple(1 << number % HEIGHTS for number in range(FOUR * HEIGHTS))
NOTHING = (0,) * FOUR
SUIT = tuple(number // HEIGHTS for number in range(FOUR * HEIGHTS))


class QuickPlayer:
    """Decides for every seat of one imagined hand. ``own`` are the cards per seat and suit, ``rest`` those that are
    not played yet per suit, both as sets (`trick_sense`)."""

    __slots__ = ("dear", "dearest", "known", "last", "own", "priced", "rest", "sense")

    def __init__(self, sense: TrickSense, hands: list[Hand]) -> None:
        self.sense = sense
        self.known, self.priced, self.last = sense.known, sense.priced, sense.last
        self.dear, self.dearest = sense.dear, sense.dearest
        self.own = [sum([BIT[card] for card in held]) for hand in hands for held in hand]
        self.rest = [sum(self.own[suit::FOUR]) for suit in range(FOUR)]

    def gone(self, seat: int, card: int) -> None:
        suit, bit = SUIT[card], BIT[card]
        self.own[FOUR * seat + suit] ^= bit
        self.rest[suit] ^= bit

    def held(self, base: int) -> list[Known]:
        """What is to be known of each suit a seat holds."""
        found = []
        own, rest = self.own, self.rest
        for suit in range(FOUR):
            held = own[base + suit]
            if held:
                key = held << HEIGHTS | rest[suit] ^ held
                found.append(self.known[suit].get(key) or self.sense.suit(suit, key))
        return found

    def lead(self, seat: int, left: int) -> int:
        suits = self.held(FOUR * seat)
        dear, dears, dearest = self.elsewhere(FOUR * seat)
        relief = self.relief(suits) if self.last else None
        best, worth = -1, -1e9
        for found, held in suits:
            stray = (dear - dears[SUIT[held[0]]]) / left
            for place, gain, more, dumped, danger in found.leads:
                value = gain + more * stray - dumped * dearest
                if relief:
                    value += relief[danger]
                if value > worth:
                    best, worth = held[place], value
        return best

    def throw(self, seat: int, left: int) -> int:
        suits = self.held(FOUR * seat)
        dear, dears, _ = self.elsewhere(FOUR * seat)
        relief = self.relief(suits) if self.last else None
        best, worth = -1, -1e9
        for found, held in suits:
            stray = (dear - dears[SUIT[held[0]]]) / left
            for place, gain, more, _price, _wins, danger in found.throws:
                value = gain + more * stray
                if relief:
                    value += relief[danger]
                if value > worth:
                    best, worth = held[place], value
        return best

    def follow(self, seat: int, suit: int, best: int, pot: int, later: int, left: int) -> int:
        base = FOUR * seat
        own = self.own[base + suit]
        key = own << HEIGHTS | self.rest[suit] ^ own
        found, held = self.known[suit].get(key) or self.sense.suit(suit, key)
        ways = found.ways
        if len(ways) == 1:
            return held[0]
        dear, dears, dearest = self.elsewhere(base)
        relief = self.relief(self.held(base)) if self.last else None
        stray = (dear - dears[suit]) / left
        lies = pot + self.sense.tricks + later * (found.follows + found.dumps * dearest)
        chosen, worth = -1, -1e9
        for place, gain, more, price, wins, danger in ways:
            value = gain + more * stray
            if held[place] > best:
                value -= wins[later] * (lies + price)
            if relief:
                value += relief[danger]
            if value > worth:
                chosen, worth = held[place], value
        return chosen

    def regret(self, seat: int, played: "Decision") -> float:
        """How much better than the card ``played`` the best one would have looked to the seat with its hand."""
        base, left = FOUR * seat, played.left
        every = self.held(base)
        suits = every
        if played.led >= 0 and self.own[base + played.led]:
            suits = [one for one in every if SUIT[one[1][0]] == played.led]
        if len(suits) == 1 and len(suits[0][0].ways) == 1:
            return 0.0
        dear, dears, dearest = self.elsewhere(base)
        relief = self.relief(every) if self.last else None
        best, worth = -1e9, 0.0
        for found, held in suits:
            suit = SUIT[held[0]]
            stray = (dear - dears[suit]) / left
            lies = played.pot + self.sense.tricks + played.later * (found.follows + found.dumps * dearest)
            for place, gain, more, price, wins, danger in found.ways:
                value = gain + more * stray
                if played.led < 0 or (suit == played.led and held[place] > played.best):
                    value -= wins[played.later] * (lies + price)
                if relief:
                    value += relief[danger]
                if value > best:
                    best = value
                if suit == SUIT[played.card] and held[place] <= played.card:
                    worth = value
        return best - worth

    def elsewhere(self, base: int) -> tuple[int, Sequence[int], int]:
        """Prices of the cards out: of all suits, per suit, and the highest."""
        if not self.priced:
            return 0, NOTHING, 0
        own, rest = self.own, self.rest
        dears = [0] * FOUR
        total = dearest = 0
        for suit in self.priced:
            out = rest[suit] ^ own[base + suit]
            if out:
                total += self.dear[suit][out]
                dears[suit] = self.dear[suit][out]
                if self.dearest[suit][out] > dearest:
                    dearest = self.dearest[suit][out]
        return total, dears, dearest

    def relief(self, suits: Sequence[Known]) -> dict[float, float] | None:
        """How much less the last trick is likely to cost once a card of so much danger is gone, compared with the
        safest one: the safest of those that remain count most."""
        dangers = sorted([danger for found, _held in suits for danger in found.dangers])
        number = len(dangers) - 1
        if not number:
            return None
        price = self.last / SUMS[number] if number > 1 else self.last * FOLLOWS
        steps = map(mul, WEIGHTS, map(sub, dangers[1:], dangers))
        return dict(zip(dangers, [price * step for step in accumulate(steps, initial=0.0)], strict=True))
