"""The tables of the games that can be played so far."""

from saladier.table.games.base import GameTable
from saladier.table.games.canadian_salad import TABLE as CANADIAN_SALAD

TABLES: dict[str, GameTable] = {table.game.name: table for table in (CANADIAN_SALAD,)}

__all__ = ["TABLES", "GameTable"]
