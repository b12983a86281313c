"""Which games there are. A game's module is loaded when it is first asked for."""

from functools import cache
from importlib import import_module

from saladier.cards import BadInput
from saladier.games.contract import Game

NAMES = ("canadian_salad", "la_salade", "septica", "samba", "salas")


@cache
def find(name: str) -> Game:
    """The game called ``name`` in records; raises `BadInput` naming it when there is none."""
    if name not in NAMES:
        raise BadInput("there is no game {name}; there are {names}", name=repr(name), names=", ".join(NAMES))
    game = import_module(f"saladier.games.{name}").GAME
    assert isinstance(game, Game)
    return game
