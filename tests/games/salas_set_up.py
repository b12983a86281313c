"""Salas tables for tests: seat 0 is to act, what matters is named, the rest stays out of the way."""

from collections.abc import Sequence
from typing import Any

from saladier.games import Line, Match, find, read_options
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import Rules, rules_of
from saladier.record import FORMAT, load, read_record

CLEAN = "3D 4D 5D 6D 7D 8D 9D"
DIRTY = "3D 4D 5D J* 7D 8D 9D"
SIX = "3D 4D 5D 6D 7D 8D"
THEIRS = "TS JS QS"
OTHERS = ("9D 6C", "4H 8S", "3S QD", "TC 3H", "JH 4C")
PACKS = ("KH QH", "KC 7D", "5D JS")
STOCK = "4S 9C KD 3C"


def turn(
    hand: str,
    *runs: str,
    theirs: Sequence[str] = (THEIRS,),
    third: Sequence[str] = (),
    phase: str = "play",
    pile: str = "",
    stock: str = STOCK,
    others: Sequence[str] = OTHERS,
    packs: Sequence[str | None] = PACKS,
    players: int = 2,
    scores: Sequence[int] = (),
    trump: str | None = "S",
    moves: Sequence[str] = (),
    opened: Sequence[bool] | None = None,
    extra: Any = None,
    **options: Any,
) -> Match:
    """Seat 0 with ``hand`` and ``runs`` of its side, after ``moves``; ``trump`` ``None``: the Salas lies in the
    middle."""
    sides = 3 if players == 6 else 2
    lying = [list(runs), list(theirs), list(third)][:sides] if trump else [[]] * sides
    position = {
        "to_act": 0, "hands": [hand, *others[: players - 1]], "stock": stock, "pile": pile, "phase": phase,
        "runs": lying, "packs": list(packs[:sides]), "trump": trump,
    }  # fmt: skip
    if opened is not None:
        position["opened"] = list(opened)
    standing = {"scores": [*scores, *[0] * (sides - len(scores))], "dealer": 0, "extra": extra}
    start = {"standing": standing, "position": position, "moves": list(moves)}
    given = {"players": players, **options}
    return load(read_record({"format": FORMAT, "game": "salas", "options": given, "rounds": [start]}))


def code(match: Match, move: str, by: int | None = None) -> str | None:
    """The code with which ``move`` is refused, ``None`` when it is legal."""
    seat = by if by is not None else match.to_act
    refusal = match.refusal(seat if seat is not None else 0, move)
    return refusal.code if refusal is not None else None


def facts(match: Match, move: str) -> dict[str, Any]:
    """The facts of the refusal of ``move``."""
    assert match.to_act is not None
    refusal = match.refusal(match.to_act, move)
    assert refusal is not None
    return dict(refusal.facts)


def table(match: Match) -> SalasRound:
    """The round on the table."""
    assert isinstance(match.round, SalasRound)
    return match.round


def runs(match: Match, side: int = 0) -> list[str]:
    """The runs of a side as text."""
    return [" ".join(run.cards) for run in table(match).runs[side]]


def house(**options: Any) -> Rules:
    """The rules a few options stand for."""
    return rules_of(read_options(find("salas").options, options))


def line(match: Match, wanted: str) -> Line:
    """One line of the finished hand's score."""
    return next(one for one in match.game.ledger(table(match)) if one.code == wanted)
