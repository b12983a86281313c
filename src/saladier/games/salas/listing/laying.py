"""New runs worth laying: every row of neighbours, and with a wild card or a Salas the shortest and the longest
they make."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from saladier.cards import SALAS, Card
from saladier.games.salas.listing.hand import Holding, Row, stretches, whole_circle
from saladier.games.salas.runs import LONGEST, SHORTEST, Run, new_run

Cards = tuple[Card, ...]


def lays(holding: Holding, shortest_only: bool = False) -> Iterator[Cards]:
    """Legal new runs of one step, as far as form and the last cards go, each set of cards once."""
    longest = SHORTEST if shortest_only else LONGEST
    seen: set[Cards] = set()
    for row in filter(None, holding.rows.values()):
        for cards in _plain(row, longest):
            seen.add(tuple(sorted(cards)))
            if holding.uses_pile(cards) and _keeps(holding, cards):
                yield cards
        for cards in _helped(holding, row, shortest_only):
            key = tuple(sorted(cards)) if SALAS not in cards else cards
            if key not in seen and holding.uses_pile(cards) and _held(holding, cards):
                seen.add(key)
                if isinstance(new_run(holding.rules, cards), Run) and _keeps(holding, cards):
                    yield cards


def _keeps(holding: Holding, cards: Cards) -> bool:
    """Whether enough cards stay in hand; only when few do it matters what the run is."""
    if holding.size - len(cards) > 1:
        return True
    run = new_run(holding.rules, cards)
    return isinstance(run, Run) and holding.keeps_enough(len(cards), run)


def _held(holding: Holding, cards: Cards) -> bool:
    """Whether there are enough copies; only a two may be asked for twice, as itself and as a wild card."""
    return all(holding.counts[card] >= cards.count(card) for card in cards if card[0] == "2")


def _plain(row: Row, longest: int) -> Iterator[Cards]:
    """Every row of three or more neighbours."""
    for low, high in stretches(row):
        for first in range(low, high - SHORTEST + 2):
            for last in range(first + SHORTEST - 1, min(high, first + longest - 1) + 1):
                yield cut(row, first, last)


def _helped(holding: Holding, row: Row, shortest_only: bool) -> Iterator[Cards]:
    """With one wild card, with the Salas, and with both."""
    wilds = [(card,) for card in holding.wilds]
    for cards, gap in _short(row) if shortest_only else [*_short(row), *_long(row)]:
        for wild in wilds:
            yield (*cards, *wild)
        if holding.salas:
            yield from _with_salas(cards, gap)
            for wild in wilds:
                yield from _with_both(cards, gap, wild[0])
    if holding.salas:
        for card in dict.fromkeys(row.values()):
            for wild in wilds:
                yield from ((card, SALAS, *wild), (*wild, SALAS, card), (SALAS, card, *wild), (*wild, card, SALAS))


def _short(row: Row) -> Iterator[tuple[Cards, int]]:
    """Two neighbours, or two cards with one or two places between them: the cards, and the index of the gap, 0
    if there is none."""
    for place, card in row.items():
        for step in (1, 2, 3):
            if place + step in row:
                yield (card, row[place + step]), (0 if step == 1 else 1)


def _long(row: Row) -> Iterator[tuple[Cards, int]]:
    """Whole stretches of neighbours, and two of them with one or two places between."""
    found = stretches(row)
    for low, high in found:
        if 2 < high - low + 1 < LONGEST:
            yield cut(row, low, high), 0
    for (low, high), (after, end) in pairwise(found):
        if after - high <= 3 and not whole_circle(low, end):
            yield (*cut(row, low, high), *cut(row, after, end)), high - low + 1


def _with_salas(cards: Cards, gap: int) -> Iterator[Cards]:
    """In the gap, or at either end and between two neighbours."""
    if gap:
        yield (*cards[:gap], SALAS, *cards[gap:])
        return
    yield (SALAS, *cards)
    yield (*cards, SALAS)
    yield (cards[0], SALAS, *cards[1:])


def _with_both(cards: Cards, gap: int, wild: Card) -> Iterator[Cards]:
    if gap:
        yield (*cards[:gap], SALAS, wild, *cards[gap:])
        yield (*cards[:gap], wild, SALAS, *cards[gap:])
        return
    yield (*cards, SALAS, wild)
    yield (wild, SALAS, *cards)
    yield (SALAS, *cards, wild)


def cut(row: Row, low: int, high: int) -> Cards:
    """The naturals from place ``low`` to ``high``."""
    return tuple([row[place] for place in range(low, high + 1)])


def text(cards: Sequence[Card]) -> str:
    """The step that lays them."""
    return f"lay {' '.join(cards)}"
