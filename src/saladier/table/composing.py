"""A move of a melding game as it is composed: which cards are chosen and set aside, and when two moves are the same."""

from collections import Counter
from collections.abc import Sequence

from saladier.cards import SALAS, Card
from saladier.games import Round
from saladier.games.notation import Move, Step, read
from saladier.games.salas.round import SalasRound
from saladier.table.tray import MIDDLE, Tray, keys_of, pile_keys


def same_move(one: str | None, other: str) -> bool:
    """Whether two texts are the same move but for the order in which cards are named; a Salas stands where it is
    written."""
    if one is None or one == other:
        return one == other
    first, second = read(one), read(other)
    return first is not None and second is not None and _shape(first) == _shape(second)


def _shape(move: Move) -> object:
    return move.asks, [
        (step.kind, step.cards if SALAS in step.cards else Counter(step.cards), step.places, step.target, step.other,
         step.side)
        for step in move.steps
    ]  # fmt: skip


def tray_for(text: str, round_: Round) -> Tray:
    """What has to be composed before the seat to act can make the move: melds laid are set aside, but for one that is
    laid by itself; all other cards are chosen. Empty where nothing has to be."""
    move = read(text)
    assert move is not None
    free = _keys(round_, taking=move.steps[0].kind == "take")
    tray = Tray()
    for step in move.steps:
        cards = _taken(free, step)
        if step.kind == "lay" and len(move.steps) - (move.steps[0].cards == ()) > 1:
            tray.aside.append(cards)
        else:
            tray.chosen += cards
        if step.kind == "merge":
            tray.target = step.target
    return tray


def _keys(round_: Round, taking: bool) -> list[str]:
    """The keys there are, the ones to be used first in front."""
    assert round_.to_act is not None
    keys = keys_of(round_.hands[round_.to_act])
    if isinstance(round_, SalasRound):
        if round_.middle:
            keys.insert(0, MIDDLE)
        if taking:
            keys = [*pile_keys(round_.pile), *keys]
    return keys


def _taken(free: list[str], step: Step) -> list[str]:
    cards: Sequence[Card] = step.cards if step.kind != "swap" else ()
    keys = []
    for card in cards:
        key = next(one for one in free if one.startswith(f"{card}-"))
        free.remove(key)
        keys.append(key)
    return keys
