"""Beginning a lesson, or going on with one."""

from collections.abc import Callable

from saladier.table.lessons import LESSONS
from saladier.table.pages.lesson import MARK
from saladier.table.request import Request, data
from saladier.table.screen import Screen
from saladier.table.session import Session
from saladier.table.store import OPEN


def lesson(screen: Screen, request: Request) -> None:
    """The lesson of that name."""
    name = data(request, "name")
    if name in LESSONS:
        begin(screen, name)


def begin(screen: Screen, name: str) -> None:
    """Go on with a lesson that is kept and not finished, or begin it."""
    for kept in screen.store.sessions(screen.names_for):
        if kept.lesson == name and kept.teaching is not None and not kept.match.results:
            screen.open_match(kept.key)
            return
    found = LESSONS[name]
    names = tuple(screen.names_of(found.seats))
    screen.session = Session(
        screen.new_key(), found.match(), names, tuple(found.seats), created=screen.now, pause="draw", lesson=name
    )
    screen.finished = False
    screen.store.put(OPEN, screen.session.key)
    screen.show("table")
    screen.keep()


def open_lesson(screen: Screen, hash_: str) -> None:
    """Begin the lesson that the address asks for."""
    name = hash_.removeprefix(MARK)
    if hash_.startswith(MARK) and name in LESSONS:
        begin(screen, name)
        screen.clear_address()


ACTIONS: dict[str, Callable[[Screen, Request], None]] = {"lesson": lesson}
