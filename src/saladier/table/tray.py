"""What a player is composing in a melding game: cards chosen, and melds set aside, before anything is final.

A card of the hand is named by its face and which of its equal copies it is: ``KS-0``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import Card


def keys_of(cards: Iterable[Card]) -> list[str]:
    """The keys of a hand's cards, in order."""
    seen: dict[Card, int] = {}
    keys = []
    for card in cards:
        keys.append(f"{card}-{seen.get(card, 0)}")
        seen[card] = seen.get(card, 0) + 1
    return keys


def key_parts(key: str) -> tuple[Card, int]:
    """The face and the number of a card's key."""
    card, _dash, number = key.partition("-")
    return card, int(number)


def faces(keys: Iterable[str]) -> list[Card]:
    """The cards of keys."""
    return [key.partition("-")[0] for key in keys]


@dataclass
class Tray:
    """``chosen`` cards in the order of choosing, ``aside`` melds set aside, ``target`` a meld of the own side that
    was pointed at."""

    chosen: list[str] = field(default_factory=list)
    aside: list[list[str]] = field(default_factory=list)
    target: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing is being composed."""
        return not self.chosen and not self.aside and self.target is None

    def choose(self, key: str) -> None:
        """Choose a card, put it back, or take apart the meld it was set aside in."""
        for meld in self.aside:
            if key in meld:
                self.aside.remove(meld)
                return
        if key in self.chosen:
            self.chosen.remove(key)
        else:
            self.chosen.append(key)

    def set_aside(self) -> None:
        """The chosen cards become a meld of their own."""
        if self.chosen:
            self.aside.append(self.chosen)
            self.chosen = []

    def clear(self) -> None:
        """Nothing chosen, nothing set aside."""
        self.chosen, self.aside, self.target = [], [], None

    def prune(self, hand: Sequence[Card]) -> None:
        """Forget cards that are no longer in the hand."""
        held = set(keys_of(hand))
        self.chosen = [key for key in self.chosen if key in held]
        self.aside = [meld for meld in self.aside if all(key in held for key in meld)]

    def write(self) -> dict[str, Any]:
        """As kept with the match, so that a reload changes nothing."""
        return {"chosen": self.chosen, "aside": self.aside}


def read_tray(data: object) -> Tray:
    """A tray as it was kept; anything else is an empty one."""
    if not isinstance(data, dict):
        return Tray()
    aside = data.get("aside")
    return Tray(_keys(data.get("chosen")), [_keys(meld) for meld in aside] if isinstance(aside, list) else [])


def _keys(data: object) -> list[str]:
    return [key for key in data if isinstance(key, str)] if isinstance(data, list) else []
