"""Worked cases: records with checks, run through the same reader and the same door as everything else."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from saladier.cards import BadInput, read_cards, write_cards
from saladier.games import Match
from saladier.record.model import Record
from saladier.record.read import read_record
from saladier.record.replay import load
from saladier.record.write import write_standing

Chooser = Callable[[Match, str], str]
"""(match, level) -> the move a bot of that level makes; handed in, since bots stand to the right of records."""

EXACT = frozenset({"pile", "trick", "rows", "finished", "trump", "middle", "phase"})
BAGS = frozenset({"hands", "red3"})
NOTES = frozenset({"id", "says", "rule", "checks"})


def run_case(case: Mapping[str, Any], chooser: Chooser) -> list[str]:
    """What differed, a sentence each; an empty list when every check holds."""
    checks = case.get("checks")
    if not isinstance(checks, list) or not checks:
        return ["the case has no checks"]
    data = {key: value for key, value in case.items() if key not in NOTES}
    errors = [check["error"] for check in checks if "error" in check]
    try:
        record = read_record(data)
        load(record)
    except BadInput as error:
        return [f"expected {text!r} in the error, got: {error}" for text in errors if text not in str(error)] + (
            [] if errors else [f"does not load: {error}"]
        )
    if errors:
        return ["it loads, but an error was expected"]
    return [difference for check in checks for difference in _differences(record, check, chooser)]


def _differences(record: Record, check: Mapping[str, Any], chooser: Chooser) -> Iterator[str]:
    match = load(record, check.get("after"))
    at = f"after {check['after']}: " if "after" in check else ""
    if "move" in check:
        yield from (at + text for text in _move(match, check))
    for key, wanted in check.items():
        if key not in ("after", "move", "by", "refused", "allowed"):
            try:
                yield from (f"{at}{key}: {text}" for text in _state(match, key, wanted, chooser))
            except BadInput as error:
                yield f"{at}{error}"


def _move(match: Match, check: Mapping[str, Any]) -> Iterator[str]:
    move = check["move"]
    seat = check.get("by", match.to_act)
    refusal = match.refusal(seat if seat is not None else 0, move)
    got = refusal.code if refusal is not None else None
    if "refused" in check and got != check["refused"]:
        yield f"{move!r} should be refused with {check['refused']}, got {got or 'allowed'}"
    if "allowed" in check and (got is None) is not check["allowed"]:
        yield f"{move!r} should be {'allowed' if check['allowed'] else 'refused'}, got {got or 'allowed'}"


def _state(match: Match, key: str, wanted: Any, chooser: Chooser) -> Iterator[str]:
    if key == "bot_plays":
        for level in wanted["levels"]:
            move = chooser(match, level)
            if move not in wanted["one_of"]:
                yield f"{level} plays {move!r}, wanted one of {wanted['one_of']}"
        return
    got = _found(match, key)
    if key in ("taken", "melds", "runs", *BAGS):
        wanted, got = _bagged_sides(key, wanted), _bagged_sides(key, _blanked(wanted, got))
    elif key == "choices":
        wanted, got = sorted(wanted), sorted(got)
    elif key == "next" and isinstance(got, dict):
        got = {name: got.get(name) for name in wanted}
    if got != wanted:
        yield f"wanted {_plain(wanted)}, got {_plain(got)}"


def _found(match: Match, key: str) -> Any:
    """The value a check on ``key`` speaks of; raises `BadInput` for a check there is none of."""
    round_, settlement = match.round, match.settlement
    if key == "to_act":
        return match.to_act
    if key == "round_over":
        return match.to_act is None
    if key == "choices":
        return round_.legal_moves() if round_ is not None else []
    if key in ("round_score", "scores", "winners"):
        return None if settlement is None else list(getattr(settlement, key))
    if key == "match_over":
        return match.over
    if key == "next":
        return None if settlement is None else write_standing(match.game, match.options, settlement.next, full=True)
    position = round_.position() if round_ is not None else {}
    if key == "stock_count":
        return len(read_cards(position["stock"]))
    if key == "packs":
        return [pack is not None for pack in position["packs"]]
    if key in EXACT | BAGS | {"taken", "melds", "runs"} and key in position:
        return position[key]
    raise BadInput("there is no check {key} in this game", key=repr(key))


def _bagged_sides(key: str, sides: Any) -> Any:
    return [_bagged(key, one) for one in sides] if isinstance(sides, list) else sides


def _bagged(key: str, value: Any) -> Any:
    """Card strings as multisets; under ``taken`` the tricks of a seat in any order as well."""
    if isinstance(value, str):
        return Counter(value.split())
    if key == "taken" and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return Counter(write_cards(sorted(one.split())) for one in value)
    if isinstance(value, list):
        return [_bagged(key, one) for one in value]
    return value


def _blanked(wanted: Any, got: Any) -> Any:
    """``got`` with ``None`` wherever ``wanted`` does not look."""
    if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        return [None if one is None else other for one, other in zip(wanted, got, strict=True)]
    return got


def _plain(value: Any) -> Any:
    if isinstance(value, Counter):
        return write_cards(sorted(value.elements()))
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value
