"""What the renderers are given: a view, names, and how the player likes the table. Never the full round."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from htpy import Element, Node, span

from saladier.games import Game, Match, Options, Round
from saladier.table.puzzle import Puzzle
from saladier.table.session import Hint, Session
from saladier.table.settings import Settings
from saladier.table.tray import Tray

POSITIONS: dict[int, tuple[str, ...]] = {
    1: ("top",),
    2: ("tl", "tr"),
    3: ("left", "top", "right"),
    4: ("left", "tl", "tr", "right"),
    5: ("left", "tl", "top", "tr", "right"),
}
"""Number of opponents -> where they sit, from the next player on, clockwise."""


@dataclass(frozen=True)
class Scene:
    """One moment at the table, as the seat ``viewer`` may see it."""

    session: Session
    settings: Settings
    round: Round
    """Masked for the viewer."""
    peek: bool = False
    """Whether the last trick is being looked at."""
    cut_at: int = 0
    """Where the cutter would lift; 0: the middle."""
    onlooker: bool = False
    """Whether it is shown to somebody who has no seat, whoever looks at the screen now."""
    puzzle: Puzzle | None = None
    """What is to be found, where the table is a puzzle."""
    memo: dict[str, Any] = field(default_factory=dict, compare=False)
    """What has been worked out for this moment."""

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def viewer(self) -> int | None:
        return None if self.onlooker else self.session.viewer

    @property
    def tray(self) -> Tray:
        """What the viewer is composing."""
        return Tray() if self.onlooker else self.session.tray

    @property
    def names(self) -> Sequence[str]:
        return self.session.names

    @property
    def near(self) -> int:
        """The seat at the bottom of the screen: the viewer, or the first seat for an onlooker."""
        if self.viewer is not None:
            return self.viewer
        return self.session.people[0] if self.session.people else 0

    @property
    def others(self) -> list[int]:
        """The other seats from the next player on."""
        count = len(self.names)
        return [(self.near + step) % count for step in range(1, count)]

    def place(self, seat: int) -> str:
        """Where a seat is drawn (`POSITIONS`), ``me`` for the one at the bottom."""
        if seat == self.near:
            return "me"
        others = self.others
        places = POSITIONS[len(others)]
        return places[others.index(seat)] if self.match.game.clockwise else places[::-1][others.index(seat)]

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to choose a move now."""
        solved = self.puzzle is not None and self.puzzle.solved
        return self.session.stage == "turn" and self.session.to_act == self.viewer and not solved

    @property
    def hint(self) -> Hint | None:
        """What was suggested to the viewer for this turn."""
        return self.session.hint if self.my_turn and not self.onlooker else None

    @property
    def finished_trick(self) -> bool:
        """Whether the last finished trick lies on the table: before it is taken away, or looked at again."""
        return self.peek or self.session.pause in ("trick", "lap")


def look(
    session: Session, settings: Settings, peek: bool = False, cut_at: int = 0, puzzle: Puzzle | None = None
) -> Scene:
    """The scene of a session as it may be shown now."""
    return Scene(session, settings, session.view().round, peek, cut_at, puzzle=puzzle)


def glance(session: Session, settings: Settings) -> Scene:
    """The scene as anybody may see it who walks past."""
    return Scene(session, settings, session.match.view(None).round, onlooker=True)


def side_names(session: Session) -> list[str]:
    """What each side is called: its player, or its players joined."""
    return [" – ".join(names) for names in _by_side(session, session.names)]


def side_signs(session: Session) -> list[str]:
    """The same in signs: "S", or "S–N"."""
    return ["–".join(signs) for signs in _by_side(session, initials(session.names))]


def _by_side(session: Session, texts: Sequence[str]) -> list[list[str]]:
    return by_side(session.match.game, session.match.options, texts)


def by_side(game: Game, options: Options, texts: Sequence[str]) -> list[list[str]]:
    """Texts of seats, side by side."""
    sides: list[list[str]] = [[] for _ in range(game.sides(options))]
    for seat, text in enumerate(texts):
        sides[game.side_of(options, seat)].append(text)
    return sides


def initial(name: str) -> str:
    """One sign for a name: its number if it ends in one, else its first letter."""
    return name[-1] if name[-1:].isdigit() else name[:1].upper()


def initials(names: Sequence[str]) -> list[str]:
    """A sign per seat; where two would be the same, the seats' numbers."""
    letters = [initial(name) for name in names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(names))]


def avatar(letter: str, css: str = "av") -> Element:
    """The round sign of a player."""
    return span(class_=css, aria_hidden="true")[letter]


def joined(parts: Sequence[Node], by: str = " ") -> Node:
    """Nodes with a text between them."""
    return [[by if index else "", part] for index, part in enumerate(parts)]
