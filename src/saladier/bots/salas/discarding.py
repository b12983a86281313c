"""The discard: what one can spare, and what the next player cannot use."""

from collections.abc import Iterator

from saladier.bots.contract import Choice
from saladier.bots.salas.leaving import leaving_gain
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.cards import SALAS, Card
from saladier.games.salas.cards import VALUE, is_wild
from saladier.games.salas.discards import discard_fault
from saladier.games.salas.runs import fitting

PER_CARD = 6.0
"""What each card of a pile is worth to whoever takes it."""


def discards(sight: Sight, stakes: Stakes) -> Iterator[Choice]:
    """Every legal discard with its worth."""
    hand = sight.round.hands[sight.seat]
    end = leaving_gain(sight, sight.own, len(hand) - 1) if len(hand) == 1 else 0.0
    usable = _usable(sight)
    for card in sight.counts:
        if discard_fault(sight.rules, hand, sight.round.fresh, card) is None:
            relief = (50.0 if card == SALAS else VALUE[card]) * sight.hurry * 0.8
            loss = stakes.of(card) + _danger(sight, card, usable)
            yield Choice(end + min(-0.1, relief - loss), f"discard {card}")


def _usable(sight: Sight) -> frozenset[Card]:
    """Cards the next player could put onto a run of its side, or swap for a Salas."""
    if sight.round.middle:
        return frozenset()
    side = sight.round.side(sight.next)
    found = {card for run in sight.round.runs[side] for card in fitting(sight.rules, run)}
    return frozenset(found.union(*(run.swaps for runs in sight.round.runs for run in runs)))


def _danger(sight: Sight, card: Card, usable: frozenset[Card]) -> float:
    """What the next player may gain by this card on the pile."""
    prize = PER_CARD * (len(sight.round.pile) + 1)
    if card in usable or (is_wild(card) and not sight.round.middle):
        return prize + 12.0
    if card == SALAS:
        return prize + 40.0
    return 0.15 * prize
