"""What a card in hand is good for: the loss if it went, per face, for sequences, groups and taking the pile."""

from saladier.bots.samba.sight import Sight
from saladier.bots.samba.worth import STARTS, at_least, wild_worth
from saladier.cards import Card
from saladier.games.samba.cards import HEIGHT, NATURAL_RANKS, RED_THREES, WILDS
from saladier.games.samba.melds import COMPLETE, NATURAL, SAMBA, Group, Sequence

PAIR, LONE = 14.0, 3.0
"""A pair may take the pile; any natural may still become something."""


class Stakes:
    """Loss per face of the hand, worked out on demand."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._runs: dict[Card, float] = {}
        self._groups: dict[str, float] = {}
        self._on_table: dict[str, int] = {}
        for meld in sight.melds:
            if isinstance(meld, Group):
                self._on_table[meld.rank] = max(self._on_table.get(meld.rank, 0), len(meld.cards))
        for suit in "CDHS":
            self._look_at(suit)

    def of(self, card: Card) -> float:
        """What the side would lose with one copy of ``card`` out of the hand."""
        if card in WILDS:
            return wild_worth(self.sight, card)
        if card in RED_THREES:
            return 60.0
        if card[0] not in HEIGHT:
            return 0.0
        run = self._runs.get(card, 0.0) if self.sight.held.get(card, 0) == 1 else 0.0
        return max(run, self.group(card[0]))

    def run(self, card: Card) -> float:
        """The part of it that sequences account for."""
        return self._runs.get(card, 0.0) if self.sight.held.get(card, 0) <= 1 else 0.0

    def group(self, rank: str) -> float:
        """What one natural fewer of a rank costs."""
        if rank not in self._groups:
            self._groups[rank] = self._group_loss(rank)
        return self._groups[rank]

    def _group_loss(self, rank: str) -> float:
        sight, held = self.sight, len(self.sight.ranks[rank])
        table = self._on_table.get(rank, 0)
        if table >= COMPLETE:
            return 8.0
        size = table + held
        coming = sight.coming(rank) + 0.6 * min(2, len(sight.wilds))
        if table == 0 and held < 2:
            return LONE
        gain = at_least(coming, COMPLETE - size) - at_least(coming, COMPLETE - size + 1)
        return LONE + gain * NATURAL + (PAIR if held == 2 else 0.0)

    def _look_at(self, suit: str) -> None:
        """For each held face of a suit the most a samba loses without it: from hand alone or onto the table."""
        sight = self.sight
        held = [f"{rank}{suit}" in sight.held for rank in NATURAL_RANKS]
        if not any(held):
            return
        lying = [(meld.low, meld.high) for meld in sight.melds if isinstance(meld, Sequence) and meld.suit == suit]
        for low, high in [(-1, -1), *(ends for ends in lying if ends[1] - ends[0] + 1 < COMPLETE)]:
            for start in range(STARTS):
                if low < 0 or start <= low <= high < start + COMPLETE:
                    self._weigh_window(suit, held, start, low, high)

    def _weigh_window(self, suit: str, held: list[bool], start: int, low: int, high: int) -> None:
        sight = self.sight
        chance, own = 1.0, 0 if low < 0 else high - low + 1
        mine = []
        for height in range(start, start + COMPLETE):
            if low <= height <= high and low >= 0:
                continue
            card = f"{NATURAL_RANKS[height]}{suit}"
            if held[height]:
                own += 1
                mine.append(card)
            else:
                chance *= sight.chance[card]
        if own < 3:
            chance *= 0.6
        for card in mine:
            loss = SAMBA * chance * (1 - sight.chance[card])
            if loss > self._runs.get(card, 0.0):
                self._runs[card] = loss
