"""The one place that says what a set of cards is as a run: whether it stands, or the first reason why not; where
each card stands; what may be added to it and what would swap with its Salas (4, 10)."""

from saladier.games.salas.runs.forms import captured, fitting, grown, new_run
from saladier.games.salas.runs.parts import declared_suit
from saladier.games.salas.runs.run import LONGEST, SEVEN, SHORTEST, Run

__all__ = ["LONGEST", "SEVEN", "SHORTEST", "Run", "captured", "declared_suit", "fitting", "grown", "new_run"]
