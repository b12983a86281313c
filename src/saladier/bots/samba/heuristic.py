"""Samba by judgement: each decision of a turn on its own, melds before the discard."""

from collections.abc import Iterator

from saladier.bots.contract import Choice, Heuristic
from saladier.bots.samba.discarding import discards
from saladier.bots.samba.leaving import out_gain, yes_gain
from saladier.bots.samba.melding import meldings
from saladier.bots.samba.opening import openings
from saladier.bots.samba.plan import Plan
from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import Stakes
from saladier.bots.samba.taking import beginnings
from saladier.games import View
from saladier.games.notation import read
from saladier.games.samba.cards import BLACK_THREES, RED_THREES
from saladier.games.samba.rules import NEEDED

RED_THREE = 500.0
"""Laid first of all: kept in hand it may cost 750, and it brings another card."""
SHORT = {0: 0.0, 1: 90.0, 2: 40.0, 3: 15.0}
"""Cards left in hand -> what it costs to be so short while the side may not go out."""
DOUBT = (-100.0, 160.0)
"""Between these gains the partner is asked before going out."""


class SambaHeuristic(Heuristic):
    """Plays every format and every option."""

    absurd = 250.0

    def weigh(self, view: View) -> list[Choice]:
        sight = Sight(view)
        choices = [one for one in _considered(sight) if _legal(sight, one.move)]
        return choices or [Choice(0.0, move) for move in sight.round.legal_moves()]


HEURISTIC = SambaHeuristic()


def _legal(sight: Sight, text: str) -> bool:
    move = read(text)
    return move is not None and sight.round.judge(move) is None


def _considered(sight: Sight) -> Iterator[Choice]:
    if sight.round.question is not None:
        yield from (Choice(yes_gain(sight), "yes"), Choice(0.0, "no"))
        return
    stakes = Stakes(sight)
    if sight.round.phase == "draw":
        yield from beginnings(sight, stakes)
        return
    yield from (Choice(RED_THREE, f"red3 {card}") for card in sight.held if card in RED_THREES)
    leaving = out_gain(sight)
    plans = list(meldings(sight, stakes)) if sight.melds else openings(sight, stakes)
    for plan in plans:
        yield from _weighed(sight, plan, leaving)
    yield from _black_threes(sight, leaving)
    yield from discards(sight, stakes)
    yield Choice(-500.0, "pass")


def _weighed(sight: Sight, plan: Plan, leaving: float) -> Iterator[Choice]:
    """A meld for what it brings; where it empties the hand, or leaves one card that must go, for the end of
    the hand."""
    left = len(sight.hand) - len(plan.cards)
    if plan.done < NEEDED or left > 1:
        short = SHORT.get(left, 0.0) if plan.done < NEEDED else 0.0
        yield Choice(plan.gain - short + (20.0 if leaving > 0 and plan.done >= NEEDED else 0.0), plan.move)
        return
    yield Choice(leaving + max(plan.gain, 0.0), plan.move)
    if DOUBT[0] < leaving < DOUBT[1] and sight.rules.partners(sight.seat):
        rest = sight.hand.copy()
        for card in plan.cards:
            rest.remove(card)
        end = f" ; discard {rest[0]}" if rest else ""
        yield Choice(leaving + max(plan.gain, 0.0) + 101.0, f"ask: {plan.move}{end}")


def _black_threes(sight: Sight, leaving: float) -> Iterator[Choice]:
    """A last meld of black threes, found among the legal moves."""
    if sight.done + 1 < NEEDED or sum(card in BLACK_THREES for card in sight.hand) < 2 or len(sight.hand) > 9:
        return
    for move in sight.round.legal_moves():
        if move.startswith(("lay 3", "ask: lay 3")):
            yield Choice(leaving, move)
