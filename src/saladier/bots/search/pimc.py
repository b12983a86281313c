"""Flat Monte Carlo over imagined worlds: every candidate is tried in the same worlds, the cheapest on average wins.

Worlds come in batches that double what was seen; after each batch candidates that are clearly worse are dropped, and
with one left the search is over. What the candidates are expected to cost beforehand counts like some worlds more: it
decides while little was seen, and fades. The search is a generator that yields the best candidate so far after every
playout, so that whoever drives it may stop at any time. Nothing here looks at a clock or draws a card.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from math import sqrt
from typing import TypeVar

World = TypeVar("World")
Candidate = TypeVar("Candidate")

FIRST_BATCH = 8
PRIOR = 24
"""How many worlds the expectation counts for."""
CLEARLY = 1.6
"""How many standard errors of the paired difference make a candidate clearly worse."""


def cheapest(
    candidates: Sequence[Candidate],
    expected: Sequence[float],
    worlds: Iterator[World],
    number: int,
    cost: Callable[[World, Candidate], float],
) -> Generator[Candidate, None, Candidate]:
    """The candidate with the lowest mean cost over up to ``number`` worlds; of equals the first.

    ``expected`` is what each is thought to cost, in the same unit; only differences count.
    """
    alive = list(range(len(candidates)))
    seen: list[list[float]] = [[] for _ in alive]
    best, done, batch = 0, 0, FIRST_BATCH
    while done < number and len(alive) > 1:
        for _ in range(min(batch, number - done)):
            world = next(worlds)
            for one in alive:
                seen[one].append(cost(world, candidates[one]))
                yield candidates[best]
            done += 1
            best = min(alive, key=lambda one: sum(seen[one]) + PRIOR * expected[one])
        leader = seen[best]
        alive = [one for one in alive if one == best or not _clearly_worse(seen[one], leader)]
        batch = done
    return candidates[best]


def _clearly_worse(row: Sequence[float], leader: Sequence[float]) -> bool:
    """Whether ``row`` costs more than ``leader`` beyond what chance would make of as many worlds."""
    more = [one - other for one, other in zip(row, leader, strict=True)]
    number = len(more)
    mean = sum(more) / number
    spread = sum([(one - mean) ** 2 for one in more]) / max(1, number - 1)
    return mean > 0 and mean > CLEARLY * sqrt(spread / number)
