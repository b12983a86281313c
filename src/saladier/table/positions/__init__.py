"""Small positions inside the rules pages, by game."""

from saladier.table.positions.canadian_salad import POSITIONS as CANADIAN_SALAD
from saladier.table.positions.la_salade import POSITIONS as LA_SALADE
from saladier.table.positions.model import Position
from saladier.table.positions.salas import POSITIONS as SALAS
from saladier.table.positions.samba import POSITIONS as SAMBA
from saladier.table.positions.septica import POSITIONS as SEPTICA

POSITIONS: dict[str, tuple[Position, ...]] = {
    found[0].game: found for found in (CANADIAN_SALAD, LA_SALADE, SAMBA, SEPTICA, SALAS)
}

__all__ = ["POSITIONS", "Position"]
