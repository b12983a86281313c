"""Opening: whether any set of runs from some cards is worth enough, and one that is (5.2, 6.2)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from saladier.cards import SUITS, Card
from saladier.games.melds import lacking
from saladier.games.salas.cards import VALUE, is_wild, points
from saladier.games.salas.listing.frames import Cards, candidates
from saladier.games.salas.listing.suit_sets import Chosen, budget_of, fewest, merged, suit_sets

TRIES = 6
"""How many dearest runs are tried as the first one before the thorough search."""


class Wanted(NamedTuple):
    """An opening is worth ``need`` points and has at most ``most`` cards, or any number of them once
    ``may_close`` says so of its runs. One of its runs is one that ``first`` wants; ``first_card`` says so of
    single cards."""

    top: int
    need: int
    most: int
    may_close: Callable[[Sequence[Cards]], bool]
    first_card: Callable[[Card], bool] = lambda _: True

    def first(self, run: Cards) -> bool:
        """Whether a run is one that has to be among them."""
        return any(map(self.first_card, run))

    def met_by(self, runs: Sequence[Cards]) -> bool:
        """Whether these runs are an opening."""
        if sum(map(points, runs)) < self.need or not any(map(self.first, runs)):
            return False
        return sum(map(len, runs)) <= self.most or self.may_close(runs)


def find_opening(cards: Sequence[Card], wanted: Wanted, runs: Sequence[Cards] | None = None) -> list[Cards] | None:
    """Disjoint runs of ``cards``, as written, that are ``wanted``; ``None`` if there are none at all. ``runs``
    are all their candidates, if these are known."""
    runs = candidates(cards, wanted.top) if runs is None else runs
    if _most_points(cards, runs) < wanted.need:
        return None
    for run in [run for run in runs if wanted.first(run)][:TRIES]:
        found = dearest(cards, run, runs, wanted)
        if found is not None:
            return found
    return _thorough(cards, wanted)


def dearest(cards: Sequence[Card], run: Cards, runs: Sequence[Cards], wanted: Wanted) -> list[Cards] | None:
    """``run``, and always the dearest further one of ``runs`` that the rest still holds, until it is an
    opening."""
    chosen, rest = [run], without(cards, run)
    for further in [(), *runs]:
        if not further or lacking(rest, further) is None:
            chosen += [further] if further else []
            rest = without(rest, further)
            if wanted.met_by(chosen):
                return chosen
    return None


def _most_points(cards: Sequence[Card], runs: Sequence[Cards]) -> int:
    """No set of runs is worth more; a wild card needs two cards beside it that are not wild."""
    useful = {card for run in runs for card in run}
    firm = [card for card in cards if card in useful and not is_wild(card)]
    wild = sorted((VALUE[card] for card in cards if card in useful and is_wild(card)), reverse=True)
    twos = sum(card[0] == "2" for card in cards)
    return points(firm) + sum(wild[: len(firm) // 2 + twos])


def _thorough(cards: Sequence[Card], wanted: Wanted) -> list[Cards] | None:
    """Every set of runs, suit by suit, of each kind the dearest one; if those have too many cards, of each
    kind and number of cards."""
    for counting in (False, True):
        suits = [suit_sets(cards, suit, wanted.top, wanted.first_card, counting) for suit in SUITS]
        kinds = merged(suits, budget_of(cards))
        enough = [chosen for chosen in kinds.values() if _value(cards, chosen) >= wanted.need]
        if not enough:
            return None
        for chosen in enough:
            runs = _with_wilds(cards, chosen, wanted)
            if runs is not None:
                return runs
    return None


def _wilds(cards: Sequence[Card], chosen: Chosen) -> list[Card] | None:
    """The dearest cards that may serve as wild, besides the twos that are natural; ``None`` if too few."""
    used = [card for frame in chosen.frames for card in frame.cards]
    left = Counter(card for card in cards if is_wild(card))
    left.subtract(card for card in used if card[0] == "2")
    free = sorted((+left).elements(), key=VALUE.__getitem__, reverse=True)
    return free if len(free) >= fewest(chosen) else None


def _value(cards: Sequence[Card], chosen: Chosen) -> int:
    free = _wilds(cards, chosen)
    if free is None:
        return -1
    return chosen.points + points(free[: fewest(chosen)])


def _with_wilds(cards: Sequence[Card], chosen: Chosen, wanted: Wanted) -> list[Cards] | None:
    """The runs with actual wild cards; where one of them has to be a certain one, it is the last."""
    free = _wilds(cards, chosen)
    number = fewest(chosen)
    assert free is not None
    picks = [free[:number], *([*free[: number - 1], card] for card in free[number:] if number)]
    for pick in picks:
        rest = pick.copy()
        runs = [frame.run(rest.pop() if frame.wild else "", wanted.top) for frame in chosen.frames]
        if all(runs) and wanted.met_by(runs):
            return sorted(runs, key=wanted.first, reverse=True)
    return None


def without(cards: Sequence[Card], run: Cards) -> list[Card]:
    """The cards that a run leaves over."""
    rest = list(cards)
    for card in run:
        rest.remove(card)
    return rest
