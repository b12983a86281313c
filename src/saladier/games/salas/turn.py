"""What the seat to act can touch during one move, and how each step changes it.

The same steps run on the round itself, when a move is made, and on copies, while a move is judged.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from saladier.cards import SALAS, Card
from saladier.games.contract import Refusal
from saladier.games.melds import put_away
from saladier.games.notation import Step
from saladier.games.salas.cards import points
from saladier.games.salas.rules import Rules
from saladier.games.salas.runs import Run, captured, grown, new_run

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound


class Turn:
    """One move in the making: the mover's hand, the runs of all sides, the pile, the middle.

    ``fresh`` are the cards in hand that came from the pile this turn, ``seen`` those everybody knows to be
    there. ``laid`` are the numbers of the own runs whose Salas was laid this turn; ``new`` the runs of this
    move; ``older`` says that it added to others; ``discarded`` that it ended the turn.
    """

    __slots__ = (
        "discarded", "fresh", "hand", "laid", "middle", "new", "older", "pile", "rules", "runs", "seen", "side",
        "trump",
    )  # fmt: skip

    def __init__(self, round_: "SalasRound", trial: bool) -> None:
        seat = round_.to_act
        assert seat is not None
        self.rules: Rules = round_.rules
        self.side = seat % round_.rules.sides
        self.hand: list[Card] = round_.hands[seat]
        self.fresh: list[Card] = round_.fresh
        self.seen: list[Card] = round_.seen[seat]
        self.runs: list[list[Run]] = round_.runs
        self.pile: list[Card] = round_.pile
        self.laid: set[int] = round_.laid
        if trial:
            self.hand, self.fresh, self.seen = self.hand.copy(), self.fresh.copy(), self.seen.copy()
            self.runs, self.pile = [runs.copy() for runs in self.runs], self.pile.copy()
            self.laid = self.laid.copy()
        self.middle = round_.middle
        self.trump = round_.trump
        self.new: list[int] = []
        self.older = False
        self.discarded = False

    @property
    def own(self) -> list[Run]:
        """The runs of the mover's side."""
        return self.runs[self.side]

    def value(self) -> int:
        """What the runs laid in this move are worth, with what was added to them."""
        return sum(points(self.own[number].cards) for number in self.new)

    def do(self, step: Step) -> Refusal | None:
        """Carry out a step whose cards are at hand, or say why there is no such run, capture or addition."""
        return _DOING[step.kind](self, step)

    def _take(self, _step: Step) -> None:
        self.hand += self.pile
        self.seen += self.pile
        self.fresh += self.pile
        self.pile.clear()

    def _lay(self, step: Step) -> Refusal | None:
        run = new_run(self.rules, step.cards)
        if isinstance(run, Refusal):
            return run
        self.new.append(len(self.own))
        self.own.append(run)
        self._put(step.cards, self.new[-1])
        return None

    def _add(self, step: Step) -> Refusal | None:
        """Form comes before ownership, so the cards are tried on another side's run too (11)."""
        assert step.target is not None
        side = self.side if step.side is None else step.side
        if side >= len(self.runs) or step.target >= len(self.runs[side]):
            return Refusal("not_own_meld", {"side": side, "run": step.target})
        run = grown(self.rules, self.runs[side][step.target], step.cards, step.places)
        if isinstance(run, Refusal):
            return run
        if side != self.side:
            return Refusal("not_own_meld", {"side": side, "run": step.target})
        self.own[step.target] = run
        self.older = self.older or step.target not in self.new
        self._put(step.cards, step.target)
        return None

    def _put(self, cards: Sequence[Card], number: int) -> None:
        """The cards leave the hand, copies from the pile first; the first Salas of the hand is the middle one
        (5.2)."""
        if SALAS in cards:
            self.laid.add(number)
            if self.middle:
                self.middle = False
                self.trump = self.own[number].suit
                cards = list(cards)
                cards.remove(SALAS)
        put_away(self.hand, self.seen, cards)
        if self.fresh:
            self._use(cards)

    def _use(self, cards: Sequence[Card]) -> None:
        for card in cards:
            if card in self.fresh:
                self.fresh.remove(card)

    def _swap(self, step: Step) -> Refusal | None:
        assert step.side is not None
        assert step.target is not None
        side, number, card = step.side, step.target, step.card
        if side == self.side and number >= len(self.own):
            return Refusal("not_own_meld", {"side": side, "run": number})
        there = side < len(self.runs) and number < len(self.runs[side])
        run = captured(self.rules, self.runs[side][number], card) if there else None
        if run is None:
            wanted = self.runs[side][number].swaps if there else ()
            return Refusal("swap_wrong_card", {"side": side, "run": number, "card": card, "wanted": wanted})
        if side == self.side and number in self.laid:
            return Refusal("swap_too_soon", {"side": side, "run": number})
        self.runs[side][number] = run
        put_away(self.hand, self.seen, (card,))
        self._use((card,))
        self.hand.append(SALAS)
        self.seen.append(SALAS)
        return None

    def _discard(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        self.pile.append(step.card)
        self.discarded = True


_DOING: Mapping[str, Callable[[Turn, Step], Refusal | None]] = {
    "take": Turn._take,
    "lay": Turn._lay,
    "add": Turn._add,
    "swap": Turn._swap,
    "discard": Turn._discard,
}
