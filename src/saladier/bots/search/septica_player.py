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


TENS, ACES = (rank for rank in range(len(RANKS)) if POINTS[rank])


class QuickPlayer:
    """Decides for every seat by what that seat can see."""

    def card(self, table: SepticaTable) -> int:
        """The card with the best outlook."""
        hand = table.hands[table.to_act]
        return hand[0] if len(hand) == 1 else self._best(table, set(hand), -1e9)

    def decide(self, table: SepticaTable) -> int:
        """Go on with the best card that matches, or stop."""
        hand = table.hands[table.to_act]
        ours = (table.holder - table.leader) % SIDES == 0
        stop = table.pot + LEAD if ours else -(table.pot + LEAD)
        return self._best(table, {card for card in hand if card in (table.rank, SEVEN)}, stop)

    def _best(self, table: SepticaTable, cards: set[int], least: float) -> int:
        """The card with the best outlook if it is better than ``least``, otherwise `STOP`."""
        hands, hand, unplayed = table.hands, table.hands[table.to_act], table.unplayed
        open_ = (unplayed[TENS] + unplayed[ACES] + table.pot) / ALL_POINTS
        loose = len(table.stock) + sum(map(len, hands)) - len(hand)
        sevens = unplayed[SEVEN] - hand.count(SEVEN)
        outlook = self._of_two if len(hands) == SIDES else self._of_four
        best, worth = STOP, least
        for card in sorted(cards):
            rank = table.rank if table.played else card
            pot = table.pot + POINTS[card]
            chances = ABLE[loose][sevens + unplayed[rank] - hand.count(rank) if rank else sevens]
            chance = outlook(table, card, rank, chances, EAGER if pot else IDLE)
            spared = PAIR * (hand.count(card) > 1) + POINT * POINTS[card] if card else SEVEN_KEPT
            value = (2 * chance - 1) * (pot + LEAD) - spared * open_
            if value > worth:
                best, worth = card, value
        return best

    def _of_two(self, table: SepticaTable, card: int, rank: int, chances: tuple[float, ...], likely: float) -> float:
        """The chance that the seat to act ends up with the trick if it plays the card, one other player looking on."""
        seat = table.to_act
        hand = table.hands[seat]
        taken = chances[len(table.hands[1 - seat])] * likely
        if seat != table.leader:
            if card and card != rank:
                return 0.0
            return 1.0 if table.again == "never" or len(hand) == 1 else 1 - taken
        if table.again == "never" or len(hand) == 1:
            return 1 - taken
        again = hand.count(rank) + (hand.count(SEVEN) if rank else 0) > 1
        return 1 - taken + taken * again * (1 - taken) * likely

    def _of_four(self, table: SepticaTable, card: int, rank: int, chances: tuple[float, ...], likely: float) -> float:
        """The same for the side of the seat to act among four."""
        seat, hands, leader = table.to_act, table.hands, table.leader
        seats, hand, side = len(hands), hands[seat], seat % SIDES
        takes = not card or card == rank

        def after(chance: float, other: int) -> float:
            taken = chances[len(hands[other % seats])] * likely
            return chance * (1 - taken) if other % SIDES != side else chance + (1 - chance) * taken

        chance = 1.0 if takes or table.holder % SIDES == side else 0.0
        for other in range(seat + 1, seat + seats - table.played % seats):
            chance = after(chance, other)
        if table.again == "never" or len(hand) == 1:
            return chance
        if table.played and leader != seat:
            return after(chance, leader)
        if hand.count(rank) + (hand.count(SEVEN) if rank else 0) > (1 if takes else 0):
            hold = 1.0
            for other in range(seat + 1, seat + seats):
                hold = after(hold, other)
            chance += (1 - chance) * hold * likely
        return chance
