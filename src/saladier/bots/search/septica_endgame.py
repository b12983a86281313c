"""Septica between two without a stock, solved: both hands are known then, so every choice has an exact value.

Values are points of the leader less those of the other player from here on (3.2), both playing perfectly. Ranks that
count the same are interchangeable, which is used to remember what was solved.
"""

from saladier.bots.search.septica_table import POINTS, RANKS, SEVEN, STOP, SepticaTable

PLAIN = tuple(rank for rank in range(len(RANKS)) if rank != SEVEN and not POINTS[rank])
COUNTED = tuple(rank for rank in range(len(RANKS)) if POINTS[rank])
MOST_KEPT = 200_000
"""Positions after which everything remembered is dropped."""

Hand = tuple[int, ...]


class Endgame:
    """The solution under one ruling on going on (6.6)."""

    def __init__(self, again: str) -> None:
        self.again = again
        self.solved: dict[object, int] = {}

    def worth(self, table: SepticaTable, move: int) -> int:
        """What a move of the seat to act brings it from here on, points of the other player taken off; the points
        lying in the running trick count for whoever takes it."""
        leader, seat = table.leader, table.to_act
        own, other = tuple(table.hands[leader]), tuple(table.hands[1 - leader])
        if move == STOP:
            value = self.collect(own, other, table.pot, table.holder == leader)
        elif not table.played:
            value = self.answer(without(own, move), other, move, POINTS[move])
        elif seat == leader:
            value = self.answer(without(own, move), other, table.rank, table.pot + POINTS[move])
        else:
            takes = move in (SEVEN, table.rank)
            value = self.decision(own, without(other, move), table.rank, table.pot + POINTS[move], not takes)
        return value if seat == leader else -value

    def lead(self, own: Hand, other: Hand) -> int:
        """The leader is to lead from ``own``."""
        if not own:
            return 0
        key = shape(own, other)
        found = self.solved.get(key)
        if found is None:
            if len(self.solved) > MOST_KEPT:
                self.solved.clear()
            found = max(self.answer(without(own, card), other, card, POINTS[card]) for card in set(own))
            self.solved[key] = found
        return found

    def answer(self, own: Hand, other: Hand, rank: int, pot: int) -> int:
        """The leader's card of this lap lies; the other player adds the one that leaves the leader least."""
        return min(
            self.decision(own, without(other, card), rank, pot + POINTS[card], card not in (SEVEN, rank))
            for card in set(other)
        )

    def decision(self, own: Hand, other: Hand, rank: int, pot: int, holds: bool) -> int:
        """A lap is complete; the leader stops or goes on, if he may."""
        best = self.collect(own, other, pot, holds)
        if self.again == "never" or (holds and self.again == "if_taken"):
            return best
        for card in {one for one in own if one in (SEVEN, rank)}:
            best = max(best, self.answer(without(own, card), other, rank, pot + POINTS[card]))
        return best

    def collect(self, own: Hand, other: Hand, pot: int, holds: bool) -> int:
        """The trick goes to the leader, or to the other player who then leads."""
        return pot + self.lead(own, other) if holds else -pot - self.lead(other, own)


def without(hand: Hand, card: int) -> Hand:
    """The hand less one card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def shape(own: Hand, other: Hand) -> object:
    """Two hands up to an exchange of ranks that count the same."""
    return (
        own.count(SEVEN), other.count(SEVEN),
        tuple(sorted([(own.count(rank), other.count(rank)) for rank in PLAIN])),
        tuple(sorted([(own.count(rank), other.count(rank)) for rank in COUNTED])),
    )  # fmt: skip
