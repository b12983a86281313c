"""Septica, from hand to hand: sluga, who deals, hands won, the end of a match (8, 9, 13)."""

from typing import Any

import pytest

from saladier.games import find, read_options
from saladier.games.septica import SepticaStanding
from saladier.games.septica.standing import (
    WHOLE_PACK,
    decided,
    hand_winner,
    next_dealer,
    sluga_after,
    winners,
)
from tests.games.set_up import points, table

GAME = find("septica")


@pytest.mark.parametrize(
    ("given", "before", "score", "cards", "after"),
    [
        ({}, None, (6, 2), (16, 16), 1),  # S1
        ({}, None, (2, 6), (16, 16), 0),
        ({}, None, (5, 3), (16, 16), None),  # S2: the boundary
        ({}, None, (4, 4), (16, 16), None),  # S3
        ({}, None, (8, 0), (32, 0), 1),  # S9
        ({}, 1, (3, 5), (16, 16), 1),  # S4
        ({}, 1, (2, 6), (16, 16), None),  # S5
        ({}, 1, (0, 8), (2, 30), None),  # S6
        ({}, 1, (0, 8), (0, 32), 0),  # S7
        ({}, 1, (8, 0), (32, 0), 1),  # S8
        ({}, 0, (6, 2), (16, 16), None),
        ({}, 0, (2, 6), (16, 16), 0),
        ({"sluga_exit": "swap_at_6"}, 1, (2, 6), (16, 16), 0),
        ({"sluga_exit": "swap_at_6"}, 1, (3, 5), (16, 16), 1),
        ({"sluga_swap": "all_points"}, 1, (0, 8), (2, 30), 0),
        ({"sluga_swap": "all_points"}, 1, (1, 7), (2, 30), None),
        ({"sluga": False}, None, (6, 2), (16, 16), None),
        ({"sluga": False}, 1, (6, 2), (16, 16), None),
        ({}, None, (0, 0), (8, 8), None),  # a table set up without most cards: nobody has six
    ],
)
def test_sluga(
    given: dict[str, Any], before: int | None, score: tuple[int, int], cards: tuple[int, int], after: int | None
) -> None:
    """8, 8.1."""
    swept = [number == WHOLE_PACK for number in cards]
    assert sluga_after(read_options(GAME.options, given), before, score, swept) == after


@pytest.mark.parametrize(
    ("given", "dealer", "sluga", "score", "deals"),
    [
        ({}, 0, None, (5, 3), 1),
        ({}, 1, None, (5, 3), 0),
        ({}, 1, 1, (6, 2), 1),  # S11: alone on his side he deals again
        ({}, 0, 1, (6, 2), 1),
        ({"players": 4}, 0, 1, (6, 2), 1),  # S12
        ({"players": 4}, 1, 1, (5, 3), 3),
        ({"players": 4}, 3, 1, (5, 3), 1),
        ({"players": 4}, 0, 0, (2, 6), 2),
        ({"players": 4}, 2, 0, (2, 6), 0),
        ({"players": 4}, 2, None, (6, 2), 3),
        ({"deal_when_equal": "loser"}, 1, None, (5, 3), 1),
        ({"deal_when_equal": "loser"}, 1, None, (3, 5), 0),
        ({"deal_when_equal": "loser"}, 1, None, (4, 4), 0),  # drawn: rotation
        ({"deal_when_equal": "loser"}, 1, 0, (5, 3), 0),  # a sluga deals whoever lost
        ({"deal_when_equal": "loser", "players": 4}, 0, None, (3, 5), 2),
        ({"deal_when_equal": "loser", "players": 4}, 0, None, (5, 3), 1),
    ],
)
def test_next_dealer(given: dict[str, Any], dealer: int, sluga: int | None, score: tuple[int, int], deals: int) -> None:
    """8.2, 8.3."""
    assert next_dealer(read_options(GAME.options, given), dealer, sluga, score) == deals


@pytest.mark.parametrize(("score", "side"), [((5, 3), 0), ((3, 5), 1), ((4, 4), None), ((0, 8), 1)])
def test_who_wins_the_hand(score: tuple[int, int], side: int | None) -> None:
    """7.4."""
    assert hand_winner(score) == side


@pytest.mark.parametrize(
    ("mode", "played", "won", "scores", "over", "best"),
    [
        ("open", 50, (41, 2), (300, 100), False, (0,)),
        ("hands:3", 2, (2, 0), (10, 6), False, (0,)),
        ("hands:3", 3, (2, 1), (10, 14), True, (0,)),  # hands before points
        ("hands:3", 3, (1, 1), (11, 13), True, (1,)),
        ("hands:3", 3, (1, 1), (12, 12), True, (0, 1)),  # S13
        ("first_to:2", 5, (1, 1), (20, 20), False, (0, 1)),
        ("first_to:2", 3, (2, 0), (14, 10), True, (0,)),
    ],
)
def test_the_end_of_a_match(
    mode: str, played: int, won: tuple[int, int], scores: tuple[int, int], over: bool, best: tuple[int, ...]
) -> None:
    """9.1."""
    standing = SepticaStanding(played, scores, 0, None, won)
    assert decided(read_options(GAME.options, {"match_mode": mode}), standing) is over
    assert winners(standing) == best


def test_a_hand_counted_from_the_table() -> None:
    """3.2: tens and aces, a line each, with their cards."""
    taken = ["TC TD TH TS AC AD 7C 7D 7H 7S 8C 8D 8H 8S", "AH AS 9C 9D 9H JC JD JH JS QC QD QH QS KC KD KS"]
    taken[1] = taken[1].replace("KS", "").strip()
    match = table("septica", "9S, KH", to_act=0, hands=["9S", "KH"], taken=taken)
    assert points(match) == (6, 2)
    assert match.round is not None
    tens, aces = GAME.ledger(match.round)
    assert (tens.code, tens.points, tens.facts[0]["cards"]) == ("tens", (4, 0), ("TC", "TD", "TH", "TS"))
    assert (aces.code, aces.points, aces.facts[1]["cards"]) == ("aces", (2, 2), ("AH", "AS"))
    assert match.settlement is not None
    assert match.settlement.next == SepticaStanding(1, (6, 2), 1, 1, (1, 0))
