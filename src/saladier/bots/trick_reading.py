"""What one seat can tell about a hand of tricks: cards still out, who is void, who will beat a card."""

from collections.abc import Sequence
from functools import cached_property

from saladier.cards import SUITS, Card
from saladier.games.fitting import unseen
from saladier.games.tricks import TrickRound, voids
from saladier.games.tricks.round import HEIGHT

DUCKING = 1.3
"""How strongly others are thought to stay below: 1 is chance, more is less often above."""


class Reading:
    """The seat to act looks at its own round.

    ``out`` holds per suit the heights of the cards in other hands, ``later`` the seats that play after this
    one in the running trick (or all others before the lead), ``before`` the winning height so far (-1 before
    the lead).
    """

    def __init__(self, round_: TrickRound, pack: Sequence[Card]) -> None:
        assert round_.to_act is not None
        self.round = round_
        self.seat = round_.to_act
        self.seats = len(round_.hands)
        self.hand = round_.hands[self.seat]
        self.loose = unseen(round_, pack)
        self.out: dict[str, list[int]] = {suit: [] for suit in SUITS}
        for card in self.loose:
            self.out[card[1]].append(HEIGHT[card[0]])
        self.void = voids(round_)
        to_come = self.seats - len(round_.trick) - 1
        self.later = [(self.seat + step) % self.seats for step in range(1, to_come + 1)]
        self.led = round_.trick[0][1] if round_.trick else ""
        self.before = max((HEIGHT[card[0]] for card in round_.trick if card[1] == self.led), default=-1)

    @property
    def last_trick(self) -> bool:
        """Whether the running trick is the last one of the hand."""
        return len(self.hand) == 1

    @cached_property
    def has(self) -> dict[str, list[float]]:
        """Per suit and seat how likely that seat holds a card of the suit (0 for the reader's own)."""
        found = {}
        for suit, heights in self.out.items():
            open_ = [seat for seat in range(self.seats) if seat != self.seat and suit not in self.void[seat]]
            chance = 1 - (1 - 1 / len(open_)) ** len(heights) if open_ and heights else 0.0
            found[suit] = [chance if seat in open_ else 0.0 for seat in range(self.seats)]
        return found

    def wins(self, card: Card) -> float:
        """How likely the card takes the running trick."""
        suit, height = card[1], HEIGHT[card[0]]
        if self.led and (suit != self.led or height < self.before):
            return 0.0
        heights = self.out[suit]
        if not heights:
            return 1.0
        above = sum([one > height for one in heights]) / len(heights)
        beaten: float = above**DUCKING
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.has[suit][seat] * beaten
        return chance
