"""Judgement without search: single decisions with an obvious answer, and what every heuristic must keep."""

from random import Random
from typing import Any

import pytest

from saladier.bots import find_bot
from saladier.cards import shuffled
from saladier.games import Game, Match, Options, find, read_options
from tests.games.set_up import table

GAMES = [
    ("canadian_salad", {}),
    ("canadian_salad", {"players": 6}),
    ("la_salade", {"players": 3}),
    ("la_salade", {"cut": "ask", "sevens_pass": "voluntary"}),
    ("septica", {}),
    ("septica", {"players": 4, "recontest": "always"}),
]


def medium(match: Match) -> str:
    """What medium plays for the seat to act."""
    assert match.to_act is not None
    return find_bot(match.game.name, "medium").choose(match.view(match.to_act), Random(1), 1)


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "best"),
    [
        (3, "KS 2H 3H", "9D", "KS"),  # void: throw the king of spades
        (3, "AS 5S 2D", "KS", "5S"),  # stay below
        (3, "KS QS 2S", "AS", "KS"),  # the king goes safely under the ace
        (1, "AH 2H 3C", "9D", "AH"),  # throw the highest heart
        (1, "TH 4H 2H", "JH", "TH"),  # the highest one that stays below
        (2, "QC JC 3C", "KC", "QC"),
        (0, "AC KC 2D", "", "2D"),  # lead low
        (0, "9C 2C 5D", "TC", "9C"),
        (5, "KS QS AD", "2C", "KS"),
    ],
)
@pytest.mark.parametrize("game", ["canadian_salad", "la_salade"])
def test_tricks(game: str, contract: int, hand: str, trick: str, best: str) -> None:
    """Seat 0 holds ``hand``; the others hold low cards that do not matter."""
    spare = [card for card in find(game).pack(read_options(find(game).options, {})) if card not in (hand + trick)]
    random = Random(3)
    random.shuffle(spare)
    size = len(hand.split())
    hands = [hand, *(" ".join(spare[size * seat : size * seat + size]) for seat in range(3))]
    if trick:
        hands[3] = " ".join(hands[3].split()[1:])
    match = table(game, standing={"round": contract}, to_act=0, hands=hands, trick=trick)
    assert medium(match) == best


@pytest.mark.parametrize(
    ("hand", "rows", "best"),
    [
        ("8S 8D TD", {"S": "7S 7S", "D": "7D 7D"}, "8D"),  # towards one's own ten
        ("8S KD 2C", {"S": "7S 7S", "D": "7D QD"}, "KD"),  # the king opens nothing for others
        ("7S 6S 7D", {"C": "7C 7C"}, "7S"),  # the suit one needs
    ],
)
def test_sevens(hand: str, rows: dict[str, str], best: str) -> None:
    hands = [hand, "9S 3C 4D", "4H 5H 3D", "6H 2H 5D"]
    assert medium(table("la_salade", standing={"round": 6}, to_act=0, hands=hands, rows=rows)) == best


@pytest.mark.parametrize(
    ("given", "best"),
    [
        ({"hands": ["9S 8C", "TH KH 8D"], "to_act": 1, "leader": 0, "trick": "TD"}, "TH"),  # a ten takes a ten
        ({"hands": ["9S 8C", "AH KH 7D"], "to_act": 1, "leader": 0, "trick": "QD"}, "KH"),  # nothing in it
        ({"hands": ["TS 8C", "9H KH"], "to_act": 0, "trick": "TD TC"}, "TS"),  # two points to retake
        ({"hands": ["7S", "9H"], "to_act": 0, "trick": "TD TC"}, "7S"),  # nothing else to take them with
    ],
)
def test_septica(given: dict[str, Any], best: str) -> None:
    assert medium(table("septica", **given)) == best


def matches(name: str, given: dict[str, Any]) -> tuple[Game, Options]:
    game = find(name)
    return game, read_options(game.options, given)


@pytest.mark.parametrize(("name", "given"), GAMES)
def test_hidden_cards_change_nothing(name: str, given: dict[str, Any]) -> None:
    """The same view, whatever lies under it: the same answer; and always a legal one, at every level."""
    game, options = matches(name, given)
    random = Random(f"{name}{given}")
    match = Match(game, options)
    for _ in range(7):
        match.start_deal(shuffled(game.dealt_pack(options), random))
        while match.to_act is not None:
            seat = match.to_act
            view = match.view(seat)
            level = random.choice(("easy", "medium"))
            move = find_bot(name, level).choose(view, Random(5), 1)
            other = game.view(game.imagine(view, random), seat)
            assert find_bot(name, level).choose(other, Random(5), 1) == move
            assert match.play(seat, move) is None
        if match.over:
            break
