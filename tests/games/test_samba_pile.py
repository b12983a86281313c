"""Using the pile: the worked table of section 20, and the order in which its refusals are tested."""

from typing import Any

import pytest

from saladier.cards import read_cards
from tests.games.samba_set_up import KINGS, QUEENS, code, facts, melds, table, turn

OPEN = "4D 4H 4S"
RUN = "6S 7S 8S 9S"

CASES = [
    # clause, pile, hand, melds, move, code
    ("P1", "9C KD", "KS KH 5C 8D", [OPEN], "take KS KH", None),
    ("P2", "9C KD", "KS 2H 5C 8D", [OPEN], "take KS 2H", "need_natural_pair"),
    ("P3", "9C KD", "KS 5C 8D", [OPEN, "KH KD KC"], "take KS > 1", "need_natural_pair"),
    ("P4", "9C KD", "KS KH 5C 8D", ["KS KS KH KH KC KC KD"], "take KS KH", None),
    ("P5", "9C 3S", "3C 3C 8D", [OPEN], "take 3C 3C", "top_blocked"),
    ("P5", "9C J*", "J* J* 8D", [OPEN], "take J* J*", "top_blocked"),
    ("P5", "9C 2C", "4C 5C 8D", ["6C 7C 8C"], "top > 0", "top_blocked"),
    ("P6", "J* 3H 8C", "8S 8D 6C", [OPEN], "take 8S 8D", None),
    ("P9", "9C TS", "4C 8D", [RUN], "top > 0", None),
    ("P10", "9C TS", "6S 7S 8S 9S 4C", ["6H 7H 8H"], "top > 0", "top_no_fit"),
    ("P11", "9C TS", "9S 4C", ["6S 7S 8S"], "top > 0", "top_no_fit"),
    ("P12", "9C 5S", "9D 4C", ["6S 7S 8S"], "top > 0", None),
    ("P13", "9C JS", "9D 4C", ["4S 5S 6S 7S 8S 9S TS"], "top > 0", "top_no_fit"),
    ("9.8", "9C KS", "9D 4C", ["KD KH KC"], "top > 0", "top_no_fit"),
    ("P14", "9C TS", "4C", [RUN], "top > 0", "one_card_hand"),
    ("P15", "9C TS", "4C", ["4S 5S 6S 7S 8S 9S", KINGS], "top > 0", None),
    ("P16", "KD", "KS KH", [OPEN], "take KS KH", "keep_one"),
    ("P16", "KC", "KS KH", [QUEENS, "8S 8S 8H 8H 8D 8D 8C"], "take KS KH", None),
    ("P17", "5C KD", "KS KH", [OPEN], "take KS KH", None),
    ("P19", "", "5C 5D", [OPEN], "take 5C 5D", "pile_empty"),
    ("P19", "", "5C 5D", [RUN], "top > 0", "pile_empty"),
    ("P19", "", "5C 5D", [RUN], "top > 1", "not_own_meld"),
    ("P20", "5H QH", "QS QD 4C", ["9H TH JH"], "top > 0", None),
    ("P23", "5H QD", "QS QH J* 4C", [OPEN], "take QS QH J*", None),
    ("9.1", "5H QD", "QS QH J* 2C 4C", [OPEN], "take QS QH J* 2C", "wild_ratio"),
    ("9.1", "5H QD", "QS QH 4C 7C", [OPEN], "take QS QH 4C", "mixed_ranks"),
    ("9.1", "5H QD", "QS QH 4C 7C", [OPEN], "take QS QH > 0", "mixed_ranks"),
    ("9.1", "5H QD", "QS QH 4C 7C", [RUN], "take QS QH > 0", "mixed_ranks"),
    ("9.1", "5H QD", "QS QH 4C 7C", [OPEN], "take QS QH > 3", "not_own_meld"),
    ("9.1", "5H QD", "QS QC 4C 7C", [OPEN], "take QS QH", "card_not_in_hand"),
    ("9.11", "5H QD", "QS", [OPEN], "take QS", "one_card_hand"),
    ("9.11", "5H 3S", "3C", [OPEN], "take 3C", "one_card_hand"),
    ("7.1.6", "9C KD", "KH KS J* 8D", [KINGS], "take KH KS J* > 0", "wild_to_canasta"),
    ("7.1.6", "9C KD", "KH KS J* 8D", [KINGS], "take KH KS J*", None),
    ("P26", "5H TS", "4C 9D", [RUN], "top > 0 & 0", "not_own_meld"),
    ("P25", "5H TS", "4C 9D", [RUN, "JS QS KS"], "top > 0 & 1", "seq_merge_off"),
]


@pytest.mark.parametrize(("clause", "pile", "hand", "lying", "move", "wanted"), CASES)
def test_pile(clause: str, pile: str, hand: str, lying: list[str], move: str, wanted: str | None) -> None:
    assert code(turn(hand, *lying, pile=pile, phase="draw"), move) == wanted, clause


JOINS = [
    # sequences, top, move, code under up_to_seven, under three_plus_link
    (["6S 7S 8S", "TS JS QS"], "9S", "top > 0 & 1", None, None),
    (["6S 7S 8S", "TS JS QS"], "9S", "top > 1 & 0", None, None),
    (["6S 7S 8S", "TS JS QS KS"], "9S", "top > 0 & 1", "seq_too_long", "seq_too_long"),
    (["6S 7S 8S", "JS QS KS"], "9S", "top > 0 & 1", "not_consecutive", "not_consecutive"),
    (["6S 7S 8S", "JS QS KS"], "9S", "top > 1 & 0", "top_no_fit", "top_no_fit"),
    (["6S 7S 8S", "TH JH QH"], "9S", "top > 0 & 1", "suit_mismatch", "suit_mismatch"),
    (["6S 7S 8S", "TH TD TC"], "9S", "top > 0 & 1", "mixed_ranks", "mixed_ranks"),
    (["5S 6S 7S", "4S 5S 6S"], "8S", "top > 0 & 1", "not_consecutive", "not_consecutive"),
]


@pytest.mark.parametrize(("lying", "top", "move", "up_to_seven", "strict"), JOINS)
def test_the_top_card_as_a_link(
    lying: list[str], top: str, move: str, up_to_seven: str | None, strict: str | None
) -> None:
    for option, wanted in (("up_to_seven", up_to_seven), ("three_plus_link", strict)):
        match = turn("4C 9D", *lying, pile=f"5H {top}", phase="draw", sequence_merge=option)
        assert code(match, move) == wanted


def test_a_link_from_the_pile_with_one_card_in_hand() -> None:
    lying = ["6S 7S 8S", "TS JS QS"]
    given: dict[str, Any] = {"pile": "5H 9S", "phase": "draw", "sequence_merge": "up_to_seven"}
    assert code(turn("4C", *lying, **given), "top > 0 & 1") == "one_card_hand"
    assert code(turn("4C", *lying, KINGS, **given), "top > 0 & 1") is None


def test_opening_with_the_pile() -> None:
    """P7, P8: cards below the top neither count nor help before the minimum is reached; then they may be used."""
    match = turn("8S 8D JS JH J* 4C", pile="5H 8C", phase="draw")
    assert facts(match, "take 8S 8D") == {"total": 30, "minimum": 50, "missing": 20}
    assert match.play(0, "take 8S 8D ; lay JS JH J*") is None
    assert melds(match) == ["8C 8S 8D", "JS JH J*"]
    dear: dict[str, Any] = {"pile": "AS AH AD 9C", "phase": "draw", "scores": (1500,)}
    hand = "9S 9D J* 4S 5S 6S KD"
    assert code(turn(hand, **dear), "take 9S 9D J*") == "initial_too_low"
    assert code(turn(hand, **dear), "take 9S 9D J* ; lay AS AH AD") == "card_not_in_hand"
    assert code(turn(hand, **dear), "take 9S 9D J* ; lay 4S 5S 6S") is None
    assert code(turn(hand, **dear), "take 9S 9D J* ; lay 4S 5S 6S ; lay AS AH AD ; discard KD") == "must_pass"
    assert code(turn(hand, **dear), "take 9S 9D J* ; lay 4S 5S 6S ; lay AS AH AD ; pass") is None
    assert code(turn(hand, **dear), "take 9S 9D ; add J* > 0 ; lay 4S 5S 6S") is None


def test_pile_cards_come_at_once_to_an_opened_side() -> None:
    match = turn("KS KH 5C", OPEN, pile="9C 9D 9H KD", phase="draw")
    assert code(match, "take KS KH ; lay 9C 9D 9H ; pass") is None
    assert code(match, "take KS KH ; lay 9C 9D 9H ; discard 5C") == "must_pass"


def test_what_is_taken_is_seen_until_it_is_played() -> None:
    match = turn("8S 8D 6C", OPEN, pile="J* 3H 6D 8C", phase="draw", moves=["take 8S 8D"])
    assert sorted(table(match).seen[0]) == sorted(read_cards("J* 3H 6D"))
    assert match.play(0, "red3 3H") is None
    assert match.play(0, "discard 6D") is None
    assert table(match).seen == [["J*"], []]


def test_pile_order_and_phases() -> None:
    """A turn begins once; melding waits for it; the pile grows by the discard."""
    match = turn("QS QD 4C 5D", "9H TH JH", pile="5H QH", phase="draw")
    for move in ("lay QS QD 4C", "discard 4C", "pass", "red3 3H", "merge 0 1", "add QS > 0"):
        assert code(match, move) == "wrong_phase"
    assert match.play(0, "take QS QD") is None
    for move in ("draw", "take QS QD", "top > 0"):
        assert code(match, move) == "wrong_phase"
    assert match.play(0, "discard 4C") is None
    assert table(match).pile == ["4C"]


def test_stock_runs_out() -> None:
    """12: one card is drawn when one is left; with none the wish to draw ends the hand, taking goes on."""
    match = turn("KS KH 9C", OPEN, pile="5H KD", phase="draw", stock="8S")
    assert match.play(0, "draw") is None
    assert len(table(match).hands[0]) == 4
    match = turn("KS KH 9C", OPEN, pile="5H KD", phase="draw", stock="")
    assert code(match, "take KS KH") is None
    assert match.play(0, "draw") is None
    assert match.to_act is None
    assert table(match).out is None
