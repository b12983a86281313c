"""``check``: run case files, a line each."""

from collections.abc import Sequence
from random import Random

from saladier.bots import find_bot
from saladier.cli.read import read_json
from saladier.games import Match
from saladier.record.cases import run_case

WORLDS, SEED = 64, 1
"""What a `bot_plays` check asks of a searching bot."""


def run(files: Sequence[str]) -> int:
    """Print ``ok ID`` or ``FAIL ID: what differed`` per case and a last line of counts; 1 if any failed."""
    passed = failed = 0
    for file in files:
        cases = read_json(file)
        for case in cases if isinstance(cases, list) else [cases]:
            differences = run_case(case, choose) if isinstance(case, dict) else ["a case is an object"]
            name = case.get("id", "?") if isinstance(case, dict) else "?"
            print(f"FAIL {name}: {'; '.join(differences)}" if differences else f"ok {name}")
            passed, failed = passed + (not differences), failed + bool(differences)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def choose(match: Match, level: str) -> str:
    """The move of ``level`` for the seat to act."""
    assert match.to_act is not None
    return find_bot(match.game.name, level).choose(match.view(match.to_act), Random(SEED), WORLDS)
