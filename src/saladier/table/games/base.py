"""What a game brings to the table: its words and its middle. Everything else on the screen is common to all."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from htpy import Element, Node

from saladier.games import Game, Match, Options, Refusal, Round, Standing
from saladier.games.options import Value
from saladier.table.scene import Scene
from saladier.table.session import Session


@dataclass(frozen=True)
class HouseRule:
    """How an option is offered: title, explanation, and a label per value. ``ruling``: the source text is silent."""

    title: str
    text: str
    labels: dict[Value, str]
    ruling: bool = False


@dataclass(frozen=True)
class Event:
    """Something that happened: as HTML for the log and as plain text to be spoken. Names players, never "you"."""

    html: Node
    spoken: str


class GameTable(ABC):
    """The table of one game. Texts are translated when asked for, so they follow the language in use."""

    game: ClassVar[Game]
    title: ClassVar[str]
    """The game's own name, in its own language; not translated."""
    lang: ClassVar[str]
    minutes: ClassVar[int]

    @abstractmethod
    def facts(self) -> list[str]:
        """Who can play, how much, how long: three short texts."""

    @abstractmethod
    def blurb(self) -> str:
        """The game in one sentence."""

    @abstractmethod
    def house_rules(self) -> dict[str, HouseRule]:
        """Option -> how it is offered; ``players`` is offered apart."""

    @abstractmethod
    def players_note(self, players: int) -> str:
        """What changes with the number of players."""

    def draw_dealer(self, how: str, options: Options, random: Random) -> tuple[dict[str, Any], int]:
        """How the first dealer was found (to be shown and kept) and which seat it is."""
        if how.startswith("seat:"):
            return {"how": "seat"}, int(how.removeprefix("seat:"))
        return {"how": "random"}, random.randrange(options.players)

    @abstractmethod
    def subtitle(self, scene: Scene) -> Node:
        """Under the game's name: which hand, which trick."""

    @abstractmethod
    def brief(self, scene: Scene) -> Node:
        """What this hand is about, in one line."""

    def above(self, scene: Scene) -> Node:
        """Between the brief and the felt."""
        return None

    def above_result(self, session: Session) -> Node:
        """Beside the score of a hand or match: a race, a path."""
        return None

    @abstractmethod
    def seat_note(self, scene: Scene, seat: int) -> Node:
        """What stands under a player's name."""

    @abstractmethod
    def middle(self, scene: Scene) -> Node:
        """What lies on the table."""

    @abstractmethod
    def panels(self, scene: Scene) -> Node:
        """The side panel above the move log."""

    @abstractmethod
    def say(self, scene: Scene) -> Node:
        """Whose turn it is and what is expected, in words."""

    @abstractmethod
    def explain(self, refusal: Refusal, names: Sequence[str]) -> Node:
        """Why a move is refused, in a sentence with the facts; the clause is added by the caller."""

    @abstractmethod
    def events(self, round_: Round, names: Sequence[str], since: int = -1) -> list[Event]:
        """What happened in this hand after its first ``since`` moves, oldest first; -1: with the deal."""

    @abstractmethod
    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        """Title and explanation of a line of the score."""

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        """What one side had that a line counted, beside the points."""
        return None

    @abstractmethod
    def sheet(self, session: Session, letters: bool = False) -> Element:
        """The score sheet: hands as rows, sides as columns (by their ``letters`` where room is short)."""

    @abstractmethod
    def hand_name(self, standing: Standing) -> str:
        """What the hand after ``standing`` is called."""

    def badge(self, match: Match, seat: int) -> str:
        """A word that follows a player through the match ("" for none)."""
        return ""
