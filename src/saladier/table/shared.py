"""A link that was opened: its record, or why it cannot be read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from saladier.cards import BadInput
from saladier.games import Match
from saladier.record import IllegalMove, NewerFormat, Record, hides_cards, read_record, record_of, unpack
from saladier.table.faults import complaint
from saladier.table.games import TABLES
from saladier.table.looking import Looking, of_record

MARK = "#r="
"""How the part of an address begins that holds a record."""


@dataclass
class Shared:
    """``looking`` is ``None`` when the link cannot be read; then ``error`` says why, and ``part`` is what came before
    a move that the rules refuse."""

    record: Record | None = None
    looking: Looking | None = None
    error: BadInput | None = None
    part: Match | None = None

    @property
    def newer(self) -> bool:
        """Whether a newer version has written it."""
        return isinstance(self.error, NewerFormat)

    def fault(self) -> str:
        """What is wrong, in the language in use."""
        return complaint(self.error) if self.error is not None else ""


def open_link(text: str, default_names: Callable[[int], Sequence[str]]) -> Shared:
    """Read what follows ``#r=``; whatever is wrong with it, there is a page that says so."""
    try:
        record = read_record(unpack(text))
        return _open(record, default_names(record.options.players))
    except BadInput as error:
        part = error.match if isinstance(error, IllegalMove) and error.match.hands else None
        return Shared(error=error, part=part)


def _open(record: Record, default_names: Sequence[str]) -> Shared:
    """The same; the rules may trip over hidden cards where no player's link has any."""
    try:
        return open_record(record, default_names)
    except BadInput:
        raise
    except (AssertionError, IndexError, KeyError, ValueError):
        if not hides_cards(record):
            raise
        raise BadInput("its hidden cards do not fit its moves") from None


def open_record(record: Record, default_names: Sequence[str]) -> Shared:
    """A record from elsewhere; raises `BadInput` when it cannot be looked at."""
    record = Record(record.game, record.options, record.standing, record.rounds, record.names,
                    {key: value for key, value in record.extra.items() if key != "x_app"})  # fmt: skip
    if record.game.name not in TABLES:
        raise BadInput("there is no table for {game} yet", "game", game=record.game.name)
    if not record.rounds:
        raise BadInput("there is no round in it", "rounds")
    return Shared(record, of_record(record, default_names, "shared"))


def part_of(shared: Shared, default_names: Callable[[int], Sequence[str]]) -> Shared:
    """What came before the move that is refused, as a link of its own."""
    assert shared.part is not None
    record = record_of(shared.part)
    return open_record(record, default_names(record.options.players))
