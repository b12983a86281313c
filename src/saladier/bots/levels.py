"""The levels that need no search: random, easy and medium, the same for every game."""

from random import Random

from saladier.bots.contract import Bot, Choice, Heuristic, Thought
from saladier.games import View

EASY_WANDERS = 1 / 3
"""How often easy plays any move that is not absurd."""


class RandomBot(Bot):
    """Any legal move, each as likely as the other: the yardstick."""

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        yield from ()
        return random.choice(sorted(view.round.legal_moves()))


class MediumBot(Bot):
    """The best move of the game's heuristic."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        yield from ()
        return max(self.heuristic.weigh(view)).move


class EasyBot(Bot):
    """A beginner: the heuristic, but a third of the moves at random among those that are not absurd."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        yield from ()
        choices = sorted(self.heuristic.weigh(view))
        return wander(choices, self.heuristic.absurd, random)


def wander(choices: list[Choice], absurd: float, random: Random) -> str:
    """The best of sorted ``choices``, or now and then another one not ``absurd``ly worse."""
    best = choices[-1]
    if random.random() < EASY_WANDERS:
        return random.choice([one for one in choices if best.worth - one.worth < absurd]).move
    return best.move
