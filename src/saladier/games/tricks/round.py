"""A hand of tricks: follow suit if you can, the highest card of the suit led wins, the winner leads."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from saladier.cards import RANKS, Card, write_cards
from saladier.games.contract import Refusal, Round, Standing
from saladier.games.notation import Move
from saladier.games.options import Options
from saladier.games.tricks.contract import TrickContract

HEIGHT = {rank: height for height, rank in enumerate(RANKS)}
"""Rank -> its height in a trick, ace high."""


class TrickRound(Round):
    """One hand of tricks under a contract, played until every card is down (or ``early_end`` stops it).

    ``trick`` holds the cards of the running trick in the order played; ``taken`` per seat the tricks it won;
    ``history`` every trick finished since the round began, as (seat that led, cards in the order played).
    """

    __slots__ = ("contract", "history", "last_taker", "stops", "taken", "trick")

    def __init__(
        self,
        options: Options,
        standing: Standing,
        contract: TrickContract,
        hands: list[list[Card]],
        to_act: int,
        trick: Sequence[Card] = (),
        taken: Sequence[Sequence[Sequence[Card]]] = (),
    ) -> None:
        self.options = options
        self.standing = standing
        self.contract = contract
        self.hands = hands
        self.to_act: int | None = to_act
        self.trick: list[Card] = list(trick)
        self.taken: list[list[tuple[Card, ...]]] = [[tuple(one) for one in won] for won in taken] or [[] for _ in hands]
        self.history: list[tuple[int, tuple[Card, ...]]] = []
        self.last_taker: int | None = None
        self.stops = contract.stops_early and options["early_end"] is True

    @property
    def leader(self) -> int:
        """The seat that led the running trick, or will lead the next one."""
        if self.to_act is None:
            return self.last_taker if self.last_taker is not None else 0
        return (self.to_act - len(self.trick)) % len(self.hands)

    def winning(self) -> int | None:
        """The seat whose card wins the running trick so far; ``None`` before the lead."""
        if not self.trick:
            return None
        return (self.leader + best_of(self.trick)) % len(self.hands)

    def legal_moves(self) -> list[str]:
        if self.to_act is None:
            return []
        hand = self.hands[self.to_act]
        if self.trick:
            led = self.trick[0][1]
            same = [card for card in hand if card[1] == led]
            if same:
                return same
        return hand.copy()

    def judge(self, move: Move) -> Refusal | None:
        assert self.to_act is not None
        step = move.only
        if step is None or step.kind != "card":
            return Refusal("wrong_phase", {"expected": ("card",)})
        hand = self.hands[self.to_act]
        if step.card not in hand:
            return Refusal("card_not_in_hand", {"card": step.card})
        if self.trick:
            led = self.trick[0][1]
            same = [card for card in hand if card[1] == led]
            if same and step.card not in same:
                return Refusal("must_follow_suit", {"suit": led, "card": step.card, "cards": tuple(same)})
        return None

    def apply(self, text: str) -> None:
        seat = self.to_act
        assert seat is not None
        hands = self.hands
        hands[seat].remove(text)
        trick = self.trick
        trick.append(text)
        seat += 1
        if seat == len(hands):
            seat = 0
        if len(trick) == len(hands):
            self._collect(seat)
        else:
            self.to_act = seat

    def _collect(self, leader: int) -> None:
        """Give the full trick to its winner; ``leader`` led it and is again next in turn after the last card."""
        trick = tuple(self.trick)
        winner = (leader + best_of(trick)) % len(self.hands)
        self.taken[winner].append(trick)
        self.history.append((leader, trick))
        self.trick.clear()
        self.to_act = winner
        if not self.hands[winner]:
            self.last_taker = winner
            self.to_act = None
        elif self.stops and self.contract.settled(self.taken):
            self.to_act = None

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.standing = self.standing
        twin.contract = self.contract
        twin.hands = [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        twin.trick = self.trick.copy()
        twin.taken = [won.copy() for won in self.taken]
        twin.history = self.history.copy()
        twin.last_taker = self.last_taker
        twin.stops = self.stops
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = self.copy()
        twin.hands = self.holdings(seat)
        return twin

    def cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.trick
        for won in self.taken:
            for trick in won:
                yield from trick

    def position(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "hands": [write_cards(sorted(hand)) for hand in self.hands],
            "trick": write_cards(self.trick),
            "taken": [[write_cards(trick) for trick in won] for won in self.taken],
            "history": [(leader, write_cards(trick)) for leader, trick in self.history],
        }


def best_of(trick: Sequence[Card]) -> int:
    """Index of the card that wins: the highest one of the suit of the first card."""
    led = trick[0][1]
    best, height = 0, HEIGHT[trick[0][0]]
    for index, card in enumerate(trick):
        if card[1] == led and HEIGHT[card[0]] > height:
            best, height = index, HEIGHT[card[0]]
    return best
