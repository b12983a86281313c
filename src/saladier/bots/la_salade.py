"""La Salade: one judgement for the hands of tricks, another one for Sevens; a cut is as good as any other."""

from saladier.bots.contract import Choice, Heuristic
from saladier.bots.sevens import SevensHeuristic
from saladier.bots.tricks import TrickHeuristic
from saladier.games import View
from saladier.games.la_salade import GAME, SevensRound
from saladier.games.la_salade.cut import CutFirst


class LaSaladeHeuristic(Heuristic):
    """Hands the decision to the judgement of the contract."""

    absurd = TrickHeuristic.absurd

    def __init__(self) -> None:
        self.tricks = TrickHeuristic(GAME)
        self.sevens = SevensHeuristic()

    def weigh(self, view: View) -> list[Choice]:
        if isinstance(view.round, CutFirst) and view.round.uncut:
            return [Choice(0.0, move) for move in view.round.legal_moves()]
        return (self.sevens if isinstance(view.round, SevensRound) else self.tricks).weigh(view)


HEURISTIC = LaSaladeHeuristic()
