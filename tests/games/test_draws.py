"""Drawing the first dealer and the seats."""

from random import Random

import pytest

from saladier.cards import french_pack
from saladier.games.draws import draw_any, draw_first_jack, draw_high_card, draw_seats, first_jack, highest

JACKS_LAST = "2C 3C 4C 5C JC"


@pytest.mark.parametrize(
    ("cards", "players", "distributor", "shown", "dealer"),
    [
        ("9S AD JC", 4, 2, [(3, "9S"), (0, "AD"), (1, "JC")], 1),  # T7
        ("JH 2C", 4, 0, [(1, "JH")], 1),  # a jack as the first card
        ("2C 3C JH", 3, 0, [(1, "2C"), (2, "3C"), (0, "JH")], 0),  # the distributor himself
        (JACKS_LAST, 4, 0, [(1, "2C"), (2, "3C"), (3, "4C"), (0, "5C"), (1, "JC")], 1),
    ],
)
def test_first_jack(cards: str, players: int, distributor: int, shown: list[tuple[int, str]], dealer: int) -> None:
    """La Salade 2.1."""
    draw = first_jack(cards.split(), players, distributor)
    assert list(draw.rounds[0]) == shown
    assert draw.dealer == dealer


def test_first_jack_from_a_shuffled_pack() -> None:
    dealers = {draw_first_jack(french_pack(), 4, Random(seed)).dealer for seed in range(60)}
    assert dealers == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="jack"):
        first_jack(["2C"], 4, 0)


@pytest.mark.parametrize(
    ("cards", "still_in"),
    [("2C KD 3H 4S", (1,)), ("AC KD AH 4S", (0, 2)), ("9C 9D 9H 9S", (0, 1, 2, 3)), ("TC 9D", (0,))],
)
def test_highest(cards: str, still_in: tuple[int, ...]) -> None:
    assert highest(list(enumerate(cards.split()))) == still_in


def test_high_card() -> None:
    """Canadian Salad 6, ``cut_high``: the tied draw again until one is highest."""
    again = 0
    for seed in range(200):
        draw = draw_high_card(french_pack(), 4, Random(seed))
        seats: tuple[int, ...] = (0, 1, 2, 3)
        for shown in draw.rounds:
            assert tuple(seat for seat, _ in shown) == seats
            assert len({card for _, card in shown}) == len(shown)
            seats = highest(shown)
        assert seats == (draw.dealer,)
        again += len(draw.rounds) > 1
    assert 0 < again < 100


def test_seats_and_a_random_dealer() -> None:
    assert sorted(draw_seats(4, Random(1))) == [0, 1, 2, 3]
    assert len({draw_seats(3, Random(seed)) for seed in range(60)}) == 6
    assert {draw_any(2, Random(seed)).dealer for seed in range(20)} == {0, 1}
    assert draw_any(2, Random(1)).rounds == ()
