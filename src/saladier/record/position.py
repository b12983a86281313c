"""A round in the middle of a hand as a ``position``: a table that looks the same, with nothing of how it came about."""

from typing import Any

from saladier.cards import BadInput
from saladier.games import Match, Round
from saladier.record.model import Record, RecordedRound
from saladier.record.showing import look_into

SPARED = frozenset({"trick", "rows", "finished"})
"""Keys that are left out while there is nothing under them."""


def position_of(match: Match, round_: Round) -> dict[str, Any] | None:
    """What a record's ``position`` says of ``round_``, a round of ``match``; ``None`` where a position cannot say it:
    before the cut, with a question open, or once the hand is over.

    A position starts the turn afresh: what was asked, refused or taken in it before is not part of it.
    """
    game, options = match.game, match.options
    if round_.to_act is None:
        return None
    known = {"to_act", "hands", *game.position_keys}
    position = {key: value for key, value in round_.position().items() if key in known and (value or key not in SPARED)}
    record = Record(game, options, round_.standing, (RecordedRound(position=position),))
    try:
        placed = look_into(record).round
    except BadInput:
        return None
    assert placed is not None
    return position if sorted(placed.cards()) == sorted(round_.cards()) else None
