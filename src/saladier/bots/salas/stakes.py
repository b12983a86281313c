"""What a card in hand is good for: the loss if it went, per face."""

from saladier.bots.salas.hoard import Hoard
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.worth import Prices
from saladier.cards import JOKER, SALAS, SUITS, Card
from saladier.games.salas.cards import HIGH_ACE, LOW_ACE, is_wild, natural
from saladier.games.salas.runs import SEVEN, Run, fitting

LONE = 1.0
"""Any natural card may still become something."""
NEAR = 6.0
"""A neighbour at hand or on the table."""
FITS = 14.0
"""A card that may go onto a run of the side at once."""


class Stakes:
    """Loss per face of the hand."""

    def __init__(self, sight: Sight, prices: Prices) -> None:
        self.sight = sight
        self.prices = prices
        self._loss: dict[Card, float] = {}
        self._urge = 2.0 if sight.holding.least else 1.0
        self._calm = 0.15 if sight.holding.least else 1.0
        for suit in SUITS:
            if sight.holding.rows[suit]:
                self._look_at(suit)
        waiting = sight.round.phase == "play" and (sight.holding.least or sight.round.middle)
        self._hoard = Hoard(sight) if waiting else None
        for run in sight.own:
            for card in fitting(sight.rules, run):
                if card in sight.counts:
                    self._raise(card, FITS)

    def of(self, card: Card) -> float:
        """What the side would lose with one copy of ``card`` out of the hand."""
        sight = self.sight
        hoard = self._urge * self._hoard.loss(card) if self._hoard is not None else 0.0
        if card == SALAS:
            return 45.0 * (1 - 1.5 * sight.hurry)
        loss = self._loss.get(card, LONE) if sight.counts[card] == 1 else 0.5
        loss = loss * self._calm + hoard
        if is_wild(card):
            return max(loss, (34.0 if card == JOKER else 26.0) * (1 - 0.8 * sight.hurry))
        return loss

    def natural(self, card: Card) -> float:
        """The same, as far as its own place is concerned."""
        return self._loss.get(card, LONE) if self.sight.counts[card] == 1 else 0.5

    def _raise(self, card: Card, loss: float) -> None:
        if loss > self._loss.get(card, 0.0):
            self._loss[card] = loss

    def _look_at(self, suit: str) -> None:
        """For each held card the most a seven loses without it: from hand alone, or onto a run of the side."""
        row = self.sight.holding.rows[suit]
        for place, card in row.items():
            if any(other in row for other in (place - 2, place - 1, place + 1, place + 2)):
                self._raise(card, NEAR)
        for run in [None, *(run for run in self.sight.own if run.suit == suit and not run.seven)]:
            self._weigh(suit, run)

    def _weigh(self, suit: str, run: Run | None) -> None:
        sight, row = self.sight, self.sight.holding.rows[suit]
        fixed = set() if run is None else set(run.firm)
        low, high = (min(fixed), max(fixed)) if fixed else (HIGH_ACE, LOW_ACE)
        for start in range(max(1, high - SEVEN + 1), min(low, sight.rules.top - SEVEN + 1) + 1):
            window = range(start, start + SEVEN)
            chance, held = 1.0, []
            for place in window:
                if place in fixed:
                    continue
                if place in row:
                    held.append(place)
                else:
                    chance *= sight.chance[suit][place - 1]
            if len(held) + len(fixed) < 3:
                chance *= 0.5
            price = self.prices.clean_seven(suit) if run is None or run.clean else self.prices.dirty_seven(suit)
            for place in held:
                self._raise(natural(suit, place), price * chance * (1 - sight.chance[suit][place - 1]))
