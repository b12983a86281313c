"""A reason is the first true thing to be said of a move, in the order of how telling it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

Facts: TypeAlias = Mapping[str, Any]
Look = TypeVar("Look")


@dataclass(frozen=True)
class Reason:
    """A code and its facts (cards, suits, ranks, melds, numbers), never prose; true of what one seat sees."""

    code: str
    facts: Facts = field(default_factory=dict)


def first_true(look: Look, checks: Sequence[Callable[[Look], Facts | None]]) -> Reason:
    """The reason of the first check that finds its facts; the name of a check is the code. The last one always
    finds something."""
    for check in checks:
        facts = check(look)
        if facts is not None:
            return Reason(check.__name__, facts)
    raise AssertionError(f"nothing true can be said of {look!r}")
