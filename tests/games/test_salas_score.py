"""The score of a hand, line by line (8, 10, table H)."""

from typing import Any

import pytest

from saladier.games import Match
from tests.games.salas_set_up import line, turn

H1_RUNS = ("4H 5H 6H 7H 8H 9H S* JH", "9C TC JC", "AS 2S 3S 4S 5S J* 7S")
H1: dict[str, Any] = {
    "theirs": ["5D 6D 7D", "TS JS QS KS AS"], "trump": "H", "players": 4, "packs": (None, "8C 7D"),
    "others": ("2C 8D J*", "KD 3D", "S* 9D"), "moves": ["add QC > 1", "discard 5D"],
}  # fmt: skip
H2: dict[str, Any] = {
    "theirs": ["6S S* 8S 9S TS", "JH QH KH"], "players": 4, "packs": (None, "8C 7D"), "stock": "",
    "others": ("AD AC", "7S 2H TH 4C", "3H 5S 8C KD J*"), "moves": ["discard 6H"],
}  # fmt: skip
H3: dict[str, Any] = {
    "theirs": [], "trump": "C", "players": 4, "packs": (None, "8C 7D"), "others": ("2C 8D J*", "4D", "S* 9D"),
    "moves": ["add JH > 2", "discard KS"],
}  # fmt: skip
H3_RUNS = ("TC JC QC S* AC", "4C 5C 6C 7C 8C 9C TC JC", "5H 6H 7H 8H 2C TH")
H4: dict[str, Any] = {
    "theirs": ["3H 4H 5H"], "players": 4, "packs": (None, "8H 9H"),
    "others": ("S* KC AS J* 7D", "6D", "AH AD 2C QD 9H 8S 4S 5D TD JS"), "moves": ["add 4D > 2", "discard 2D"],
}  # fmt: skip
H5: dict[str, Any] = {
    "theirs": ["2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"], "trump": "D", "packs": (None, None),
    "others": ("3H 6H 9H 2D",), "moves": ["add JC > 1", "discard KC"],
}  # fmt: skip
HANDS: list[tuple[str, str, tuple[str, ...], dict[str, Any], tuple[int, int]]] = [
    ("H1", "QC 5D", H1_RUNS, H1, (940, -130)),
    ("H1 with a bonus for the first close", "QC 5D", H1_RUNS, H1 | {"first_close_bonus": 100}, (1040, -130)),
    ("H2", "9S 5C AH 6H", ("3D 4D 5D 6D 7D 8D J*", "QC KC AC"), H2, (130, -110)),
    ("H3", "JH KS", H3_RUNS, H3, (960, -250)),
    ("H3 stacked", "JH KS", H3_RUNS, H3 | {"never_laid": "stack"}, (960, -350)),
    ("H4", "4D 2D", ("7S 8S 9S TS JS QS KS J*", "3C 4C 5C 6C 7C 8C 9C", "AD 2D 3D"), H4, (760, -280)),
    ("H5", "JC KC", ("AD 2D 3D 4D 5D 6D 7D 8D 9D S* JD QD KD", "5C 6C J* 8C 9C TC"), H5, (1370, 580)),
    ("two Salas left in one hand", "S* S* 3H 4H", ("TC JC QC",), {"stock": "", "moves": ["discard 4H"]}, (-170, -90)),
    ("the missed pack alone", "3H KC", ("TC JC QC",), {"stock": "", "moves": ["discard KC"]}, (-70, -90)),
    ("a net that ends in 5", "3H KC", ("3C 4C 5C",), {"stock": "", "moves": ["discard KC"], "packs": (None, None)},
     (10, 10)),
    ("a negative one", "3H 4H KC", ("3C 4C 5C",), {"stock": "", "moves": ["discard KC"]}, (-90, -90)),
]  # fmt: skip


def finished(hand: str, runs: tuple[str, ...], given: dict[str, Any]) -> Match:
    return turn(hand, *runs, **({"others": ("KD TD",)} | given))


@pytest.mark.parametrize(("what", "hand", "runs", "given", "wanted"), HANDS, ids=[row[0] for row in HANDS])
def test_hands(what: str, hand: str, runs: tuple[str, ...], given: dict[str, Any], wanted: tuple[int, int]) -> None:
    """A net of each kind, the worked examples of the page among them."""
    assert what
    match = finished(hand, runs, given)
    assert match.settlement is not None
    assert match.settlement.round_score == wanted
    assert match.settlement.scores == wanted
    assert all(points % 10 == 0 for points in match.settlement.round_score)


def test_every_line_of_h1() -> None:
    match = finished("QC 5D", H1_RUNS, H1)
    points = {one.code: one.points for one in match.game.ledger(match.round)} if match.round is not None else {}
    assert points == {
        "runs": (155, 70), "bonuses": (700, 0), "final_close": (100, 0), "first_close": (0, 0), "hands": (-15, -50),
        "salas_left": (0, -50), "no_pack": (0, -100), "never_laid": (0, 0), "rounding": (0, 0),
    }  # fmt: skip
    assert line(match, "final_close").facts[0] == {"seat": 0}
    assert line(match, "salas_left").facts[1] == {"seats": (3,)}
    assert line(match, "hands").facts[0]["points"] == {0: 0, 2: 15}
    assert line(match, "bonuses").facts[0]["runs"] == (
        {"run": 0, "length": 8, "clean": True, "trump": True, "points": 600},
        {"run": 2, "length": 7, "clean": False, "trump": False, "points": 100},
    )


def test_three_pairs() -> None:
    """H6: the pair of seats 0 and 3 ends the hand, the third pair has a Salas left and no pack."""
    match = turn(
        "9S 3C", "8H 9H TH JH QH KH AH", "3S 4S J* 6S 7S 8S", players=6, trump="H", third=("4D 5D S* 7D",),
        theirs=["AC 2C 3C 4C 5C 6C 7C", "TD JD QD 2D AD"], packs=(None, None, "KC 4C"),
        others=("KS 9D", "JS QC", "5S TC", "5C", "S* 3D"), moves=["add 9S > 1", "discard 3C"],
    )  # fmt: skip
    assert match.settlement is not None
    assert match.settlement.round_score == (920, 280, -160)


def test_nobody_ever_opened() -> None:
    match = turn("3H 4H", trump=None, stock="", others=("S* KC",), moves=["discard 4H"])
    assert match.settlement is not None
    assert match.settlement.round_score == (-250, -250)
