"""The score of a finished hand, line by line (8, 10)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from saladier.cards import SALAS
from saladier.games.contract import Line
from saladier.games.salas.cards import points

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound

FINAL_CLOSE, SALAS_LEFT, NO_PACK, NEVER_LAID = 100, -50, -100, -250

Entry = tuple[int, Mapping[str, Any]]
"""Points of one side and the facts behind them."""


def ledger(round_: "SalasRound") -> tuple[Line, ...]:
    """Every line of 8.2 to 8.4, deductions negative; a side that never laid has only the line of 8.3."""
    entries: tuple[tuple[str, Callable[[SalasRound, int], Entry]], ...] = (
        ("runs", _runs), ("bonuses", _bonuses), ("final_close", _final_close), ("first_close", _first_close),
        ("hands", _hands), ("salas_left", _salas_left), ("no_pack", _no_pack),
    )  # fmt: skip
    sides = range(round_.rules.sides)
    lines = []
    for code, entry in entries:
        found = [entry(round_, side) if round_.runs[side] else (0, {}) for side in sides]
        lines.append(_line(code, found))
    lines.append(_line("never_laid", [_never_laid(round_, side) for side in sides]))
    nets = [sum(line.points[side] for line in lines) for side in sides]
    lines.append(_line("rounding", [(5 if net % 10 else 0, {"net": net}) for net in nets]))
    return tuple(lines)


def _line(code: str, found: list[Entry]) -> Line:
    return Line(code, tuple(points for points, _ in found), tuple(facts for _, facts in found))


def _runs(round_: "SalasRound", side: int) -> Entry:
    """Facts ``runs``, the cards of each, and ``points`` of each."""
    runs = round_.runs[side]
    values = tuple(run.points for run in runs)
    return sum(values), {"runs": tuple(run.cards for run in runs), "points": values}


def _bonuses(round_: "SalasRound", side: int) -> Entry:
    """Facts per run of seven or more: its number, length, whether it is clean, whether it is trump, its
    points."""
    rows = tuple(
        {
            "run": number, "length": len(run.cards), "clean": run.clean, "trump": run.suit == round_.trump,
            "points": run.bonus(round_.rules, round_.trump),
        }
        for number, run in enumerate(round_.runs[side])
        if run.seven
    )  # fmt: skip
    return sum(run.bonus(round_.rules, round_.trump) for run in round_.runs[side]), {"runs": rows}


def _final_close(round_: "SalasRound", side: int) -> Entry:
    """Facts ``seat``, who ended the hand, ``None`` if nobody of this side did."""
    seat = round_.closer if round_.closer is not None and round_.side(round_.closer) == side else None
    return (FINAL_CLOSE if seat is not None else 0), {"seat": seat}


def _first_close(round_: "SalasRound", side: int) -> Entry:
    """An option: points for having taken the pack."""
    taken = round_.packs[side] is None
    return (round_.rules.first_close if taken else 0), {"taken": taken}


def _hands(round_: "SalasRound", side: int) -> Entry:
    """Facts ``hands``, per seat of the side the cards left, and their ``points``; the Salas counts apart."""
    left = {seat: tuple(sorted(round_.hands[seat])) for seat in _seats(round_, side)}
    facts = {"hands": left, "points": {seat: points(cards) for seat, cards in left.items()}}
    return -sum(points(cards) for cards in left.values()), facts


def _salas_left(round_: "SalasRound", side: int) -> Entry:
    """Facts ``seats``, one entry per Salas left in a hand."""
    seats = tuple(seat for seat in _seats(round_, side) for card in round_.hands[seat] if card == SALAS)
    return SALAS_LEFT * len(seats), {"seats": seats}


def _no_pack(round_: "SalasRound", side: int) -> Entry:
    """Facts ``taken``, whether the side won its pack."""
    taken = round_.packs[side] is None
    return (0 if taken else NO_PACK), {"taken": taken}


def _never_laid(round_: "SalasRound", side: int) -> Entry:
    """A flat loss for a side without a run of its own; by an option the missing pack counts as well (8.3)."""
    laid = bool(round_.runs[side])
    stacked = NO_PACK if round_.rules.stacks and round_.packs[side] is not None else 0
    return (0 if laid else NEVER_LAID + stacked), {"laid": laid, "no_pack": 0 if laid else stacked}


def _seats(round_: "SalasRound", side: int) -> range:
    return range(side, round_.rules.players, round_.rules.sides)
