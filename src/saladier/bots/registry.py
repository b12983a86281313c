"""Which bot plays a level of a game. A game's heuristic is loaded when it is first asked for, its search when a hard
bot is."""

from functools import cache
from importlib import import_module

from saladier.bots.contract import LEVELS, Bot, Heuristic
from saladier.bots.levels import EasyBot, MediumBot, RandomBot
from saladier.cards import BadInput

SEARCHED = frozenset({"canadian_salad", "la_salade", "septica"})
"""Games that have a level hard."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has, weakest first."""
    return LEVELS if game in SEARCHED else LEVELS[:-1]


@cache
def find_bot(game: str, level: str) -> Bot:
    """The bot of ``level`` for the game called ``game``; raises `BadInput` naming an unknown level."""
    if level not in levels_of(game):
        raise BadInput(
            "there is no level {level} of {game}; there are {levels}",
            level=repr(level), game=game, levels=", ".join(levels_of(game)),
        )  # fmt: skip
    if level == "random":
        return RandomBot()
    if level == "hard":
        searching = import_module(f"saladier.bots.search.{game}").HARD
        assert isinstance(searching, Bot)
        return searching
    heuristic = import_module(f"saladier.bots.{game}").HEURISTIC
    assert isinstance(heuristic, Heuristic)
    return MediumBot(heuristic) if level == "medium" else EasyBot(heuristic)
