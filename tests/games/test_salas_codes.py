"""Each code has a clause, and some row of the tables produces it; each option has a row that flips."""

from collections.abc import Iterable
from typing import Any

from saladier.games import find
from tests.games import test_salas_closing as closing
from tests.games import test_salas_match as match
from tests.games import test_salas_opening as opening
from tests.games import test_salas_pile as pile
from tests.games import test_salas_runs as runs
from tests.games import test_salas_score as score

TABLES: tuple[Iterable[tuple[Any, ...]], ...] = (
    runs.LAYS, runs.ADDS, opening.OPENINGS, opening.SCOPE, opening.SWAPS, pile.TAKES, pile.BAND, pile.DISCARDS,
    pile.OWNERS,
)  # fmt: skip

ELSEWHERE = {"not_your_turn", "unreadable"}


def test_each_code_is_produced_by_a_table() -> None:
    produced = {row[-1] for rows in TABLES for row in rows if isinstance(row[-1], str)}
    assert find("salas").clauses.keys() <= produced | ELSEWHERE


BY_FUNCTION = {"players", "jokers_per_deck", "dirty_trump_13", "min_strict", "min_scope"}
"""Options that a test function of its own varies."""


def test_each_option_is_varied_by_a_table() -> None:
    rows = [*(row for rows in TABLES for row in rows), *closing.KEEPS, *score.HANDS, *match.MATCHES]
    varied = {key for row in rows for cell in row if isinstance(cell, dict) for key in cell}
    assert {option.name for option in find("salas").options} <= varied | BY_FUNCTION
