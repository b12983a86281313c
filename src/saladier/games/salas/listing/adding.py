"""Cards that may go onto runs of the own side, and natural cards that capture a Salas."""

from collections.abc import Iterator, Sequence

from saladier.cards import SALAS, Card
from saladier.games.salas.listing.hand import Holding
from saladier.games.salas.runs import Run, grown

Addition = tuple[tuple[Card, ...], int | None]
"""The cards, and the place of the Salas if it is among them."""


def adds(holding: Holding) -> Iterator[str]:
    """Legal additions: cards one by one, rows of neighbours, a wild card that closes a gap, the Salas at each
    place."""
    for number, run in enumerate(holding.own):
        for cards, place in dict.fromkeys(_candidates(holding, run)):
            if holding.uses_pile(cards):
                longer = grown(holding.rules, run, cards, [place if card == SALAS else None for card in cards])
                if isinstance(longer, Run) and holding.keeps_enough(len(cards), longer, number):
                    yield f"add {' '.join(_written(cards, place))} > {number}"


def _candidates(holding: Holding, run: Run) -> Iterator[Addition]:
    row = holding.rows[run.suit]
    firm = run.firm
    free = {place: card for place, card in row.items() if place not in firm}
    yield from (((card,), None) for card in dict.fromkeys(free.values()))
    yield from _rows(holding, run, free)
    if run.clean:
        yield from (((card,), None) for card in holding.wilds)
    if holding.salas and not run.salas:
        reach = range(firm[0] - 2, firm[-1] + 3)
        yield from (((SALAS,), place) for place in reach if 1 <= place <= holding.rules.top)


def _rows(holding: Holding, run: Run, free: dict[int, Card]) -> Iterator[Addition]:
    """All cards at hand from some place below the run to some place above it, one place left empty at most:
    the wild card stands there, that of the run or one added."""
    held = set(run.firm)
    for first in _reach(range(min(held), 0, -1), free, held):
        for last in _reach(range(max(held), holding.rules.top + 1), free, held):
            inside = range(first, last + 1)
            cards = tuple(dict.fromkeys(free[place] for place in inside if place in free))
            missing = sum(place not in free and place not in held for place in inside)
            if not cards or missing > 1:
                continue
            if len(cards) > 1 and missing <= (not run.clean):
                yield cards, None
            if run.clean:
                for wild in holding.wilds:
                    if holding.counts[wild] > cards.count(wild):
                        yield (*cards, wild), None


def _reach(places: Sequence[int], free: dict[int, Card], held: set[int]) -> Iterator[int]:
    """The ends worth trying: cards at hand, until two places are empty."""
    missing = 0
    for place in places:
        if place in free or place in held:
            yield place
        else:
            missing += 1
            if missing > 1:
                return


def _written(cards: Sequence[Card], place: int | None) -> list[str]:
    return [f"{card}@{place}" if card == SALAS else card for card in cards]


def swaps(holding: Holding) -> Iterator[str]:
    """Legal captures, on the runs of every side (5.5)."""
    for side, runs in enumerate(holding.round.runs):
        for number, run in enumerate(runs):
            if run.salas and not (side == holding.side and number in holding.round.laid):
                for card in run.swaps:
                    if holding.counts[card] and holding.uses_pile((card,)) and _keeps(holding):
                        yield f"swap {card} > {side}.{number}"


def _keeps(holding: Holding) -> bool:
    """A capture leaves as many cards as before, and no run of the side shorter."""
    return holding.size > 1 or holding.round.lack(holding.side) is None
