"""The verdict on a move as a whole: the opening minimum, what must stay in hand, how the turn may end."""

from saladier.games.contract import Refusal
from saladier.games.samba.melds import complete
from saladier.games.samba.rules import NEEDED
from saladier.games.samba.turn import Turn


def whole_fault(turn: Turn, asks: bool) -> Refusal | None:
    """Why the move, all its steps done on ``turn``, is refused (section 15, team level and end of turn)."""
    fault = opening_fault(turn.laid(), turn.least) if not turn.opened and turn.melds else None
    if fault is not None:
        return fault
    done = complete(turn.melds)
    if asks:
        return _plan_fault(turn, done)
    alone = turn.steps == 1
    left = len(turn.hand) + turn.discarded + (turn.draws if alone else 0)
    fault = size_fault(left, done, turn.refused)
    if fault is None and (turn.discarded or turn.passed):
        fault = end_fault(left, done, turn.passed)
    if fault is None and turn.draws and not alone:
        fault = Refusal("plan_draws", {"step": "red3"})
    return fault


def opening_fault(total: int, least: int) -> Refusal | None:
    """Why melds worth ``total`` do not open (10.1)."""
    if total >= least:
        return None
    return Refusal("initial_too_low", {"total": total, "minimum": least, "missing": least - total})


def size_fault(left: int, done: int, refused: bool) -> Refusal | None:
    """Why ``left`` cards in hand, before any discard, are too few with ``done`` complete melds (11.1,
    11.6)."""
    if left == 0 and done < NEEDED:
        return Refusal("keep_one", {"complete": done, "missing": NEEDED - done})
    if refused and left < 2:
        return Refusal("out_refused", {"left": left, "least": 2})
    return None


def end_fault(left: int, done: int, passes: bool) -> Refusal | None:
    """Why the turn may not end by discard, or by pass, with ``left`` cards in hand (6.3)."""
    must_pass = left == 1 and done < NEEDED
    if passes and not must_pass:
        return Refusal("pass_not_allowed", {"left": left, "complete": done})
    if must_pass and not passes:
        return Refusal("must_pass", {"complete": done, "missing": NEEDED - done})
    return None


def _plan_fault(turn: Turn, done: int) -> Refusal | None:
    """Why the partner cannot be asked for leave with this plan (11.5)."""
    if done < NEEDED:
        return Refusal("no_req", {"complete": done, "missing": NEEDED - done})
    if turn.hand:
        return Refusal("not_emptying", {"left": len(turn.hand)})
    if turn.passed:
        return end_fault(0, done, passes=True)
    return Refusal("plan_draws", {"step": "red3"}) if turn.draws else None
