"""Which cards may be discarded (3.4, 3.5)."""

from collections.abc import Sequence

from saladier.cards import SALAS, Card
from saladier.games.contract import Refusal
from saladier.games.salas.rules import Rules


def discard_fault(rules: Rules, hand: Sequence[Card], fresh: Sequence[Card], card: Card) -> Refusal | None:
    """Why ``card`` of ``hand`` may not go; ``fresh`` are the cards in it that came from the pile this turn."""
    if card == SALAS and not rules.salas_goes and any(one != SALAS for one in hand):
        return Refusal("discard_salas", {"left": len(hand)})
    if rules.rediscards or card not in fresh or hand.count(card) > fresh.count(card):
        return None
    others = list(hand)
    for one in fresh:
        others.remove(one)
    if all(one == SALAS and not rules.salas_goes for one in others):
        return None
    return Refusal("discard_from_pile", {"card": card, "others": tuple(sorted(others))})
