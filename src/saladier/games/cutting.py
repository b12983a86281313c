"""Cutting a pack: what lies where afterwards, and whether the cut is one."""

from collections.abc import Sequence

from saladier.cards import Card
from saladier.games.contract import Refusal


def lift(pack: Sequence[Card], number: int) -> list[Card]:
    """The pack (index 0 on top) after its top ``number`` cards were lifted and put below the rest."""
    return [*pack[number:], *pack[:number]]


def misjudged(number: int | None, least: int, most: int) -> Refusal | None:
    """``bad_cut`` with the bounds, unless the number lifted lies within them."""
    if number is not None and least <= number <= most:
        return None
    return Refusal("bad_cut", {"number": number, "least": least, "most": most})
