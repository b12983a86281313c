"""Imagined hands that also fit how the others have played: a chain of worlds, each a few exchanged cards from the last.

A world is the likelier the less its owners would have regretted the cards they played, by the judgement of medium.
What a seat did follows from its own hand and from what everybody saw, so each seat is judged by itself. Two cards of
two hands are exchanged and the exchange kept with the chance of Metropolis; voids shown are never broken.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from saladier.bots.search.trick_player import BIT, SUIT, QuickPlayer
from saladier.bots.search.trick_sense import TrickSense
from saladier.bots.search.trick_table import FOUR, NUMBER
from saladier.cards import HIDDEN, Card
from saladier.games.fitting import fit, unseen
from saladier.games.tricks import TrickRound, voids
from saladier.games.tricks.deal import SUIT_CARDS

PATIENCE = 0.06
"""What a player may regret before it is taken for unlikely, in shares of the mean price of a trick."""
SURPRISE = 3.0
"""The most a single card can speak against a hand, as a logarithm: players do not always play by our judgement."""
WARM_UP = 24
EXCHANGES = 4
"""Exchanges tried before the first world, and between two worlds."""


@dataclass(frozen=True)
class Decision:
    """A card played by another seat when it may have had a choice: what it saw (`Player`), and what it played from
    then on (``since``, sets per suit)."""

    card: int
    led: int
    best: int
    pot: int
    later: int
    left: int
    rest: list[int]
    since: tuple[int, ...]


class Belief:
    """What is to be thought of the hidden hands of a masked round."""

    def __init__(self, round_: TrickRound, pack: Sequence[Card], sense: TrickSense) -> None:
        self.seats = len(round_.hands)
        self.sense = sense
        self.loose = unseen(round_, pack)
        shown = voids(round_)
        self.barred = [frozenset[Card]().union(*(SUIT_CARDS[suit] for suit in suits)) for suits in shown]
        self.sizes = [hand.count(HIDDEN) for hand in round_.hands]
        self.known = [
            [] if size else [NUMBER[card] for card in hand] for hand, size in zip(round_.hands, self.sizes, strict=True)
        ]
        self.decisions = _decisions(round_, sense, sum(self.known, [NUMBER[card] for card in self.loose]))
        self.patience = PATIENCE * sense.mean
        self.judge = QuickPlayer(sense, [])
        self.judge.own = [0] * (FOUR * self.seats)
        self.judged: list[dict[tuple[int, ...], float]] = [{} for _ in range(self.seats)]

    def worlds(self, random: Random) -> Iterator[list[list[int]]]:
        """Hands without end, cards as numbers."""
        dealt = fit(self.loose, self.sizes, self.barred, random)
        hands = [[NUMBER[card] for card in hand] for hand in dealt]
        placed = {card for hand in dealt for card in hand}
        hands.append([NUMBER[card] for card in self.loose if card not in placed])
        places = [seat for seat, hand in enumerate(hands) if hand]
        barred = [frozenset(NUMBER[card] for card in cards) for cards in self.barred] + [frozenset[int]()]
        likely = [self.likely(seat, hand) for seat, hand in enumerate(hands)]
        tries = WARM_UP if any(self.decisions) else 0
        while True:
            if len(places) > 1:
                for _ in range(tries):
                    self._exchange(hands, places, barred, likely, random)
                tries = EXCHANGES
            yield [known or hand for known, hand in zip(self.known, hands, strict=False)]

    def _exchange(
        self, hands: list[list[int]], places: list[int], barred: Sequence[frozenset[int]], likely: list[float],
        random: Random,
    ) -> None:  # fmt: skip
        one, other = random.sample(places, 2)
        mine, yours = int(random.random() * len(hands[one])), int(random.random() * len(hands[other]))
        given, taken = hands[one][mine], hands[other][yours]
        if given in barred[other] or taken in barred[one]:
            return
        hands[one][mine], hands[other][yours] = taken, given
        now = self.likely(one, hands[one]), self.likely(other, hands[other])
        gain = now[0] + now[1] - likely[one] - likely[other]
        if gain >= 0 or random.random() < exp(gain):
            likely[one], likely[other] = now
        else:
            hands[one][mine], hands[other][yours] = given, taken

    def likely(self, seat: int, hand: Sequence[int]) -> float:
        """How well a hand fits what its seat has played, as a logarithm; 0 is best."""
        if seat == self.seats or not self.decisions[seat]:
            return 0.0
        sets = [0] * FOUR
        for card in hand:
            sets[SUIT[card]] |= BIT[card]
        key = tuple(sets)
        found = self.judged[seat].get(key)
        if found is None:
            found = self.judged[seat][key] = self._judge(seat, sets)
        return found

    def _judge(self, seat: int, sets: Sequence[int]) -> float:
        judge, total = self.judge, 0.0
        for one in self.decisions[seat]:
            judge.own[FOUR * seat : FOUR * seat + FOUR] = [
                now | then for now, then in zip(sets, one.since, strict=True)
            ]
            judge.rest = one.rest
            regret = judge.regret(seat, one)
            total -= min(SURPRISE, regret / self.patience)
        return total


def _decisions(round_: TrickRound, sense: TrickSense, unplayed: Sequence[int]) -> list[list[Decision]]:
    """Per seat its decisions, the last one first; none for the seat to act."""
    seats = len(round_.hands)
    found: list[list[Decision]] = [[] for _ in range(seats)]
    since = [[0] * FOUR for _ in range(seats)]
    rest = [0] * FOUR
    for number in unplayed:
        rest[SUIT[number]] |= BIT[number]
    left = len(round_.hands[round_.to_act]) if round_.to_act is not None else 0
    tricks = [*round_.history, (round_.leader, tuple(round_.trick))]
    prices = [price for suit in sense.prices for price in suit]
    for back, (leader, trick) in enumerate(reversed(tricks)):
        for place in range(len(trick) - 1, -1, -1):
            seat, number = (leader + place) % seats, NUMBER[trick[place]]
            suit = SUIT[number]
            since[seat][suit] |= BIT[number]
            rest[suit] |= BIT[number]
            if seat == round_.to_act:
                continue
            before = trick[:place]
            led = SUIT[NUMBER[trick[0]]] if place else -1
            best = max((NUMBER[card] for card in before if card[1] == trick[0][1]), default=-1)
            pot = sum(prices[NUMBER[card]] for card in before)
            found[seat].append(Decision(
                number, led, best, pot, seats - 1 - place, left + back, rest.copy(), tuple(since[seat]),
            ))  # fmt: skip
    return found
