"""A puzzle: a record that ends where its reader is to choose a move.

Under ``x_puzzle`` it may say which moves are the ``answers``, what is told once one was found (``right``), and for
other allowed moves why they are not one (``wrong``). Without answers every allowed move is one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import BadInput
from saladier.games import Match
from saladier.record import Record
from saladier.record.read import MOST_COMMENT
from saladier.table.composing import same_move

KEY = "x_puzzle"
PARTS = ("answers", "right", "wrong")
MOST_MOVES = 200
"""Moves that a puzzle may speak of."""


@dataclass
class Puzzle:
    """``verdict`` on the last move that was tried: none, ``wrong`` (allowed, but no answer), ``right``, or ``shown``
    when the solution was asked for."""

    question: str = ""
    answers: tuple[str, ...] = ()
    right: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    verdict: str = ""
    why: str = ""
    """Why the move that was tried is no answer, if the author says so."""

    @property
    def solved(self) -> bool:
        return self.verdict in ("right", "shown")

    def judge(self, move: str) -> bool:
        """Whether an allowed move is an answer."""
        found = not self.answers or any(same_move(move, answer) for answer in self.answers)
        self.verdict = "right" if found else "wrong"
        self.why = "" if found else next((why for one, why in self.wrong.items() if same_move(one, move)), "")
        return found


def read_puzzle(record: Record, match: Match) -> Puzzle:
    """The puzzle of a record; raises `BadInput` naming what is wrong, and for a move that its rules refuse."""
    if match.to_act is None:
        raise BadInput("the hand is over: there is no move to be found", "rounds")
    data: Any = record.extra.get(KEY, {})
    if not isinstance(data, Mapping):
        raise BadInput("an object is expected here", KEY)
    for name in data:
        if name not in PARTS:
            raise BadInput("the key {key} does not belong here", KEY, key=repr(name))
    answers, wrong = data.get("answers", []), data.get("wrong", {})
    if not isinstance(answers, list) or len(answers) > MOST_MOVES:
        raise BadInput("a list of moves is expected here", f"{KEY}.answers")
    if not isinstance(wrong, Mapping) or len(wrong) > MOST_MOVES:
        raise BadInput("an object is expected here", f"{KEY}.wrong")
    for move in (*answers, *wrong):
        _allowed(match, move, f"{KEY}.answers" if move in answers else f"{KEY}.wrong")
    texts = {move: _text(text, f"{KEY}.wrong") for move, text in wrong.items()}
    made = len(match.hands[-1].moves)
    question = [one.text for one in record.rounds[-1].comments if one.after == made]
    return Puzzle("\n\n".join(question), tuple(answers), _text(data.get("right", ""), f"{KEY}.right"), texts)


def _allowed(match: Match, move: Any, where: str) -> None:
    if not isinstance(move, str) or match.to_act is None:
        raise BadInput("a text is expected here", where)
    refusal = match.refusal(match.to_act, move)
    if refusal is not None:
        raise BadInput("{move} is refused: {why}", where, move=repr(move)[:80], why=refusal.code)


def _text(text: Any, where: str) -> str:
    if not isinstance(text, str):
        raise BadInput("a text is expected here", where)
    if len(text) > MOST_COMMENT:
        raise BadInput("a comment has at most {most} characters", where, most=MOST_COMMENT)
    return text
