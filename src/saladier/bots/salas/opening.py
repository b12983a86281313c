"""The first lay-down: which runs, and which suit becomes trump."""

from collections.abc import Iterator

from saladier.bots.salas.plan import Plan, plan_of
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.bots.salas.worth import Prices
from saladier.cards import SALAS
from saladier.games.notation import read
from saladier.games.salas.runs import declared_suit

OPENED = 120.0
"""What it is worth that the side may lay from now on."""


def openings(sight: Sight) -> Iterator[Plan]:
    """Every opening with the middle Salas that is offered, weighed with the trump it makes."""
    by_trump: dict[str, tuple[Prices, Stakes]] = {}
    for move in sight.round.legal_moves():
        if not move.startswith("lay"):
            continue
        suit = _trump(move)
        if suit not in by_trump:
            prices = Prices(sight, suit)
            by_trump[suit] = prices, Stakes(sight, prices)
        plan = plan_of(sight, *by_trump[suit], move)
        if plan is not None:
            yield Plan(plan.gain + OPENED, plan.move, plan.cards, plan.runs)


def _trump(move: str) -> str:
    found = read(move)
    assert found is not None
    return next(declared_suit(step.cards) for step in found.steps if SALAS in step.cards)
