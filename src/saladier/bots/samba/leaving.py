"""Whether to end the hand: what both sides would still gain, what lies in their hands, and the totals."""

from saladier.bots.samba.sight import Sight
from saladier.bots.samba.worth import at_least
from saladier.games.samba.cards import HEIGHT, RED_THREES, points
from saladier.games.samba.melds import COMPLETE, MIXED, NATURAL, Group, complete
from saladier.games.samba.rules import NEEDED
from saladier.games.samba.scoring import ALL_RED_THREES, KEPT, OUT, RED_THREE, SIX

CARD = 9.0
"""Average points of a card in a hand that is not seen."""
TARGET = 10_000
MATCH = 600.0
"""What it is worth to win the match, or not to lose it, with this hand."""
LIKELY = {3: 0.12, 4: 0.22, 5: 0.35, 6: 0.5}
"""Size of a meld -> how often it is still completed when plenty of cards are left."""


def out_gain(sight: Sight) -> float:
    """How much better the side stands by going out now than by playing on."""
    return OUT + _difference(sight, empty=(sight.seat,)) + _match(sight, OUT)


def yes_gain(sight: Sight) -> float:
    """The same for a partner who is asked: his own hand is known, the asker's will be empty."""
    assert sight.round.question is not None
    return OUT + _difference(sight, empty=(sight.round.question.asker,)) + _match(sight, OUT)


def end_gain(sight: Sight) -> float:
    """How much better the side stands if it lets the hand end on the empty stock."""
    return _difference(sight, empty=()) + _match(sight, 0)


def _difference(sight: Sight, empty: tuple[int, ...]) -> float:
    """What the rivals lose by the end of the hand, on average, less what the side loses itself."""
    rivals = sight.rivals()
    lost = [_to_come(sight, side) + _held(sight, side, empty) for side in (*rivals, sight.side)]
    return sum(lost[:-1]) / len(rivals) - lost[-1]


def _held(sight: Sight, side: int, empty: tuple[int, ...]) -> float:
    """Points against the hands of a side, as far as they can be told; seats that will be ``empty`` have none."""
    total = 0.0
    for seat in range(side, sight.rules.players, sight.rules.sides):
        if seat == sight.seat and seat not in empty:
            total += points(sight.hand) + (KEPT if RED_THREES.intersection(sight.hand) else 0)
        elif seat not in empty:
            total += CARD * len(sight.round.hands[seat])
    return total


def _to_come(sight: Sight, side: int) -> float:
    """What a side may still gain by playing on: bonuses of its unfinished melds, and its hands melded in
    part."""
    turns = min(1.0, len(sight.round.stock) / 50)
    total = 0.0
    for meld in sight.round.melds[side]:
        size = len(meld.cards)
        if size < COMPLETE and not (isinstance(meld, Group) and meld.rank not in HEIGHT):
            bonus = (MIXED if meld.wilds else NATURAL) if isinstance(meld, Group) else 1500
            total += bonus * LIKELY[size] * turns
    if complete(sight.round.melds[side]) < NEEDED:
        total += 150 * turns + 2 * RED_THREE * len(sight.round.red3[side]) * at_least(turns, 1)
    return total


def standing_points(sight: Sight, side: int) -> int:
    """What a side would score for its melds and red threes if the hand ended now."""
    melds = sight.round.melds[side]
    total = sum(points(meld.cards) + meld.bonus for meld in melds)
    laid = len(sight.round.red3[side])
    bonus = ALL_RED_THREES if laid == SIX else RED_THREE * laid
    return total + (bonus if complete(melds) >= NEEDED else -bonus)


def _match(sight: Sight, bonus: int) -> float:
    """Won or lost by ending now: the totals once this hand is scored, with a ``bonus`` for the side."""
    totals = [total + standing_points(sight, side) for side, total in enumerate(sight.round.standing.scores)]
    totals[sight.side] += bonus
    best = max(totals[side] for side in sight.rivals())
    if max(best, totals[sight.side]) < TARGET:
        return 0.0
    return MATCH if totals[sight.side] > best else -MATCH
