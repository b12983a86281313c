"""The score of a finished hand, line by line: melds, complete melds, red threes, going out, hands (section
13)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from saladier.games.contract import Line
from saladier.games.samba.cards import RED_THREES, points
from saladier.games.samba.melds import MIXED, NATURAL, SAMBA, complete
from saladier.games.samba.rules import NEEDED

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound

OUT, RED_THREE, ALL_RED_THREES, KEPT = 200, 100, 1000, 750
SIX = 6

Entry = tuple[int, Mapping[str, Any]]
"""Points of one side and the facts behind them."""


def ledger(round_: "SambaRound") -> tuple[Line, ...]:
    """The lines M, C, R, O, H and P of section 13, deductions negative."""
    entries: tuple[tuple[str, Callable[[SambaRound, int], Entry]], ...] = (
        ("melds", _melds), ("complete", _complete), ("red3", _red3), ("out", _out), ("hands", _hands),
        ("red3_kept", _red3_kept),
    )  # fmt: skip
    lines = []
    for code, entry in entries:
        found = [entry(round_, side) for side in range(round_.rules.sides)]
        lines.append(Line(code, tuple(one for one, _ in found), tuple(facts for _, facts in found)))
    return tuple(lines)


def _melds(round_: "SambaRound", side: int) -> Entry:
    """13.1: facts ``melds``, the cards of each, and ``points`` of each."""
    melds = [meld.cards for meld in round_.melds[side]]
    values = tuple(points(cards) for cards in melds)
    return sum(values), {"melds": tuple(melds), "points": values}


def _complete(round_: "SambaRound", side: int) -> Entry:
    """13.2: facts, how many sambas, natural and mixed canastas."""
    bonuses = [meld.bonus for meld in round_.melds[side]]
    facts = {"sambas": bonuses.count(SAMBA), "natural": bonuses.count(NATURAL), "mixed": bonuses.count(MIXED)}
    return sum(bonuses), facts


def _red3(round_: "SambaRound", side: int) -> Entry:
    """13.4: a bonus with the complete melds needed, the same as a penalty without."""
    laid, done = round_.red3[side], complete(round_.melds[side])
    bonus = ALL_RED_THREES if len(laid) == SIX else RED_THREE * len(laid)
    return (bonus if done >= NEEDED else -bonus), {"cards": tuple(laid), "complete": done, "needed": NEEDED}


def _out(round_: "SambaRound", side: int) -> Entry:
    """13.3: facts ``seat``, who went out, ``None`` if nobody of this side did."""
    seat = round_.out if round_.out is not None and round_.side(round_.out) == side else None
    return (OUT if seat is not None else 0), {"seat": seat}


def _hands(round_: "SambaRound", side: int) -> Entry:
    """13.6: facts ``hands``, per seat of the side the cards left and their points."""
    left = {seat: tuple(sorted(round_.hands[seat])) for seat in _seats(round_, side)}
    facts = {"hands": left, "points": {seat: points(cards) for seat, cards in left.items()}}
    return -sum(points(cards) for cards in left.values()), facts


def _red3_kept(round_: "SambaRound", side: int) -> Entry:
    """13.5: facts ``seats``, the players who hold a red three."""
    seats = tuple(seat for seat in _seats(round_, side) if any(card in RED_THREES for card in round_.hands[seat]))
    times = min(len(seats), 1) if round_.rules.penalty_once else len(seats)
    return -KEPT * times, {"seats": seats}


def _seats(round_: "SambaRound", side: int) -> range:
    return range(side, round_.rules.players, round_.rules.sides)
