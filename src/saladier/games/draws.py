"""Who deals first and who sits where: drawn in the open before a match, so that it can be shown.

Everything here is a pure function of its arguments; randomness comes in as a shuffled pack or a `Random`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from saladier.cards import RANKS, Card, shuffled


@dataclass(frozen=True)
class Draw:
    """How a dealer was found: per round of drawing the cards shown, as (seat, card) in the order they fell."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


def first_jack(pack: Sequence[Card], players: int, distributor: int) -> Draw:
    """Cards dealt face up one at a time from the left of ``distributor``, himself included; whoever receives
    the first jack deals (La Salade 2.1). ``pack`` lies with index 0 on top and holds a jack."""
    shown = []
    for step, card in enumerate(pack, 1):
        seat = (distributor + step) % players
        shown.append((seat, card))
        if card[0] == "J":
            return Draw((tuple(shown),), seat)
    raise ValueError("there is no jack in the pack")


def draw_first_jack(pack: Sequence[Card], players: int, random: Random) -> Draw:
    """The first-jack deal from a freshly shuffled pack, begun by a random player."""
    return first_jack(shuffled(pack, random), players, random.randrange(players))


def highest(shown: Sequence[tuple[int, Card]]) -> tuple[int, ...]:
    """The seats that show the highest rank, ace high."""
    top = max(RANKS.index(card[0]) for _, card in shown)
    return tuple(seat for seat, card in shown if RANKS.index(card[0]) == top)


def draw_high_card(pack: Sequence[Card], players: int, random: Random) -> Draw:
    """Everybody draws a card from a shuffled pack, the highest rank deals; those tied for it draw again, from
    the whole pack shuffled afresh (Canadian Salad 6, ``cut_high``)."""
    seats = tuple(range(players))
    rounds: list[tuple[tuple[int, Card], ...]] = []
    while not rounds or len(seats) > 1:
        rounds.append(tuple(zip(seats, shuffled(pack, random)[: len(seats)], strict=True)))
        seats = highest(rounds[-1])
    return Draw(tuple(rounds), seats[0])


def draw_any(players: int, random: Random) -> Draw:
    """A dealer picked at random, no card shown (Septica 4.1)."""
    return Draw((), random.randrange(players))


def draw_seats(players: int, random: Random) -> tuple[int, ...]:
    """Per person, in the order they were entered, the seat drawn (La Salade 1.1)."""
    return tuple(random.sample(range(players), players))
