"""Judgement for Septica: who is likely to end up with the trick, what is in it, and what the card was worth
in hand.

Everything is counted in points of the hand; a won trick with a ten in it is worth one, a lost one costs as
much.
"""

from math import comb

from saladier.bots.contract import Choice, Heuristic
from saladier.cards import HIDDEN, Card
from saladier.games import View
from saladier.games.fitting import unseen
from saladier.games.septica import GAME, SepticaRound
from saladier.games.septica.standing import SIDES

COUNTING = "TA"
SEVEN = 0.95
"""What a seven is worth in hand while all eight points are out."""
PAIR = 0.08
"""The same for a card with its like."""
POINT = 0.05
"""The same for a ten or an ace."""
EAGER = 0.9
"""How likely somebody who can take does so when there are points in the trick."""
IDLE = 0.35
"""The same when there are none."""
LEAD = 0.2
"""What it is worth to lead the next trick."""


class SepticaHeuristic(Heuristic):
    """Plays 1v1 and 2v2."""

    absurd = 1.5

    def weigh(self, view: View) -> list[Choice]:
        round_ = view.round
        assert isinstance(round_, SepticaRound)
        legal = round_.legal_moves()
        if round_.cutting:
            return [Choice(0.0 if move == "no_cut" else 1.0, move) for move in legal]
        if len(legal) == 1:
            return [Choice(0.0, legal[0])]
        outlook = Outlook(round_)
        return [Choice(outlook.stop() if move == "stop" else outlook.play(move), move) for move in legal]


class Outlook:
    """What the seat to act may expect of its moves."""

    def __init__(self, round_: SepticaRound) -> None:
        assert round_.to_act is not None
        self.round = round_
        self.seat = round_.to_act
        self.seats = len(round_.hands)
        self.hand = round_.hands[self.seat]
        known = {card for cards in round_.known for card in cards}
        self.loose = [card for card in unseen(round_, GAME.pack(round_.options)) if card not in known]
        self.pot = points(round_.trick)
        taken = sum(points(cards) for cards in round_.taken)
        self.open = 1 - taken / 8
        self.lap_left = self.seats - 1 - len(round_.trick) % self.seats

    def stop(self) -> float:
        """The trick goes to its holder."""
        ours = self.ours(self.round.holder)
        return (self.pot + LEAD) if ours else -(self.pot + LEAD)

    def play(self, card: Card) -> float:
        """The card now, the rest of the lap, and the leader's decision after it."""
        round_ = self.round
        rank = round_.trick[0][0] if round_.trick else card[0]
        pot = self.pot + (card[0] in COUNTING)
        takes = card[0] in (rank, "7")
        chance = float(self.ours(self.seat if takes else round_.holder))
        for step in range(1, self.lap_left + 1):
            chance = self.after(chance, self.can_take((self.seat + step) % self.seats, rank, card), pot, step)
        leader = round_.leader if round_.trick else self.seat
        chance = self.decision(chance, leader, rank, card, pot)
        return (2 * chance - 1) * (pot + LEAD) - self.kept(card)

    def after(self, chance: float, able: float, pot: int, step: int) -> float:
        """The chance that our side holds the trick once the seat ``step`` further on has played."""
        likely = able * (EAGER if pot else IDLE)
        partner = self.ours((self.seat + step) % self.seats)
        return chance + (1 - chance) * likely if partner else chance * (1 - likely)

    def decision(self, chance: float, leader: int, rank: str, card: Card, pot: int) -> float:
        """The same once the leader has gone on or stopped, should the lap end with the others holding it."""
        if self.round.recontest == "never" or len(self.hand) == 1:
            return chance
        if leader != self.seat:
            return self.after(chance, self.can_take(leader, rank, card), pot, (leader - self.seat) % self.seats)
        again = any(one[0] in (rank, "7") for one in self.hand if one != card)
        hold = 1.0
        for step in range(1, self.seats):
            hold = self.after(hold, self.can_take((self.seat + step) % self.seats, rank, card), pot, step)
        return chance + (1 - chance) * again * hold * (EAGER if pot else IDLE)

    def can_take(self, seat: int, rank: str, card: Card) -> float:
        """How likely a seat holds a card that takes a trick of this rank."""
        round_ = self.round
        known = round_.known[seat]
        if any(one[0] in (rank, "7") for one in known):
            return 1.0
        size = len(round_.hands[seat]) - len(known)
        if seat == self.seat:
            return float(any(one[0] in (rank, "7") for one in self.hand if one != card))
        able = sum([one[0] == rank or one[0] == "7" for one in self.loose])
        others = len(self.loose)
        return 1 - comb(others - able, size) / comb(others, size) if size else 0.0

    def kept(self, card: Card) -> float:
        """What the card would be worth in hand later on."""
        if card[0] == "7":
            return SEVEN * self.open
        like = sum([one[0] == card[0] for one in self.hand]) > 1
        return (PAIR * like + POINT * (card[0] in COUNTING)) * self.open

    def ours(self, seat: int) -> bool:
        """Whether the seat is on our side."""
        return seat % SIDES == self.seat % SIDES


def points(cards: list[Card]) -> int:
    """Tens and aces among the cards."""
    return sum([card[0] in COUNTING for card in cards if card != HIDDEN])


HEURISTIC = SepticaHeuristic()
