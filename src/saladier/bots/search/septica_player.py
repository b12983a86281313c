"""Medium, quick: every decision in an imagined hand of Septica by the judgement of `bots.septica`."""

from math import comb

from saladier.bots.search.septica_table import POINTS, RANKS, SEVEN, STOP, SepticaTable
from saladier.bots.septica import EAGER, IDLE, LEAD, PAIR, POINT
from saladier.bots.septica import SEVEN as SEVEN_KEPT
from saladier.games.septica.opening import HAND
from saladier.games.septica.standing import SIDES

PACK = 4 * len(RANKS)
ALL_POINTS = 8
ABLE = tuple(
    tuple(
        tuple(1 - comb(loose - able, size) / comb(loose, size) if size <= loose and able <= loose else 1.0
              for size in range(HAND + 1))
        for able in range(9)
    )
    for loose in range(PACK)
)  # fmt: skip
"""Chance that so many cards out of so many unseen ones hold one of so many that take a trick:
``ABLE[unseen][that take][cards]``."""


class QuickPlayer:
    """Decides for every seat by what that seat can see."""

    def card(self, table: SepticaTable) -> int:
        """The card with the best outlook."""
        hand = table.hands[table.to_act]
        return hand[0] if len(hand) == 1 else self._best(table, set(hand), -1e9, STOP)

    def decide(self, table: SepticaTable) -> int:
        """Go on with the best card that matches, or stop."""
        hand = table.hands[table.to_act]
        ours = (table.holder - table.leader) % SIDES == 0
        stop = table.pot + LEAD if ours else -(table.pot + LEAD)
        return self._best(table, {card for card in hand if card in (table.rank, SEVEN)}, stop, STOP)

    def _best(self, table: SepticaTable, cards: set[int], least: float, otherwise: int) -> int:
        seat, hands, again = table.to_act, table.hands, table.again
        seats, hand, leader = len(hands), hands[seat], table.leader
        side = seat % SIDES
        sizes = [len(one) for one in hands]
        loose = sum(sizes) + len(table.stock) - sizes[seat]
        left = table.pot
        unseen = [0] * len(RANKS)
        for one in (*hands, table.stock):
            for card in one:
                unseen[card] += 1
        left += unseen[3] + unseen[7]
        for card in hand:
            unseen[card] -= 1
        open_ = left / ALL_POINTS
        lap = range(seat + 1, seat + seats - table.played % seats)
        best, worth = otherwise, least
        for card in sorted(cards):
            rank = table.rank if table.played else card
            pot = table.pot + POINTS[card]
            able = unseen[SEVEN] + (unseen[rank] if rank else 0)
            chances = ABLE[loose][able]
            likely = EAGER if pot else IDLE
            takes = not card or card == rank
            chance = 1.0 if takes or table.holder % SIDES == side else 0.0
            for other in lap:
                some = chances[sizes[other % seats]] * likely
                chance = chance * (1 - some) if other % SIDES != side else chance + (1 - chance) * some
            if again != "never" and len(hand) > 1:
                if table.played and leader != seat:
                    some = chances[sizes[leader]] * likely
                    chance = chance * (1 - some) if leader % SIDES != side else chance + (1 - chance) * some
                elif hand.count(rank) + (hand.count(SEVEN) if rank else 0) > (1 if takes else 0):
                    hold = 1.0
                    for other in range(seat + 1, seat + seats):
                        some = chances[sizes[other % seats]] * likely
                        hold = hold * (1 - some) if other % SIDES != side else hold + (1 - hold) * some
                    chance += (1 - chance) * hold * likely
            spared = PAIR * (hand.count(card) > 1) + POINT * POINTS[card] if card else SEVEN_KEPT
            value = (2 * chance - 1) * (pot + LEAD) - spared * open_
            if value > worth:
                best, worth = card, value
        return best
