"""Why cards are no run, as far as it does not depend on where a Salas stands: the codes of section 11 in
their order."""

from collections.abc import Sequence

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


def gap_fault(cards: Sequence[Card], parts: Parts, placed: Sequence[int], top: int) -> Refusal | None:
    """More gaps than wild cards and Salas without a ``placed`` place could fill, however many there are
    (4.5)."""
    loose = parts.salas - len(placed)
    for places, wilds in readings(parts, placed, top):
        if gaps([*places, *placed]) <= wilds + loose:
            return None
    return Refusal("not_consecutive", {"cards": tuple(cards)})


def count_fault(cards: Sequence[Card], parts: Parts, placed: Sequence[int], top: int) -> Refusal | None:
    """A place taken twice, a second wild card, a second Salas (4.1, 4.2)."""
    twice = [place for place, after in zip(parts.plain, parts.plain[1:], strict=False) if place == after]
    if twice:
        return Refusal("duplicate_rank", {"places": tuple(dict.fromkeys(twice)), "cards": tuple(cards)})
    loose = parts.salas - len(placed)
    wilds = min(count for places, count in readings(parts, placed, top) if gaps([*places, *placed]) <= count + loose)
    if wilds > 1:
        return Refusal("too_many_wilds", {"wilds": wilds, "most": 1, "cards": tuple(cards)})
    if parts.salas > 1:
        return Refusal("two_salas", {"cards": tuple(cards)})
    return None
