"""Matches as they lie in a browser's storage, made up for a test."""

from collections.abc import Sequence
from random import Random
from typing import Any

from saladier.cards import shuffled, write_cards
from saladier.games import find, read_options
from saladier.record import FORMAT, text_of
from saladier.table.session import PERSON
from saladier.table.store import MATCH, OPEN

KEY = "made-up"


def kept_match(
    game: str,
    seats: Sequence[str] = (PERSON,),
    *,
    options: dict[str, Any] | None = None,
    standing: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    moves: Sequence[str] = (),
    seed: int = 1,
    key: str = KEY,
) -> dict[str, str]:
    """Storage with one match that is open: a hand from a shuffled pack, or from a ``position``.

    Seats that are not named are played by medium bots.
    """
    rules = find(game)
    chosen = read_options(rules.options, options or {})
    deal = {"deal": write_cards(shuffled(rules.dealt_pack(chosen), Random(seed)))}
    start = {"position": position} if position is not None else deal
    names = [f"Seat {seat}" for seat in range(chosen.players)]
    everybody = [*seats, *["medium"] * (chosen.players - len(seats))]
    record = {
        "format": FORMAT,
        "game": game,
        "options": options or {},
        "names": names,
        "rounds": [{"standing": standing or {}, **start, "moves": list(moves)}],
        "x_app": {"seats": everybody},
    }
    return {MATCH + key: text_of(record), OPEN: key}
