"""Whether the pile may be taken: the conditions of 3.3 in their order."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saladier.games.contract import Refusal
from saladier.games.notation import Step
from saladier.games.salas.cards import points
from saladier.games.salas.opened import least_for, minimum_fault

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound


def pile_fault(round_: "SalasRound", steps: Sequence[Step]) -> Refusal | None:
    """Why the seat to act may not take the pile with these steps, whatever the form of the runs."""
    assert round_.to_act is not None
    fault = closed_fault(round_)
    if fault is not None:
        return fault
    if not any(card in round_.pile for step in steps if step.kind != "discard" for card in step.cards):
        return Refusal("pile_card_unused", {"pile": len(round_.pile)})
    least = least_for(round_, round_.to_act)
    if not least:
        return None
    if not round_.rules.pile_counts:
        return Refusal("pile_needs_open", {"minimum": least})
    return minimum_fault(round_.rules, _new_value(round_, steps), least)


def closed_fault(round_: "SalasRound") -> Refusal | None:
    """Why nobody may take the pile now."""
    if not round_.pile:
        return Refusal("pile_empty")
    return Refusal("pile_closed") if round_.middle else None


def _new_value(round_: "SalasRound", steps: Sequence[Step]) -> int:
    """What the cards put into new runs are worth."""
    assert round_.to_act is not None
    first = len(round_.runs[round_.to_act % round_.rules.sides])
    return sum(
        points(step.cards)
        for step in steps
        if step.kind == "lay" or (step.kind == "add" and step.target is not None and step.target >= first)
    )
