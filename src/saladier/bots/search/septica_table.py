"""A hand of Septica once more, made for speed: what the search plays its imagined worlds on.

Suits never matter, so a card is its rank: 0 to 7 for seven to ace. The rules are those of `SepticaRound`: any card may
be led or added (6.2, 6.3), the rank led or a seven takes over (6.4), after each complete lap the leader stops or goes
on with a card that matches (6.6), the holder takes the trick, hands are filled up from him on, and he leads (6.8, 7.1).
A test plays thousands of rounds on both.
"""

from collections.abc import Callable
from typing import Protocol, Self

from saladier.games.septica.opening import HAND
from saladier.games.septica.standing import SIDES

RANKS = "789TJQKA"
RANK = {rank: number for number, rank in enumerate(RANKS)}
SEVEN = RANK["7"]
POINTS = tuple(int(rank in "TA") for rank in RANKS)
"""Rank -> what it counts (3.2)."""
STOP = -1
"""The leader ends the trick."""
DRAWN, USED = 62, 5
"""Random bits drawn at once, and how many are passed over from one choice to the next."""


class Player(Protocol):
    """Who decides for every seat."""

    def card(self, table: "SepticaTable") -> int:
        """The card the seat to act plays."""

    def decide(self, table: "SepticaTable") -> int:
        """The card with which the leader goes on after a lap, or `STOP`."""


class SepticaTable:
    """One hand in an imagined world.

    ``stock`` is drawn from its end. Of the running trick there are the ``rank`` led (-1 before the lead), the number
    of cards ``played``, the points in the ``pot``, its ``leader`` and its ``holder``. ``points`` is what each side took
    since this table was set up; ``to_act`` is -1 once it is over. ``unplayed`` counts per rank the cards in hands and
    stock.
    """

    __slots__ = (
        "again", "hands", "holder", "leader", "played", "points", "pot", "rank", "stock", "to_act",
        "unplayed",
    )  # fmt: skip

    def __init__(self, hands: list[list[int]], stock: list[int], leader: int, again: str) -> None:
        self.hands, self.stock = hands, stock
        self.leader = self.holder = self.to_act = leader
        self.again = again
        self.rank, self.played, self.pot = -1, 0, 0
        self.points = [0] * SIDES
        held = [card for cards in (*hands, stock) for card in cards]
        self.unplayed = [held.count(rank) for rank in range(len(RANKS))]

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = object.__new__(type(self))
        twin.hands, twin.stock = list(map(list.copy, self.hands)), self.stock.copy()
        twin.leader, twin.holder, twin.to_act = self.leader, self.holder, self.to_act
        twin.again, twin.points = self.again, self.points.copy()
        twin.rank, twin.played, twin.pot = self.rank, self.played, self.pot
        twin.unplayed = self.unplayed.copy()
        return twin

    @property
    def deciding(self) -> bool:
        """Whether the leader is to go on or stop."""
        return self.to_act == self.leader and self.played > 0

    def may_go_on(self) -> bool:
        """Whether the leader has a choice after a complete lap (6.6)."""
        if self.again == "never" or (self.again == "if_taken" and self.holder == self.leader):
            return False
        hand = self.hands[self.leader]
        return self.rank in hand or SEVEN in hand

    def legal(self) -> list[int]:
        """Every rank the seat to act may play, each once, and `STOP`."""
        hand = self.hands[self.to_act]
        if not self.deciding:
            return sorted(set(hand))
        if not self.may_go_on():
            return [STOP]
        return [STOP, *sorted({card for card in hand if card in (self.rank, SEVEN)})]

    def play(self, card: int) -> None:
        """Make a legal move of the seat to act."""
        if card == STOP:
            self._collect()
            return
        seat = self.to_act
        self.hands[seat].remove(card)
        self.unplayed[card] -= 1
        if not self.played:
            self.rank, self.holder = card, seat
        elif card in (SEVEN, self.rank):
            self.holder = seat
        self.pot += POINTS[card]
        self.played += 1
        self.to_act = seat + 1 if seat + 1 < len(self.hands) else 0
        if self.to_act == self.leader and not self.may_go_on():
            self._collect()

    def _collect(self) -> None:
        taker, hands, stock = self.holder, self.hands, self.stock
        self.points[taker % SIDES] += self.pot
        if stock:
            order = hands[taker:] + hands[:taker]
            while stock and len(order[0]) < HAND:
                for hand in order:
                    hand.append(stock.pop())
        self.rank, self.played, self.pot = -1, 0, 0
        self.leader = taker
        self.to_act = taker if hands[taker] else -1

    def play_out(self, player: Player, until_empty: bool = False) -> None:
        """Play on by ``player`` to the end, or only until a trick begins without stock."""
        while self.to_act >= 0:
            if self.played:
                self.play(player.decide(self) if self.to_act == self.leader else player.card(self))
            elif until_empty and not self.stock:
                return
            else:
                self.play(player.card(self))


def play_at_random(table: SepticaTable, bits: Callable[[int], int]) -> None:
    """Play to the end by chance from the beginning of a trick, each legal move as likely as another; ``bits`` draws so
    many random bits. The same as `SepticaTable.play` again and again, but fast."""
    hands, stock, points, again = table.hands, table.stock, table.points, table.again
    seats, leader = len(hands), table.leader
    around = [*hands, *hands]
    after = [around[seat + 1 : seat + seats] for seat in range(seats)]
    drawn = bits(DRAWN)
    while hands[leader]:
        hand = hands[leader]
        rank = card = hand.pop(drawn % len(hand))
        drawn >>= USED
        pot, holder = POINTS[card], leader
        while True:
            seat = leader
            for other in after[leader]:
                seat += 1
                card = other.pop(drawn % len(other)) if len(other) > 1 else other.pop()
                drawn >>= USED
                pot += POINTS[card]
                if not card or card == rank:
                    holder = seat
            if holder == leader and again == "if_taken":
                break
            fits = [card for card in hand if not card or card == rank]
            if not fits or again == "never":
                break
            drawn = bits(DRAWN)
            ticket = drawn % (len(fits) + 1)
            if not ticket:
                break
            drawn >>= USED
            card = fits[ticket - 1]
            hand.remove(card)
            pot += POINTS[card]
            holder = leader
        leader = holder % seats
        points[leader % SIDES] += pot
        while stock and len(hands[leader]) < HAND:
            for hand in (hands[leader], *after[leader]):
                hand.append(stock.pop())
        drawn = bits(DRAWN)
    table.to_act = -1
