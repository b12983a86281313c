"""What a kept match says beside its record: who plays, the draw for the deal, the order of a hand."""

from collections.abc import Sequence
from typing import Any

from saladier.cards import BadInput, Card
from saladier.cards.faces import CARDS
from saladier.table.lessons import LESSONS


def read_seats(data: object, players: int, levels: Sequence[str]) -> tuple[str, ...]:
    """Who plays each seat: one of ``levels``, of which the first is a person; raises `BadInput` for anything else but
    nothing at all."""
    if isinstance(data, list) and len(data) == players and all(one in levels for one in data):
        return tuple(data)
    if data is None:
        return (levels[0], *["medium"] * (players - 1))
    raise BadInput("who plays is not one entry per seat", "x_app.seats")


def read_draw(data: object, players: int) -> dict[str, Any]:
    """How the first dealer was found, as far as it can be shown; nothing else of it is kept."""
    if not isinstance(data, dict):
        return {}
    read = {key: data[key] for key in ("how", "seats") if isinstance(data.get(key), str)}
    rounds = data.get("rounds")
    if isinstance(rounds, list) and all(_is_round(one, players) for one in rounds):
        read["rounds"] = rounds
    return read


def read_order(data: object) -> list[Card]:
    """The order in which somebody dragged their cards."""
    if not isinstance(data, list) or len(data) >= 200:
        return []
    return [card for card in data if isinstance(card, str) and card in CARDS]


def read_lesson(data: object, game: str) -> str:
    """The lesson of a match; "" where it is none, or none of this game."""
    return data if isinstance(data, str) and data in LESSONS and LESSONS[data].game == game else ""


def read_told(data: object) -> dict[int, str]:
    """Which moments of a lesson were spoken of, by the moves made before."""
    pairs = data if isinstance(data, list) and len(data) < 1000 else []
    return {
        pair[0]: pair[1]
        for pair in pairs
        if isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], int) and isinstance(pair[1], str)
    }


def read_time(data: object) -> int:
    """A moment in milliseconds; 0 where none is kept."""
    return data if isinstance(data, int) and data >= 0 else 0


def _is_round(data: object, players: int) -> bool:
    return isinstance(data, list) and all(
        isinstance(pair, list)
        and list(map(type, pair)) == [int, str]
        and pair[0] in range(players)
        and pair[1] in CARDS
        for pair in data
    )
