"""Judgement for every hand of tricks to avoid, from the prices of its contract alone.

The worth of a card is what it costs now (how likely it takes the trick, times what then lies in it) and what
the cards kept are likely to cost later, suit by suit.
"""

from collections.abc import Sequence

from saladier.bots.contract import Choice, Heuristic
from saladier.bots.trick_reading import Reading
from saladier.cards import SUITS, Card
from saladier.games import Game, View
from saladier.games.tricks import TrickContract, TrickRound
from saladier.games.tricks.contract import KING
from saladier.games.tricks.round import HEIGHT

DUMPS = 0.8
"""How much of the dearest card still out a player without the suit led is thought to throw."""
STRAY = 0.5
"""How much of what other suits still hold is thought to fall into the tricks of one suit."""
STEEPNESS = 0.7
"""How sharply a card's danger grows with the cards still out below it, per player who may follow."""
FORCED = 0.7
"""How likely a card has to be played to its own suit at all, instead of being thrown on another one."""
ON_LEAD = 0.12
"""What remains of a card's danger when nobody else holds its suit: one may have to lead it."""
LATE = 0.62
"""In the count for the last trick: how much less each next safest card matters."""
ALONE = 0.6
"""In that count: the danger of a card whose suit nobody else holds; it wins if it must be led."""
FOLLOWS = 0.4
"""In that count: the danger left to the very last card when somebody else leads to it."""


class TrickHeuristic(Heuristic):
    """Plays any contract of the Salads."""

    absurd = 30.0

    def __init__(self, game: Game) -> None:
        self.game = game

    def weigh(self, view: View) -> list[Choice]:
        round_ = view.round
        assert isinstance(round_, TrickRound)
        legal = round_.legal_moves()
        if len(legal) == 1:
            return [Choice(0.0, legal[0])]
        reading = Reading(round_, self.game.pack(round_.options))
        outlook = Outlook(reading, round_.contract)
        return [Choice(-outlook.now(card) - outlook.later(card), card) for card in legal]


class Outlook:
    """What the cards of one hand are likely to cost under a contract."""

    def __init__(self, reading: Reading, contract: TrickContract) -> None:
        self.reading = reading
        self.contract = contract
        self.suits = {suit: [card for card in reading.hand if card[1] == suit] for suit in SUITS}
        self.dear = dict.fromkeys(SUITS, 0.0)
        self.dearest = 0.0
        for card in reading.loose:
            price = self.price(card)
            if price:
                self.dear[card[1]] += price
                self.dearest = max(self.dearest, price)
        self.dear_in_all = sum(self.dear.values())
        self.whole = {suit: self.suit_cost(suit, cards) for suit, cards in self.suits.items()}
        self.total = sum(self.whole.values())

    def price(self, card: Card) -> float:
        """What the card itself costs whoever takes it."""
        contract, price = self.contract, 0
        if contract.hearts and card[1] == "H":
            price += contract.hearts
        if contract.queens and card[0] == "Q":
            price += contract.queens
        if contract.king and card == KING:
            price += contract.king
        return price

    def now(self, card: Card) -> float:
        """Expected cost of the running trick."""
        reading = self.reading
        chance = reading.wins(card)
        if not chance:
            return 0.0
        suit = reading.led or card[1]
        pot = self.contract.tricks + self.price(card) + sum(self.price(one) for one in reading.round.trick)
        if reading.last_trick:
            pot += self.contract.last
        follows = self.dear[suit] / max(1, len(reading.out[suit]))
        for seat in reading.later:
            has = reading.has[suit][seat]
            pot += has * follows + (1 - has) * DUMPS * self.dearest
        return chance * pot

    def later(self, card: Card) -> float:
        """Expected cost of the hand once the card is gone."""
        suit = card[1]
        kept = [one for one in self.suits[suit] if one != card]
        cost = self.total - self.whole[suit] + self.suit_cost(suit, kept)
        if self.contract.last and len(self.reading.hand) > 1:
            cost += self.contract.last * self.last_danger(card)
        return cost

    def suit_cost(self, suit: str, cards: Sequence[Card]) -> float:
        """Expected cost of these cards of one suit, played from the lowest up, a round of the suit each."""
        out, others = len(self.reading.out[suit]), self.reading.seats - 1
        rounds = max(1.0, out / others)
        stray = (self.dear_in_all - self.dear[suit]) / len(self.reading.hand)
        pot = self.contract.tricks + self.dear[suit] / rounds + STRAY * stray
        cost = 0.0
        for turn, card in enumerate(sorted(cards, key=lambda one: HEIGHT[one[0]])):
            below = self.below(card, ON_LEAD)
            follow = min(others, max(0, out - others * turn))
            danger = ON_LEAD * below if out else ON_LEAD
            if follow:
                danger = max(danger, FORCED * follow / others * below ** (STEEPNESS * follow))
            cost += danger * (pot + self.price(card))
        return cost

    def below(self, card: Card, alone: float) -> float:
        """The share of the cards out of its suit that the card beats; ``alone`` when none is out."""
        heights = self.reading.out[card[1]]
        if not heights:
            return alone
        height = HEIGHT[card[0]]
        return sum([one < height for one in heights]) / len(heights)

    def last_danger(self, gone: Card) -> float:
        """How likely the hand without ``gone`` ends up with the last trick: its safest cards count most."""
        dangers = sorted(self.below(card, ALONE) for card in self.reading.hand if card != gone)
        if len(dangers) == 1:
            lead = self.reading.wins(gone)
            return dangers[0] * (lead + (1 - lead) * FOLLOWS)
        weights = [LATE**place for place in range(len(dangers))]
        return sum(weight * danger for weight, danger in zip(weights, dangers, strict=True)) / sum(weights)
