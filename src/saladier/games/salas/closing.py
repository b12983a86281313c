"""What a side needs to be without cards: for its pack, and for ending the hand (3.6, 7)."""

from collections.abc import Collection, Sequence

from saladier.games.contract import Refusal
from saladier.games.salas.rules import Rules
from saladier.games.salas.runs import Run


def lacks_to_close(rules: Rules, runs: Sequence[Run], pack_there: bool, old: Collection[int]) -> str | None:
    """``no_seven`` or ``no_clean`` for a side that may not close with these ``runs``, ``None`` if it may.

    ``old`` are the numbers of the runs that were clean sevens when the pack was taken.
    """
    if pack_there:
        if rules.pack_clean:
            return None if any(run.clean_seven for run in runs) else "no_clean"
        return None if any(run.seven for run in runs) else "no_seven"
    if rules.final_needs == "none":
        return None
    if rules.final_needs == "clean":
        old = ()
    clean = any(run.clean_seven for number, run in enumerate(runs) if number not in old)
    return None if clean else "no_clean"


def clean_sevens(runs: Sequence[Run]) -> frozenset[int]:
    """The numbers of the clean runs of seven or more."""
    return frozenset(number for number, run in enumerate(runs) if run.clean_seven)


def keep_fault(left: int, lack: str | None) -> Refusal | None:
    """Why plays may not leave so few cards in hand (3.6)."""
    if left > 1 or lack is None:
        return None
    return Refusal("keep_one", {"detail": lack, "left": left, "least": 2})
