"""Beginning a turn: an unknown card, or the pile with a use for it."""

from collections.abc import Iterator

from saladier.bots.contract import Choice
from saladier.bots.salas.leaving import leaving_gain
from saladier.bots.salas.plan import plan_of
from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.bots.salas.worth import Prices
from saladier.cards import SALAS, Card
from saladier.games.salas.cards import VALUE, is_wild

UNKNOWN = 6.0
"""What a card drawn from the stock is worth on average."""
PLAIN = 7.0
"""What a card of the pile is worth that fits nothing yet."""


def beginnings(sight: Sight, prices: Prices, stakes: Stakes) -> Iterator[Choice]:
    """Each way to begin the turn with its worth; ``stakes`` look at hand and pile together."""
    for move in sight.round.legal_moves():
        if move == "draw":
            yield Choice(UNKNOWN, move)
            continue
        plan = plan_of(sight, prices, stakes, move)
        if plan is not None:
            rest = sight.round.pile.copy()
            for card in plan.cards:
                if card in rest:
                    rest.remove(card)
            fetched = sum(_fetched(sight, stakes, card) for card in rest)
            left = sight.holding.size - len(plan.cards)
            yield Choice(plan.gain + fetched + leaving_gain(sight, plan.runs, left), move)


def _fetched(sight: Sight, stakes: Stakes, card: Card) -> float:
    """What a further card of the pile is worth in hand: it may be laid, or counts against the side."""
    if card == SALAS:
        return stakes.of(card)
    against = VALUE[card] * sight.hurry
    if is_wild(card):
        return 30.0 - against
    return PLAIN + min(60.0, stakes.natural(card)) - against
