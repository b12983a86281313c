"""What can be done on a rules page: go to a clause, try a move in a small position."""

from collections.abc import Callable

from saladier.table.pages.position import verdict_on
from saladier.table.positions import POSITIONS
from saladier.table.request import Request, data
from saladier.table.rules import RULES
from saladier.table.screen import Screen


def rules(screen: Screen, request: Request) -> None:
    """The rules of a game, at a clause if one is named."""
    if data(request, "name") in RULES:
        screen.show("rules")
        screen.game = data(request, "name")
        screen.tried = {}
        clause = data(request, "clause")
        screen.focus = f"#c{clause.replace('.', '-')}" if clause.replace(".", "").isalnum() else "h1"


def try_move(screen: Screen, request: Request) -> None:
    """Try a move in a small position: the rules answer."""
    name, move = data(request, "position"), data(request, "tried")
    for position in POSITIONS[screen.game]:
        if screen.page == "rules" and position.name == name and move in position.tries:
            earlier = [one for one in screen.tried.get(name, []) if one != move]
            screen.tried[name] = [*earlier, move]
            screen.said = verdict_on(position, move)


def print_rules(screen: Screen, _request: Request) -> None:
    """Print the rules in sight."""
    screen.print = screen.page == "rules"


ACTIONS: dict[str, Callable[[Screen, Request], None]] = {"rules": rules, "try-move": try_move, "print": print_rules}
