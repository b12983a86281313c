"""Level hard of La Salade: one search for the hands of tricks, another for Sevens; a cut is as good as any other."""

from random import Random

from saladier.bots.contract import Bot, Thought
from saladier.bots.la_salade import HEURISTIC
from saladier.bots.search.sevens_search import SevensSearch
from saladier.bots.search.trick_search import TrickSearch
from saladier.games import View
from saladier.games.la_salade import GAME, SevensRound
from saladier.games.la_salade.cut import CutFirst


class LaSaladeSearch(Bot):
    """Hands the decision to the search of the contract."""

    def __init__(self) -> None:
        self.tricks = TrickSearch(GAME, HEURISTIC)
        self.sevens = SevensSearch()

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        if isinstance(view.round, CutFirst) and view.round.uncut:
            return max(HEURISTIC.weigh(view)).move
        searching = self.sevens if isinstance(view.round, SevensRound) else self.tricks
        return (yield from searching.think(view, random, worlds))


HARD = LaSaladeSearch()
