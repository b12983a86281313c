"""The discard: what one can spare, and what the next player cannot use."""

from collections.abc import Iterator

from saladier.bots.contract import Choice
from saladier.bots.salas.leaving import leaving_gain
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.cards import SALAS, Card
from saladier.games.salas.cards import VALUE, is_wild
from saladier.games.salas.discards import discard_fault
from saladier.games.salas.opened import least_for
from saladier.games.salas.runs import fitting

PER_CARD = 6.0
"""What each card of a pile is worth to whoever takes it."""
FEED = 6.0
"""The same for the own side, when it is to be taken in its next turn."""


def discards(sight: Sight, stakes: Stakes) -> Iterator[Choice]:
    """Every legal discard with its worth."""
    hand = sight.round.hands[sight.seat]
    end = leaving_gain(sight, sight.own, len(hand) - 1) if len(hand) == 1 else 0.0
    shut_out = _shut_out(sight, sight.next)
    usable = _usable(sight, (sight.next + 1) % sight.rules.players if shut_out else sight.next)
    for card in sight.counts:
        if discard_fault(sight.rules, hand, sight.round.fresh, card) is None:
            relief = (50.0 if card == SALAS else VALUE[card]) * sight.hurry * 0.8
            if shut_out:
                worth = relief - stakes.of(card) + (_fed(sight) if card in usable else 0.0)
            else:
                worth = min(-0.1, relief - stakes.of(card) - _danger(sight, card, usable))
            yield Choice(end + worth, f"discard {card}")


def _shut_out(sight: Sight, seat: int) -> bool:
    """Whether a seat may not take the pile: it would have to be open (3.3)."""
    return sight.round.middle or (least_for(sight.round, seat) > 0 and not sight.rules.pile_counts)


def _usable(sight: Sight, seat: int) -> frozenset[Card]:
    """Cards the player there could put onto a run of its side, or swap for a Salas."""
    if _shut_out(sight, seat):
        return frozenset()
    found = {card for run in sight.round.runs[sight.round.side(seat)] for card in fitting(sight.rules, run)}
    return frozenset(found.union(*(run.swaps for runs in sight.round.runs for run in runs)))


def _fed(sight: Sight) -> float:
    """What a card is worth that brings the pile to the own side, when the next player cannot take it."""
    return FEED * (len(sight.round.pile) + 2) * (1 - sight.hurry)


def _danger(sight: Sight, card: Card, usable: frozenset[Card]) -> float:
    """What the next player may gain by this card on the pile."""
    prize = PER_CARD * (len(sight.round.pile) + 1)
    if card in usable or is_wild(card):
        return prize + 12.0
    if card == SALAS:
        return prize + 40.0
    return 0.15 * prize
