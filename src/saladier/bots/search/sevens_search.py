"""Level hard for Sevens: where each card leads to in imagined worlds that fit every pass."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from saladier.bots.contract import Bot, Thought
from saladier.bots.search.pimc import cheapest
from saladier.bots.search.sevens_table import SevensTable
from saladier.bots.sevens import SevensHeuristic, beyond, direction
from saladier.cards import HIDDEN, SUITS, Card
from saladier.games import View
from saladier.games.fitting import fit, unseen
from saladier.games.la_salade import GAME, SevensRound
from saladier.games.la_salade.game import place_points
from saladier.games.la_salade.rows import LADDER, START, Opens

DEALS = 4
"""Imagined deals for each world asked for: a hand of Sevens is played out so quickly that all of them cost less than a
world of the other games."""
POINTS_PER_LIKING = 0.5
"""What medium's liking is taken for beforehand, in points of the hand."""

WORTHS = tuple(
    tuple(direction([step for step in range(length) if own >> step & 1], length) for own in range(1 << length))
    for length in range(len(LADDER) // 2 + 1)
)
"""Per number of cards to come in a row and set of one's own among them, what it is worth to open it."""


class World(NamedTuple):
    """An imagined hand and how much the owner of each card likes to lay it."""

    table: SevensTable
    liked: dict[Card, float]


class SevensSearch(Bot):
    """Hard for contract 7 of La Salade."""

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        round_ = view.round
        assert isinstance(round_, SevensRound)
        assert round_.to_act is not None
        seat, prices = round_.to_act, place_points(round_.options)
        chance = Random(random.getrandbits(64))
        choices = sorted(SevensHeuristic().weigh(view), reverse=True)
        expected = [(choices[0].worth - choice.worth) * POINTS_PER_LIKING for choice in choices]

        def cost(world: World, move: str) -> float:
            table = world.table.copy()
            table.play(move)
            table.play_out(world.liked)
            return prices[table.places()[seat]]

        moves = [choice.move for choice in choices]
        return (yield from cheapest(moves, expected, imagined(round_, chance), DEALS * worlds, cost))


def imagined(round_: SevensRound, random: Random) -> Iterator[World]:
    """Worlds without end that look like the masked ``round_`` and give no seat a card it has shown not to hold."""
    loose = unseen(round_, GAME.pack(round_.options))
    sizes = [hand.count(HIDDEN) for hand in round_.hands]
    bound = any(size and lacks.intersection(loose) for size, lacks in zip(sizes, round_.lacks, strict=True))
    ends = list(accumulate(sizes))
    likings = Likings(round_.opens)
    while True:
        if bound:
            dealt = fit(loose, sizes, round_.lacks, random)
        else:
            random.shuffle(loose)
            dealt = [loose[end - size : end] for end, size in zip(ends, sizes, strict=True)]
        hands = [new if size else hand for hand, new, size in zip(round_.hands, dealt, sizes, strict=True)]
        yield World(table_of(round_, hands), likings.of(hands))


class Likings:
    """How much everybody likes to lay each card: medium's judgement, looked up.

    The cards beyond a card on its row cannot be laid before it, so its worth stays the same until it is laid. A hand
    is a whole number in which the cards of each row, outwards from its seven, are neighbouring bits.
    """

    def __init__(self, opens: Opens) -> None:
        self.bit: dict[Card, int] = {}
        self.ways: dict[Card, list[tuple[int, int, Sequence[float]]]] = {card: [] for card in opens}
        """Per card the places where its rows go on, what is to be looked at there, and what that is worth."""
        for seven in (START + suit for suit in SUITS):
            for first in opens.get(seven, ()):
                row = [seven, *beyond(first, opens)]
                start = len(self.bit)
                self.bit.update({card: 1 << start + step for step, card in enumerate(row[1:])})
                for step, card in enumerate(row[:-1]):
                    length = len(row) - 1 - step
                    self.ways[card].append((start + step, (1 << length) - 1, WORTHS[length]))

    def of(self, hands: Sequence[Sequence[Card]]) -> dict[Card, float]:
        """The liking of every card in these hands by its owner."""
        liked = {}
        bits, ways = self.bit, self.ways
        for hand in hands:
            held = sum([bits.get(card, 0) for card in hand])
            for card in hand:
                worth = 0.0
                for place, look, worths in ways[card]:
                    worth += worths[held >> place & look]
                liked[card] = worth
        return liked


def table_of(round_: SevensRound, hands: Sequence[Sequence[Card]]) -> SevensTable:
    """The state of ``round_`` with these hands, made for speed."""
    assert round_.to_act is not None
    return SevensTable(
        round_.opens, hands, round_.waiting, round_.to_act, round_.finished, round_.voluntary, bool(round_.rows),
        round_.passes,
    )  # fmt: skip
