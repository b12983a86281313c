"""A match: rounds one after the other, and the one checked door through which every move goes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import HIDDEN, BadInput, Card, excess
from saladier.games.contract import HIDDEN_QUESTION, Game, Refusal, Round, Settlement, Standing, View
from saladier.games.notation import read as read_move
from saladier.games.options import Options
from saladier.games.uncovering import uncover

FOR_LOOKING = "'??' is a hidden card: this record can be looked at, not played"
"""Why a record for one player is not played, checked or thought about."""

MAY_HIDE = frozenset({"hands", "stock", "packs"})
"""Keys of a position under which cards may be hidden."""


@dataclass
class Hand:
    """One hand of a match: how it began (a ``deal`` or a ``position``, as a record has it) and the moves made."""

    standing: Standing
    deal: tuple[Card, ...] | None = None
    position: Mapping[str, Any] | None = None
    moves: list[str] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    """The seat that made each move."""
    notes: dict[str, Any] = field(default_factory=dict)
    """Comments and ``x_`` keys of the record, kept and ignored."""


class Match:
    """A game with its options, the hands played so far, and the round on the table.

    ``play`` is the only way a move gets into a round from outside: people, bots, records and replays use it.
    """

    def __init__(self, game: Game, options: Options, standing: Standing | None = None) -> None:
        self.game = game
        self.options = options
        self.first = standing if standing is not None else game.first_standing(options)
        self.hands: list[Hand] = []
        self.round: Round | None = None
        self.settlement: Settlement | None = None
        self.results: list[Settlement] = []
        """One per finished round, oldest first."""

    @property
    def standing(self) -> Standing:
        """What stands before the round on the table, or before the next one when there is none."""
        if self.settlement is not None:
            return self.settlement.next
        return self.round.standing if self.round is not None else self.first

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.settlement is not None and self.settlement.match_over

    @property
    def to_act(self) -> int | None:
        """The seat to decide; ``None`` between rounds."""
        return self.round.to_act if self.round is not None else None

    def start_deal(self, pack: Sequence[Card], open_only: bool = True) -> None:
        """Begin the next round from a whole pack; raises `BadInput` naming a card too many or missing.

        Unless ``open_only``, cards may be ``??``: such a round can be followed (`follow`), not played.
        """
        standing = self._ready()
        whole, hidden = self.game.dealt_pack(self.options), pack.count(HIDDEN)
        if hidden and open_only:
            raise BadInput(FOR_LOOKING, "deal")
        if odd := excess((card for card in pack if card != HIDDEN), whole):
            raise BadInput("the deal is not the pack: {card} is too often in it (cards: {n})", "deal",
                           card=odd[0], n=len(pack))  # fmt: skip
        if len(pack) > len(whole):
            raise BadInput("the deal is not the pack: {card} is too often in it (cards: {n})", "deal",
                           card=HIDDEN, n=len(pack))  # fmt: skip
        if len(pack) < len(whole):
            odd = excess(whole, pack)
            raise BadInput("the deal is not the pack: {card} is missing (cards: {n})", "deal",
                           card=odd[0], n=len(pack))  # fmt: skip
        self._begin(self.game.deal(self.options, standing, pack), Hand(standing, deal=tuple(pack)))

    def start_position(self, position: Mapping[str, Any], read: Mapping[str, Any], open_only: bool = True) -> None:
        """Begin the next round from a table set up by hand.

        ``position`` is kept as the record had it; ``read`` is the same with ``hands`` as lists of cards. Unless
        ``open_only``, cards may be ``??``, as in `start_deal`.
        """
        standing = self._ready()
        for key, value in position.items():
            if key not in MAY_HIDE and HIDDEN in str(value):
                raise BadInput("only hands, stock and packs hide cards", f"position.{key}")
        try:
            round_ = self.game.place(self.options, standing, read)
        except BadInput as error:
            raise error.inside("position") from None
        cards = list(round_.cards())
        if HIDDEN in cards and open_only:
            hands = [f".hands[{seat}]" for seat, hand in enumerate(read["hands"]) if HIDDEN in hand]
            raise BadInput(FOR_LOOKING, "position" + (hands[0] if hands else ""))
        too_many = excess((card for card in cards if card != HIDDEN), self.game.pack(self.options))
        if too_many:
            raise BadInput("{card} occurs more often than the pack has it", "position", card=too_many[0])
        if HIDDEN not in cards and self.game.stuck(round_):
            raise BadInput("seat {seat} is to act but has no legal move", "position.to_act", seat=round_.to_act)
        self._begin(round_, Hand(standing, position=position))

    def _ready(self) -> Standing:
        if self.to_act is not None:
            raise BadInput("the round before is not finished")
        if self.over:
            raise BadInput("the match is over, no further round follows")
        standing = self.standing
        try:
            self.game.check_standing(self.options, standing)
        except BadInput as error:
            raise error.inside("standing") from None
        return standing

    def _begin(self, round_: Round, hand: Hand) -> None:
        self.hands.append(hand)
        self.round = round_
        self.settlement = None
        self._settle()

    def _settle(self) -> None:
        if self.round is not None and self.round.to_act is None:
            if HIDDEN in self.round.cards():
                raise BadInput("a hand that is over hides no card any more")
            self.settlement = self.game.settle(self.round)
            self.results.append(self.settlement)

    def refusal(self, seat: int, move: str) -> Refusal | None:
        """Why ``seat`` may not make ``move`` now, or ``None``."""
        if self.round is None:
            return Refusal("wrong_phase", {"over": True})
        return self.round.refusal(seat, move)

    def play(self, seat: int, move: str) -> Refusal | None:
        """Make ``move`` if it is legal (then ``None`` is returned); otherwise nothing changes."""
        refusal = self.refusal(seat, move)
        if refusal is None and self.round is not None:
            self.round.apply(move)
            self.hands[-1].moves.append(move)
            self.hands[-1].movers.append(seat)
            self._settle()
        return refusal

    def follow(self, move: str) -> Refusal | None:
        """Make a move of the seat to act in a round that hides cards: those it names come out from under them.

        What other seats asked of a partner may be hidden as a whole (`HIDDEN_QUESTION`).
        """
        if self.round is None or self.round.to_act is None:
            return Refusal("wrong_phase", {"over": True})
        seat, readable = self.round.to_act, read_move(move)
        if readable is not None:
            uncover(self.round, readable)
        if move == HIDDEN_QUESTION and self.round.asks:
            self.round.apply(move)
            self.hands[-1].moves.append(move)
            self.hands[-1].movers.append(seat)
            return None
        return self.play(seat, move)

    def view(self, seat: int | None) -> View:
        """What ``seat`` may know of the round on the table."""
        assert self.round is not None
        return self.game.view(self.round, seat)
