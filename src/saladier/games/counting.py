"""What is counted at the end of a hand: whole numbers per side, the same whether the cards were played here or on a
real table. The score of a hand is made of these numbers alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from saladier.games.contract import Line, Refusal

Counts: TypeAlias = Mapping[str, tuple[int, ...]]
"""Code of an entry -> a whole number per side."""


@dataclass(frozen=True)
class Entry:
    """One thing that is counted: its code, the clause that says so, and what the numbers can be.

    ``most`` is what one side can have, in steps of ``step``; ``total`` what all have together, ``limit`` what they
    have together at the most. ``needs`` names a yes-or-no entry without which a side has nothing to count here.
    """

    code: str
    clause: str
    most: int
    step: int = 1
    total: int | None = None
    limit: int | None = None
    needs: str = ""
    default: int | None = 0
    """The number of a side for which none is given; ``None``: it must be given."""
    places: bool = False
    """Whether the numbers are places, 0 first, each taken once."""

    @property
    def kind(self) -> str:
        """``place``; ``who`` when one side has it and ``whoever`` when one may have it; ``yes`` for yes or no; or a
        ``number``."""
        if self.places:
            return "place"
        if self.most > 1:
            return "number"
        return {self.total: "who", self.limit: "whoever"}.get(1, "yes")

    def fault(self, numbers: Sequence[int | None]) -> Refusal | None:
        """What is wrong with the numbers of all sides, ``None`` for one that is still to come."""
        for side, number in enumerate(numbers):
            if number is not None and not 0 <= number <= self.most:
                return Refusal("over", {"entry": self.code, "side": side, "most": self.most})
            if number is not None and number % self.step:
                return Refusal("uneven", {"entry": self.code, "side": side, "step": self.step})
        given = [number for number in numbers if number is not None]
        for place in given if self.places else ():
            if given.count(place) > 1:
                return Refusal("place_twice", {"entry": self.code, "place": place})
        if len(given) < len(numbers):
            sides = tuple(side for side, number in enumerate(numbers) if number is None)
            return Refusal("missing", {"entry": self.code, "sides": sides})
        return self._sum_fault(sum(given))

    def _sum_fault(self, found: int) -> Refusal | None:
        most = self.total if self.total is not None else self.limit
        facts = {"entry": self.code, "sum": found, "total": most}
        if most is not None and found > most:
            return Refusal("too_many", facts)
        return Refusal("too_few", facts) if self.total is not None and found < self.total else None


def with_facts(lines: Sequence[Line], facts: Mapping[str, Sequence[Mapping[str, Any]]]) -> tuple[Line, ...]:
    """The lines of a score with what was found on the table beside the numbers: code -> facts per side."""
    return tuple(replace(line, facts=tuple(facts[line.code])) if line.code in facts else line for line in lines)


def points_of(lines: Sequence[Line], sides: int) -> tuple[int, ...]:
    """What the lines of a score add up to, per side."""
    return tuple(sum(line.points[side] for line in lines) for side in range(sides))
