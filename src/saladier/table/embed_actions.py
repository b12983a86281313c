"""What can be done at a table inside another page."""

from collections.abc import Callable
from dataclasses import replace

from saladier.table.embedded import THEMES
from saladier.table.languages import LANGUAGES
from saladier.table.puzzle import Puzzle
from saladier.table.request import Request, data
from saladier.table.screen import Screen
from saladier.table.session import Session

ALLOWED = frozenset({
    "move", "why", "continue", "undo", "last", "sort", "order", "hint", "prepare", "claim", "select", "arrange",
    "stage", "unstage", "target", "clear", "cut-at", "cut-any", "next", "finish", "end-session",
    "end-session-yes", "cancel", "rules", "replay-go", "replay-to", "replay-hand",
})  # fmt: skip
"""Of everything that can be done in the app."""


def try_move(screen: Screen, session: Session, puzzle: Puzzle, move: str) -> None:
    """A move is tried in a puzzle: refused, allowed but no answer, or right; only an answer is played."""
    seat = session.viewer
    if puzzle.solved or seat is None:
        return
    screen.refusal = session.match.refusal(seat, move)
    screen.tell_move(seat, move, screen.refusal)
    if screen.refusal is not None:
        puzzle.verdict = ""
    elif puzzle.judge(move):
        session.play(seat, move)
        session.pause = None
        screen.news.append({"type": "solved"})


def solution(screen: Screen, _request: Request) -> None:
    """Give the answer away."""
    puzzle = screen.embedded.puzzle if screen.embedded is not None else None
    if puzzle is not None and not puzzle.solved:
        puzzle.verdict = "shown"


def restart(screen: Screen, _request: Request) -> None:
    """From the beginning."""
    if screen.embedded is not None:
        screen.embed(screen.embedded.wanted)


def back(screen: Screen, _request: Request) -> None:
    """From the rules to the table; what lies over it is put away."""
    if screen.page == "rules":
        screen.show("look" if screen.session is None else "table")
    screen.peek, screen.chosen, screen.asked = False, None, ""


def host_look(screen: Screen, request: Request) -> None:
    """The page around chooses a language or colours; what there is not changes nothing."""
    language, theme = data(request, "lang"), data(request, "theme")
    if screen.embedded is None:
        return
    wanted = screen.embedded.wanted
    if language in LANGUAGES:
        wanted = replace(wanted, language=language)
    if theme in THEMES:
        wanted = replace(wanted, theme=theme)
    screen.embedded.wanted = wanted
    screen.settings = replace(
        screen.settings, language=wanted.language or screen.settings.language, theme=wanted.theme or "system"
    )
    screen.speak()


ACTIONS: dict[str, Callable[[Screen, Request], None]] = {
    "solution": solution, "restart": restart, "home": restart, "again": restart, "back": back, "escape": back,
    "host-look": host_look, "host-restart": restart,
}  # fmt: skip
"""Only here, or different here."""
