"""Samba tables for tests: seat 0 is to act, what matters is named, the rest stays out of the way."""

from collections.abc import Sequence
from typing import Any

from saladier.games import Match
from saladier.games.samba.round import SambaRound
from saladier.record import FORMAT, load, read_record

KINGS = "KS KS KH KH KD KD KC"
QUEENS = "QS QS QH QH QD QD 2C"
"""A natural and a mixed canasta: together they allow going out."""

STOCK = "JC TD 9C 8D"
OTHERS = ("5C 7D", "6S 7H", "5D 7C", "6D 7S", "5S 6H")


def turn(
    hand: str,
    *melds: str,
    phase: str = "meld",
    pile: str = "5H",
    stock: str = STOCK,
    others: Sequence[str] = OTHERS,
    players: int = 2,
    scores: Sequence[int] = (),
    dealer: int = 0,
    red3: Sequence[str] = (),
    theirs: Sequence[str] = (),
    moves: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Seat 0 with ``hand`` and ``melds`` of its side, after ``moves``; ``others`` are the hands that follow."""
    sides = {4: 2, 6: 3 if options.get("six_player_mode") == "3x2" else 2}.get(players, players)
    position = {
        "to_act": 0, "hands": [hand, *others[: players - 1]], "stock": stock, "pile": pile, "phase": phase,
        "melds": [list(melds), list(theirs), *[[]] * (sides - 2)],
        "red3": [*red3, *[""] * (sides - len(red3))],
    }  # fmt: skip
    standing = {"scores": [*scores, *[0] * (sides - len(scores))], "dealer": dealer}
    start = {"standing": standing, "position": position, "moves": list(moves)}
    given = {"players": players, **options}
    return load(read_record({"format": FORMAT, "game": "samba", "options": given, "rounds": [start]}))


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


def table(match: Match) -> SambaRound:
    """The round on the table."""
    assert isinstance(match.round, SambaRound)
    return match.round


def melds(match: Match, side: int = 0) -> list[str]:
    """The melds of a side as text."""
    return [" ".join(meld.cards) for meld in table(match).melds[side]]
