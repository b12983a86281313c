"""The layout of contract 7: one row per suit, growing both ways from its seven (5.2, 5.3)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from saladier.cards import SUITS, Card
from saladier.games.options import Options

LADDER = "A23456789TJQK"
"""The ranks of a row from its lower end to its upper one; the ace is the bottom (1.3)."""
START = "7"

Rows: TypeAlias = Mapping[str, tuple[Card, Card]]
"""Suit -> lowest and highest card of its row; a closed row has no entry."""

Opens: TypeAlias = Mapping[Card, tuple[Card, ...]]
"""Card -> the cards that become playable once it lies; its keys are the pack."""


def openings(options: Options, pack: Sequence[Card]) -> Opens:
    """What each card of the pack opens: a seven both its neighbours, any other card the next one outwards.

    With the two of clubs out of the pack its row steps from the three to the ace, or ends at the three with
    ``sevens_gap_3p=blocked`` (5.12).
    """
    opens = {card: tuple(other for other in _outwards(card) if other in pack) for card in pack}
    if "2C" not in opens:
        opens["3C"] = ("AC",) if options["sevens_gap_3p"] == "bridge" else ()
    return opens


def _outwards(card: Card) -> list[Card]:
    place, middle = LADDER.index(card[0]), LADDER.index(START)
    steps = [-1, 1] if place == middle else [-1] if place < middle else [1]
    return [LADDER[place + step] + card[1] for step in steps if 0 <= place + step < len(LADDER)]


def is_low(card: Card) -> bool:
    """Whether the card belongs to the lower half of its row."""
    return LADDER.index(card[0]) < LADDER.index(START)


def between(low: Card, high: Card) -> list[Card]:
    """Every face of a row from ``low`` to ``high``, both included."""
    start, end = LADDER.index(low[0]), LADDER.index(high[0])
    return [rank + low[1] for rank in LADDER[start : end + 1]]


def laid(rows: Rows, opens: Opens) -> list[Card]:
    """The cards that lie in the rows (the two of clubs is skipped where the pack has none)."""
    return [card for low, high in rows.values() for card in between(low, high) if card in opens]


def waiting(rows: Rows, opens: Opens) -> set[Card]:
    """The cards that may be played now, whoever holds them (5.3)."""
    down = laid(rows, opens)
    wanted = {START + suit for suit in SUITS}
    for card in down:
        wanted.update(opens[card])
    return wanted.difference(down)


def awaited(card: Card, rows: Rows, opens: Opens) -> Card | None:
    """What must come first where ``card`` would go: the seven of a closed row, or the next card on that side
    of an open one; ``None`` when that end is closed for good."""
    suit = card[1]
    if suit not in rows:
        return START + suit
    low, high = rows[suit]
    outer = [one for one in opens[low if is_low(card) else high] if is_low(one) == is_low(card)]
    return outer[0] if outer else None
