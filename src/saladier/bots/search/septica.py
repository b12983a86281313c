"""Level hard of Septica: what each card leads to in imagined worlds; between two, once the stock is gone, exactly.

A hand is won with five points (7.4), so what counts is the chance of that, and a little how many points there are
beyond. With the stock empty and two players nothing is hidden, and the best move is the one that brings most points.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from saladier.bots.contract import Bot, Choice, Thought
from saladier.bots.search.pimc import cheapest
from saladier.bots.search.septica_endgame import Endgame
from saladier.bots.search.septica_player import ALL_POINTS, QuickPlayer
from saladier.bots.search.septica_table import POINTS, RANK, STOP, SepticaTable
from saladier.bots.septica import HEURISTIC
from saladier.bots.septica import points as count
from saladier.games import View
from saladier.games.fitting import unseen
from saladier.games.septica import GAME, SepticaRound
from saladier.games.septica.standing import SIDES

DEALS = 3
"""Imagined deals for each world asked for: a hand is short."""
HALF = ALL_POINTS / 2
WIN = 50.0
"""The cost of a hand lost rather than drawn."""
BEYOND = 1.5
"""The cost of each point less, whatever it decides."""
WORTH = 12.0
"""What a point of medium's judgement is taken for beforehand."""


class SepticaSearch(Bot):
    """Plays 1v1 and 2v2."""

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        round_ = view.round
        assert isinstance(round_, SepticaRound)
        choices = distinct(sorted(HEURISTIC.weigh(view), reverse=True))
        moves = [choice.move for choice in choices]
        if round_.cutting or len(moves) == 1:
            return moves[0]
        assert view.seat is not None
        search, chance = Search(round_, view.seat), Random(random.getrandbits(64))
        if search.open:
            known = next(imagined(view, chance))
            return max(moves, key=lambda move: search.endgame.worth(known, number_of(move)))
        expected = [(choices[0].worth - choice.worth) * WORTH for choice in choices]
        return (yield from cheapest(moves, expected, imagined(view, chance), DEALS * worlds, search.cost))


class Search:
    """The decision of one seat."""

    def __init__(self, round_: SepticaRound, seat: int) -> None:
        self.side = seat % SIDES
        self.two = len(round_.hands) == SIDES
        self.endgame = endgame_of(round_.recontest)
        self.taken = [count(cards) for cards in round_.taken]
        hidden = len(unseen(round_, GAME.pack(round_.options)))
        self.open = self.two and not round_.stock and hidden == len(round_.hands[1 - seat])
        """Whether everything is known although nothing is shown."""

    def cost(self, world: SepticaTable, move: str) -> float:
        """What a move leads to in a world."""
        table = world.copy()
        table.play(number_of(move))
        table.play_out(PLAYER, self.two)
        points = table.points
        if table.to_act >= 0:
            leader = table.to_act
            own, other = (tuple(hand) for hand in (table.hands[leader], table.hands[1 - leader]))
            rest, ahead = sum(POINTS[card] for card in own + other), self.endgame.lead(own, other)
            points[leader] += (rest + ahead) // 2
            points[1 - leader] += (rest - ahead) // 2
        return self._loss(points)

    def _loss(self, points: Sequence[int]) -> float:
        """How bad a finished hand is."""
        ours, theirs = (taken + gained for taken, gained in zip(self.taken, points, strict=True))
        if self.side:
            ours, theirs = theirs, ours
        return WIN * ((theirs > HALF) - (ours > HALF)) + BEYOND * (theirs - ours) / 2


PLAYER = QuickPlayer()


@cache
def endgame_of(again: str) -> Endgame:
    """The one solution under a ruling, kept with all it remembers."""
    return Endgame(again)


def distinct(choices: Sequence[Choice]) -> list[Choice]:
    """The first move of each rank: suits never matter."""
    found: dict[str, Choice] = {}
    for choice in choices:
        found.setdefault(choice.move if choice.move in ("stop", "no_cut") else choice.move[0], choice)
    return list(found.values())


def number_of(move: str) -> int:
    """A move as the table has it."""
    return STOP if move == "stop" else RANK[move[0]]


def imagined(view: View, random: Random) -> Iterator[SepticaTable]:
    """Worlds without end that look like the view; cards shown in the lottery stay where everybody knows them."""
    while True:
        yield table_of(GAME.imagine(view, random))


def table_of(round_: SepticaRound) -> SepticaTable:
    """The state of a round whose cards are all known, made for speed."""
    hands = [[RANK[card[0]] for card in hand] for hand in round_.hands]
    stock = [RANK[card[0]] for card in reversed(round_.stock)]
    table = SepticaTable(hands, stock, round_.leader, round_.recontest)
    if round_.trick:
        table.rank, table.played = RANK[round_.trick[0][0]], len(round_.trick)
        table.pot, table.holder = count(round_.trick), round_.holder
    table.to_act = -1 if round_.to_act is None else round_.to_act
    return table


HARD = SepticaSearch()
