"""Which bot plays a level of a game. A game's heuristic is loaded when it is first asked for."""

from functools import cache
from importlib import import_module

from saladier.bots.contract import LEVELS, Bot, Heuristic
from saladier.bots.levels import EasyBot, MediumBot, RandomBot
from saladier.cards import BadInput


@cache
def find_bot(game: str, level: str) -> Bot:
    """The bot of ``level`` for the game called ``game``; raises `BadInput` naming an unknown level."""
    if level not in LEVELS:
        raise BadInput(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot()
    heuristic = import_module(f"saladier.bots.{game}").HEURISTIC
    assert isinstance(heuristic, Heuristic)
    return MediumBot(heuristic) if level == "medium" else EasyBot(heuristic)
