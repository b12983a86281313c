"""Red threes (section 8) and black threes (7.4), with the options that bear on them."""

from typing import Any

import pytest

from tests.games.samba_set_up import KINGS, QUEENS, code, table, turn

OPEN = "4D 4H 4S"
TWO = [KINGS, QUEENS]

RED = [
    # clause, hand, melds, stock, options, move, code
    ("8.1", "3H 9C KD", [OPEN], "QC", {}, "red3 3H", None),
    ("8.1", "3H 9C KD", [OPEN], "QC", {}, "red3 3D", "card_not_in_hand"),
    ("8.1", "3H 9C KD", [OPEN], "QC", {}, "red3 9C", "unreadable"),
    ("8.3", "3H 9C KD", [OPEN], "QC", {}, "red3 3H ; discard 9C", "plan_draws"),
    ("8.3", "3H 9C KD", [OPEN], "QC", {"red3_replacement": "never"}, "red3 3H ; discard 9C", None),
    ("8.4", "3H 9C KD", [OPEN], "", {}, "red3 3H ; discard 9C", None),
    ("8.5", "3H", [OPEN], "", {}, "red3 3H", "keep_one"),
    ("8.5", "3H", [OPEN], "QC", {}, "red3 3H", None),
    ("8.5", "3H", [OPEN], "QC", {"red3_replacement": "never"}, "red3 3H", "keep_one"),
    ("8.5", "3H", TWO, "QC", {"red3_replacement": "never"}, "red3 3H", None),
    ("8.5", "3H KC", [OPEN], "QC", {"red3_replacement": "never"}, "red3 3H ; pass", None),
    ("8.5", "3H KC", [OPEN], "QC", {"red3_replacement": "never"}, "red3 3H ; discard KC", "must_pass"),
    ("plan", "3H KC", [OPEN], "QC", {}, "red3 3H ; discard KC", "must_pass"),
    ("plan", "3H 3D KC 9C", [OPEN], "QC", {}, "red3 3H ; red3 3D ; discard KC", "plan_draws"),
    ("plan", "3H 3D", [OPEN], "QC", {}, "red3 3H ; red3 3D", "keep_one"),
    ("plan", "9C 3H 9D", [OPEN], "QC", {}, "red3 3H ; lay 9C 9D", "too_short"),
    ("8.6", "3H 9C KD", [OPEN], "QC", {}, "discard 3H", None),
    ("7.3", "3H 9C KD", [OPEN], "QC", {}, "add 3H > 0", "mixed_ranks"),
]


@pytest.mark.parametrize(("clause", "hand", "lying", "stock", "options", "move", "wanted"), RED)
def test_red_threes(
    clause: str, hand: str, lying: list[str], stock: str, options: dict[str, Any], move: str, wanted: str | None
) -> None:
    assert code(turn(hand, *lying, stock=stock, **options), move) == wanted, clause


LAST = [
    # option, stock, hand before drawing, hand after, red threes laid
    ("forced", "QC 3H", "9C KD", "9C KD QC", "3H"),
    ("optional", "QC 3H", "9C KD", "3H 9C KD QC", ""),
    ("forced", "3H QC", "9C KD", "3H 9C KD QC", ""),
    ("forced", "3D", "9C KD", "9C KD", "3D"),
    ("optional", "3D", "9C KD", "3D 9C KD", ""),
    ("forced", "3D", "9C", "9C", "3D"),
]


@pytest.mark.parametrize(("option", "stock", "before", "after", "laid"), LAST)
def test_the_last_stock_card(option: str, stock: str, before: str, after: str, laid: str) -> None:
    match = turn(before, OPEN, stock=stock, phase="draw", moves=["draw"], last_stock_red3=option)
    assert sorted(table(match).hands[0]) == sorted(after.split())
    assert table(match).red3[0] == laid.split()
    assert match.to_act == 0


REPLACED = [
    # melds, hand, hand after laying 3H with 3D as the only stock card, red threes, out
    ([OPEN], "3H 9C KD", "9C KD", "3H 3D", False),
    ([OPEN], "3H", "3D", "3H", False),
    (TWO, "3H", "", "3H 3D", True),
]


@pytest.mark.parametrize(("lying", "hand", "after", "laid", "out"), REPLACED)
def test_the_last_stock_card_as_a_replacement(lying: list[str], hand: str, after: str, laid: str, out: bool) -> None:
    match = turn(hand, *lying, stock="3D", moves=["red3 3H"])
    assert " ".join(sorted(table(match).hands[0])) == after
    assert table(match).red3[0] == laid.split()
    assert (table(match).out == 0) == out
    assert (match.to_act is None) == out


BLACK = [
    ("M39", "3S 3S 3C 6C JD", TWO, {}, "lay 3S 3S 3C", "black_three_not_out"),
    ("M40", "3S 3S 3C", TWO, {}, "lay 3S 3S 3C", None),
    ("M40", "3S 3S 3C 2H", TWO, {}, "lay 3S 3S 3C ; discard 2H", None),
    ("M40", "3S 3S 3C 2H", TWO, {"black3_meld": "never"}, "lay 3S 3S 3C ; discard 2H", "black_three_forbidden"),
    ("7.4.2", "3S 3S 3C 2H", TWO, {"black3_meld": "never"}, "lay 3S 3S 3C", "black_three_forbidden"),
    ("7.4.4", "3S 3S 3C 2H", TWO, {"black3_meld": "never"}, "discard 3S", None),
    ("M41", "3S 3C 2D 9H", TWO, {}, "lay 3S 3C 2D ; discard 9H", "black_three_wild"),
    ("M41", "3S 3C 2D 9H", TWO, {}, "lay 3S 3C 2D", "black_three_not_out"),
    ("M41", "3S 3C 2D 9H", TWO, {"black3_meld": "wild_going_out"}, "lay 3S 3C 2D ; discard 9H", None),
    ("M42", "3S 3S 3S 3C 3C 3C J*", [KINGS], {"black3_meld": "wild_going_out"}, "lay 3S 3S 3S 3C 3C 3C J*", None),
    ("23.32", "3S 3S 3S 3C 3C 3C J* 2D", [KINGS], {"black3_meld": "wild_going_out"},
     "lay 3S 3S 3S 3C 3C 3C J* 2D", None),
    ("7.4.3", "3S 2C 2D", TWO, {"black3_meld": "wild_going_out"}, "lay 3S 2C 2D", "wild_ratio"),
    ("7.4.1", "3S 3S 3C", [KINGS], {}, "lay 3S 3S 3C", "keep_one"),
    ("7.4.1", "3S 3S 9C", TWO, {}, "lay 3S 3S ; discard 9C", "too_short"),
    ("A11", "3S 3S 3C 9H 9D 2D", TWO, {}, "lay 9H 9D 2D ; lay 3S 3S 3C", None),
    ("A38", "3S 3S 3S 3C 3C 3C", TWO, {}, "lay 3S 3S 3S ; lay 3C 3C 3C", None),
    ("A38", "3S 3S 3S 3C 3C 3C", TWO, {}, "lay 3S 3S 3S", "black_three_not_out"),
    ("7.4.1", "3S 3S 3C 3C", TWO, {}, "lay 3S 3S 3C ; add 3C > 2", None),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "hand", "lying", "options", "move", "wanted"), BLACK)
def test_black_threes(
    clause: str, hand: str, lying: list[str], options: dict[str, Any], move: str, wanted: str | None
) -> None:
    assert code(turn(hand, *lying, **options), move) == wanted, clause
