"""The cut as the first move of a hand (``cut=ask``): before it the pack lies there and nobody holds a card
(2.4)."""

# mypy: disable-error-code="safe-super"
# (``super()`` in the mixin reaches the round it is mixed into, never the abstract one.)

from collections.abc import Iterator, Sequence
from typing import Any, Self

from saladier.cards import HIDDEN, Card, write_cards
from saladier.games.contract import Refusal, Round, Standing
from saladier.games.cutting import lift, misjudged
from saladier.games.la_salade.rows import Opens
from saladier.games.la_salade.sevens import SevensRound
from saladier.games.notation import Move, read
from saladier.games.options import Options
from saladier.games.tricks import TrickContract, TrickRound, deal_all

LEAST = 5
"""Cards that must stay in each packet."""


class CutFirst(Round):
    """A hand that begins with the cut; ``uncut`` is the pack before it (index 0 on top) and empty afterwards.

    Mixed into the rounds of both kinds, so that those who are not asked to cut pay nothing for it.
    """

    uncut: list[Card]

    def legal_moves(self) -> list[str]:
        if self.uncut:
            return [f"cut {number}" for number in range(LEAST, len(self.uncut) - LEAST + 1)]
        return super().legal_moves()

    def judge(self, move: Move) -> Refusal | None:
        if not self.uncut:
            return super().judge(move)
        step = move.only
        if step is None or step.kind != "cut":
            return Refusal("wrong_phase", {"expected": ("cut",)})
        return misjudged(step.number, LEAST, len(self.uncut) - LEAST)

    def apply(self, text: str) -> None:
        if not self.uncut:
            super().apply(text)
            return
        move = read(text)
        assert move is not None
        dealer, players = self.standing.dealer, len(self.hands)
        self.hands = deal_all(lift(self.uncut, move.steps[0].number or 0), players, dealer)
        self.uncut = []
        self.to_act = (dealer + 1) % players

    def copy(self) -> Self:
        twin = super().copy()
        twin.uncut = self.uncut.copy()
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = super().mask(seat)
        twin.uncut = [HIDDEN] * len(self.uncut)
        return twin

    def cards(self) -> Iterator[Card]:
        yield from self.uncut
        yield from super().cards()

    def position(self) -> dict[str, Any]:
        return {**super().position(), "uncut": write_cards(self.uncut)}


class CutTricks(CutFirst, TrickRound):
    """A hand of contracts 1 to 6 before and after its cut."""

    def __init__(self, options: Options, standing: Standing, contract: TrickContract, pack: Sequence[Card]) -> None:
        super().__init__(options, standing, contract, _nothing(options), cutter(options, standing))
        self.uncut = list(pack)


class CutSevens(CutFirst, SevensRound):
    """A hand of contract 7 before and after its cut."""

    def __init__(self, options: Options, standing: Standing, opens: Opens, pack: Sequence[Card]) -> None:
        super().__init__(options, standing, opens, _nothing(options), cutter(options, standing))
        self.uncut = list(pack)


def cutter(options: Options, standing: Standing) -> int:
    """The seat that cuts: the one on the dealer's right."""
    return (standing.dealer - 1) % options.players


def _nothing(options: Options) -> list[list[Card]]:
    return [[] for _ in range(options.players)]
