"""The verdict on a readable move by the seat to act: step by step on a copy, then as a whole (section 15)."""

from typing import TYPE_CHECKING

from saladier.games.contract import Refusal
from saladier.games.notation import Move
from saladier.games.samba.endings import whole_fault
from saladier.games.samba.steps import foreign, step_fault
from saladier.games.samba.turn import Turn

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound


def move_fault(round_: "SambaRound", move: Move) -> Refusal | None:
    """Why the move is refused, or ``None``; the round stays as it is."""
    if round_.question is not None:
        answers = move.steps[0].kind in ("yes", "no")
        return None if answers else Refusal("wrong_phase", {"phase": "question"})
    if any(foreign(step) for step in move.steps):
        return Refusal("wrong_phase", {"phase": round_.phase})
    fault = _question_fault(round_) if move.asks else None
    if fault is not None:
        return fault
    turn = Turn(round_, trial=True)
    turn.steps = len(move.steps)
    turn.leaves_card = _leaves_card(round_, move)
    for step in move.steps:
        fault = step_fault(turn, step)
        if fault is not None or step.kind == "draw":
            return fault
        turn.do(step)
    return whole_fault(turn, move.asks)


def _question_fault(round_: "SambaRound") -> Refusal | None:
    """Why the seat to act may not ask for leave, whatever its plan (11.5)."""
    assert round_.to_act is not None
    if round_.phase != "meld":
        return Refusal("wrong_phase", {"phase": round_.phase})
    if not round_.rules.partners(round_.to_act):
        return Refusal("no_partner")
    if round_.refused:
        return Refusal("already_asked")
    left = len(round_.hands[round_.to_act])
    return Refusal("ask_too_late", {"left": left, "least": 2}) if left < 2 else None


def _leaves_card(round_: "SambaRound", move: Move) -> bool:
    """Whether the steps name fewer cards than the hand holds once the pile, if taken, has come to it."""
    assert round_.to_act is not None
    gained = len(round_.pile) - 1 if move.steps[0].kind == "take" else 0
    return len(round_.hands[round_.to_act]) + gained > sum(len(step.cards) for step in move.steps)
