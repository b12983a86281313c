"""The legal moves of the seat to act, phase by phase.

Sets of cards are enumerated by shape (how many naturals, how many wild cards), each shape judged once by
the same functions that judge a move; the few moves that depend on more are put before the judge as they are.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from saladier.games.notation import read
from saladier.games.samba.cards import RED_THREES
from saladier.games.samba.endings import end_fault
from saladier.games.samba.listing.exits import lays_black_threes, plans
from saladier.games.samba.listing.hand import Holding
from saladier.games.samba.listing.melding import adds, lays, takes
from saladier.games.samba.listing.openings import opening, opening_take
from saladier.games.samba.melds import Group
from saladier.games.samba.melds import Sequence as Run

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound


def legal_moves(round_: "SambaRound") -> list[str]:
    """Every single step by faces; an opening of several melds where one exists; last melds that go out
    together with a discard where black threes are in them, and as questions to the partner."""
    if round_.to_act is None:
        return []
    if round_.question is not None:
        return ["yes", "no"]
    holding = Holding(round_)
    return list(_beginnings(round_, holding) if round_.phase == "draw" else _meldings(round_, holding))


def _beginnings(round_: "SambaRound", holding: Holding) -> Iterator[str]:
    yield "draw"
    if not round_.pile:
        return
    yield from takes(holding, round_.pile)
    if not holding.melds:
        yield from opening_take(holding, round_.pile)
    yield from _allowed(round_, _tops(holding))


def _meldings(round_: "SambaRound", holding: Holding) -> Iterator[str]:
    yield from lays(holding)
    if holding.melds:
        yield from adds(holding)
        yield from _allowed(round_, _mergers(holding))
    else:
        yield from opening(holding)
    yield from _allowed(round_, (f"red3 {card}" for card in holding.faces if card in RED_THREES))
    out = list(plans(holding))
    yield from _allowed(round_, filter(lays_black_threes, out))
    if round_.rules.partners(holding.seat):
        yield from _allowed(round_, (f"ask: {plan}" for plan in out))
    if holding.size and end_fault(holding.size, holding.done, passes=True) is None:
        yield "pass"
    elif holding.size:
        yield from (f"discard {card}" for card in holding.faces)


def _tops(holding: Holding) -> Iterator[str]:
    for one, meld in enumerate(holding.melds):
        if isinstance(meld, Run):
            yield f"top > {one}"
            if holding.rules.joining != "none":
                yield from (f"top > {one} & {other}" for other in _later_runs(holding, one))


def _mergers(holding: Holding) -> Iterator[str]:
    for one, meld in enumerate(holding.melds):
        if isinstance(meld, Group):
            yield from (f"merge {one} {other}" for other in _later_equals(holding, one, meld))
        elif holding.rules.joining != "none":
            for other in _later_runs(holding, one):
                yield f"merge {one} {other}"
                yield from (f"merge {one} {other} with {card}" for card in holding.suit_faces(meld.suit))


def _later_equals(holding: Holding, one: int, group: Group) -> Iterator[int]:
    for other in range(one + 1, len(holding.melds)):
        meld = holding.melds[other]
        if isinstance(meld, Group) and meld.rank == group.rank:
            yield other


def _later_runs(holding: Holding, one: int) -> Iterator[int]:
    return (other for other in range(one + 1, len(holding.melds)) if isinstance(holding.melds[other], Run))


def _allowed(round_: "SambaRound", moves: Iterable[str]) -> Iterator[str]:
    for text in moves:
        move = read(text)
        if move is not None and round_.judge(move) is None:
            yield text
