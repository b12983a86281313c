"""Setting a table for the tests of rules: through the reader of records, like everything else."""

from typing import Any

from saladier.games import Match
from saladier.record import FORMAT, load, read_record


def table(game: str, moves: str = "", /, standing: dict[str, Any] | None = None, **given: Any) -> Match:
    """A match with one round begun and ``moves`` (separated by commas) made.

    ``deal`` and the keys of a position are told from options by their names.
    """
    places = {"to_act", "hands", "trick", "taken", "rows", "finished", "stock", "leader"}
    options = {key: value for key, value in given.items() if key not in places and key != "deal"}
    position = {key: value for key, value in given.items() if key in places}
    start = {"deal": given["deal"]} if "deal" in given else {"position": position}
    made = [move.strip() for move in moves.split(",") if move.strip()]
    round_ = {"standing": standing or {}, **start, "moves": made}
    return load(read_record({"format": FORMAT, "game": game, "options": options, "rounds": [round_]}))


def code(match: Match, move: str, by: int | None = None) -> str | None:
    """The code with which ``move`` is refused, ``None`` when it is legal."""
    seat = by if by is not None else match.to_act
    refusal = match.refusal(seat if seat is not None else 0, move)
    return refusal.code if refusal is not None else None


def choices(match: Match) -> list[str]:
    """The legal moves, sorted."""
    assert match.round is not None
    return sorted(match.round.legal_moves())


def points(match: Match) -> tuple[int, ...]:
    """Points per side of the finished round."""
    assert match.settlement is not None
    return match.settlement.round_score


def state(match: Match, key: str) -> Any:
    """One key of the position on the table."""
    assert match.round is not None
    return match.round.position()[key]
