"""The rules of the five games, and what they have in common."""

from saladier.games.contract import HIDDEN_QUESTION, Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.match import Hand, Match
from saladier.games.options import Option, Options, changed, read_options
from saladier.games.registry import NAMES, find

__all__ = [
    "HIDDEN_QUESTION",
    "NAMES",
    "Game",
    "Hand",
    "Line",
    "Match",
    "Option",
    "Options",
    "Refusal",
    "Round",
    "Settlement",
    "Standing",
    "View",
    "changed",
    "find",
    "read_options",
]
