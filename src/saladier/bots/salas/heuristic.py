"""Salas by judgement: each decision of a turn on its own, plays before the discard."""

from collections.abc import Iterator

from saladier.bots.contract import Choice, Heuristic
from saladier.bots.salas.discarding import discards
from saladier.bots.salas.leaving import leaving_gain
from saladier.bots.salas.opening import OPENED, openings
from saladier.bots.salas.plan import Plan, plan_of
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.bots.salas.taking import beginnings
from saladier.bots.salas.worth import Prices
from saladier.cards import SALAS
from saladier.games import View


class SalasHeuristic(Heuristic):
    """Plays every number of players and every option."""

    absurd = 150.0

    def weigh(self, view: View) -> list[Choice]:
        sight = Sight(view)
        return list(_considered(sight)) or [Choice(0.0, move) for move in sight.round.legal_moves()]


HEURISTIC = SalasHeuristic()


def _considered(sight: Sight) -> Iterator[Choice]:
    prices = Prices(sight, sight.trump)
    if sight.round.phase == "draw":
        yield from beginnings(sight, prices, Stakes(sight, prices))
        return
    stakes = Stakes(sight, prices)
    yield from discards(sight, stakes)
    plans = openings(sight) if sight.round.middle else _plays(sight, prices, stakes)
    for plan in plans:
        swapped = plan.move.startswith("swap")
        middle = sight.round.middle and SALAS in plan.cards
        left = sight.holding.size - (0 if swapped else len(plan.cards) - middle)
        yield Choice(plan.gain + leaving_gain(sight, plan.runs, left), plan.move)


def _plays(sight: Sight, prices: Prices, stakes: Stakes) -> Iterator[Plan]:
    opens = OPENED if sight.holding.least else 0.0
    for move in sight.round.legal_moves():
        if not move.startswith("discard"):
            plan = plan_of(sight, prices, stakes, move)
            if plan is not None:
                yield Plan(plan.gain + opens, plan.move, plan.cards, plan.runs)
