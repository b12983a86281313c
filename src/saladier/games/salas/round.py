"""One hand of Salas: the table, and how moves change it. Judging stands in `judging`."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from saladier.cards import HIDDEN, SALAS, Card, write_cards
from saladier.games.contract import Refusal, Round, Standing
from saladier.games.notation import Move, read
from saladier.games.options import Options
from saladier.games.salas.closing import clean_sevens, lacks_to_close
from saladier.games.salas.judging import move_fault
from saladier.games.salas.listing import legal_moves
from saladier.games.salas.rules import Rules, rules_of
from saladier.games.salas.runs import Run
from saladier.games.salas.turn import Turn


class SalasRound(Round):
    """One hand.

    ``stock`` has the next card last; ``pile`` its top card last; ``runs`` and ``packs`` are per side, a pack
    ``None`` once it is taken. ``middle`` says whether a Salas still lies in the middle. ``opened`` is per
    side, with ``min_scope=player`` per seat. ``phase`` is ``draw`` or ``play``. ``seen`` holds per seat the
    cards everybody knows to be in that hand; ``fresh`` those the seat to act took from the pile this turn;
    ``laid`` the numbers of its side's runs whose Salas it laid this turn; ``old`` per side the runs that
    were clean sevens when the pack was taken. ``closer`` made the final close.
    """

    __slots__ = (
        "closer", "fresh", "laid", "middle", "old", "opened", "packs", "phase", "pile", "rules", "runs", "seen",
        "stock", "trump",
    )  # fmt: skip

    def __init__(
        self,
        options: Options,
        standing: Standing,
        hands: list[list[Card]],
        to_act: int,
        stock: list[Card],
        packs: Sequence[list[Card] | None],
    ) -> None:
        self.options = options
        self.standing = standing
        self.rules: Rules = rules_of(options)
        self.hands = hands
        self.to_act: int | None = to_act
        self.stock = stock
        self.pile: list[Card] = []
        self.runs: list[list[Run]] = [[] for _ in packs]
        self.packs = list(packs)
        self.middle = True
        self.trump: str | None = None
        self.opened = [False] * (self.rules.players if self.rules.by_player else self.rules.sides)
        self.phase = "draw"
        self.seen: list[list[Card]] = [[] for _ in hands]
        self.fresh: list[Card] = []
        self.laid: set[int] = set()
        self.old: list[frozenset[int]] = [frozenset() for _ in packs]
        self.closer: int | None = None

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.rules.sides

    def lack(self, side: int) -> str | None:
        """What the side lacks to be without cards, ``None`` if it may close (3.6)."""
        return lacks_to_close(self.rules, self.runs[side], self.packs[side] is not None, self.old[side])

    def legal_moves(self) -> list[str]:
        return legal_moves(self)

    def judge(self, move: Move) -> Refusal | None:
        return move_fault(self, move)

    def apply(self, text: str) -> None:
        seat = self.to_act
        assert seat is not None
        if text == "draw":
            self.hands[seat].append(self.stock.pop())
            self.phase = "play"
            return
        move = read(text)
        assert move is not None
        turn = Turn(self, trial=False)
        for step in move.steps:
            turn.do(step)
        self._take_over(turn, seat)
        if not self.hands[seat]:
            self._close(seat)
        if self.closer is None and turn.discarded:
            self._end_turn(seat)

    def _take_over(self, turn: Turn, seat: int) -> None:
        """What the steps did not change in place."""
        self.phase = "play"
        self.middle = turn.middle
        self.trump = turn.trump
        if turn.new:
            self.opened[seat if self.rules.by_player else turn.side] = True

    def _close(self, seat: int) -> None:
        """The hand is empty: the first time there is the pack, the second time the hand of all is over (7)."""
        side = self.side(seat)
        pack = self.packs[side]
        if self.lack(side) is not None:
            return
        if pack is None:
            self.closer = seat
            self.to_act = None
            return
        self.hands[seat] += pack
        self.packs[side] = None
        self.old[side] = clean_sevens(self.runs[side])

    def _end_turn(self, seat: int) -> None:
        """The next player clockwise, unless the stock ran out (3.7)."""
        self.to_act = (seat + 1) % self.rules.players if self.stock else None
        self.phase = "draw"
        if self.fresh:
            self.fresh = []
        if self.laid:
            self.laid = set()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.standing = self.standing
        twin.rules = self.rules
        twin.hands = [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        twin.stock = self.stock.copy()
        twin.pile = self.pile.copy()
        twin.runs = [runs.copy() for runs in self.runs]
        twin.packs = [None if pack is None else pack.copy() for pack in self.packs]
        twin.middle = self.middle
        twin.trump = self.trump
        twin.opened = self.opened.copy()
        twin.phase = self.phase
        twin.seen = [cards.copy() for cards in self.seen]
        twin.fresh = self.fresh.copy()
        twin.laid = self.laid.copy()
        twin.old = self.old.copy()
        twin.closer = self.closer
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = self.copy()
        twin.hands = self.holdings(seat)
        twin.stock = [HIDDEN] * len(self.stock)
        twin.packs = [None if pack is None else [HIDDEN] * len(pack) for pack in self.packs]
        return twin

    def cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.pile
        for pack in self.packs:
            yield from pack or ()
        for runs in self.runs:
            for run in runs:
                yield from run.cards
        if self.middle:
            yield SALAS

    def position(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "hands": [write_cards(sorted(hand)) for hand in self.hands],
            "stock": write_cards(reversed(self.stock)),
            "pile": write_cards(self.pile),
            "runs": [[write_cards(run.cards) for run in runs] for runs in self.runs],
            "middle": self.middle,
            "trump": self.trump,
            "packs": [None if pack is None else write_cards(pack) for pack in self.packs],
            "opened": list(self.opened),
            "phase": self.phase,
            "salas": [[list(run.salas) for run in runs] for runs in self.runs],
            "seen": [write_cards(sorted(cards)) for cards in self.seen],
            "fresh": write_cards(sorted(self.fresh)),
            "laid": sorted(self.laid),
            "old": [sorted(numbers) for numbers in self.old],
            "closer": self.closer,
        }
