"""The contract every game follows.

A `Game` is a stateless description; one deal is a mutable `Round` with a hand-written ``copy``; everything around
it is immutable. ``Round.refusal`` judges a move, ``Round.apply`` trusts that it was judged, and `Match` is the one
door that joins them. A `View` is a round in which every card a seat may not see is face down (``??``), so the
same rules work on it and no secret can be reached from it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self

from saladier.cards import HIDDEN, BadInput, Card
from saladier.games.notation import Move, read
from saladier.games.options import Option, Options

if TYPE_CHECKING:
    from saladier.games.counting import Counts, Entry

HIDDEN_QUESTION = "ask: ??"
"""In a record for one player: a question to partners whose plan that player does not know."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: a code of the game's rules page and the facts (cards, seats, numbers), never prose.

    It consults only the mover's own hand and public knowledge.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """What is known before the cards are dealt: hands completed, totals per side, the seat that deals.

    Games that carry more (Septica, Salas) extend it; field names are the keys of a record's ``standing``.
    """

    round: int = 0
    scores: tuple[int, ...] = ()
    dealer: int = 0


@dataclass(frozen=True)
class Line:
    """One line of a hand's score: what it is for (a code), points per side, and per side the facts behind them."""

    code: str
    points: tuple[int, ...]
    facts: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True)
class Settlement:
    """What a finished round leads to: its points, the totals, the standing for the next one, and who has won."""

    round_score: tuple[int, ...]
    scores: tuple[int, ...]
    next: Standing
    match_over: bool
    winners: tuple[int, ...]


class Round(ABC):
    """One hand being played. ``to_act`` is the seat to decide, ``None`` when the round is over.

    ``hands`` holds one list of cards per seat; its order carries no meaning.
    """

    __slots__ = ("hands", "options", "standing", "to_act")

    options: Options
    standing: Standing
    to_act: int | None
    hands: list[list[Card]]
    asks: ClassVar[bool] = False
    """Whether partners are asked anything in this game; `apply` then knows `HIDDEN_QUESTION`."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why ``seat`` may not make this move now, or ``None`` if it may.

        Order of judgement: unreadable, round over, turn, then what `judge` says: a move the game does not have
        now, possession, the rule.
        """
        move = read(text)
        if move is None:
            return Refusal("unreadable", {"text": text})
        if self.to_act is None:
            return Refusal("wrong_phase", {"over": True})
        if seat != self.to_act:
            return Refusal("not_your_turn", {"seat": seat, "to_act": self.to_act})
        return self.judge(move)

    @abstractmethod
    def judge(self, move: Move) -> Refusal | None:
        """The verdict on a readable move by the seat to act; possession is tested before the rule."""

    @abstractmethod
    def apply(self, text: str) -> None:
        """Make a legal move of the seat to act. Trusts its caller: an illegal move leaves nonsense behind."""

    @abstractmethod
    def legal_moves(self) -> list[str]:
        """Legal moves of the seat to act: all of them in trick games, Sevens and Septica; in the melding games
        every single step worth a move of its own. Never empty before the round is over, ``[]`` after."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent round in the same state."""

    @abstractmethod
    def mask(self, seat: int | None) -> Self:
        """A copy in which every card that ``seat`` may not see is ``??`` (``None``: an onlooker's view)."""

    @abstractmethod
    def cards(self) -> Iterator[Card]:
        """Every card in this round wherever it lies, each once."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The state in the words of a record's ``position``, with ``to_act`` and everything a check may ask for."""

    def holdings(self, seat: int | None) -> list[list[Card]]:
        """The hands as ``seat`` sees them: its own sorted, every other one as so many hidden cards."""
        return [sorted(hand) if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(self.hands)]


@dataclass(frozen=True)
class View:
    """What one seat may know (``seat`` ``None``: an onlooker). Copy ``round`` before playing on in it."""

    seat: int | None
    round: Round

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.round.position() == other.round.position()

    __hash__ = None  # type: ignore[assignment]


class Game(ABC):
    """The rules of one game, as far as they stand outside a single hand."""

    name: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    clauses: ClassVar[Mapping[str, str]]
    """Refusal code -> clause of the rules page that explains it."""
    standing_type: ClassVar[type[Standing]] = Standing
    clockwise: ClassVar[bool] = True
    """Whether the next seat is the player to the left."""
    takes_back: ClassVar[bool] = True
    """Whether the rules leave room for taking a move back; the app may then offer it."""
    position_keys: ClassVar[frozenset[str]]
    """Keys a record's position may have besides ``to_act`` and ``hands``."""
    scoring_options: ClassVar[frozenset[str]]
    """The options that bear on the score of a hand, on who deals, or on the end of a match."""

    def sides(self, options: Options) -> int:
        """How many sides share the scores; individuals unless the game has teams."""
        return options.players

    def side_of(self, options: Options, seat: int) -> int:
        """The side of a seat."""
        return seat % self.sides(options)

    def first_standing(self, options: Options, dealer: int = 0) -> Standing:
        """The standing before the first hand of a match."""
        return self.standing_type(scores=(0,) * self.sides(options), dealer=dealer)

    @abstractmethod
    def pack(self, options: Options) -> tuple[Card, ...]:
        """Every card of the game, unshuffled."""

    def dealt_pack(self, options: Options) -> tuple[Card, ...]:
        """The cards a ``deal`` holds: the whole pack unless something lies apart from it."""
        return self.pack(options)

    def check_standing(self, options: Options, standing: Standing) -> None:
        """Raise `BadInput` for a standing no round can follow (a seventh hand of six, say)."""

    def standing_field(self, options: Options, key: str, value: object) -> Any:
        """The value of a standing's further ``key`` as a record writes it; raises `BadInput` for an unknown key."""
        raise BadInput("a standing of this game has no {key}", key, key=repr(key))

    @abstractmethod
    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> Round:
        """The round that begins with ``pack`` (`dealt_pack` in some order, index 0 on top)."""

    @abstractmethod
    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> Round:
        """The round set up by hand in a record's ``position``; raises `BadInput` naming the key at fault.

        Keys, ``to_act`` and ``hands`` were checked before; the number of copies of each card is checked after.
        """

    def stuck(self, round_: Round) -> bool:
        """Whether a position leaves the seat to act without a move."""
        return round_.to_act is not None and not round_.legal_moves()

    @abstractmethod
    def ledger(self, round_: Round) -> tuple[Line, ...]:
        """Every line of a finished round's score; the points of the lines add up to the score of the round."""

    def round_score(self, round_: Round) -> tuple[int, ...]:
        """Points of a finished round per side."""
        return self._points(round_.options, self.ledger(round_))

    def _points(self, options: Options, lines: Sequence[Line]) -> tuple[int, ...]:
        return tuple(sum(line.points[side] for line in lines) for side in range(self.sides(options)))

    @abstractmethod
    def counted(self, round_: Round) -> "Counts":
        """What a finished round leaves to count; the score follows from nothing else."""

    @abstractmethod
    def entries(self, options: Options, standing: Standing) -> "tuple[Entry, ...]":
        """What is counted at the end of the hand that follows ``standing``, in the order of its score."""

    @abstractmethod
    def lines(self, options: Options, standing: Standing, counts: "Counts") -> tuple[Line, ...]:
        """Every line of the score of a hand with these ``counts``."""

    def objections(self, options: Options, standing: Standing, counts: "Counts") -> list[Refusal]:
        """What the rules say against ``counts`` whose entries are right one by one: they cannot come together."""
        return []

    @abstractmethod
    def conclude(self, options: Options, standing: Standing, counts: "Counts") -> Settlement:
        """What the hand after ``standing`` leads to, once it is counted."""

    def settle(self, round_: Round) -> Settlement:
        """Score a finished round and say what follows."""
        return self.conclude(round_.options, round_.standing, self.counted(round_))

    def hand_code(self, options: Options, standing: Standing) -> str:
        """What kind of hand follows ``standing``: its contract, in games that have them."""
        return "hand"

    def view(self, round_: Round, seat: int | None) -> View:
        """What ``seat`` may know of the round."""
        return View(seat, round_.mask(seat))

    @abstractmethod
    def imagine(self, view: View, random: Random) -> Round:
        """A full round that looks exactly like ``view``: hidden cards dealt out at random, but bound by what became
        public (voids shown, cards seen taken)."""
