"""Level hard of Canadian Salad."""

from saladier.bots.canadian_salad import HEURISTIC
from saladier.bots.search.trick_search import TrickSearch
from saladier.games.canadian_salad import GAME

HARD = TrickSearch(GAME, HEURISTIC)
