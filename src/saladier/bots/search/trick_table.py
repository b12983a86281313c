"""A hand of tricks once more, made for speed: what the search plays its imagined worlds on.

A card is a number, 13 times its suit plus its height (the two of clubs is 0, the ace of spades 51); a hand is four
stacks, one per suit. The rules are those of `games.tricks`: follow suit if you can (3.2), the highest card of the suit
led wins, its owner takes every price in the trick and leads (3.3), and a hand ends when no card is left or, with
``early_end``, when every penalty card is captured (3.4). A test plays thousands of rounds on both.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Protocol, Self

from saladier.cards import RANKS, SUITS, Card
from saladier.games.tricks import TrickContract
from saladier.games.tricks.contract import KING

HEIGHTS = len(RANKS)
FOUR = len(SUITS)
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Number -> card."""
NUMBER = {card: number for number, card in enumerate(CARDS)}
NEVER = 1 << 30
"""``unpaid`` of a hand that is played to its last card whatever was captured."""
DRAWN = 30
"""Random bits drawn at once: enough for a trick, each choice taking a few of them."""
USED = 4

Hand = list[list[int]]
"""Per suit the cards held."""


class Player(Protocol):
    """Who decides for every seat where there is a choice. ``left`` counts the cards its hand has."""

    def lead(self, seat: int, left: int) -> int:
        """The card to lead."""

    def follow(self, seat: int, suit: int, best: int, pot: int, later: int, left: int) -> int:
        """The card to follow suit with: ``best`` wins so far, ``pot`` lies there, ``later`` seats play after."""

    def throw(self, seat: int, left: int) -> int:
        """The card to throw, being out of the suit led."""

    def gone(self, seat: int, card: int) -> None:
        """The card was played by the seat."""


@cache
def prices_of(contract: TrickContract) -> tuple[int, ...]:
    """What each card costs whoever takes it (4); tricks and the last trick are counted apart."""
    return tuple(
        (contract.hearts if card[1] == "H" else 0)
        + (contract.queens if card[0] == "Q" else 0)
        + (contract.king if card == KING else 0)
        for card in CARDS
    )


def stacks(numbers: Iterable[int]) -> Hand:
    """A hand in stacks."""
    hand: Hand = [[] for _ in range(FOUR)]
    for number in numbers:
        hand[number // HEIGHTS].append(number)
    return hand


def stacks_of(cards: Iterable[Card]) -> Hand:
    """A hand of cards in stacks."""
    return stacks(NUMBER[card] for card in cards)


class TrickTable:
    """One hand in an imagined world.

    ``points`` is what each seat took since this table was set up. Of the running trick there are its ``leader``, the
    number of cards ``played``, the card that is ``best`` (-1 before the lead) and its owner, the ``winner``, and the
    prices in the ``pot``. ``tricks_left`` counts the running one; it is 0 when the hand is over. ``unpaid`` are the
    prices not captured yet where their capture ends the hand.
    """

    __slots__ = (
        "best", "hands", "last", "leader", "played", "points", "pot", "prices", "tricks", "tricks_left", "unpaid",
        "winner",
    )  # fmt: skip

    def __init__(
        self, contract: TrickContract, hands: list[Hand], leader: int, trick: Sequence[int] = (), unpaid: int = NEVER
    ) -> None:
        self.prices: Sequence[int] = prices_of(contract)
        self.tricks, self.last = contract.tricks, contract.last
        self.hands = hands
        self.points = [0] * len(hands)
        self.leader, self.winner, self.best, self.pot, self.played = leader, leader, -1, 0, 0
        self.tricks_left = sum(map(len, hands[leader])) + (1 if trick else 0)
        self.unpaid = unpaid
        for card in trick:
            self._put(card)

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = object.__new__(type(self))
        twin.prices, twin.tricks, twin.last = self.prices, self.tricks, self.last
        twin.hands = [[one[:], two[:], three[:], four[:]] for one, two, three, four in self.hands]
        twin.points = self.points.copy()
        twin.leader, twin.winner, twin.best = self.leader, self.winner, self.best
        twin.pot, twin.played = self.pot, self.played
        twin.tricks_left, twin.unpaid = self.tricks_left, self.unpaid
        return twin

    @property
    def to_act(self) -> int:
        """The seat to decide."""
        return (self.leader + self.played) % len(self.hands)

    def legal(self) -> list[int]:
        """The cards the seat to act may play."""
        hand = self.hands[self.to_act]
        if self.played and hand[self.best // HEIGHTS]:
            return hand[self.best // HEIGHTS].copy()
        return [card for held in hand for card in held]

    def play(self, card: int) -> None:
        """The seat to act plays a card it may play."""
        self.hands[self.to_act][card // HEIGHTS].remove(card)
        self._put(card)

    def _put(self, card: int) -> None:
        if not self.played or (card > self.best and card // HEIGHTS == self.best // HEIGHTS):
            self.best, self.winner = card, self.to_act
        self.pot += self.prices[card]
        self.played += 1
        if self.played == len(self.hands):
            self._collect(self.winner, self.pot)

    def _collect(self, winner: int, pot: int) -> None:
        self.tricks_left -= 1
        self.points[winner] += self.tricks + pot + (0 if self.tricks_left else self.last)
        self.unpaid -= pot
        if not self.unpaid:
            self.tricks_left = 0
        self.leader = self.winner = winner
        self.best, self.pot, self.played = -1, 0, 0

    def play_out(self, player: Player | None, bits: Callable[[int], int]) -> None:  # noqa: C901 (one loop, for speed)
        """Play to the end: by ``player``, or without one by chance (``bits`` draws so many random bits), any legal
        card as likely as another. The same as `play` again and again, but fast."""
        if not self.tricks_left:
            return
        hands, seats, prices, points, tricks = self.hands, len(self.hands), self.prices, self.points, self.tricks
        around = hands + hands
        after = [around[seat + 1 : seat + seats] for seat in range(seats)]
        leader, winner, best, pot, unpaid = self.leader, self.winner, self.best, self.pot, self.unpaid
        skipped, drawn = self.played, bits(DRAWN)
        for left in range(self.tricks_left, 0, -1):
            if skipped:
                seat, others = leader + skipped - 1, after[leader][skipped - 1 :]
                suit, skipped = best // HEIGHTS, 0
            else:
                others = after[leader]
                winner = seat = leader
                if player is None:
                    drawn = bits(DRAWN)
                    ticket = drawn % left
                    for held in hands[leader]:
                        ticket -= len(held)
                        if ticket < 0:
                            break
                    best = held.pop(ticket)
                    suit = best // HEIGHTS
                else:
                    best = player.lead(leader, left)
                    suit = best // HEIGHTS
                    hands[leader][suit].remove(best)
                    player.gone(leader, best)
                pot = prices[best]
            for hand in others:
                seat += 1
                held = hand[suit]
                if held:
                    if len(held) == 1:
                        card = held.pop()
                    elif player is None:
                        drawn >>= USED
                        card = held.pop(drawn % len(held))
                    else:
                        card = player.follow(seat % seats, suit, best, pot, leader + seats - 1 - seat, left)
                        held.remove(card)
                    if card > best:
                        best, winner = card, seat
                elif player is None:
                    drawn >>= USED
                    ticket = drawn % left
                    for held in hand:
                        ticket -= len(held)
                        if ticket < 0:
                            break
                    card = held.pop(ticket)
                else:
                    card = player.throw(seat % seats, left)
                    hand[card // HEIGHTS].remove(card)
                pot += prices[card]
                if player is not None:
                    player.gone(seat % seats, card)
            leader = winner = winner % seats
            points[leader] += pot + tricks
            unpaid -= pot
            if not unpaid:
                break
        self.tricks_left = 0
        points[leader] += self.last
