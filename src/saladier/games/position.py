"""Reading a position key by key; every complaint names the key."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput, Card, read_cards


def cards_at(position: Mapping[str, Any], key: str) -> list[Card]:
    """The card list under ``key`` ("" when absent)."""
    return one_list(position.get(key, ""), key)


def one_list(value: object, where: str) -> list[Card]:
    """A card list, complaints at ``where``."""
    try:
        return read_cards(value)
    except BadInput as error:
        raise error.inside(where) from None


def card_lists(value: object, where: str, number: int, whose: str) -> list[list[Card]]:
    """A list of exactly ``number`` card lists (one per ``whose``: seat, side)."""
    return [one_list(text, f"{where}[{index}]") for index, text in enumerate(items(value, where, number, whose))]


def items(value: object, where: str, number: int | None = None, whose: str = "seat") -> list[Any]:
    """A JSON list, of ``number`` items when given."""
    if not isinstance(value, list):
        raise BadInput("a list is expected here", where)
    if number is not None and len(value) != number:
        if whose == "side":
            raise BadInput("{n} entries, but there is one per side: {number}", where, n=len(value), number=number)
        raise BadInput("{n} entries, but there is one per seat: {number}", where, n=len(value), number=number)
    return value


def whole(value: object, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadInput("{value} is no number from {least} to {most}", where, value=repr(value), least=least, most=most)
    return value
