"""Being without cards: the pack, and whether to end the hand."""

from collections.abc import Sequence

from saladier.bots.salas.sight import Sight
from saladier.games.salas.closing import lacks_to_close
from saladier.games.salas.runs import Run
from saladier.games.salas.scoring import FINAL_CLOSE, NEVER_LAID, NO_PACK

CARD = 9.0
"""Average points of a card in a hand that is not seen."""
PACK = 150.0
"""What the pack is worth when it is taken now."""
LATE_OPENING = 0.4
"""How often a side that has not opened yet still does."""
PER_TURN = 30.0
"""What a side that is open gains in a turn, on average."""
MATCH = 500.0
"""What it is worth to win the match, or not to lose it, with this hand."""
SHORT = {0: 0.0, 1: 60.0, 2: 25.0, 3: 10.0}
"""Cards left in hand -> what it costs to be so short while the side may not close."""


def leaving_gain(sight: Sight, runs: Sequence[Run], left: int) -> float:
    """What it brings, beyond the runs, that a move leaves so many cards in hand."""
    lack = lacks_to_close(sight.rules, runs, sight.pack_there, sight.round.old[sight.side])
    if lack is not None:
        return -SHORT.get(left, 0.0)
    if sight.pack_there:
        return PACK + 40.0 - 40.0 * left if left <= 1 else 25.0
    if left > 1:
        return 0.0
    return out_gain(sight, runs)


def out_gain(sight: Sight, runs: Sequence[Run]) -> float:
    """How much better the side stands by ending the hand now than by playing on."""
    ours = _to_come(sight, sight.side, runs)
    rivals = sight.rivals()
    theirs = sum(_to_come(sight, side, sight.round.runs[side]) + _held(sight, side) for side in rivals) / len(rivals)
    partner = sum(CARD * len(sight.round.hands[seat]) for seat in sight.partners)
    return FINAL_CLOSE + theirs - ours - partner + _match(sight, runs)


def _held(sight: Sight, side: int) -> float:
    """What a side loses at the end for its hands and its pack."""
    if not sight.round.runs[side]:
        return -NEVER_LAID * LATE_OPENING * min(1.0, len(sight.round.stock) / 30)
    pack = 0 if sight.round.packs[side] is None else -NO_PACK
    return pack + sum(CARD * len(sight.round.hands[seat]) for seat in sight.seats(side))


def _to_come(sight: Sight, side: int, runs: Sequence[Run]) -> float:
    """What a side may still gain by playing on: its hands laid in part, its runs made long."""
    turns = min(1.0, len(sight.round.stock) / 30)
    hands = sum(len(sight.round.hands[seat]) for seat in sight.seats(side) if seat != sight.seat)
    hope = 0.0
    for run in runs:
        if not run.seven and len(run.cards) >= 4:
            price = (600 if run.clean else 300) if run.suit == sight.trump else (200 if run.clean else 100)
            hope += price * {4: 0.15, 5: 0.3, 6: 0.5}[len(run.cards)]
    rate = PER_TURN if runs else LATE_OPENING * PER_TURN
    return turns * (hope + 8.0 * hands) + rate * len(sight.round.stock) / sight.rules.sides


def _match(sight: Sight, runs: Sequence[Run]) -> float:
    """Won or lost by ending now."""
    target = sight.round.options.number("target")
    totals = [total + _now(sight, side, runs) for side, total in enumerate(sight.round.standing.scores)]
    totals[sight.side] += FINAL_CLOSE
    best = max(totals[side] for side in sight.rivals())
    if max(best, totals[sight.side]) < target:
        return 0.0
    return MATCH if totals[sight.side] > best else -MATCH


def _now(sight: Sight, side: int, runs: Sequence[Run]) -> float:
    """What a side would score if the hand ended now."""
    lying = runs if side == sight.side else sight.round.runs[side]
    total = sum(run.points + run.bonus(sight.rules, sight.trump) for run in lying)
    return total - (_held(sight, side) if side != sight.side else 0.0)
