"""Enough cards, packs, the two kinds of closing, the end of the hand (3.6, 3.7, 7, 8.1)."""

from typing import Any

import pytest

from tests.games.salas_set_up import CLEAN, DIRTY, SIX, code, facts, runs, table, turn

GONE: dict[str, Any] = {"packs": (None, "KC 7D")}
KEEPS: list[tuple[str, str, str, dict[str, Any], str | None]] = [
    ("8C 9C TC KH", SIX, "lay 8C 9C TC", {}, "no_seven"),
    ("8C 9C TC", SIX, "lay 8C 9C TC", {}, "no_seven"),
    ("8C 9C TC KH 4S", SIX, "lay 8C 9C TC", {}, None),
    ("8C 9C TC KH", SIX, "lay 8C 9C TC ; discard KH", {}, "no_seven"),
    ("8C 9C TC KH", DIRTY, "lay 8C 9C TC", {}, None),
    ("8C 9C TC", DIRTY, "lay 8C 9C TC", {}, None),
    ("8C 9C TC KH", DIRTY, "lay 8C 9C TC", {"pack_needs": "clean"}, "no_clean"),
    ("8C 9C TC KH", CLEAN, "lay 8C 9C TC", {"pack_needs": "clean"}, None),
    ("J* KH", SIX, "add J* > 0", {"pack_needs": "clean"}, "no_clean"),
    ("9D KH", SIX, "add 9D > 0", {"pack_needs": "clean"}, None),
    ("9D KH", SIX, "add 9D > 0", {}, None),
    ("8C 9C TC KH", DIRTY, "lay 8C 9C TC", GONE, "no_clean"),
    ("8C 9C TC KH", CLEAN, "lay 8C 9C TC", GONE, None),
    ("8C 9C TC KH", DIRTY, "lay 8C 9C TC", GONE | {"final_needs": "none"}, None),
    ("8C 9C TC KH", CLEAN, "lay 8C 9C TC", GONE | {"final_needs": "new_clean"}, "no_clean"),
    ("9D KH", SIX, "add 9D > 0", GONE | {"final_needs": "new_clean"}, None),
    ("TD KH", CLEAN, "add TD > 0", GONE | {"final_needs": "new_clean"}, "no_clean"),
    ("J* KH", CLEAN, "add J* > 0", GONE, "no_clean"),
    ("9D TD", SIX, "add TD > 0", {}, "not_consecutive"),
    ("9D TD", SIX, "add 9D > 0 ; add TD > 0", {}, None),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "run", "move", "given", "wanted"), KEEPS)
def test_enough_cards(hand: str, run: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    match = turn(hand, run, **given)
    found = code(match, move)
    if found == "keep_one":
        assert facts(match, move)["detail"] == wanted
    else:
        assert found == wanted


def test_a_direct_first_close_goes_on() -> None:
    match = turn("8C 9C TC", DIRTY, moves=["lay 8C 9C TC"])
    assert (match.to_act, table(match).hands[0], table(match).packs[0]) == (0, ["KH", "QH"], None)
    assert code(match, "draw") == "wrong_phase"
    assert code(match, "discard KH") is None


def test_a_first_close_by_discard_ends_the_turn() -> None:
    match = turn("9D KH", SIX, packs=("QH JD", "KC 7D"), moves=["add 9D > 0", "discard KH"])
    assert (match.to_act, table(match).hands[0], table(match).packs[0]) == (1, ["QH", "JD"], None)


def test_a_first_and_a_final_close_in_one_turn() -> None:
    match = turn("8C 9C TC", CLEAN, packs=("TD JD", "KC 7D"), moves=["lay 8C 9C TC", "add TD JD > 0"])
    assert (match.to_act, table(match).closer) == (None, 0)
    assert table(match).runs[0][0].cards[-1] == "JD"


def test_a_final_close_by_discard() -> None:
    match = turn("9D KH", SIX, **GONE, moves=["add 9D > 0", "discard KH"])
    assert (match.to_act, table(match).closer, table(match).pile) == (None, 0, ["KH"])


def test_nothing_follows_once_the_hand_is_empty() -> None:
    match = turn("8C 9C TC", DIRTY, packs=("5C TD", "KC 7D"))
    assert code(match, "lay 8C 9C TC ; discard 5C") == "card_not_in_hand"
    assert code(match, "lay 8C 9C TC ; add TD > 0") == "card_not_in_hand"


def test_the_new_clean_seven_is_one_formed_after_the_pack() -> None:
    given: dict[str, Any] = {"packs": ("KC TH", "7D 3S"), "final_needs": "new_clean", "others": ("KS 6C",)}
    moves = ["add 9D > 0", "discard 2S", "draw", "discard 6C", "draw"]
    match = turn("9D 2S", SIX, "4H 5H 6H 7H 8H 9H", "TC JC QC", stock="9C AC 4C", moves=moves, **given)
    assert facts(match, "add KC AC > 2") == {"detail": "no_clean", "left": 1, "least": 2}
    assert code(match, "add TH > 1") is None
    assert code(match, "add TH > 1 ; add KC AC > 2") is None


def test_the_hand_ends_with_the_turn_that_empties_the_stock() -> None:
    match = turn("3H", "8C 9C TC", phase="draw", stock="7D", moves=["draw"])
    assert (match.to_act, code(match, "discard 3H")) == (0, None)
    match.play(0, "discard 7D")
    assert (match.to_act, table(match).closer) == (None, None)
    assert all(pack is not None for pack in table(match).packs)
    assert code(match, "discard 3H") == "wrong_phase"


def test_a_first_close_on_the_last_stock_card() -> None:
    match = turn("8D", SIX[:-3], phase="draw", stock="9D", packs=("KH QH", "KC 7D"))
    assert match.play(0, "draw") is None
    assert code(match, "add 8D 9D > 0") is None
    match.play(0, "add 8D 9D > 0")
    assert match.play(0, "discard KH") is None
    assert (match.to_act, table(match).packs[0], table(match).hands[0]) == (None, None, ["QH"])


def test_the_seven_may_be_built_by_both_partners() -> None:
    match = turn("TC JC KD", "5C 6C 7C 8C 9C", players=4, moves=["add TC JC > 0", "discard KD"])
    assert table(match).hands[0] == ["KH", "QH"]
    assert runs(match) == ["5C 6C 7C 8C 9C TC JC"]
