"""Medium, quick: whoever has a choice in an imagined hand of tricks makes it by the remembered judgement."""

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from saladier.bots.search.trick_sense import TrickSense
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

    def lead(self, seat: int, left: int) -> int:
        base, own, rest = FOUR * seat, self.own, self.rest
        dear, dears, dearest = self.elsewhere(base)
        after = self.after(base) if self.last and left > 1 else None
        best, worth = -1, -1e9
        for suit in range(FOUR):
            held = own[base + suit]
            if held:
                key = held << HEIGHTS | rest[suit] ^ held
                found = self.known[suit].get(key) or self.sense.suit(suit, key)
                stray = (dear - dears[suit]) / left
                for card, gain, more, dumped, danger in found.leads:
                    value = gain + more * stray - dumped * dearest
                    if after:
                        value -= after[danger]
                    if value > worth:
                        best, worth = card, value
        return best

    def throw(self, seat: int, left: int) -> int:
        base, own, rest = FOUR * seat, self.own, self.rest
        dear, dears, _ = self.elsewhere(base)
        after = self.after(base) if self.last and left > 1 else None
        best, worth = -1, -1e9
        for suit in range(FOUR):
            held = own[base + suit]
            if held:
                key = held << HEIGHTS | rest[suit] ^ held
                found = self.known[suit].get(key) or self.sense.suit(suit, key)
                stray = (dear - dears[suit]) / left
                for card, gain, more, _price, _wins, danger in found.throws:
                    value = gain + more * stray
                    if after:
                        value -= after[danger]
                    if value > worth:
                        best, worth = card, value
        return best

    def follow(self, seat: int, suit: int, best: int, pot: int, later: int, left: int) -> int:
        base = FOUR * seat
        held = self.own[base + suit]
        key = held << HEIGHTS | self.rest[suit] ^ held
        found = self.known[suit].get(key) or self.sense.suit(suit, key)
        ways = found.ways
        if len(ways) == 1:
            return ways[0][0]
        dear, dears, dearest = self.elsewhere(base)
        after = self.after(base) if self.last and left > 1 else None
        stray = (dear - dears[suit]) / left
        lies = pot + self.sense.tricks + later * (found.follows + found.dumps * dearest)
        chosen, worth = -1, -1e9
        for card, gain, more, price, wins, danger in ways:
            value = gain + more * stray
            if card > best:
                value -= wins[later] * (lies + price)
            if after:
                value -= after[danger]
            if value > worth:
                chosen, worth = card, value
        return chosen

    def regret(self, seat: int, played: "Decision") -> float:
        """How much better than the card ``played`` the best one would have looked to the seat with its hand."""
        base, left, own, rest = FOUR * seat, played.left, self.own, self.rest
        led = played.led if played.led >= 0 and own[base + played.led] else -1
        suits = [suit for suit in range(FOUR) if own[base + suit]] if led < 0 else [led]
        if len(suits) == 1 and not own[base + suits[0]] & own[base + suits[0]] - 1:
            return 0.0
        dear, dears, dearest = self.elsewhere(base)
        after = self.after(base) if self.last and left > 1 else None
        best, worth = -1e9, 0.0
        for suit in suits:
            held = own[base + suit]
            key = held << HEIGHTS | rest[suit] ^ held
            found = self.known[suit].get(key) or self.sense.suit(suit, key)
            stray = (dear - dears[suit]) / left
            pot = played.pot + self.sense.tricks + played.later * (found.follows + found.dumps * dearest)
            for card, gain, more, price, wins, danger in found.ways:
                value = gain + more * stray
                if played.led < 0 or (led >= 0 and card > played.best):
                    value -= wins[played.later] * (pot + price)
                if after:
                    value -= after[danger]
                if value > best:
                    best = value
                if card <= played.card and suit == SUIT[played.card]:
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

    def after(self, base: int) -> dict[float, float]:
        """What the last trick is likely to cost once a card of so much danger is gone: the safest of the others
        count most."""
        dangers: list[float] = []
        for suit in range(FOUR):
            held = self.own[base + suit]
            if held:
                key = held << HEIGHTS | self.rest[suit] ^ held
                dangers += (self.known[suit].get(key) or self.sense.suit(suit, key)).dangers
        dangers.sort()
        number = len(dangers) - 1
        price = self.last / SUMS[number] if number > 1 else self.last * FOLLOWS
        cost = sum(map(mul, WEIGHTS, dangers[1:]))
        before = dangers[0]
        costs = {before: cost * price}
        for weight, danger in zip(WEIGHTS, dangers[1:], strict=False):
            cost -= weight * (danger - before)
            costs[danger] = cost * price
            before = danger
        return costs
