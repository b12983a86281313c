"""Who has to reach which minimum with the first lay-down (5.2, 6)."""

from typing import TYPE_CHECKING

from saladier.games.contract import Refusal
from saladier.games.salas.rules import OPENING, Rules, minimum
from saladier.games.salas.standing import SalasStanding, extra_of

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound


def least_for(round_: "SalasRound", seat: int) -> int:
    """The minimum that ``seat`` still has to reach before it may lay as it likes, 0 if none (6)."""
    rules = round_.rules
    if round_.opened[seat if rules.by_player else seat % rules.sides]:
        return 0
    assert isinstance(round_.standing, SalasStanding)
    if extra_of(round_.options, round_.standing) is not None:
        return 0
    return minimum(rules, round_.standing.scores[seat % rules.sides])


def opening_fault(total: int) -> Refusal | None:
    """Why new runs worth ``total`` do not bring the Salas into play (5.2)."""
    return _too_low("opening_too_low", total, OPENING, total < OPENING)


def minimum_fault(rules: Rules, total: int, least: int) -> Refusal | None:
    """Why new runs worth ``total`` do not open a side under a minimum (6.2)."""
    return _too_low("minimum_too_low", total, least, total < least or (rules.strict and total == least))


def _too_low(code: str, total: int, least: int, low: bool) -> Refusal | None:
    return Refusal(code, {"total": total, "minimum": least, "missing": least - total}) if low else None
