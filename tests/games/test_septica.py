"""Septica: tricks, laps, decisions, refill, positions. Rows are a clause, the table, the result."""

from random import Random
from typing import Any

import pytest

from saladier.cards import BadInput, shuffled, write_cards
from saladier.games import find, read_options
from saladier.games.septica import SepticaRound
from tests.games.set_up import choices, code, points, state, table

GAME = find("septica")


@pytest.mark.parametrize(
    ("hands", "moves", "to_act", "taken"),
    [
        (["9S 8C", "KH 8D"], "9S, KH", 0, ["9S KH", ""]),  # T1
        (["KD KS 8C", "KC 8D 9D"], "KD, KC, stop", 1, ["", "KD KC"]),  # T2
        (["TD TC 8C", "7S AH 8D"], "TD, 7S, TC, AH", 0, ["TD 7S TC AH", ""]),  # T3
        (["JS 7D JH", "7H JC 8C"], "JS, 7H, 7D, JC, stop", 1, ["", "JS 7H 7D JC"]),  # T4
        (["7S 8C", "AD 9D"], "7S, AD", 0, ["7S AD", ""]),  # T5
        (["7S JS 8D 9C", "7H QS KS 8S"], "7S, 7H", 1, ["", "7S 7H"]),  # T6
        (["QS 7C", "8D 9D"], "QS, 8D", 0, ["QS 8D", ""]),  # T8
        (["KS 7C 8C", "7D 9H 8D"], "KS, 7D, 7C, 9H", 0, ["KS 7D 7C 9H", ""]),  # T9
        (
            ["8C 8D 7C 7D", "8H 7H 8S 7S"], "8C, 8H, 8D, 7H, 7C, 8S, 7D, 7S", None,
            ["", "8C 8H 8D 7H 7C 8S 7D 7S"],
        ),  # T10
        (["7S 7C", "7H 7D"], "7S, 7H, 7C, 7D", None, ["", "7S 7H 7C 7D"]),  # 10.3: four sevens in a trick
    ],
)  # fmt: skip
def test_tricks_of_two(hands: list[str], moves: str, to_act: int | None, taken: list[str]) -> None:
    """6, 12."""
    match = table("septica", moves, to_act=0, hands=hands)
    assert match.to_act == to_act
    assert state(match, "taken") == taken
    assert state(match, "trick") == ""


@pytest.mark.parametrize(
    ("hands", "moves", "to_act", "taken"),
    [
        (["AS 8S", "QS QH", "7C 8C", "TD 8D"], "QS, 7C, TD, AS, stop", 2, ["QS 7C TD AS", ""]),  # T11
        (["AS 8S", "TC TH", "8C 9C", "TD 8D"], "TC, 8C, TD, AS, stop", 3, ["", "TC 8C TD AS"]),  # T12
        (
            ["TS JS 8S", "TC 7S 8C", "7C AC 9C", "7D KD 8D"], "TC, 7C, 7D, TS, 7S, AC, KD, JS", 1,
            ["", "TC 7C 7D TS 7S AC KD JS"],
        ),  # T14
        (["KS 8S", "9C 9H", "TC 8C", "AD 8D"], "9C, TC, AD, KS", 1, ["", "9C TC AD KS"]),  # T15
    ],
)  # fmt: skip
def test_tricks_of_four(hands: list[str], moves: str, to_act: int, taken: list[str]) -> None:
    match = table("septica", moves, players=4, to_act=1, hands=hands)
    assert match.to_act == to_act
    assert state(match, "taken") == taken


@pytest.mark.parametrize(
    ("recontest", "hands", "moves", "to_act", "legal"),
    [
        ("if_taken", ["QS 7C", "8D 9D"], "QS, 8D", 0, "7C"),  # T8: the trick has ended
        ("always", ["QS 7C", "8D 9D"], "QS, 8D", 0, "7C stop"),
        ("never", ["QS 7C", "8D 9D"], "QS, 8D", 0, "7C"),
        ("if_taken", ["KD KS", "KC 8D"], "KD, KC", 0, "KS stop"),  # T2
        ("always", ["KD KS", "KC 8D"], "KD, KC", 0, "KS stop"),
        ("never", ["KD KS", "KC 8D"], "KD, KC", 1, "8D"),
        ("always", ["QS JC", "8D 9D"], "QS, 8D", 0, "JC"),  # no card to go on with
        ("if_taken", ["QS KC QC 7H", "QD 8D 9D TD"], "QS, QD", 0, "7H QC stop"),  # T7
    ],
)
def test_recontest(recontest: str, hands: list[str], moves: str, to_act: int, legal: str) -> None:
    """6.6 and its option."""
    match = table("septica", moves, recontest=recontest, to_act=0, hands=hands)
    assert match.to_act == to_act
    assert choices(match) == legal.split()


@pytest.mark.parametrize("recontest", ["if_taken", "always", "never"])
def test_going_on_over_the_partner(recontest: str) -> None:
    """T13, 6.5, 6.6: the leader alone decides, also while his partner holds."""
    hands = ["9S 8S", "QS QC", "7C 8C", "QD QH"]
    match = table("septica", "QS, 7C, QD, 9S", players=4, recontest=recontest, to_act=1, hands=hands)
    if recontest == "never":
        assert match.to_act == 3
        return
    assert match.to_act == 1
    assert code(match, "QH", 3) == "not_your_turn"
    assert choices(match) == ["QC", "stop"]
    match.play(1, "QC")
    assert (match.to_act, choices(match), code(match, "stop")) == (2, ["8C"], "wrong_phase")


LAP: dict[str, Any] = {"to_act": 0, "hands": ["7C 8C", "9D 9C"]}


@pytest.mark.parametrize(
    ("recontest", "trick", "move", "expected"),
    [
        ("if_taken", "QS 8D", "7C", "already_holding"),
        ("if_taken", "QS 8D", "8C", "already_holding"),
        ("if_taken", "QS QD", "8C", "no_match"),
        ("if_taken", "QS QD", "7C", None),
        ("always", "QS 8D", "8C", "no_match"),
        ("always", "QS 8D", "7C", None),
        ("never", "QS QD", "7C", "recontest_off"),
        ("never", "QS 8D", "8C", "recontest_off"),
        ("never", "QS 8D", "stop", None),
        ("if_taken", "QS QD", "9D", "card_not_in_hand"),
    ],
)
def test_codes_after_a_complete_lap_set_up_by_hand(recontest: str, trick: str, move: str, expected: str | None) -> None:
    assert code(table("septica", recontest=recontest, trick=trick, **LAP), move) == expected


def test_stop_is_the_only_move_where_there_is_no_decision() -> None:
    for recontest, trick in (("if_taken", "QS 8D"), ("never", "QS QD")):
        assert choices(table("septica", recontest=recontest, trick=trick, **LAP)) == ["stop"]
    match = table("septica", "stop", trick="QS 8D", **LAP)
    assert (match.to_act, state(match, "taken")) == (0, ["QS 8D", ""])


@pytest.mark.parametrize(
    ("move", "by", "expected"),
    [
        ("AA", 1, "unreadable"),
        ("8C", 0, "not_your_turn"),
        ("draw", 0, "not_your_turn"),
        ("pass", 1, "wrong_phase"),
        ("no_cut", 1, "wrong_phase"),
        ("cut 5", 1, "wrong_phase"),
        ("stop", 1, "wrong_phase"),
        ("lay KH KD KS", 1, "wrong_phase"),
        ("5H", 1, "card_not_in_hand"),
        ("8D", 1, None),
    ],
)
def test_order_of_judgement(move: str, by: int, expected: str | None) -> None:
    assert code(table("septica", "9S", to_act=0, hands=["9S 8C", "KH 8D"]), move, by) == expected


@pytest.mark.parametrize(
    ("players", "to_act", "hands", "stock", "moves", "left"),
    [
        (2, 0, ["KD 7D 8C 8H", "KC KH 9C 9H"], "TC JC", "KD, KC, 7D, KH", ["8C 8H JC", "9C 9H TC"]),  # T16
        (
            4, 1, ["9S 8S JS JD", "QS QC 8C JC", "9C 8H AC AH", "QD QH 8D TD"], "KC KD KH KS",
            "QS, 9C, QD, 9S, QC, 8H, QH, 8S", ["JD JS KD", "8C JC KH", "AC AH KS", "8D KC TD"],
        ),  # T17
        (2, 0, ["9S 8C 8H 9H", "KH 8D 9D JD"], "TC JC QC AC", "9S, KH", ["8C 8H 9H TC", "8D 9D JC JD"]),
    ],
)  # fmt: skip
def test_refill(players: int, to_act: int, hands: list[str], stock: str, moves: str, left: list[str]) -> None:
    """7.1, 7.2: one at a time, the taker first, never between laps."""
    match = table("septica", moves, players=players, to_act=to_act, hands=hands, stock=stock)
    assert state(match, "hands") == left
    assert state(match, "stock") == " ".join(stock.split()[4:] if players == 4 else stock.split()[2:])


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("leader", {"hands": ["9S", "KH"], "trick": "8C"}),  # one card lies, so seat 1 led it or seat 1 is to act
        ("leader", {"hands": ["9S", "KH"], "leader": 2}),
        ("hands", {"hands": ["9S", "KH 8C"]}),
        ("hands", {"hands": ["9S 8S", "KH 8C"], "trick": "9C", "leader": 1}),
        ("hands", {"hands": ["9S 8S TS JS QS", "KH 8H TH JH QH"]}),
        ("stock", {"hands": ["9S", "KH"], "stock": "8C"}),
        ("KH", {"hands": ["9S", "KH"], "stock": "KH 8C"}),
        ("6H", {"hands": ["9S", "6H"]}),
        ("taken", {"hands": ["9S", "KH"], "taken": [""]}),
        ("to_act", {"hands": ["", ""]}),
        ("rows", {"hands": ["9S", "KH"], "rows": {}}),
        ("sluga", {"hands": ["9S", "KH"], "standing": {"sluga": 2}}),
        ("hands_won", {"hands": ["9S", "KH"], "standing": {"hands_won": [1]}}),
        ("extra", {"hands": ["9S", "KH"], "standing": {"extra": 2}}),
        ("hands:2", {"hands": ["9S", "KH"], "match_mode": "hands:2", "standing": {"round": 2}}),
        ("first_to:2", {"hands": ["9S", "KH"], "match_mode": "first_to:2", "standing": {"hands_won": [2, 0]}}),
        ("hands:0", {"hands": ["9S", "KH"], "match_mode": "hands:0"}),
        ("walk", {"hands": ["9S", "KH"], "cut_chain": "walk"}),
    ],
)
def test_what_does_not_load(text: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=text):
        table("septica", to_act=0, **given)


@pytest.mark.parametrize("players", [2, 4])
def test_hands_laps_and_cards_in_random_hands(players: int) -> None:
    """14.1: equal hands of at most four after every trick, at most four laps, 32 cards and eight points."""
    options = read_options(GAME.options, {"players": players, "recontest": "always"})
    for seed in range(40):
        random = Random(seed)
        match = table("septica", "no_cut", players=players, recontest="always",
                      deal=write_cards(shuffled(GAME.pack(options), random)))  # fmt: skip
        round_ = match.round
        assert isinstance(round_, SepticaRound)
        while match.to_act is not None:
            sizes = {len(hand) for hand in round_.hands}
            assert round_.trick or (len(sizes) == 1 and max(sizes) <= 4)
            assert len(round_.trick) <= 4 * players
            match.play(match.to_act, random.choice(choices(match)))
        assert sum(points(match)) == 8
        assert sum(len(cards) for cards in round_.taken) == 32
