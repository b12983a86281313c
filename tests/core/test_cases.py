"""The worked cases, each a test of its own."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saladier.cli.check import choose
from saladier.games import NAMES
from saladier.record.cases import run_case

CASES = Path(__file__).parent.parent / "cases"


def cases() -> Iterator[Any]:
    """Every case of a game that is there."""
    for name in NAMES:
        for file in (CASES / f"{name}.json", CASES / f"blunders_{name}.json"):
            for case in json.loads(file.read_text(encoding="utf-8")) if file.exists() else []:
                yield pytest.param(case, id=case["id"])


@pytest.mark.parametrize("case", list(cases()))
def test_case(case: dict[str, Any]) -> None:
    assert run_case(case, choose) == []


def test_every_case_has_its_own_name() -> None:
    names = [param.id for param in cases()]
    assert len(set(names)) == len(names)
