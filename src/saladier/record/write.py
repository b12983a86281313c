"""`Record` -> JSON data, the inverse of the reader."""

from dataclasses import asdict
from typing import Any

from saladier.cards import write_cards
from saladier.games import Game, Options, Standing, changed
from saladier.record.model import FORMAT, Record, RecordedRound


def write_record(record: Record) -> dict[str, Any]:
    """The record as JSON data; what is at its default is left out."""
    data: dict[str, Any] = {"format": FORMAT, "game": record.game.name}
    options = changed(record.game.options, record.options)
    if options:
        data["options"] = options
    if record.names:
        data["names"] = list(record.names)
    data["rounds"] = [_round(one) for one in record.rounds]
    standing = write_standing(record.game, record.options, record.standing)
    if record.rounds and standing:
        data["rounds"][0] = {"standing": standing, **data["rounds"][0]}
    return {**data, **record.extra}


def write_standing(game: Game, options: Options, standing: Standing, full: bool = False) -> dict[str, Any]:
    """A standing; unless ``full``, only what differs from the start of a match."""
    start = asdict(game.first_standing(options))
    values = asdict(standing)
    return {key: _plain(value) for key, value in values.items() if full or value != start[key]}


def _plain(value: Any) -> Any:
    """The value as JSON has it: lists for tuples, at every depth."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _round(one: RecordedRound) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if one.deal is not None:
        data["deal"] = write_cards(one.deal)
    if one.position is not None:
        data["position"] = dict(one.position)
    data["moves"] = list(one.moves)
    if one.comments:
        data["comments"] = [{"after": comment.after, "text": comment.text} for comment in one.comments]
    return {**data, **one.extra}
