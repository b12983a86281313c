"""The legal moves of the seat to act, phase by phase."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from saladier.games.salas.cards import points
from saladier.games.salas.discards import discard_fault
from saladier.games.salas.listing.adding import adds, swaps
from saladier.games.salas.listing.hand import Holding
from saladier.games.salas.listing.laying import lays, text
from saladier.games.salas.listing.opening_moves import band_opening, first_openings, needed, pile_opening
from saladier.games.salas.pile import closed_fault

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound


def legal_moves(round_: "SalasRound") -> list[str]:
    """Single steps by faces: runs as far as they matter, additions, captures, discards; the pile with one use;
    an opening of several runs wherever there is an opening at all."""
    if round_.to_act is None:
        return []
    return list(_beginnings(round_) if round_.phase == "draw" else _plays(round_))


def _beginnings(round_: "SalasRound") -> Iterator[str]:
    if round_.stock:
        yield "draw"
    if closed_fault(round_) is not None:
        return
    holding = Holding(round_, round_.pile)
    if not holding.least:
        yield from (f"take ; {text(cards)}" for cards in lays(holding, shortest_only=True))
        yield from (f"take ; {step}" for step in adds(holding))
        yield from (f"take ; {step}" for step in swaps(holding))
    elif round_.rules.pile_counts:
        yield from pile_opening(holding)


def _plays(round_: "SalasRound") -> Iterator[str]:
    holding = Holding(round_)
    if round_.middle:
        yield from first_openings(holding)
    else:
        yield from _lays(holding)
        yield from swaps(holding)
    hand = round_.hands[holding.seat]
    for card in holding.counts:
        if discard_fault(round_.rules, hand, round_.fresh, card) is None:
            yield f"discard {card}"


def _lays(holding: Holding) -> Iterator[str]:
    least = needed(holding)
    yield from (text(cards) for cards in lays(holding) if points(cards) >= least)
    if least:
        yield from band_opening(holding)
    else:
        yield from adds(holding)
