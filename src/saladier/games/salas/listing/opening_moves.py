"""The openings offered as moves: with the middle Salas, under a minimum, and with the pile."""

from collections.abc import Callable, Iterator, Sequence

from saladier.cards import SALAS
from saladier.games.contract import Refusal
from saladier.games.salas.cards import points
from saladier.games.salas.closing import lacks_to_close
from saladier.games.salas.listing.frames import Cards, candidates
from saladier.games.salas.listing.hand import Holding
from saladier.games.salas.listing.laying import text
from saladier.games.salas.listing.openings import Wanted, dearest, find_opening
from saladier.games.salas.rules import OPENING
from saladier.games.salas.runs import SEVEN, declared_suit, new_run


def first_openings(holding: Holding) -> Iterator[str]:
    """With the middle Salas (5.2): every single run that is worth enough, and per suit one other run with what
    else it takes; if none is found so, any set of runs there is."""
    cards = [*holding.counts.elements(), SALAS]
    wanted = wanted_of(holding, max(OPENING, needed(holding)), len(cards), SALAS.__eq__)
    runs = candidates(cards, holding.rules.top)
    moves: list[str] = []
    tried: set[str] = set()
    for run in filter(wanted.first, runs):
        if points(run) >= wanted.need:
            moves += [text(run)] if wanted.met_by([run]) else []
            continue
        suit = declared_suit(run)
        found = dearest(cards, run, runs, wanted) if suit not in tried else None
        tried.add(suit)
        moves += [_move(found)] if found is not None else []
    found = None if moves else find_opening(cards, wanted, runs)
    yield from moves if found is None else [_move(found)]


def band_opening(holding: Holding) -> Iterator[str]:
    """Several runs that reach the minimum together (6.2)."""
    cards = list(holding.counts.elements())
    found = find_opening(cards, wanted_of(holding, needed(holding), len(cards), lambda _: True))
    if found is not None and len(found) > 1:
        yield _move(found)


def pile_opening(holding: Holding) -> Iterator[str]:
    """The pile with runs that reach the minimum, where that is allowed (3.3)."""
    cards = list(holding.counts.elements())
    found = find_opening(cards, wanted_of(holding, needed(holding), len(cards), holding.pile.__contains__))
    if found is not None:
        yield f"take ; {_move(found)}"


def needed(holding: Holding) -> int:
    """The fewest points that satisfy the minimum; values go up in fives (6.2)."""
    return holding.least + (5 if holding.least and holding.rules.strict else 0)


def wanted_of(holding: Holding, need: int, size: int, first_card: Callable[[str], bool]) -> Wanted:
    """An opening from ``size`` cards that leaves two of them, or fewer once the side may close (3.6)."""
    pack, old = holding.round.packs[holding.side] is not None, holding.round.old[holding.side]

    def may_close(runs: Sequence[Cards]) -> bool:
        long = [new_run(holding.rules, cards) for cards in runs if len(cards) >= SEVEN]
        new = [run for run in long if not isinstance(run, Refusal)]
        return lacks_to_close(holding.rules, [*holding.own, *new], pack, old) is None

    return Wanted(holding.rules.top, need, size - 2, may_close, first_card)


def _move(runs: Sequence[Cards]) -> str:
    return " ; ".join(map(text, runs))
