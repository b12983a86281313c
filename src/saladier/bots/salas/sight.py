"""What a seat sees and may hope for: the cards not seen yet, and how likely each still comes to its side."""

from collections import Counter

from saladier.cards import HIDDEN, SALAS, SUITS, Card
from saladier.games import View
from saladier.games.melds import partners
from saladier.games.salas.cards import is_wild, natural, pack
from saladier.games.salas.listing.hand import Holding
from saladier.games.salas.round import SalasRound
from saladier.games.salas.runs import Run

TRUST = 0.85
"""A card that comes to the side is also put where it is wanted so often."""


class Sight:
    """One decision seen from one seat.

    ``unseen`` counts the copies of each face that may lie anywhere hidden; ``chance`` is per suit, by place
    from 1 to 14, the probability that the side still gets that natural card (the own hand left aside).
    """

    def __init__(self, view: View) -> None:
        round_ = view.round
        assert isinstance(round_, SalasRound)
        assert view.seat is not None
        self.round = round_
        self.rules = round_.rules
        self.seat = view.seat
        self.side = round_.side(view.seat)
        self.trump = round_.trump
        self.holding = Holding(round_)
        self.counts: Counter[Card] = self.holding.counts
        self.own: list[Run] = round_.runs[self.side]
        self.next = (view.seat + 1) % self.rules.players
        self.partners = partners(view.seat, self.rules.players, self.rules.sides)
        self.pack_there = round_.packs[self.side] is not None
        self.lack = round_.lack(self.side)
        self.hurry = self._hurry()
        self.chance = self._chances()

    def rivals(self) -> list[int]:
        """The other sides."""
        return [side for side in range(self.rules.sides) if side != self.side]

    def seats(self, side: int) -> range:
        """The seats of a side."""
        return range(side, self.rules.players, self.rules.sides)

    def _chances(self) -> dict[str, tuple[float, ...]]:
        """Hidden cards are shared out by where they lie: with a partner, in the own pack, in the stock."""
        round_ = self.round
        jokers = round_.options.number("jokers_per_deck")
        unseen = Counter(pack(self.rules.players, jokers))
        unseen.subtract(card for card in round_.cards() if card != HIDDEN)
        near: set[Card] = set()
        for seat, cards in enumerate(round_.seen):
            if seat != self.seat:
                unseen.subtract(cards)
                near.update(cards if seat in self.partners else ())
        hidden = max(1, sum(unseen.values()))
        coming = sum(len(round_.hands[seat]) for seat in self.partners) + len(round_.stock) / self.rules.sides
        if self.pack_there:
            coming += 0.6 * len(round_.packs[self.side] or ())
        share = min(0.9, coming / hidden)
        self.wilds_to_come = share * sum(count for card, count in unseen.items() if is_wild(card))
        by_copies = [TRUST * (1 - (1 - share) ** copies) for copies in range(4)]
        return {
            suit: tuple(
                TRUST if natural(suit, place) in near else by_copies[max(0, unseen[natural(suit, place)])]
                for place in range(1, self.rules.top + 1)
            )
            for suit in SUITS
        }

    def _hurry(self) -> float:
        """How near the end of the hand is, 0 to 1: the stock runs out, or a rival may close soon."""
        round_ = self.round
        near = 1 - min(1.0, len(round_.stock) / (5.0 * self.rules.players))
        for side in self.rivals():
            if round_.packs[side] is None and round_.lack(side) is None:
                shortest = min(len(round_.hands[seat]) for seat in self.seats(side))
                near = max(near, 1 - min(1.0, shortest / 9))
        return near

    @property
    def salas(self) -> int:
        """How many Salas are in hand."""
        return self.counts[SALAS]
