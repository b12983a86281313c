"""A second, deliberately naive reading of clause 4: every role of every card is tried, nothing is clever."""

from collections.abc import Iterator, Sequence
from itertools import product

ORDER = "A23456789TJQKA"
"""Index + 1 = place."""

Roles = tuple[int | None, ...]
"""Per card the place it stands at as a natural, ``None`` for a wild card."""


def roles(cards: Sequence[str], suit: str, top: int) -> Iterator[Roles]:
    """Every choice for cards without a Salas; at most one two is natural."""
    choices: list[list[int | None]] = []
    for card in cards:
        places: list[int | None] = [place for place in range(1, top + 1) if ORDER[place - 1] + suit == card]
        if card == "J*" or card[0] == "2":
            places.append(None)
        choices.append(places)
    for chosen in product(*choices):
        if chosen.count(2) <= 1:
            yield chosen


def gaps(places: Sequence[int]) -> int:
    return len([place for place in range(min(places), max(places)) if place not in places]) if places else 0


def suit_of(cards: Sequence[str]) -> str:
    firm = [card[1] for card in cards if card[1] != "*" and card[0] != "2"]
    return next(iter([*firm, *(card[1] for card in cards if card[0] == "2"), ""]))


def wilds_of_valid(cards: Sequence[str], suit: str, salas: int | None, top: int) -> set[int]:
    """The numbers of wild cards with which the cards (and a Salas at ``salas``) are a run."""
    found = set()
    for chosen in roles(cards, suit, top):
        naturals = [place for place in chosen if place is not None]
        standing = [*naturals, *([] if salas is None else [salas])]
        wilds = chosen.count(None)
        size = len(standing) + wilds
        if not naturals or wilds > 1 or len(set(standing)) < len(standing) or not 3 <= size <= 13:
            continue
        room = min(standing) > 1 or max(standing) < top
        if gaps(standing) == wilds or (gaps(standing) == 0 and wilds == 1 and room):
            found.add(wilds)
    return found


def code(cards: Sequence[str], suit: str, salas: int | None, top: int) -> str | None:
    """The first code of section 11 for cards with at most one Salas, which stands at ``salas``."""
    rest = [card for card in cards if card != "S*"]
    if len({suit, *(card[1] for card in rest if card[1] != "*" and card[0] != "2")} - {""}) > 1:
        return "suit_mismatch"
    if len(cards) < 3:
        return "too_short"
    if len(cards) > 13 or rest.count("A" + suit) > 1:
        return "seq_too_long"
    placed = [] if salas is None else [salas]
    fitting = []
    for chosen in roles(rest, suit, top):
        naturals = [place for place in chosen if place is not None]
        if salas == 2 and 2 in naturals:
            continue
        if gaps([*naturals, *placed]) <= chosen.count(None):
            fitting.append(chosen)
    if not fitting:
        return "not_consecutive"
    firm = [card for card in rest if card != "J*" and card[0] != "2"]
    if len(set(firm)) < len(firm):
        return "duplicate_rank"
    if min(chosen.count(None) for chosen in fitting) > 1:
        return "too_many_wilds"
    return None if wilds_of_valid(rest, suit, salas, top) else "salas_position"


def written(cards: Sequence[str], top: int) -> tuple[set[int], int] | None:
    """Cards with one Salas and at most one wild card, as written: the places the Salas may stand at, and the
    fewest wild cards; ``None`` if they are no run in that order."""
    at = cards.index("S*")
    rest = [card for card in cards if card != "S*"]
    best: tuple[tuple[int, list[int]], set[int], int] | None = None
    for suit in [suit_of(cards)]:
        for own in {suit} | {card[1] for card in rest if card[0] == "2" and suit_only_twos(rest)}:
            for chosen in roles(rest, own, top):
                places = _places(chosen, at, rest, own, top)
                if places:
                    wilds = min(min(wilds_of_valid(rest, own, place, top)) for place in places)
                    rank = (chosen.count(None), [index for index, place in enumerate(chosen) if place == 2] or [99])
                    if best is None or rank < best[0]:
                        best = (rank, places, wilds)
    return None if best is None else (best[1], best[2])


def suit_only_twos(rest: Sequence[str]) -> bool:
    return all(card == "J*" or card[0] == "2" for card in rest)


def _places(chosen: Roles, at: int, rest: Sequence[str], suit: str, top: int) -> set[int]:
    """Where the Salas stands if the others have these roles."""
    size = len(chosen) + 1
    if chosen.count(None) > 1:
        return set()
    for start in range(1, top - size + 2):
        row = [*range(start, start + size)]
        own = row.pop(at)
        if all(place in (None, there) for place, there in zip(chosen, row, strict=True)):
            return {own} if wilds_of_valid(rest, suit, own, top) else set()
    naturals = [place for place in chosen if place is not None]
    for start in range(1, top - size + 3):
        row = [*range(start, start + size - 1)]
        fits = all(place in (None, there) for place, there in zip(chosen, row, strict=True))
        if fits and 0 < at < size - 1 and chosen[at - 1] is not None and chosen[at] is not None:
            ends = {min(naturals) - 1, max(naturals) + 1}
            return {place for place in ends if 1 <= place <= top and wilds_of_valid(rest, suit, place, top)}
    return set()
