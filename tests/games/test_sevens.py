"""Contract 7 of La Salade: rows are a clause, the table, the result."""

from random import Random
from typing import Any

import pytest

from saladier.cards import BadInput, shuffled, write_cards
from saladier.games import Match, read_options
from saladier.games.la_salade import GAME
from tests.games.set_up import choices, code, points, state, table


def sevens(moves: str = "", scores: list[int] | None = None, **given: Any) -> Match:
    """A table of contract 7."""
    standing: dict[str, Any] = {"round": 6} if scores is None else {"round": 6, "scores": scores}
    return table("la_salade", moves, standing=standing, **given)


REST = ["9S 2C", "2D 3D", "4D 5D"]


@pytest.mark.parametrize(
    ("hand", "rows", "expected"),
    [
        ("8S 6H", {}, "pass"),  # V1
        ("7H 7C 6H", {}, "7C 7H"),  # V2
        ("8S KH", {"S": "7S 7S"}, "8S"),  # V7
        ("8S 7D", {"S": "7S 7S"}, "7D 8S"),  # V8
        ("AS 3C", {"S": "2S KS"}, "AS"),  # V9
        ("AS 6S", {"S": "7S KS"}, "6S"),  # V10
        ("6S 8S", {"S": "7S 7S"}, "6S 8S"),  # both directions are open at once
        ("6S 9S", {"S": "7S 8S"}, "6S 9S"),
        ("TS 5S", {"S": "7S 8S"}, "pass"),  # 5.3: only the very next card
        ("QH JH", {"S": "AS KS", "H": "7H TH"}, "JH"),  # a row complete accepts nothing
        ("KS 7H", {"S": "7S QS"}, "7H KS"),
    ],
)
def test_what_is_playable(hand: str, rows: dict[str, str], expected: str) -> None:
    """5.3 to 5.7."""
    others = [one for one in ("2C 3C", "2D 3D", "4D 5D") if not set(one.split()) & set(hand.split())]
    hands = [hand, *[*others, "4C 5C"][:3]]
    assert choices(sevens(to_act=0, hands=hands, rows=rows)) == expected.split()


@pytest.mark.parametrize(
    ("gap", "rows", "hand", "expected"),
    [
        ("bridge", {"C": "3C 9C"}, "AC 9H", ["AC"]),  # V11
        ("blocked", {"C": "3C 9C"}, "AC 9H", ["pass"]),
        ("bridge", {"C": "4C 9C"}, "AC 9H", ["pass"]),
        ("bridge", {"S": "3S 9S"}, "AS 9H", ["pass"]),  # clubs only
    ],
)
def test_the_gap_in_clubs(gap: str, rows: dict[str, str], hand: str, expected: list[str]) -> None:
    """5.12."""
    match = sevens(players=3, sevens_gap_3p=gap, to_act=0, hands=[hand, "4D 5D", "2D 3D"], rows=rows)
    assert choices(match) == expected


@pytest.mark.parametrize(
    ("move", "by", "expected"),
    [
        ("P", 0, "unreadable"),
        ("9S", 1, "not_your_turn"),
        ("draw", 0, "wrong_phase"),
        ("cut 9", 0, "wrong_phase"),
        ("stop", 0, "wrong_phase"),
        ("discard 8S", 0, "wrong_phase"),
        ("9S", 0, "card_not_in_hand"),
        ("S*", 0, "card_not_in_hand"),
        ("KH", 0, "not_playable"),
        ("pass", 0, "must_play"),
        ("8S", 0, None),
    ],
)
def test_order_of_judgement(move: str, by: int, expected: str | None) -> None:
    assert code(sevens(to_act=0, hands=["8S KH", *REST], rows={"S": "7S 7S"}), move, by) == expected


@pytest.mark.parametrize(
    ("card", "rows", "waits"),
    [
        ("KH", {"S": "7S 7S"}, "7H"),  # closed row
        ("KS", {"S": "7S 7S"}, "8S"),
        ("KS", {"S": "5S JS"}, "QS"),
        ("AS", {"S": "5S JS"}, "4S"),
        ("AS", {"S": "7S JS"}, "6S"),
    ],
)
def test_what_a_row_waits_for(card: str, rows: dict[str, str], waits: str) -> None:
    match = sevens(to_act=0, hands=[f"{card} 9D", "2C 3C", "2D 3D", "4D 5D"], rows=rows)
    refusal = match.refusal(0, card)
    assert refusal is not None
    assert (refusal.code, dict(refusal.facts)) == ("not_playable", {"card": card, "waits": waits})


def test_a_blocked_ace_waits_for_nothing() -> None:
    match = sevens(players=3, sevens_gap_3p="blocked", to_act=0, hands=["AC 9H", "4D 5D", "2D 3D"], rows={"C": "3C 9C"})
    refusal = match.refusal(0, "AC")
    assert refusal is not None
    assert refusal.facts["waits"] is None


def test_must_play_names_what_is_playable() -> None:
    refusal = sevens(to_act=0, hands=["8S KH", *REST], rows={"S": "7S 7S"}).refusal(0, "pass")
    assert refusal is not None
    assert refusal.facts["cards"] == ("8S",)


@pytest.mark.parametrize(
    ("after", "to_act", "legal", "rows"),
    [
        ("", 0, "7C", {}),
        ("7C", 1, "7H 8C", {"C": "7C 7C"}),
        ("7C, 7H", 2, "6C 7D 7S 8H", {"C": "7C 7C", "H": "7H 7H"}),
        ("7C, 7H, 8H", 3, "pass", {"C": "7C 7C", "H": "7H 8H"}),
        ("7C, 7H, 8H, pass", 0, "pass", {"C": "7C 7C", "H": "7H 8H"}),
    ],
)
def test_a_chain_of_turns(after: str, to_act: int, legal: str, rows: dict[str, str]) -> None:
    """V4 to V6."""
    match = sevens(after, to_act=0, hands=["7C 2S KS KD", "8C 7H QS 3D", "6C 8H 7D 7S", "5C 9C 5H TD"])
    assert match.to_act == to_act
    assert choices(match) == legal.split()
    assert state(match, "rows") == rows


@pytest.mark.parametrize(
    ("hands", "rows", "move", "finished", "to_act"),
    [
        (["7D", "9S 2C", "2D 3D", "4D 5D"], {"S": "7S 7S"}, "7D", [0], 1),  # out by a seven
        (["AS", "9D 2C", "2D 3D", "4D 5D"], {"S": "2S 7S"}, "AS", [0], 1),  # by an ace
        (["KS", "9D 2C", "2D 3D", "4D 5D"], {"S": "7S QS"}, "KS", [0], 1),  # by a king
        (["8S", "", "2D 3D", "4D 5D"], {"S": "7S 7S"}, "8S", [1, 0], 2),  # V12
        (["8S", "", "", "4D 5D"], {"S": "7S 7S"}, "8S", [1, 2, 0], None),  # V13
    ],
)
def test_going_out(hands: list[str], rows: dict[str, str], move: str, finished: list[int], to_act: int | None) -> None:
    """5.8, 5.9."""
    out = [seat for seat, hand in enumerate(hands) if not hand]
    match = sevens(move, to_act=0, hands=hands, rows=rows, finished=out)
    assert state(match, "finished") == finished
    assert match.to_act == to_act


def test_two_going_out_in_turn_and_the_end() -> None:
    """10.9: the last opponent's last card ends the contract at once."""
    match = sevens("8S, 9S", players=3, to_act=0, hands=["8S", "9S", "2D 3D"], rows={"S": "7S 7S"})
    assert match.to_act is None
    assert points(match) == (-100, -50, 100)
    assert code(match, "2D", 2) == "wrong_phase"


@pytest.mark.parametrize(
    ("options", "scores", "total", "winners"),
    [
        ({}, [200, 260, 300], (150, 360, 200), (0,)),  # S8
        ({"sevens_scores_3p": "-100,0,100"}, [200, 260, 300], (200, 360, 200), (0, 2)),
        ({"sevens_scores_3p": "-100,0,100", "final_tie": "sevens_place"}, [200, 260, 300], (200, 360, 200), (2,)),
        ({"sevens_scores_3p": "-100,-50,50"}, [200, 260, 300], (150, 310, 200), (0,)),
        ({"sevens_scores_3p": "-100,50,100"}, [200, 260, 300], (250, 360, 200), (2,)),
        ({}, [0, 60, 50], (-50, 160, -50), (0, 2)),  # 10.13: a tie below zero
        ({"final_tie": "sevens_place"}, [0, 60, 50], (-50, 160, -50), (2,)),
        ({"final_tie": "sevens_place"}, [0, 60, 60], (-50, 160, -40), (0,)),  # no tie, the place is nothing
    ],
)
def test_totals_and_winners(
    options: dict[str, Any], scores: list[int], total: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """6.1, 6.2: seat 2 is out first, then seat 0."""
    match = sevens("8S, 6S", scores, players=3, to_act=2, hands=["6S", "3D 4D", "8S"], rows={"S": "7S 7S"}, **options)
    assert match.settlement is not None
    assert match.settlement.scores == total
    assert match.settlement.winners == winners
    assert match.over


def test_the_ledger_names_the_place() -> None:
    match = sevens("8S", to_act=1, hands=["", "8S", "", "2C 3C"], rows={"S": "7S 7S"}, finished=[2, 0])
    assert match.round is not None
    (line,) = GAME.ledger(match.round)
    assert (line.code, line.points) == ("sevens", (-50, 50, -100, 100))
    assert [fact["place"] for fact in line.facts] == [1, 2, 0, 3]


VOLUNTARY: dict[str, Any] = {"sevens_pass": "voluntary", "to_act": 0, "rows": {"S": "7S 7S"}}
FOUR = ["8S 2C", "6S 2D", "7H 2H", "3C 4C"]


@pytest.mark.parametrize(
    ("moves", "legal"),
    [
        ("", "8S pass"),
        ("pass, pass", "7H pass"),
        ("pass, pass, pass", "pass"),  # nothing playable
        ("pass, pass, pass, pass", "8S"),  # a full circle
        ("pass, pass, pass, pass, 8S", "6S pass"),  # a card starts a new one
        ("8S, pass, pass, pass", "pass"),
    ],
)
def test_voluntary_passes(moves: str, legal: str) -> None:
    """7, 10.11."""
    assert choices(sevens(moves, hands=FOUR, **VOLUNTARY)) == legal.split()


def test_the_duty_after_a_full_circle_stays_until_somebody_plays() -> None:
    hands = ["2C 3C", "6S 2D", "4C 5C", "8D 9D"]
    match = sevens("pass, pass, pass, pass, pass", hands=hands, **VOLUNTARY)
    assert match.to_act == 1
    assert choices(match) == ["6S"]
    assert code(match, "pass") == "must_play"


def test_players_who_are_out_do_not_count_in_the_circle() -> None:
    match = sevens("pass, pass, pass", hands=["8S 2C", "", "7H 2H", "3C 4C"], finished=[1], **VOLUNTARY)
    assert match.to_act == 0
    assert choices(match) == ["8S"]


def test_forced_is_the_default() -> None:
    assert choices(sevens(to_act=0, hands=FOUR, rows={"S": "7S 7S"})) == ["8S"]


def test_voluntary_or_not_the_first_seven_must_be_laid() -> None:
    match = sevens(sevens_pass="voluntary", to_act=1, hands=["2C 3C", "7H 6H", "8D 9D", "4S 5S"])
    assert choices(match) == ["7H"]


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("8S", {"hands": ["8S 2C", "9D 3C", "TD 4C", "JS 5C"], "rows": {"S": "6S 9S"}}),  # in row and hand
        ("rows", {"hands": ["2C"] * 4, "rows": []}),
        ("rows", {"hands": ["2C", "3C", "4C", "5C"], "rows": {"X": "7S 7S"}}),
        ("rows.S", {"hands": ["2C", "3C", "4C", "5C"], "rows": {"S": "7S"}}),
        ("rows.S", {"hands": ["2C", "3C", "4C", "5C"], "rows": {"S": "7S 8H"}}),
        ("rows.S", {"hands": ["2C", "3C", "4C", "5C"], "rows": {"S": "8S 9S"}}),
        ("rows.S", {"hands": ["2C", "3C", "4C", "5C"], "rows": {"S": "9S 5S"}}),
        ("2C", {"players": 3, "hands": ["3C", "4C", "5C"], "rows": {"C": "2C 7C"}}),
        ("finished", {"hands": ["2C", "3C", "", "5C"]}),
        ("finished", {"hands": ["2C", "3C", "4C", "5C"], "finished": [3]}),
        ("finished", {"hands": ["2C", "3C", "", "5C"], "finished": [2, 2]}),
        ("to_act", {"hands": ["", "3C", "4C", "5C"], "finished": [0]}),
        ("hands", {"hands": ["2C", "", "", ""], "finished": [1, 2, 3]}),
        ("trick", {"hands": ["2C", "3C", "4C", "5C"], "trick": ""}),
        ("taken", {"hands": ["2C", "3C", "4C", "5C"], "taken": [[], [], [], []]}),
    ],
)
def test_what_does_not_load(text: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=text):
        sevens(to_act=0, **given)


def test_the_two_of_clubs_is_not_among_the_cards_of_a_bridged_row() -> None:
    match = sevens(players=3, to_act=0, hands=["8S", "4D", "2D"], rows={"C": "AC 8C", "S": "7S 7S"})
    assert match.round is not None
    assert "2C" not in list(match.round.cards())


@pytest.mark.parametrize(
    ("option", "rows", "hand", "lacks"),
    [
        ("forced", {}, "8S 6H", "7C 7D 7H 7S"),
        ("voluntary", {}, "8S 6H", "7C 7D 7H 7S"),  # before the first seven passing is no choice
        ("forced", {"S": "7S 9S"}, "8D 5S", "6S 7C 7D 7H TS"),
        ("voluntary", {"S": "7S 9S"}, "8D 5S", ""),  # says nothing
    ],
)
def test_a_pass_binds_what_is_imagined(option: str, rows: dict[str, str], hand: str, lacks: str) -> None:
    """Who passed because he had to holds none of the cards that were playable."""
    match = sevens("pass", sevens_pass=option, to_act=1, hands=["9C 3C", hand, "2D 3D", "4C 5C"], rows=rows)
    assert state(match, "lacks")[1] == lacks
    barred = set(lacks.split())
    worlds = [GAME.imagine(match.view(0), Random(seed)) for seed in range(60)]
    assert not any(barred & set(world.hands[1]) for world in worlds)
    assert any({"7C", "7D", "7H"} & set(world.hands[1]) for world in worlds) is not bool(lacks)


@pytest.mark.parametrize("gap", ["bridge", "blocked"])
def test_who_holds_a_blocked_ace_is_always_last(gap: str) -> None:
    """5.12, 10.8."""
    options = read_options(GAME.options, {"players": 3, "sevens_gap_3p": gap})
    last = 0
    for seed in range(20):
        random = Random(seed)
        deal = write_cards(shuffled(GAME.pack(options), random))
        match = sevens(players=3, sevens_gap_3p=gap, deal=deal)
        assert match.round is not None
        holder = next(seat for seat, hand in enumerate(match.round.hands) if "AC" in hand)
        while match.to_act is not None:
            match.play(match.to_act, random.choice(choices(match)))
        last += points(match)[holder] == 100
    assert (last == 20) is (gap == "blocked")
