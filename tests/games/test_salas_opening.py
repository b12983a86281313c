"""Bringing the Salas into play, the minimum of a band, captures (5, 6)."""

from typing import Any

import pytest

from tests.games.salas_set_up import code, facts, runs, table, turn

OPENINGS: list[tuple[str, str, dict[str, Any], str | None]] = [
    ("TH JH KH 5S 6S 7S 9D", "lay TH JH S* KH", {}, "opening_too_low"),
    ("TH JH KH 5S 6S 7S 9D 3C", "lay TH JH S* KH ; lay 5S 6S 7S", {}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC", {}, "salas_first"),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC ; add S*@9 > 0", {}, None),
    ("TC JC QC KC 4D 8S", "lay JC QC KC S* ; add TC > 0", {}, None),
    ("TC JC QC KC 4D 8S", "lay JC QC KC S*", {}, "opening_too_low"),
    ("TC JC QC KC 4D 8S", "lay JC QC KC S* ; add TC > 0 ; discard 4D", {}, None),
    ("AS J* 4D 9C", "lay S* J* AS", {}, "opening_too_low"),
    ("AS KS J* 4D 9C", "lay S* J* KS AS", {}, None),
    ("AS KS J* 4D 9C", "lay S* J* KS AS", {"scores": (1500,)}, "minimum_too_low"),
    ("TC JC QC KC 4D 8S", "lay JC QC KC S*", {"scores": (1500,)}, "opening_too_low"),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {"scores": (990,)}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {"scores": (-20,)}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {"scores": (1000,)}, "minimum_too_low"),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {"scores": (4500,), "restrictions": False}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KC S*", {"min_strict": True}, None),
    ("TC JC QC KC 4D 8S", "lay TC JC QC KD S*", {}, "card_not_in_hand"),
    ("TC JC QC KC 4D 8S", "lay 4D 8S S*", {}, "suit_mismatch"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "move", "given", "wanted"), OPENINGS)
def test_the_first_lay_down(hand: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    assert code(turn(hand, trump=None, **given), move) == wanted


BANDS = [(0, 0), (990, 0), (1000, 75), (2490, 75), (2500, 90), (3990, 90), (4000, 110), (6000, 110), (-250, 0)]
LAYS = [
    (15, "lay 5H 6H 7H"),
    (75, "lay TC JC QC KC ; lay AD KD QD"),
    (90, "lay TC JC QC KC ; lay AD KD QD ; lay 5H 6H 7H"),
]


@pytest.mark.parametrize(("total", "least"), BANDS)
@pytest.mark.parametrize("strict", [False, True])
def test_bands(total: int, least: int, strict: bool) -> None:
    match = turn("TC JC QC KC AD KD QD 5H 6H 7H 3C 3S", scores=(total,), min_strict=strict)
    for value, move in LAYS:
        low = value < least or (strict and value == least)
        assert code(match, move) == ("minimum_too_low" if low else None)


def test_facts_of_a_minimum_missed() -> None:
    match = turn("TC JC QC KC 5H 6H", scores=(1000,))
    assert facts(match, "lay TC JC QC KC") == {"total": 40, "minimum": 75, "missing": 35}


def test_two_salas_in_the_opening() -> None:
    match = turn("S* TH JH KH 5S 6S 8S 9D 3C", trump=None, moves=["lay TH JH S* KH ; lay 5S 6S S* 8S"])
    assert (table(match).trump, table(match).middle) == ("H", False)
    assert table(match).hands[0] == ["9D", "3C"]


SCOPE: list[tuple[str, str, dict[str, Any], str | None]] = [
    ("3C 4C 5C QS 9H", "lay 3C 4C 5C", {}, None),
    ("3C 4C 5C QS 9H", "add QS > 0", {}, None),
    ("3C 4C 5C QS 9H", "lay 3C 4C 5C", {"opened": (False, True, False, True)}, "minimum_too_low"),
    ("3C 4C 5C QS 9H", "add QS > 0", {"opened": (False, True, True, True)}, "minimum_too_low"),
    ("3C 4C 5C QS 9H", "lay 3C 4C 5C", {"opened": (True, True, False, True)}, None),
    ("TC JC QC KC AD KD QD QS 9H 3C", "lay TC JC QC KC ; lay AD KD QD ; add QS > 0", {"opened": (False,) * 4}, None),
    ("TC JC QC KC KD QD QS 9H 3C", "lay TC JC QC KC ; add QS > 0", {"opened": (False,) * 4}, "minimum_too_low"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "move", "given", "wanted"), SCOPE)
def test_scope_of_the_minimum(hand: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    scope: dict[str, Any] = {"min_scope": "player"} if given else {}
    match = turn(hand, "9S TS JS", theirs=["5H 6H 7H"], players=4, scores=(1000,), **scope, **given)
    assert code(match, move) == wanted


SWAPS: list[tuple[str, str, dict[str, Any], str | None]] = [
    ("TH 5C 9D", "swap TH > 1.0", {}, None),
    ("TH 5C 9D", "swap TH > 1.0", {"scores": (1800,)}, None),
    ("J* 5C 9D", "swap J* > 1.0", {}, "swap_wrong_card"),
    ("TD 5C 9D", "swap TD > 1.0", {}, "swap_wrong_card"),
    ("JH 5C 9D", "swap JH > 1.0", {}, "swap_wrong_card"),
    ("TH 5C 9D", "swap TH > 1.1", {}, "swap_wrong_card"),
    ("TH 5C 9D", "swap TH > 1.7", {}, "swap_wrong_card"),
    ("TH 5C 9D", "swap TH > 3.0", {}, "swap_wrong_card"),
    ("TH 5C 9D", "swap TH > 0.4", {}, "not_own_meld"),
    ("5C 9D", "swap TH > 1.0", {}, "card_not_in_hand"),
    ("4C S* 5C 3C 9D KC", "lay 4C S* 5C ; swap 3C > 0.0", {}, "swap_too_soon"),
    ("TH 8C 9C KD", "swap TH > 1.0 ; lay S* 8C 9C", {}, "keep_one"),
    ("TH 8C 9C KD 3S", "swap TH > 1.0 ; lay S* 8C 9C", {}, None),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "move", "given", "wanted"), SWAPS)
def test_captures(hand: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    assert code(turn(hand, theirs=["7H 8H 9H S*", THREE], **given), move) == wanted


THREE = "3S 4S 5S"


def test_the_layer_waits_for_the_own_next_turn() -> None:
    moves = ["lay 7H 8H 9H S*", "discard KC", "draw", "discard 6C", "draw"]
    match = turn("7H 8H 9H S* TH KC", SALAS_FREE, moves=moves[:1])
    assert code(match, "swap TH > 0.1") == "swap_too_soon"
    match = turn("7H 8H 9H S* TH KC", SALAS_FREE, moves=moves)
    assert code(match, "swap TH > 0.1") is None


SALAS_FREE = "5D 6D 7D"


def test_a_captured_salas_may_return_at_once_and_trump_stays() -> None:
    moves = ["swap 9C > 0.0", "add S*@10 > 0"]
    match = turn("9C TC KD 3H", "6C 7C 8C S*", trump="C", moves=moves)
    assert runs(match) == ["6C 7C 8C 9C S*"]
    assert table(match).trump == "C"
    assert code(match, "swap TC > 0.0") == "swap_too_soon"
