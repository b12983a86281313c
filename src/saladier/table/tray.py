"""What a player is composing in a melding game: cards chosen, and melds set aside, before anything is final.

A card of the hand is named by its face and which of its equal copies it is: ``KS-0``. In Salas the Salas of the middle
(``S*-m``) and, before drawing, the cards of the pile (``KS-p0``) can be chosen too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import SALAS, Card
from saladier.games import Round
from saladier.games.salas.round import SalasRound

MIDDLE = f"{SALAS}-m"
"""The key of the Salas in the middle."""


def keys_of(cards: Iterable[Card]) -> list[str]:
    """The keys of a hand's cards, in order."""
    seen: dict[Card, int] = {}
    keys = []
    for card in cards:
        keys.append(f"{card}-{seen.get(card, 0)}")
        seen[card] = seen.get(card, 0) + 1
    return keys


def table_keys(round_: Round | None) -> set[str]:
    """Every key the seat to act may choose now."""
    if round_ is None or round_.to_act is None:
        return set()
    keys = set(keys_of(round_.hands[round_.to_act]))
    if isinstance(round_, SalasRound):
        if round_.middle:
            keys.add(MIDDLE)
        if round_.phase == "draw":
            keys.update(pile_keys(round_.pile))
    return keys


def pile_keys(pile: Sequence[Card]) -> list[str]:
    """The keys of a pile's cards, bottom to top."""
    return [key.replace("-", "-p") for key in keys_of(pile)]


def key_parts(key: str) -> tuple[Card, str]:
    """The face of a key, and which of its equals it is."""
    card, _dash, number = key.partition("-")
    return card, number


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

    @property
    def keys(self) -> list[str]:
        """Every card that is being composed."""
        return [*self.chosen, *(key for meld in self.aside for key in meld)]

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

    def prune(self, held: set[str]) -> None:
        """Forget cards that can no longer be chosen."""
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
