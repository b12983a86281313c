"""Canadian Salad: six hands of tricks, judged by their prices."""

from saladier.bots.tricks import TrickHeuristic
from saladier.games.canadian_salad import GAME

HEURISTIC = TrickHeuristic(GAME)
