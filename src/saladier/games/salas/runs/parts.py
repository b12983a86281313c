"""The cards of a would-be run sorted by what each can be, and every way to read them (4.1 to 4.5)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from saladier.cards import SALAS, Card
from saladier.games.salas.cards import HIGH_ACE, LOW_ACE, PLACE, TWO


class Parts(NamedTuple):
    """``plain``: places of the threes to kings of the suit; how many aces and twos of the suit; how many
    ``others``: jokers and twos of other suits, always wild; how many Salas."""

    suit: str
    plain: tuple[int, ...]
    aces: int
    twos: int
    others: int
    salas: int


def suits_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """The suits of the cards that can only be natural, in the order written."""
    return tuple(dict.fromkeys(card[1] for card in cards if card[1] != "*" and card[0] != "2"))


def declared_suit(cards: Iterable[Card]) -> str:
    """The suit of new cards that have no more than one: where only twos tell, that of the first; "" with
    none."""
    first_two = ""
    for card in cards:
        if card[0] == "2":
            first_two = first_two or card[1]
        elif card[1] != "*":
            return card[1]
    return first_two


def parts_of(cards: Iterable[Card], suit: str) -> Parts:
    """Sort the cards of a run in ``suit``; cards that can only be natural in another suit are not looked at."""
    plain: list[int] = []
    aces = twos = others = salas = 0
    for card in cards:
        if card == SALAS:
            salas += 1
        elif card[1] != suit:
            others += 1
        elif card[0] == "A":
            aces += 1
        elif card[0] == "2":
            twos += 1
        else:
            plain.append(PLACE[card[0]])
    return Parts(suit, tuple(sorted(plain)), aces, twos, others, salas)


def readings(parts: Parts, placed: Sequence[int], top: int) -> Iterator[tuple[list[int], int]]:
    """Every choice of the ace's end and of a two as natural: the places of the naturals, and how many cards
    are wild, fewest first. A two is no natural where a Salas stands at its place."""
    ends = ((LOW_ACE, HIGH_ACE) if top == HIGH_ACE else (LOW_ACE,)) if parts.aces else (0,)
    for natural_twos in (1, 0) if parts.twos and TWO not in placed else (0,):
        for end in ends:
            places = [*[end] * parts.aces, *[TWO] * natural_twos, *parts.plain]
            yield places, parts.others + parts.twos - natural_twos


def gaps(places: Sequence[int]) -> int:
    """How many places between the lowest and the highest are empty."""
    return max(places) - min(places) + 1 - len(set(places)) if places else 0
