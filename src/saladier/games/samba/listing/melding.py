"""New melds, additions and takings of one step: every distinct set of faces (7, 9.A)."""

from collections.abc import Iterator, Sequence

from saladier.cards import Card
from saladier.games.melds import subsets
from saladier.games.samba.cards import VALUE, is_natural, points
from saladier.games.samba.forms import shape_fault
from saladier.games.samba.listing.hand import Holding, count
from saladier.games.samba.melds import COMPLETE, SHORTEST, Group
from saladier.games.samba.melds import Sequence as Run
from saladier.games.samba.rules import MOST_WILDS


def lays(holding: Holding) -> Iterator[str]:
    """New groups and sequences; only those that reach the minimum by themselves while the side is
    unopened."""
    for rank, faces in holding.by_rank.items():
        held = count(faces)
        for naturals in range(2, held + 1):
            sets = [" ".join(cards) for cards in subsets(faces, naturals)]
            for wilds in range(max(0, SHORTEST - naturals), MOST_WILDS + 1):
                used = naturals + wilds
                if not _stands(holding, None, naturals, wilds, used):
                    continue
                missing = holding.least - naturals * VALUE[f"{rank}C"]
                for extra in holding.wild_sets(wilds, missing):
                    yield from (f"lay {cards}{extra}" for cards in sets)
    for suit in holding.runs:
        for cards in windows(holding.suit_faces(suit), holding.runs[suit]):
            done = holding.done + (len(cards) == COMPLETE)
            if points(cards) >= holding.least and holding.keeps_enough(len(cards), done):
                yield f"lay {' '.join(cards)}"


def windows(faces: Sequence[Card], at: dict[int, Card]) -> Iterator[tuple[Card, ...]]:
    """Every run of three to seven neighbours among the faces of one suit, given also by height."""
    heights = sorted(at)
    for start, low in enumerate(heights):
        for end in range(start + SHORTEST, min(start + COMPLETE, len(heights)) + 1):
            if heights[end - 1] - low == end - 1 - start:
                yield tuple(faces[start:end])


def adds(holding: Holding) -> Iterator[str]:
    """Cards from hand to each meld of the side."""
    for number, meld in enumerate(holding.melds):
        if isinstance(meld, Run):
            yield from _run_adds(holding, number, meld)
        elif meld.rank in holding.by_rank:
            yield from _group_adds(holding, number, meld)


def _group_adds(holding: Holding, number: int, group: Group) -> Iterator[str]:
    faces = holding.by_rank[group.rank]
    for naturals in range(count(faces) + 1):
        sets = [" ".join(cards) for cards in subsets(faces, naturals)]
        for wilds in range(MOST_WILDS + 1):
            if naturals + wilds and _stands(holding, group, naturals, wilds, naturals + wilds):
                for extra in holding.wild_sets(wilds, 0):
                    yield from (f"add {f'{cards}{extra}'.lstrip()} > {number}" for cards in sets)


def _run_adds(holding: Holding, number: int, run: Run) -> Iterator[str]:
    at = holding.runs[run.suit]
    below: list[Card] = []
    above: list[Card] = []
    while run.low - len(below) - 1 in at:
        below.append(at[run.low - len(below) - 1])
    while run.high + len(above) + 1 in at:
        above.append(at[run.high + len(above) + 1])
    room = COMPLETE - len(run.cards)
    for low in range(min(room, len(below)) + 1):
        for high in range(min(room - low, len(above)) + 1):
            done = holding.done + (low + high == room)
            if low + high and holding.keeps_enough(low + high, done):
                yield f"add {' '.join([*below[:low], *above[:high]])} > {number}"


def takes(holding: Holding, pile: Sequence[Card]) -> Iterator[str]:
    """The whole pile with each set of hand cards, as a new group or onto each own group of that rank."""
    top = pile[-1]
    if not is_natural(top) or holding.size == 1:
        return
    faces = holding.by_rank[top[0]]
    gained = len(pile) - 1
    targets = [(number, meld) for number, meld in enumerate(holding.melds) if isinstance(meld, Group)]
    onto = [(None, ""), *((meld, f" > {number}") for number, meld in targets if meld.rank == top[0])]
    for naturals in range(2, count(faces) + 1):
        sets = [" ".join(cards) for cards in subsets(faces, naturals)]
        missing = holding.least - (naturals + 1) * VALUE[top]
        for wilds in range(MOST_WILDS + 1):
            for group, where in onto:
                if _stands(holding, group, naturals + 1, wilds, naturals + wilds - gained):
                    for extra in holding.wild_sets(wilds, missing):
                        yield from (f"take {cards}{extra}{where}" for cards in sets)


def _stands(holding: Holding, group: Group | None, naturals: int, wilds: int, used: int) -> bool:
    """Whether so many cards form a group, or extend one, and the hand may shrink by ``used``."""
    held, wild, size = (group.naturals, group.wilds, len(group.cards)) if group is not None else (0, 0, 0)
    if shape_fault(holding.rules, held + naturals, wild + wilds, size >= COMPLETE and wilds > 0) is not None:
        return False
    done = holding.done + (size < COMPLETE <= size + naturals + wilds)
    return holding.keeps_enough(used, done)
