"""What carries over from hand to hand: who is sluga, who deals next, and when a match is decided (8, 9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from saladier.games.contract import Standing
from saladier.games.options import Options

SIDES = 2
EACH = 4
"""How many tens there are, and how many aces."""
WHOLE_PACK, WHOLE_POINTS = 32, 2 * EACH
WINS, FREES, SINKS = 5, 6, 2
"""Points that win the hand (7.4), that free a sluga, and at most which a side becomes one (8)."""


@dataclass(frozen=True)
class SepticaStanding(Standing):
    """Besides the common part: the side that is ``sluga`` (``None``: neither) and the hands won per side."""

    sluga: int | None = None
    hands_won: tuple[int, ...] = (0, 0)


def hand_winner(points: Sequence[int]) -> int | None:
    """The side with five points or more; ``None`` in a drawn hand (7.4)."""
    return next((side for side in range(SIDES) if points[side] >= WINS), None)


def sluga_after(options: Options, before: int | None, points: Sequence[int], swept: Sequence[int]) -> int | None:
    """The side that is sluga once a hand is counted; per side the ``points``, and 1 if it ``swept`` all cards (8)."""
    if options["sluga"] is False:
        return None
    if before is None:
        return next((side for side in range(SIDES) if points[side] <= SINKS and points[1 - side] >= FREES), None)
    if swept[before] or (options["sluga_swap"] == "all_points" and points[before] == WHOLE_POINTS):
        return 1 - before
    if points[before] >= FREES:
        return 1 - before if options["sluga_exit"] == "swap_at_6" else None
    return before


def next_dealer(options: Options, dealer: int, sluga: int | None, points: Sequence[int]) -> int:
    """Going round from the last dealer (excluded), the first seat of the side that has to deal; with no such
    side simply the next seat (8.3)."""
    side = sluga
    winner = hand_winner(points)
    if side is None and options["deal_when_equal"] == "loser" and winner is not None:
        side = 1 - winner
    seats = [(dealer + step) % options.players for step in range(1, options.players + 1)]
    return next(seat for seat in seats if side is None or seat % SIDES == side)


def limit(options: Options) -> tuple[str, int] | None:
    """What ends the match: ``("hands", N)`` played or ``("first_to", N)`` won; ``None`` for an open session
    (9.1)."""
    kind, _, number = str(options["match_mode"]).partition(":")
    return (kind, int(number)) if number else None


def decided(options: Options, standing: SepticaStanding) -> bool:
    """Whether the match is over with this standing."""
    end = limit(options)
    if end is None:
        return False
    kind, number = end
    return (standing.round if kind == "hands" else max(standing.hands_won)) >= number


def winners(standing: SepticaStanding) -> tuple[int, ...]:
    """Most hands won, then most points, then both (9.1)."""
    records = list(zip(standing.hands_won, standing.scores, strict=True))
    return tuple(side for side, record in enumerate(records) if record == max(records))
