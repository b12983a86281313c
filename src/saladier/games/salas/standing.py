"""What carries over from hand to hand, and when a match is decided (9)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from saladier.cards import BadInput
from saladier.games.contract import Standing
from saladier.games.options import Options
from saladier.games.position import items, whole

EXTRA_HANDS = {"extra2": 2, "extra4": 4}
"""Value of the option ``det`` -> how many extra hands decide (9.3)."""


@dataclass(frozen=True)
class Extra:
    """Extra hands: how many are ``played``, the ``points`` scored in them per side, and the ``sides`` that
    compete."""

    played: int
    points: tuple[int, ...]
    sides: tuple[int, ...]


@dataclass(frozen=True)
class SalasStanding(Standing):
    """Besides the common part the extra hands, ``None`` before there are any."""

    extra: Extra | None = None


@dataclass(frozen=True)
class Outcome:
    """What a finished hand leads to: the extra hands from now on, and the winners once the match is over."""

    extra: Extra | None = None
    winners: tuple[int, ...] = ()


def over_target(options: Options, scores: Sequence[int]) -> tuple[int, ...]:
    """The sides that have reached the target (9.1)."""
    return tuple(side for side, total in enumerate(scores) if total >= options.number("target"))


def extra_of(options: Options, standing: SalasStanding) -> Extra | None:
    """The extra hands the next hand belongs to; they begin as soon as two sides are over the target (9.3)."""
    if standing.extra is not None or options["det"] not in EXTRA_HANDS:
        return standing.extra
    over = over_target(options, standing.scores)
    return Extra(0, (0,) * len(standing.scores), over) if len(over) > 1 else None


def outcome(options: Options, before: SalasStanding, points: Sequence[int], scores: tuple[int, ...]) -> Outcome:
    """After a hand of ``points`` that made the totals ``scores`` (9.1 to 9.3)."""
    running = extra_of(options, before)
    if running is not None:
        return _extra_outcome(options, running, points)
    over = over_target(options, scores)
    if len(over) > 1 and options["det"] != "off":
        if options["det"] == "draw":
            return Outcome(winners=over)
        return Outcome(extra_of(options, SalasStanding(scores=scores)))
    best = _leaders(scores, over)
    return Outcome(winners=best if len(best) == 1 or options["tie"] == "draw" else ())


def _extra_outcome(options: Options, running: Extra, points: Sequence[int]) -> Outcome:
    """The points of the extra hands alone decide, once there are enough of them and the best are not equal."""
    gained = tuple(before + more for before, more in zip(running.points, points, strict=True))
    extra = Extra(running.played + 1, gained, running.sides)
    best = _leaders(gained, running.sides)
    decided = extra.played >= EXTRA_HANDS[str(options["det"])] and len(best) == 1
    return Outcome(extra, best if decided else ())


def _leaders(points: Sequence[int], sides: Sequence[int]) -> tuple[int, ...]:
    return tuple(side for side in sides if points[side] == max(points[one] for one in sides))


def read_extra(sides: int, value: object) -> Extra | None:
    """The extra hands as a record writes them: null, or an object with ``played``, ``points``, ``sides``."""
    if value is None:
        return None
    if not isinstance(value, Mapping) or value.keys() != {"played", "points", "sides"}:
        raise BadInput("null is expected here, or the keys played, points and sides", "extra")
    points = items(value["points"], "extra.points", sides, "side")
    competing = [whole(one, "extra.sides", 0, sides - 1) for one in items(value["sides"], "extra.sides")]
    if len(competing) < 2 or sorted(set(competing)) != competing:
        raise BadInput("at least two different sides compete, in their order", "extra.sides")
    return Extra(
        whole(value["played"], "extra.played", 0, 10**6),
        tuple(whole(one, "extra.points", -(10**9), 10**9) for one in points),
        tuple(competing),
    )


def check_extra(options: Options, standing: SalasStanding) -> None:
    """Raise `BadInput` for extra hands in a match that has none."""
    if standing.extra is not None and options["det"] not in EXTRA_HANDS:
        raise BadInput("there are no extra hands with det={det}", "extra", det=options["det"])
