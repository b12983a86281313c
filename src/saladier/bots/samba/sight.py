"""What a seat sees and may hope for: the cards not seen yet, and how likely each still comes to its side."""

from saladier.cards import HIDDEN, Card
from saladier.games import View
from saladier.games.samba.cards import HEIGHT, NATURAL_RANKS, PACK, WILDS
from saladier.games.samba.melds import Meld, complete
from saladier.games.samba.round import SambaRound

_COPIES = {card: PACK.count(card) for card in dict.fromkeys(PACK)}

TRUST = 0.9
"""A card that comes to the side is also put where it is wanted so often."""


class Sight:
    """One decision seen from one seat.

    ``unseen`` counts the copies of each face that may lie anywhere hidden; ``chance`` is the probability that
    the side still gets one of a natural face; ``share`` the part of all hidden cards that will come to the
    side.
    """

    def __init__(self, view: View) -> None:
        round_ = view.round
        assert isinstance(round_, SambaRound)
        assert view.seat is not None
        self.round = round_
        self.seat = view.seat
        self.side = round_.side(view.seat)
        self.rules = round_.rules
        self.hand: list[Card] = sorted(round_.hands[view.seat])
        self.melds: list[Meld] = round_.melds[self.side]
        self.done = complete(self.melds)
        self.next = (view.seat + 1) % round_.rules.players
        self.unseen = _COPIES.copy()
        for card in round_.cards():
            if card != HIDDEN:
                self.unseen[card] -= 1
        mine = self._place_seen()
        partners = round_.rules.partners(view.seat)
        hidden = max(1, sum(self.unseen.values()))
        coming = sum(len(round_.hands[seat]) for seat in partners) + len(round_.stock) / round_.rules.sides
        self.share = min(0.9, coming / hidden)
        self.chance = {
            card: TRUST * (1 - (1 - self.share) ** self.unseen[card]) for card in self.unseen if card[0] in HEIGHT
        }
        for card in mine:
            self.chance[card] = TRUST
        self.held: dict[Card, int] = {}
        self.ranks: dict[str, list[Card]] = {rank: [] for rank in NATURAL_RANKS}
        self.wilds: list[Card] = []
        for card in self.hand:
            self.held[card] = self.held.get(card, 0) + 1
            if card in WILDS:
                self.wilds.append(card)
            elif card[0] in HEIGHT:
                self.ranks[card[0]].append(card)

    def _place_seen(self) -> list[Card]:
        """Cards known to lie in other hands are no longer unseen; those of partners are returned."""
        mine: list[Card] = []
        for seat, cards in enumerate(self.round.seen):
            if seat != self.seat:
                for card in cards:
                    self.unseen[card] -= 1
                if self.round.side(seat) == self.side:
                    mine += [card for card in cards if card[0] in HEIGHT and card not in WILDS]
        return mine

    def coming(self, rank: str) -> float:
        """How many more naturals of a rank the side may expect."""
        return self.share * TRUST * sum(self.unseen[f"{rank}{suit}"] for suit in "CDHS")

    def rivals(self) -> list[int]:
        """The other sides."""
        return [side for side in range(self.rules.sides) if side != self.side]

    def hurry(self) -> float:
        """How near the end of the hand is, 0 to 1: the stock runs out, or a rival may go out soon."""
        near = 1 - min(1.0, len(self.round.stock) / 60)
        for side in self.rivals():
            if complete(self.round.melds[side]) >= 2:
                shortest = min(
                    len(self.round.hands[seat]) for seat in range(side, self.rules.players, self.rules.sides)
                )
                near = max(near, 1 - min(1.0, shortest / 10))
        return near
