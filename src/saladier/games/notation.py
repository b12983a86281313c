"""The notation of moves: one reader for all five games (the page on records is its contract).

A move is text; `read` turns it into steps, or says that it is no move of any of these games. What a game does with
the steps is the game's affair.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from saladier.cards import Card
from saladier.cards.faces import CARDS

Kind: TypeAlias = Literal[
    "card", "pass", "stop", "no_cut", "cut", "yes", "no",
    "draw", "take", "top", "lay", "add", "swap", "merge", "red3", "discard",
]  # fmt: skip

_WORDS = frozenset({"stop", "no_cut", "yes", "no"})
_NUMBER = r"\d{1,9}"
_CARD = r"(?:[2-9TJQKA][CDHS]|[JS]\*)"
_CARDS = rf"{_CARD}(?: {_CARD})*"
_PLACED = rf"(?:S\*@{_NUMBER}|{_CARD})"

_PATTERNS: tuple[tuple[Kind, str], ...] = (
    ("draw", "draw"),
    ("pass", "pass"),
    ("discard", rf"discard (?P<cards>{_CARD})"),
    ("lay", rf"lay (?P<cards>{_CARDS})"),
    (
        "add",
        rf"add (?P<cards>{_PLACED}(?: {_PLACED})*) > (?:(?P<side>{_NUMBER})\.)?(?P<target>{_NUMBER})",
    ),
    ("take", rf"take(?: (?P<cards>{_CARDS})(?: > (?P<target>{_NUMBER}))?)?"),
    ("top", rf"top > (?P<target>{_NUMBER})(?: & (?P<other>{_NUMBER}))?"),
    ("swap", rf"swap (?P<cards>{_CARD}) > (?P<side>{_NUMBER})\.(?P<target>{_NUMBER})"),
    ("merge", rf"merge (?P<target>{_NUMBER}) (?P<other>{_NUMBER})(?: with (?P<cards>{_CARD}))?"),
    ("red3", r"red3 (?P<cards>3[DH])"),
)
_STEPS = tuple((kind, re.compile(pattern, re.ASCII)) for kind, pattern in _PATTERNS)
_CUT = re.compile(r"cut (?P<number>\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a move.

    ``cards`` are the cards named, in the order written; ``places`` the run position given with each (`add` of a
    Salas: ``S*@5``), else ``None``. ``target`` is a meld or run number, ``other`` the second one of `merge` and of
    ``top > a & b``, ``side`` the side in ``side.run``, ``number`` that of `cut`.
    """

    kind: Kind
    cards: tuple[Card, ...] = ()
    places: tuple[int | None, ...] = ()
    target: int | None = None
    other: int | None = None
    side: int | None = None
    number: int | None = None

    @property
    def card(self) -> Card:
        """The card of a step that names exactly one."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class Move:
    """A readable move: its text, its steps, and whether it is a question to the partner (``ask: …``)."""

    text: str
    steps: tuple[Step, ...]
    asks: bool = False

    @property
    def only(self) -> Step | None:
        """The step of a move that has just one and asks nothing."""
        return self.steps[0] if len(self.steps) == 1 and not self.asks else None


@lru_cache(maxsize=8192)
def read(text: str) -> Move | None:
    """The move written as ``text``, or ``None`` when it is no move of any game (code ``unreadable``)."""
    if text in CARDS:
        return Move(text, (Step("card", (text,), (None,)),))
    if text in _WORDS:
        return Move(text, (Step(text),))  # type: ignore[arg-type]
    cut = _CUT.fullmatch(text)
    if cut is not None:
        return Move(text, (Step("cut", number=_clipped(cut["number"])),))
    body = text.removeprefix("ask: ")
    steps = tuple(_step(part) for part in body.split(" ; "))
    known = tuple(step for step in steps if step is not None)
    return Move(text, known, asks=body != text) if len(known) == len(steps) else None


def _clipped(digits: str) -> int:
    """The number in ``digits``; beyond nine digits only that it is large matters."""
    digits = digits.lstrip("0") or "0"
    return int(digits) if len(digits) <= 9 else 10**9


def _step(text: str) -> Step | None:
    for kind, pattern in _STEPS:
        match = pattern.fullmatch(text)
        if match is not None:
            return _filled(kind, match.groupdict())
    return None


def _filled(kind: Kind, found: dict[str, str | None]) -> Step:
    words = (found.get("cards") or "").split()
    numbers = {name: _optional(found.get(name)) for name in ("target", "other", "side")}
    cards = tuple(word.partition("@")[0] for word in words)
    places = tuple(_optional(word.partition("@")[2]) for word in words)
    return Step(kind, cards, places, **numbers)


def _optional(digits: str | None) -> int | None:
    return int(digits) if digits else None
