"""The verdict on a readable move by the seat to act: phase, possession, pile, then step by step on a copy, then
the move as a whole (11, check order)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saladier.cards import SALAS
from saladier.games.contract import Refusal
from saladier.games.notation import Move, Step
from saladier.games.salas.closing import keep_fault, lacks_to_close
from saladier.games.salas.discards import discard_fault
from saladier.games.salas.opened import least_for, minimum_fault, opening_fault
from saladier.games.salas.pile import pile_fault
from saladier.games.salas.turn import Turn

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound

LAYING = frozenset({"lay", "add", "swap"})
KINDS = LAYING | {"draw", "take", "discard"}


def move_fault(round_: "SalasRound", move: Move) -> Refusal | None:
    """Why the move is refused, or ``None``; the round stays as it is."""
    steps = move.steps
    if move.asks or any(_foreign(step) for step in steps) or not _in_phase(round_, steps):
        return Refusal("wrong_phase", {"phase": round_.phase, "stock": len(round_.stock)})
    if steps[0].kind == "draw":
        return None
    fault = _possession_fault(round_, steps)
    if fault is None and steps[0].kind == "take":
        fault = pile_fault(round_, steps)
    return fault if fault is not None else _play_fault(round_, steps)


def _foreign(step: Step) -> bool:
    """Whether the step belongs to another game only."""
    return step.kind not in KINDS or (step.kind == "take" and bool(step.cards))


def _in_phase(round_: "SalasRound", steps: Sequence[Step]) -> bool:
    """One card or the pile first, then plays, a discard last (3.1 to 3.4)."""
    first, *rest = [step.kind for step in steps]
    if first == "draw":
        return round_.phase == "draw" and not rest and bool(round_.stock)
    if (first == "take") != (round_.phase == "draw"):
        return False
    return (first != "discard" or not rest) and all(
        kind in LAYING or (kind == "discard" and last) for kind, last in _with_last(rest)
    )


def _with_last(kinds: Sequence[str]) -> list[tuple[str, bool]]:
    return [(kind, index == len(kinds) - 1) for index, kind in enumerate(kinds)]


def _possession_fault(round_: "SalasRound", steps: Sequence[Step]) -> Refusal | None:
    """A card that will not be at hand when its step comes; nothing is, once the hand was empty (7.3)."""
    assert round_.to_act is not None
    held = round_.hands[round_.to_act].copy()
    middle = round_.middle
    for step in steps:
        if step.kind == "take":
            held += round_.pile
            continue
        if not held:
            return Refusal("card_not_in_hand", {"card": step.card})
        for card in step.cards:
            if card == SALAS and middle and step.kind in ("lay", "add"):
                middle = False
            elif card in held:
                held.remove(card)
            else:
                return Refusal("card_not_in_hand", {"card": card})
        if step.kind == "swap":
            held.append(SALAS)
    return None


def _play_fault(round_: "SalasRound", steps: Sequence[Step]) -> Refusal | None:
    assert round_.to_act is not None
    if len(steps) == 1 and steps[0].kind == "discard":
        return discard_fault(round_.rules, round_.hands[round_.to_act], round_.fresh, steps[0].card)
    turn = Turn(round_, trial=True)
    for step in steps:
        fault = turn.do(step) if step.kind != "discard" else None
        if fault is not None:
            return fault
    fault = _lay_down_fault(round_, turn)
    if fault is None:
        fault = keep_fault(len(turn.hand), _lack(round_, turn))
    if fault is None and steps[-1].kind == "discard":
        fault = discard_fault(turn.rules, turn.hand, turn.fresh, steps[-1].card)
    return fault


def _lay_down_fault(round_: "SalasRound", turn: Turn) -> Refusal | None:
    """The Salas first, the 40, then the minimum of the band, over all new runs of the move (5.1, 5.2, 6.2)."""
    assert round_.to_act is not None
    if not turn.new and not turn.older:
        return None
    if turn.middle:
        return Refusal("salas_first")
    fault = opening_fault(turn.value()) if round_.middle else None
    least = least_for(round_, round_.to_act)
    if fault is None and least:
        fault = minimum_fault(turn.rules, turn.value(), least)
    return fault


def _lack(round_: "SalasRound", turn: Turn) -> str | None:
    side = turn.side
    return lacks_to_close(turn.rules, turn.own, round_.packs[side] is not None, round_.old[side])
