"""A first hand that is played with somebody at one's side: what is dealt, and what is said when."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from saladier.cards import Card, shuffled
from saladier.games import Match, View, find
from saladier.games.options import Value, read_options

Moments: TypeAlias = Callable[[View], Iterator[str]]
"""What is true of the decision in a view, the most telling first."""


@dataclass(frozen=True)
class Remark:
    """What is said when a moment comes for the first time, and more briefly when it comes ``again``."""

    first: str
    again: str = ""


@dataclass(frozen=True)
class Lesson:
    """One hand of a game. ``seed`` makes the deal and the play of the bots repeat; ``round`` is the number of hands
    that count as played before. Texts are called for in the language in use, numbers in them come from the rules."""

    name: str
    game: str
    seed: int
    opening: Callable[[], Sequence[str]]
    """What must be known before the first card, in short paragraphs."""
    moments: Moments
    remarks: Callable[[View], Mapping[str, Remark]]
    closing: Callable[[], Sequence[str]]
    """How to read the score of the hand."""
    seats: Sequence[str] = ("person", "easy", "easy", "easy")
    options: Mapping[str, Value] = field(default_factory=dict)
    dealer: int = 3
    round: int = 0

    def match(self) -> Match:
        """The match whose first hand this is."""
        game = find(self.game)
        options = read_options(game.options, {"players": len(self.seats), **self.options})
        standing = game.first_standing(options, self.dealer)
        return Match(game, options, replace(standing, round=self.round))

    def deal(self, match: Match) -> list[Card]:
        """The pack of that hand."""
        return shuffled(match.game.dealt_pack(match.options), Random(self.seed))

    def dice(self, made: int) -> Random:
        """What the bots go by after so many moves: the same moves lead to the same answers."""
        return Random(f"{self.seed} {made}")

    def moment(self, view: View, told: Collection[str]) -> str:
        """What is to be spoken of: the most telling of what was not told before, or simply the most telling."""
        found = list(self.moments(view))
        return next((one for one in found if one not in told), found[0])

    def words(self, view: View, moment: str, again: bool) -> str:
        """What is said of a moment; "" where the lesson knows no such moment."""
        remark = self.remarks(view).get(moment, Remark(""))
        return (again and remark.again) or remark.first
