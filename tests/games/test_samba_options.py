"""Every house rule changes something: a move or a score that turns out differently with each of its values."""

from collections.abc import Callable
from typing import Any

import pytest

from saladier.cards import BadInput
from saladier.games import Match, find, read_options
from tests.games.samba_set_up import KINGS, QUEENS, code, table, turn

GAME = find("samba")
OPEN = "4D 4H 4S"


def refused(move: str, hand: str, *lying: str, **given: Any) -> Callable[..., str | None]:
    return lambda **option: code(turn(hand, *lying, **given, **option), move)


def score(hand: str, *lying: str, **given: Any) -> Callable[..., Any]:
    def points(**option: Any) -> Any:
        settled = turn(hand, *lying, **given, **option).settlement
        return settled.round_score if settled is not None else None

    return points


EFFECTS: list[tuple[str, Callable[..., Any], dict[Any, Any]]] = [
    ("six_player_mode", lambda **option: len(table(turn("9C 8C", players=6, **option)).melds), {"2x3": 2, "3x2": 3}),
    ("group_wild_rule", refused("lay 9S 9H 9D 2C J*", "9S 9H 9D 2C J* 6C", OPEN),
     {"double": "wild_ratio", "more": None}),
    ("red3_replacement", refused("red3 3H ; discard 9C", "3H 9C KD", OPEN), {"always": "plan_draws", "never": None}),
    ("black3_meld", refused("lay 3S 3S 3C", "3S 3S 3C", KINGS, QUEENS),
     {"natural_going_out": None, "never": "black_three_forbidden", "wild_going_out": None}),
    ("black3_meld", refused("lay 3S 3C 2D", "3S 3C 2D", KINGS, QUEENS),
     {"natural_going_out": "black_three_wild", "never": "black_three_forbidden", "wild_going_out": None}),
    ("sequence_merge", refused("merge 0 1", "6C JD", "4C 5C 6C", "7C 8C 9C"),
     {"none": "seq_merge_off", "up_to_seven": None, "three_plus_link": "seq_merge_shape"}),
    ("red3_hand_penalty_scope",
     score("3H 4S", OPEN, players=4, others=["KH", "3D", "KC"], stock="", phase="draw", moves=["draw"]),
     {"player": (15 - 5 - 1500, -20), "team": (15 - 5 - 750, -20)}),
    ("last_stock_red3", score("9C KD", OPEN, stock="3D", phase="draw", moves=["draw", "discard KD", "draw"]),
     {"forced": (15 - 10 - 100, -10), "optional": (15 - 10 - 750, -10)}),
    ("one_card_take", refused("top > 0", "4C", "6S 7S 8S 9S", pile="9C TS", phase="draw"),
     {"strict": "one_card_hand", "pile_only": None}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "effect", "wanted"), EFFECTS, ids=[row[0] for row in EFFECTS])
def test_option(name: str, effect: Callable[..., Any], wanted: dict[Any, Any]) -> None:
    option = next(one for one in GAME.options if one.name == name)
    assert set(option.values) == set(wanted)
    for value, result in wanted.items():
        assert effect(**{name: value}) == result, value


def test_tie_rule() -> None:
    def ended(tie: str) -> Match:
        return turn("9C", KINGS, QUEENS, scores=(8850, 10_020), others=["QC QC"], moves=["discard 9C"], tie_rule=tie)

    assert ended("draw").standing.scores == (10_000, 10_000)
    assert ended("draw").over
    assert not ended("play_on").over


def test_every_option_has_its_effect_here() -> None:
    assert {option.name for option in GAME.options} == {row[0] for row in EFFECTS} | {"players", "tie_rule"}


@pytest.mark.parametrize(
    ("players", "mode", "sides", "hand", "stock"),
    [
        (2, "2x3", 2, 15, 132), (3, "2x3", 3, 15, 117), (4, "2x3", 2, 15, 102), (5, "2x3", 5, 15, 87),
        (6, "2x3", 2, 13, 84), (6, "3x2", 3, 13, 84),
    ],
)  # fmt: skip
def test_formats(players: int, mode: str, sides: int, hand: int, stock: int) -> None:
    """Sides by seat, cards dealt, and 162 cards in all (1, 4.2, 4.3)."""
    options = read_options(GAME.options, {"players": players, "six_player_mode": mode})
    standing = GAME.first_standing(options, dealer=players - 1)
    round_ = GAME.deal(options, standing, GAME.pack(options))
    assert [GAME.side_of(options, seat) for seat in range(players)] == [seat % sides for seat in range(players)]
    assert len(standing.scores) == sides
    assert [len(cards) for cards in round_.hands] == [hand] * players
    assert round_.to_act == 0
    assert round_.hands[0][:2] == [GAME.pack(options)[0], GAME.pack(options)[players]]
    position = round_.position()
    assert len(position["stock"].split()) + len(position["pile"].split()) == stock
    assert len(list(round_.cards())) == 162


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("melds", ["KS KH QD"], "melds[0][0]"),
        ("melds", ["KS KH"], "melds[0][0]"),
        ("red3", ["3S"], "red3[0]"),
        ("phase", "play", "phase"),
    ],
)
def test_tables_no_hand_can_have(key: str, value: Any, place: str) -> None:
    given: dict[str, Any] = {key: value} if key != "melds" else {}
    with pytest.raises(BadInput) as error:
        turn("9C 8C", *(value if key == "melds" else ()), **given)
    assert place in str(error.value)


def test_a_table_without_a_move() -> None:
    with pytest.raises(BadInput, match="no legal move"):
        turn("", OPEN)
