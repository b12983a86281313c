"""A small position inside a rules page: a table, a few moves to try, and what is asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from saladier.games import Match, Refusal
from saladier.record import Record, load, read_record
from saladier.table.puzzle import KEY, Puzzle, read_puzzle


@dataclass(frozen=True)
class Position:
    """It stands under ``clause``. ``round`` is the round of a record; ``tries`` are moves of the seat to act, and the
    rules judge each of them. Where not every allowed move is an answer, ``answers`` lists those that are."""

    game: str
    name: str
    clause: str
    question: Callable[[], str]
    round: Mapping[str, Any]
    tries: tuple[str, ...]
    answers: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    wrong: Callable[[], str] | None = None
    """Why allowed moves that are no answer are none."""

    @cached_property
    def record(self) -> Record:
        """The position as a record with its puzzle."""
        return read_record(
            {
                "format": "saladier/1", "game": self.game, "options": dict(self.options), "rounds": [dict(self.round)],
                KEY: {"answers": list(self.answers)},
            }
        )  # fmt: skip

    @cached_property
    def match(self) -> Match:
        """The table; nothing is ever played on it."""
        return load(self.record)

    @property
    def seat(self) -> int:
        """Who is to act."""
        assert self.match.to_act is not None
        return self.match.to_act

    def judge(self, move: str) -> tuple[Puzzle, Refusal | None]:
        """The verdict of the puzzle on a move, and the refusal if the rules refuse it."""
        puzzle = read_puzzle(self.record, self.match)
        refusal = self.match.refusal(self.seat, move)
        if refusal is None and not puzzle.judge(move) and self.wrong is not None:
            puzzle.why = self.wrong()
        return puzzle, refusal

    def found(self, move: str) -> bool:
        """Whether a move is what is asked for."""
        puzzle, _refusal = self.judge(move)
        return puzzle.solved
