"""Why not: every code of every game has its sentence and its clause. The refusals come from the worked cases."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from saladier.games import Refusal, find
from saladier.record import load, read_record
from saladier.table.games import TABLES
from saladier.table.text import plain
from tests.table.games import NAMES

CASES = Path(__file__).parent.parent / "cases"
PLAYERS = [f"<{seat}>" for seat in range(6)]
GENERAL = "That is no move of any of these games."
NOTES = {"id", "says", "rule", "checks"}


@cache
def refusals(name: str) -> list[tuple[str, Refusal]]:
    """(case, refusal) for every move that a case wants to be refused."""
    return list(_refusals(name))


def _refusals(name: str) -> Iterator[tuple[str, Refusal]]:
    for case in json.loads((CASES / f"{name}.json").read_text(encoding="utf-8")):
        for check in case["checks"]:
            if "refused" in check:
                record = read_record({key: value for key, value in case.items() if key not in NOTES})
                match = load(record, check.get("after"))
                seat = check.get("by", match.to_act)
                refusal = match.refusal(seat if seat is not None else 0, check["move"])
                assert refusal is not None
                yield case["id"], refusal


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_a_sentence_of_its_own(name: str) -> None:
    for case, refusal in refusals(name):
        sentence = plain(TABLES[name].explain(refusal, PLAYERS))
        assert sentence.endswith("."), (case, sentence)
        assert "{" not in sentence, (case, sentence)
        assert "None" not in sentence, (case, sentence)
        assert (sentence == GENERAL) is (refusal.code == "unreadable"), (case, refusal, sentence)


@pytest.mark.parametrize("name", NAMES)
def test_every_code_is_met_in_a_case(name: str) -> None:
    """So the test above leaves none out."""
    assert {refusal.code for _case, refusal in refusals(name)} == set(find(name).clauses)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_players_are_escaped(name: str) -> None:
    for _case, refusal in refusals(name):
        html = str(TABLES[name].explain(refusal, PLAYERS))
        assert not any(player in html for player in PLAYERS)
