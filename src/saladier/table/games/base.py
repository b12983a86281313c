"""What a game brings to the table: its words and its middle. Everything else on the screen is common to all."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from htpy import Element, Node

from saladier.games import Game, Hand, Match, Options, Refusal, Round, Standing
from saladier.games.draws import Draw
from saladier.games.options import Value
from saladier.table import acts
from saladier.table.scene import Scene, side_names
from saladier.table.session import Session
from saladier.table.text import _, count, listed


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


def drawn(how: str, draw: Draw) -> dict[str, Any]:
    """A draw for the first deal as it is kept and shown: per round the (seat, card) pairs."""
    return {"how": how, "rounds": [[list(pair) for pair in one] for one in draw.rounds]}


class GameTable(ABC):
    """The table of one game. Texts are translated when asked for, so they follow the language in use."""

    game: ClassVar[Game]
    title: ClassVar[str]
    """The game's own name, in its own language; not translated."""
    lang: ClassVar[str]
    minutes: ClassVar[int]
    lowest_wins: ClassVar[bool] = True
    layout: ClassVar[str] = "cards"
    """``cards``: one card is played a turn; ``melds``: cards are chosen and composed first."""
    draws_seats: ClassVar[bool] = False
    """Whether seats are drawn by lot before the match unless the players want them as written."""

    @abstractmethod
    def facts(self) -> list[str]:
        """Who can play, how much, how long: three short texts."""

    @abstractmethod
    def blurb(self) -> str:
        """The game in one sentence."""

    def notice(self) -> str:
        """What must be said where the game is chosen and on its rules page ("" for nothing)."""
        return ""

    @abstractmethod
    def house_rules(self) -> dict[str, HouseRule]:
        """Option -> how it is offered; ``players`` is offered apart."""

    @abstractmethod
    def players_note(self, players: int) -> str:
        """What changes with the number of players."""

    def draws(self) -> dict[str, str]:
        """Ways to find the first dealer that can be chosen, default first; single seats can be chosen besides."""
        return {"random": _("By lot")}

    def draw_dealer(self, how: str, options: Options, random: Random) -> tuple[dict[str, Any], int]:
        """How the first dealer was found (to be shown and kept) and which seat it is."""
        seats = {f"seat:{seat}": seat for seat in range(options.players)}
        if how in seats:
            return {"how": "seat"}, seats[how]
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

    def felt(self, scene: Scene) -> str:
        """How seats and middle are laid out: ``round`` (seats around the trick) or ``row`` (seats in a row)."""
        return "round"

    def acts(self, scene: Scene) -> list[Element]:
        """The five buttons."""
        return [acts.undo(scene), acts.hint(scene), acts.last(scene), acts.sort(), acts.go_on(scene)]

    def largest_hand(self, options: Options) -> int:
        """How many cards a hand can have; the layout of the hand follows it."""
        return len(self.game.dealt_pack(options)) // options.players

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
    def events(self, hand: Hand, round_: Round, names: Sequence[str], since: int = -1) -> list[Event]:
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

    def hand_title(self, match: Match) -> str:
        """The headline over the score of a finished hand."""
        assert match.round is not None
        standing = match.round.standing
        return _("Hand {n} is over: {hand}").format(n=standing.round + 1, hand=self.hand_name(standing))

    def verdict(self, session: Session) -> str:
        """Who came out best of the finished hand."""
        assert session.match.settlement is not None
        points, names = session.match.settlement.round_score, side_names(session)
        if min(points) == max(points):
            return _("Everybody takes the same.")
        best = min(points) if self.lowest_wins else max(points)
        winners = [name for name, gained in zip(names, points, strict=True) if gained == best]
        return _("{names} came out best with {n}.").format(names=listed(winners), n=count(best))

    def may_end(self, options: Options) -> bool:
        """Whether the players may end a match by agreement."""
        return False

    def can_end(self, session: Session) -> bool:
        """Whether they may end this one here."""
        return self.may_end(session.match.options)

    def totals(self, standing: Standing) -> Sequence[int]:
        """What decides the match, per side."""
        return standing.scores

    @property
    def hand_codes(self) -> Sequence[str]:
        """The kinds of hand there are (`Game.hand_code`)."""
        return ("hand",)

    def hand_label(self, code: str) -> str:
        """What a kind of hand is called where room is short."""
        return _("Hand")

    def entry_title(self, code: str, options: Options) -> tuple[str, str]:
        """Title and explanation of something that is counted at the end of a hand (`Game.entries`)."""
        return self.line_title(code, options)

    def sheet_note(self, options: Options, standing: Standing, names: Sequence[str]) -> str:
        """What is good to know before the next hand ("" for nothing); ``names`` are those of the sides."""
        return ""

    def closing_note_for(self, options: Options) -> str:
        """What wins a match."""
        return _("The lowest total wins.")

    def closing_note(self, match: Match) -> str:
        """Under the title of the match result."""
        return self.closing_note_for(match.options)

    def badge(self, standing: Standing, side: int) -> str:
        """A word that follows a side through the match ("" for none)."""
        return ""
