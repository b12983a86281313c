"""What the arena counts: how the points of a hand become a figure for the side the hero plays on.

Every measure is better when it is higher, and equal players have the same on average.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Points: TypeAlias = Sequence[int]
"""Points of one hand per side."""


@dataclass(frozen=True)
class Measure:
    """A unit and the figure of one hand for one side; the figures of several hands of a deal are added up,
    and as a percentage they are related to the sum of ``scale``."""

    unit: str
    figure: Callable[[Points, int], float]
    scale: Callable[[Points], float] | None = None


def fair_share(points: Points) -> float:
    """What each side would have if all had the same."""
    return sum(points) / len(points)


def saved(points: Points, side: int) -> float:
    """Penalty points below the fair share."""
    return fair_share(points) - points[side]


def ahead(points: Points, side: int) -> float:
    """Points more than the other sides have on average."""
    others = [gained for other, gained in enumerate(points) if other != side]
    return points[side] - sum(others) / len(others)


def won(points: Points, side: int) -> float:
    """100 for the side with the most points, 50 for a drawn hand."""
    best = [other for other, gained in enumerate(points) if gained == max(points)]
    return 100 / len(best) if side in best else 0


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
SEVENS = 6
"""``standing.round`` of the contract of La Salade that has no penalties to save, only places."""


def _canadian_salad(contracts: Sequence[int]) -> Measure:
    return Measure(f"points saved per {_hands(contracts)}", saved)


def _la_salade(contracts: Sequence[int]) -> Measure:
    if SEVENS not in contracts:
        return Measure("percent of fair share", saved, fair_share)
    return Measure("points per hand" if len(contracts) == 1 else f"points saved per {_hands(contracts)}", saved)


def _hands(contracts: Sequence[int]) -> str:
    return "hand" if len(contracts) == 1 else f"{NUMBERS[len(contracts)]} hands"


CONTRACTS = {"canadian_salad": 6, "la_salade": 7}
"""Games whose match is a fixed list of hands -> how many; of the others a deal is one hand."""

_MEASURES: Mapping[str, Callable[[Sequence[int]], Measure]] = {
    "canadian_salad": _canadian_salad,
    "la_salade": _la_salade,
    "septica": lambda _: Measure("won of 100", won),
}


def measure_of(game: str, contracts: Sequence[int]) -> Measure:
    """How the game is measured over these hands of a match; in general by points ahead of the other sides."""
    make = _MEASURES.get(game)
    return make(contracts) if make is not None else Measure("points per hand and side", ahead)
