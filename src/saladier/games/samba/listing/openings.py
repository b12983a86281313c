"""Opening with several melds: whether any set of melds from a hand reaches the minimum, and one that does
(10)."""

from collections.abc import Iterator, Sequence

from saladier.cards import SUITS, Card
from saladier.games.melds import lacking, subsets
from saladier.games.samba.cards import HEIGHT, VALUE, WILDS, is_natural, points
from saladier.games.samba.forms import shape_fault
from saladier.games.samba.listing.best_groups import best_groups
from saladier.games.samba.listing.hand import Holding, count
from saladier.games.samba.listing.melding import windows
from saladier.games.samba.listing.trim import trimmed
from saladier.games.samba.rules import MOST_WILDS, Rules

Melds = list[list[Card]]


def opening(holding: Holding) -> Iterator[str]:
    """One opening of several melds from hand, if one is found before one of a single meld."""
    hand = [card for card, number in holding.faces.items() for _ in range(number)]
    melds = find_opening(holding.rules, hand, holding.least, 2 if holding.refused else 1)
    if melds is not None and len(melds) > 1:
        yield _text(melds)


def opening_take(holding: Holding, pile: Sequence[Card]) -> Iterator[str]:
    """One opening with the top of the pile that needs further melds from hand, if there is one (9.2)."""
    top = pile[-1]
    if not is_natural(top) or count(holding.by_rank[top[0]]) < 2:
        return
    hand = [card for card, number in holding.faces.items() for _ in range(number)]
    if points(_useful([*hand, top], _runs(hand))) < holding.least:
        return
    spare = 0 if len(pile) > 1 else 1
    for group in _groups_with(holding, top, hand):
        rest = hand.copy()
        for card in group:
            rest.remove(card)
        missing = holding.least - VALUE[top] - points(group)
        melds = find_opening(holding.rules, rest, missing, spare) if missing > 0 else None
        if melds:
            yield f"take {' '.join(group)} ; {_text(melds)}"
            return


def _groups_with(holding: Holding, top: Card, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Sets of hand cards that form a group with ``top``; sets worth the same count once unless they break
    runs."""
    faces = holding.by_rank[top[0]]
    in_runs = any(card[0] == top[0] for run in _runs(hand) for card in run)
    for naturals in range(2, count(faces) + 1):
        sets = subsets(faces, naturals)
        for wilds in range(MOST_WILDS + 1):
            if shape_fault(holding.rules, naturals + 1, wilds) is None:
                extras = {points(cards): cards for cards in holding.wilds[wilds]}
                for cards in sets if in_runs else sets[:1]:
                    yield from ((*cards, *extra) for extra in extras.values())


def find_opening(rules: Rules, cards: Sequence[Card], least: int, spare: int) -> Melds | None:
    """Disjoint melds of ``cards`` worth ``least`` or more that leave ``spare`` cards over, or ``None``
    when there are none at all. Two complete ones may use every card (11.3)."""
    for chosen, rest in _with_runs(list(cards), least, [], _runs(cards)):
        melds = [*chosen, *best_groups(rules, rest)]
        if sum(map(points, melds)) >= least:
            fitting = trimmed(rules, melds, least, spare - len(cards) + sum(map(len, melds)), spare < 2)
            if fitting:
                return fitting
    return None


def _with_runs(
    cards: list[Card], least: int, chosen: Melds, runs: list[tuple[Card, ...]]
) -> Iterator[tuple[Melds, list[Card]]]:
    """Every choice of disjoint sequences that can still lead to ``least``, with the cards it leaves over."""
    possible = [run for run in runs if lacking(cards, run) is None]
    if points(_useful(cards, possible)) + sum(map(points, chosen)) < least:
        return
    yield chosen, cards
    for index, run in enumerate(possible):
        rest = cards.copy()
        for card in run:
            rest.remove(card)
        yield from _with_runs(rest, least, [*chosen, list(run)], possible[index:])


def _runs(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every sequence the cards hold, the dearest first."""
    found: list[tuple[Card, ...]] = []
    for suit in SUITS:
        at = {HEIGHT[card[0]]: card for card in cards if card[1] == suit and is_natural(card)}
        found += windows([at[height] for height in sorted(at)], at)
    return sorted(found, key=points, reverse=True)


def _useful(cards: Sequence[Card], runs: Sequence[tuple[Card, ...]]) -> list[Card]:
    """The cards that may lie in some meld at all: no opening is worth more than they are."""
    ranks = [card[0] for card in cards if is_natural(card)]
    wild = any(card in WILDS for card in cards)
    grouped = {rank for rank in ranks if ranks.count(rank) >= (2 if wild else 3)}
    running = {card for run in runs for card in run}
    return [
        card
        for card in cards
        if (card in WILDS and grouped) or (is_natural(card) and (card[0] in grouped or card in running))
    ]


def _text(melds: Melds) -> str:
    return " ; ".join(f"lay {' '.join(cards)}" for cards in melds)
