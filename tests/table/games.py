"""The games that have a table, and for how many players."""

from saladier.games import find
from saladier.table.games import TABLES

NAMES = list(TABLES)
NUMBERS = {
    name: sorted(int(value) for value in next(one for one in find(name).options if one.name == "players").values)
    for name in NAMES
}


def layout(name: str) -> str:
    """Whether cards are played one by one or melds composed."""
    return TABLES[name].layout
