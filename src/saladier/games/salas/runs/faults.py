"""Why cards are no run, as far as it does not depend on where a Salas stands: the codes of section 11 in
their order."""

from collections.abc import Sequence
from itertools import pairwise

from saladier.cards import Card
from saladier.games.contract import Refusal
from saladier.games.salas.runs.parts import Parts, gaps, readings
from saladier.games.salas.runs.run import LONGEST, SHORTEST


def suit_fault(cards: Sequence[Card], suits: Sequence[str]) -> Refusal | None:
    """More than one suit (4.1)."""
    return Refusal("suit_mismatch", {"suits": tuple(suits), "cards": tuple(cards)}) if len(suits) > 1 else None


def size_fault(cards: Sequence[Card], parts: Parts) -> Refusal | None:
    """Too few cards or too many; a second ace would be a fourteenth place (4.1)."""
    if len(cards) < SHORTEST:
        return Refusal("too_short", {"cards": tuple(cards), "least": SHORTEST})
    if len(cards) > LONGEST or parts.aces > 1:
        return Refusal("seq_too_long", {"count": len(cards), "most": LONGEST, "aces": parts.aces})
    return None


def form_fault(cards: Sequence[Card], parts: Parts, placed: Sequence[int], top: int) -> Refusal | None:
    """More gaps than wild cards and Salas without a ``placed`` place could fill, however many there are (4.5);
    then a place taken twice, a second wild card, a second Salas (4.1, 4.2)."""
    loose = parts.salas - len(placed)
    fitting = [wilds for places, wilds in readings(parts, placed, top) if gaps([*places, *placed]) <= wilds + loose]
    if not fitting:
        return Refusal("not_consecutive", {"cards": tuple(cards)})
    twice = [place for place, after in pairwise(parts.plain) if place == after]
    if twice:
        return Refusal("duplicate_rank", {"places": tuple(dict.fromkeys(twice)), "cards": tuple(cards)})
    if min(fitting) > 1:
        return Refusal("too_many_wilds", {"wilds": min(fitting), "most": 1, "cards": tuple(cards)})
    return Refusal("two_salas", {"cards": tuple(cards)}) if parts.salas > 1 else None
