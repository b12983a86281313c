"""A table inside another page: which record, for what, for whom (docs/embedding.md)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs

from saladier.cards import BadInput
from saladier.record import load, read_record, unpack
from saladier.table.faults import complaint
from saladier.table.languages import LANGUAGES
from saladier.table.looking import Looking, named, of_record
from saladier.table.puzzle import Puzzle, read_puzzle
from saladier.table.session import PERSON, Session
from saladier.table.shared import open_record

MARK = "#embed"
VIEWS = ("replay", "play", "puzzle")
THEMES = ("light", "dark")
LEVEL = "medium"
"""Who plays the other seats."""


@dataclass(frozen=True)
class Wanted:
    """What the address asks for; whatever it names that there is not has its default."""

    text: str = ""
    """The record, as in a link."""
    view: str = VIEWS[0]
    seat: int | None = None
    language: str = ""
    theme: str = ""


@dataclass
class Embedded:
    """The table as it began: one of ``looking`` and ``session`` is there, or the ``error`` that there is none for."""

    wanted: Wanted
    looking: Looking | None = None
    session: Session | None = None
    puzzle: Puzzle | None = None
    error: BadInput | None = None

    @property
    def fault(self) -> str:
        """What is wrong, in the language in use."""
        return complaint(self.error) if self.error is not None else ""


def read_address(hash_: str) -> Wanted | None:
    """What follows the address of the app; ``None`` when it asks for no table inside another page."""
    mark, _, rest = hash_.partition("&")
    if mark != MARK:
        return None
    try:
        found = {name: values[0] for name, values in parse_qs(rest, max_num_fields=20).items()}
    except ValueError:
        found = {}
    seat, view = found.get("seat", ""), found.get("view", "")
    return Wanted(
        found.get("r", ""),
        view if view in VIEWS else VIEWS[0],
        int(seat) if seat in tuple("012345") else None,
        found["lang"] if found.get("lang") in LANGUAGES else "",
        found["theme"] if found.get("theme") in THEMES else "",
    )


def open_embedded(wanted: Wanted, default_names: Callable[[int], Sequence[str]]) -> Embedded:
    """Bring the record to the table; whatever is wrong with it, there is something that says so."""
    found = Embedded(wanted)
    try:
        record = read_record(unpack(wanted.text))
        names = default_names(record.options.players)
        if wanted.seat is not None and wanted.seat >= record.options.players:
            raise BadInput("there is no seat {seat}", "seat", seat=wanted.seat)
        if wanted.view == "replay":
            open_record(record, names)
            found.looking = of_record(record, names, "look", wanted.seat)
            found.looking.embedded = True
            found.looking.place = found.looking.back.place(found.looking.place.hand, 0)
            return found
        found.session = _session(record, names, wanted.seat)
        if wanted.view == "puzzle":
            found.puzzle = read_puzzle(record, found.session.match)
    except BadInput as error:
        found.session = found.looking = None
        found.error = error
    return found


def _session(record: Any, names: Sequence[str], seat: int | None) -> Session:
    """The match to be played on by ``seat``, or by whoever is to act; bots play the others."""
    open_record(record, names)
    match = load(record)
    own = seat if seat is not None else match.to_act or 0
    seats = tuple(PERSON if one == own else LEVEL for one in range(record.options.players))
    return Session("", match, named(record, names), seats)
