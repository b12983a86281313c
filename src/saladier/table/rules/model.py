"""What a rules page is made of."""

from collections.abc import Callable
from dataclasses import dataclass

from htpy import Node


@dataclass(frozen=True)
class Ruling:
    """What was decided where the written rules are silent: the question, the answer, and the house rule if any."""

    question: str
    answer: str
    option: str = ""


@dataclass(frozen=True)
class Clause:
    """A numbered clause; the number is also its anchor (``c3-2``). ``table`` stands under the text."""

    number: str
    text: str
    rulings: tuple[Ruling, ...] = ()
    table: Callable[[], Node] | None = None


@dataclass(frozen=True)
class Section:
    """A chapter with its clauses."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rules:
    """All texts are called for in the language in use."""

    name: str
    intro: Callable[[], str]
    sections: Callable[[], tuple[Section, ...]]
    sources: Callable[[], str]
