"""The tables of the games that can be played so far."""

from saladier.table.games.base import GameTable
from saladier.table.games.canadian_salad import TABLE as CANADIAN_SALAD
from saladier.table.games.la_salade import TABLE as LA_SALADE
from saladier.table.games.salas import TABLE as SALAS
from saladier.table.games.samba import TABLE as SAMBA
from saladier.table.games.septica import TABLE as SEPTICA

TABLES: dict[str, GameTable] = {table.game.name: table for table in (CANADIAN_SALAD, LA_SALADE, SAMBA, SEPTICA, SALAS)}

__all__ = ["TABLES", "GameTable"]
