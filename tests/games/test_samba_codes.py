"""Each code of section 15 has a clause, and some row of the tables produces it."""

from collections.abc import Iterable
from typing import Any

from saladier.games import find
from tests.games import test_samba_ending as ending
from tests.games import test_samba_melds as melds
from tests.games import test_samba_opening as opening
from tests.games import test_samba_pile as pile
from tests.games import test_samba_threes as threes

TABLES: tuple[Iterable[tuple[Any, ...]], ...] = (
    melds.LAYS, melds.ADDS, melds.MERGERS, melds.JOINS, pile.CASES, pile.JOINS, opening.CASES,
    threes.RED, threes.BLACK, ending.ENDS, ending.ASKING,
)  # fmt: skip

ELSEWHERE = {"not_your_turn", "no_partner", "already_asked", "out_refused"}
"""Codes that need moves before them, or another seat: tested with the partner's question."""


def test_each_code_is_produced_by_a_table() -> None:
    produced = {cell for rows in TABLES for row in rows for cell in row[-2:] if isinstance(cell, str)}
    assert find("samba").clauses.keys() <= produced | ELSEWHERE
