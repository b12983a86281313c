"""How a hand of Septica opens: the cut or cuts, the sevens won, and the deal (4, 5)."""

from typing import TYPE_CHECKING

from saladier.games.notation import read
from saladier.games.septica.cut import Cut, cut_pack

if TYPE_CHECKING:
    from saladier.games.septica.round import SepticaRound

HAND = 4
"""Cards a hand is dealt and filled up to (5.1, 7.1)."""
SEVENS = 4
"""Sevens in the pack; once all are won the hand is void (4.5)."""


def make_cut(round_: "SepticaRound", text: str) -> None:
    """Cut, or decline; a seven won goes to the starter, and the cutter goes on until he wins none (4.5)."""
    move = read(text)
    assert move is not None
    number, options = move.steps[0].number, round_.options
    starter = (round_.standing.dealer + 1) % len(round_.hands)
    cut = Cut(None)
    if number is not None:
        lottery = len(round_.hands) == 4 and options["cut_lottery"] is True
        cut, round_.stock = cut_pack(round_.stock, number, lottery)
    round_.cuts.append(cut)
    round_.seen |= frozenset(cut.shown)
    if cut.won is not None:
        round_.hands[starter].append(cut.won)
        round_.known[starter].append(cut.won)
        if len(round_.hands[starter]) == SEVENS:
            round_.cutting, round_.void, round_.to_act = False, True, None
            return
        if options["cut_chain"] == "recut":
            return
    _deal(round_, starter)


def _deal(round_: "SepticaRound", starter: int) -> None:
    """Four cards each, sevens won included, one at a time from the starter (5.1)."""
    round_.cutting = False
    seats = [(starter + step) % len(round_.hands) for step in range(len(round_.hands))]
    for _ in range(HAND):
        for seat in seats:
            if len(round_.hands[seat]) < HAND:
                round_.draw(seat, 1)
    round_.to_act = round_.leader = round_.holder = starter
