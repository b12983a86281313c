"""A hand is a multiset of faces kept in a list: what it lacks, what leaves it, which parts of it there
are."""

from collections.abc import Iterable, Sequence

from saladier.cards import Card


def lacking(hand: Sequence[Card], cards: Sequence[Card]) -> Card | None:
    """The first of ``cards`` that ``hand`` does not hold often enough, or ``None``."""
    if len(cards) == 1:
        return None if cards[0] in hand else cards[0]
    rest = list(hand)
    for card in cards:
        if card not in rest:
            return card
        rest.remove(card)
    return None


def put_away(hand: list[Card], seen: list[Card], cards: Iterable[Card]) -> None:
    """Take ``cards`` out of ``hand``; of what the table has ``seen`` in it, the same faces are gone too."""
    for card in cards:
        hand.remove(card)
        if seen and card in seen:
            seen.remove(card)


def subsets(faces: Sequence[tuple[Card, int]], size: int) -> list[tuple[Card, ...]]:
    """Every distinct multiset of ``size`` cards out of ``faces`` (a face and how many of it there are)."""
    if size == 0:
        return [()]
    if not faces:
        return []
    (face, count), rest = faces[0], faces[1:]
    return [
        (face,) * used + others for used in range(min(count, size), -1, -1) for others in subsets(rest, size - used)
    ]
