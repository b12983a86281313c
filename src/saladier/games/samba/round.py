"""One hand of Samba: the table, and how moves change it. Judging stands in `judging`."""

from collections.abc import Iterator
from typing import Any, Self

from saladier.cards import HIDDEN, Card, write_cards
from saladier.games.contract import HIDDEN_QUESTION, Refusal, Round, Standing
from saladier.games.notation import Move, read
from saladier.games.options import Options
from saladier.games.samba.cards import RED_THREES
from saladier.games.samba.endings import size_fault
from saladier.games.samba.judging import move_fault
from saladier.games.samba.listing import legal_moves
from saladier.games.samba.melds import Meld, complete
from saladier.games.samba.question import Question
from saladier.games.samba.rules import Rules, rules_of
from saladier.games.samba.turn import Turn

DRAWN = 2
"""Cards drawn from the stock in a turn (6.1)."""


class SambaRound(Round):
    """One hand.

    ``stock`` has the next card last; ``pile`` its top card last; ``melds`` and ``red3`` are per side.
    ``seen`` holds per seat the cards everybody saw it take from the pile and has not seen it part with.
    ``phase`` is ``draw`` or ``meld``; ``refused`` says that the partners denied leave this turn; ``out``
    is the seat that went out.
    """

    asks = True
    __slots__ = ("melds", "out", "phase", "pile", "question", "red3", "refused", "rules", "seen", "stock")

    def __init__(
        self,
        options: Options,
        standing: Standing,
        hands: list[list[Card]],
        to_act: int,
        stock: list[Card],
        pile: list[Card],
    ) -> None:
        self.options = options
        self.standing = standing
        self.rules: Rules = rules_of(options)
        self.hands = hands
        self.to_act: int | None = to_act
        self.stock = stock
        self.pile = pile
        self.melds: list[list[Meld]] = [[] for _ in range(self.rules.sides)]
        self.red3: list[list[Card]] = [[] for _ in range(self.rules.sides)]
        self.seen: list[list[Card]] = [[] for _ in hands]
        self.phase = "draw"
        self.refused = False
        self.question: Question | None = None
        self.out: int | None = None

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.rules.sides

    def legal_moves(self) -> list[str]:
        return legal_moves(self)

    def judge(self, move: Move) -> Refusal | None:
        return move_fault(self, move)

    def apply(self, text: str) -> None:
        if text == "draw":
            self._draw()
            return
        if text == HIDDEN_QUESTION:
            self._ask(None)
            return
        move = read(text)
        assert move is not None
        if move.asks:
            self._ask(text.removeprefix("ask: "))
        elif text in ("yes", "no"):
            self._answer(text == "yes")
        else:
            self._perform(move)

    def _perform(self, move: Move) -> None:
        seat = self.to_act
        assert seat is not None
        turn = Turn(self, trial=False)
        for step in move.steps:
            turn.do(step)
        if turn.draws and len(move.steps) == 1:
            self._draw_one(seat)
        if not self.hands[seat]:
            self._go_out(seat)
        elif turn.phase == "done":
            self.to_act = (seat + 1) % len(self.hands)
            self.phase = "draw"
            self.refused = False
        else:
            self.phase = turn.phase

    def _draw(self) -> None:
        """Two cards from the stock, or its last one; on an empty stock the hand ends (12.1, 12.3)."""
        seat = self.to_act
        assert seat is not None
        if not self.stock:
            self.to_act = None
            return
        self.phase = "meld"
        for _ in range(min(DRAWN, len(self.stock))):
            self._draw_one(seat)
        if not self.hands[seat]:
            self._go_out(seat)

    def _draw_one(self, seat: int) -> None:
        """One stock card to hand; a red three that is the last of all is laid if the hand stays large
        enough (8.7)."""
        card, hand = self.stock.pop(), self.hands[seat]
        side = seat % self.rules.sides
        forced = not self.stock and card in RED_THREES and self.rules.forced
        if forced and size_fault(len(hand), complete(self.melds[side]), self.refused) is None:
            self.red3[side].append(card)
        else:
            hand.append(card)

    def _go_out(self, seat: int) -> None:
        self.to_act = None
        self.out = seat

    def _ask(self, plan: str | None) -> None:
        asker = self.to_act
        assert asker is not None
        waiting = self.rules.partners(asker)
        self.question = Question(asker, plan, waiting)
        self.to_act = waiting[0]

    def _answer(self, yes: bool) -> None:
        """One partner's answer; the last one decides: the plan is carried out, or nobody goes out this
        turn (11.6)."""
        assert self.question is not None
        asker, plan, waiting, agreed = self.question
        agreed = agreed and yes
        if len(waiting) > 1:
            self.question = Question(asker, plan, waiting[1:], agreed)
            self.to_act = waiting[1]
            return
        self.question = None
        self.to_act = asker
        if not agreed:
            self.refused = True
        elif plan is None:
            self._go_out_unseen(asker)
        else:
            move = read(plan)
            assert move is not None
            self._perform(move)

    def _go_out_unseen(self, asker: int) -> None:
        """In a view of somebody who does not know the plan: the hand is gone, which cards where is
        unknown."""
        self.pile += self.hands[asker]
        self.hands[asker] = []
        self.seen[asker] = []
        self._go_out(asker)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.standing = self.standing
        twin.rules = self.rules
        twin.hands = [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        twin.stock = self.stock.copy()
        twin.pile = self.pile.copy()
        twin.melds = [melds.copy() for melds in self.melds]
        twin.red3 = [cards.copy() for cards in self.red3]
        twin.seen = [cards.copy() for cards in self.seen]
        twin.phase = self.phase
        twin.refused = self.refused
        twin.question = self.question
        twin.out = self.out
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = self.copy()
        twin.hands = self.holdings(seat)
        twin.stock = [HIDDEN] * len(self.stock)
        if self.question is not None and self.question.asker != seat:
            twin.question = self.question._replace(plan=None)
        return twin

    def cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.stock
        yield from self.pile
        for side, melds in enumerate(self.melds):
            yield from self.red3[side]
            for meld in melds:
                yield from meld.cards

    def position(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "hands": [write_cards(sorted(hand)) for hand in self.hands],
            "stock": write_cards(reversed(self.stock)),
            "pile": write_cards(self.pile),
            "melds": [[write_cards(meld.cards) for meld in melds] for melds in self.melds],
            "red3": [write_cards(cards) for cards in self.red3],
            "phase": self.phase,
            "seen": [write_cards(sorted(cards)) for cards in self.seen],
            "refused": self.refused,
            "question": self.question,
            "out": self.out,
        }
