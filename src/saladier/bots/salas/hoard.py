"""Before the side is open: what each card brings toward runs that reach the minimum together."""

from saladier.bots.salas.sight import Sight
from saladier.cards import JOKER, SALAS, SUITS, Card
from saladier.games.salas.cards import VALUE, is_wild
from saladier.games.salas.listing.opening_moves import needed
from saladier.games.salas.listing.suit_sets import Kinds, budget_of, merged, suit_sets
from saladier.games.salas.rules import OPENING

DRAWN = 10.0
"""What a card still to be drawn is worth in the runs it would complete."""
WAIT = 14.0
"""What having to wait for such a card costs."""
LOOSE, LOOSE_NEAR = 0.4, 0.2
"""Share of its points that a card promises by itself, and with each neighbour."""
READY = 20.0
"""What it is worth that nothing is missing."""


class Hoard:
    """The best runs of the hand with up to one more wild card and one more Salas, standing for cards that may
    come, and how much worse they are without each card."""

    def __init__(self, sight: Sight) -> None:
        self.top = sight.rules.top
        self.rows = sight.holding.rows
        self.need = max(needed(sight.holding), OPENING if sight.round.middle else 0)
        real = [*sight.counts.elements(), *([SALAS] if sight.round.middle else [])]
        self.salas = real.count(SALAS)
        self.wilds = sorted((card for card in real if is_wild(card)), key=VALUE.__getitem__, reverse=True)
        self.cards = [*real, JOKER, SALAS]
        self.most = len(real) - 2
        self.budget = budget_of(self.cards)
        kinds = {suit: self._kinds(self.cards, suit) for suit in SUITS}
        self.others = {suit: merged([kinds[other] for other in SUITS if other != suit], self.budget) for suit in SUITS}
        self.all = merged([self.others["C"], kinds["C"]], self.budget)
        self.best = self._score(self.all, self.wilds, self.salas)

    def loss(self, card: Card) -> float:
        """How much less the runs promise with one copy of ``card`` gone."""
        wilds, salas = self.wilds.copy(), self.salas
        if card in wilds:
            wilds.remove(card)
        if card == SALAS:
            salas -= 1
        kinds = self.all
        if card[1] != "*":
            rest = self.cards.copy()
            rest.remove(card)
            kinds = merged([self.others[card[1]], self._kinds(rest, card[1])], self.budget)
        return self.best - self._score(kinds, wilds, salas) + self._loose(card)

    def _loose(self, card: Card) -> float:
        """What a card may still bring to other runs: dear ones with neighbours the most."""
        if card[1] == "*":
            return 0.0
        row = self.rows[card[1]]
        near = max(sum(place + step in row for step in (-2, -1, 1, 2)) for place, one in row.items() if one == card)
        return VALUE[card] * (LOOSE + LOOSE_NEAR * near)

    def _kinds(self, cards: list[Card], suit: str) -> Kinds:
        return suit_sets(cards, suit, self.top, lambda _: False, counting=True)

    def _score(self, kinds: Kinds, wilds: list[Card], salas: int) -> float:
        best = 0.0
        for (needs, spots, twos, seven, _, size), chosen in kinds.items():
            if size > self.most and not seven:
                continue
            free = wilds[: max(0, len(wilds) - twos)]
            late = max(0, needs - len(free)) + max(0, spots - salas)
            total = chosen.points + sum(VALUE[card] for card in free[:needs])
            if total >= self.need and not late:
                return self.need + READY
            best = max(best, min(self.need, total + DRAWN * late) - WAIT * late)
        return best
