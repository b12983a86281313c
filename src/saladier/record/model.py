"""What a record holds, as immutable data. Nothing here has been replayed yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import Card
from saladier.games import Game, Options, Standing

FORMAT = "saladier/1"


@dataclass(frozen=True)
class Comment:
    """A remark on a round, shown when ``after`` of its moves have been made."""

    after: int
    text: str


@dataclass(frozen=True)
class RecordedRound:
    """One hand: a ``deal`` (the whole pack in order) or a ``position`` (as JSON data), and the moves as text."""

    deal: tuple[Card, ...] | None = None
    position: Mapping[str, Any] | None = None
    moves: tuple[str, ...] = ()
    comments: tuple[Comment, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys beginning with ``x_``: kept and ignored."""


@dataclass(frozen=True)
class Record:
    """A match as recorded: the game, its options, how it stood before the first round, and the rounds."""

    game: Game
    options: Options
    standing: Standing
    rounds: tuple[RecordedRound, ...] = ()
    names: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
