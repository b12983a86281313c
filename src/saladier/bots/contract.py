"""What a bot is: it is given a `View` and nothing else, and names a move.

Thinking is a generator: it yields the best move so far whenever it may be interrupted (every few milliseconds) and
returns its move, so that a page stays answered and a search can be cut short. It looks at no clock; whoever drives it
does. Same view, same random state, same number of worlds: same move.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from saladier.games import View

Thought: TypeAlias = Generator[str, None, str]

LEVELS = ("random", "easy", "medium", "hard")


@dataclass(frozen=True, order=True)
class Choice:
    """A legal move and how much its player likes it (points, higher is better; only differences count)."""

    worth: float
    move: str


class Heuristic(ABC):
    """Judgement without search: what a good player would think of each legal move."""

    @abstractmethod
    def weigh(self, view: View) -> list[Choice]:
        """Every sensible legal move of the seat to act with its worth; never empty, order free."""

    absurd: float = float("inf")
    """Moves this much worse than the best one are not even made by a beginner."""


class Bot(ABC):
    """A player of one level for one game."""

    @abstractmethod
    def think(self, view: View, random: Random, worlds: int) -> Thought:
        """Choose a move for the seat to act, which is the seat of ``view``; ``worlds`` bounds a search."""

    def choose(self, view: View, random: Random, worlds: int = 64) -> str:
        """Think without interruption."""
        thought = self.think(view, random, worlds)
        while True:
            try:
                next(thought)
            except StopIteration as done:
                return str(done.value)
