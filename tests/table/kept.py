"""Matches as they lie in a browser's storage: made up for a test, and read from it."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from saladier.cards import shuffled, write_cards
from saladier.games import find, read_options
from saladier.record import FORMAT, text_of
from saladier.table.envelope import Kept, seal
from saladier.table.migrations import NEWEST, migrated
from saladier.table.session import PERSON
from saladier.table.slots import FIRST, match_of
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
    return {**kept_record(record, key), OPEN: key}


def kept_record(record: dict[str, Any], key: str = KEY) -> dict[str, str]:
    """Storage with one match that is not open."""
    return {MATCH + key + FIRST: seal(Kept(NEWEST, 1, text_of(record)))}


def kept_records(storage: Mapping[str, str]) -> dict[str, str]:
    """The kept matches: key -> the record of the latest save as text."""
    slots: dict[str, list[Kept]] = {}
    for name, text in storage.items():
        if name.startswith(MATCH):
            slots.setdefault(match_of(name.removeprefix(MATCH)), []).append(migrated(text))
    return {key: max(saves, key=lambda one: one.revision).text for key, saves in slots.items()}


def record_in(storage: Mapping[str, str], key: str = KEY) -> dict[str, Any]:
    """The record of one kept match."""
    record: dict[str, Any] = json.loads(kept_records(storage)[key])
    return record
