"""Which cards are melds: the worked table of section 19 and what it leaves open."""

from typing import Any

import pytest

from tests.games.samba_set_up import KINGS, QUEENS, code, facts, melds, turn

OPEN = "4D 4H 4S"
EIGHT = "8S 8H 8D 8C"

LAYS = [
    # clause, cards, options, code
    ("M1", "KS KH KD", {}, None),
    ("M2", "KS KS 2C", {}, None),
    ("M3", "KS 2C J*", {}, "wild_ratio"),
    ("M4", "KS KH 2C J*", {}, "wild_ratio"),
    ("M4", "KS KH 2C J*", {"group_wild_rule": "more"}, "wild_ratio"),
    ("M5", "9S 9H 9D 9C J*", {}, None),
    ("M6", "9S 9H 9D 2C J*", {}, "wild_ratio"),
    ("M6", "9S 9H 9D 2C J*", {"group_wild_rule": "more"}, None),
    ("M7", "9S 9H 9D 9C 2C J*", {}, None),
    ("M8", "QS QS QH QD QC 2H 2C", {}, None),
    ("M9", "QS QH QD QC 2H 2C J*", {}, "too_many_wilds"),
    ("M9", "QS QH QD QC 2H 2C J*", {"group_wild_rule": "more"}, "too_many_wilds"),
    ("M10", "2H 2C J*", {}, "no_naturals"),
    ("M11", "KS KH", {}, "too_short"),
    ("M11", "2C", {}, "too_short"),
    ("M11", "3H 3D", {}, "too_short"),
    ("M12", "KS KH QD", {}, "mixed_ranks"),
    ("M13", "4H 5H 6H", {}, None),
    ("M13", "6H 4H 5H", {}, None),
    ("M14", "4H 5H 6D", {}, "suit_mismatch"),
    ("M15", "3S 4S 5S", {}, "three_in_seq"),
    ("M15", "3H 4H 5H", {}, "three_in_seq"),
    ("M16", "QH KH AH", {}, None),
    ("M17", "KH AH 4H", {}, "not_consecutive"),
    ("M17", "KH AH 2H", {}, "wild_in_seq"),
    ("M18", "5C 6C J* 8C", {}, "wild_in_seq"),
    ("M19", "8D 9D TD JD QD KD AD", {}, None),
    ("M20", "7D 8D 9D TD JD QD KD AD", {}, "seq_too_long"),
    ("M21", "5S 5S 6S 7S", {}, "not_consecutive"),
    ("M43", "3H 3D 3H", {}, "red_three_meld"),
    ("7.3", "3H 3S 3C", {}, "red_three_meld"),
    ("M44", "8S 8S 8H 8H 8D 8C 2S J*", {}, None),
    ("7.1.2", "8S 8S 8H 8H 8D 8C 2S J* 2D", {}, "too_many_wilds"),
    ("reading", "4H 5H 6D 6D", {}, "mixed_ranks"),
    ("reading", "5S 5S 6S", {}, "not_consecutive"),
    ("reading", "4H 5S 2D", {}, "wild_in_seq"),
    ("7.2.1", "5D 7D 9D", {}, "not_consecutive"),
]


@pytest.mark.parametrize(("clause", "cards", "options", "wanted"), LAYS)
def test_laying(clause: str, cards: str, options: dict[str, Any], wanted: str | None) -> None:
    assert code(turn(f"{cards} 6C JD", OPEN, **options), f"lay {cards}") == wanted, clause


ADDS = [
    ("M12", "KD KD KC", "QC", {}, "mixed_ranks"),
    ("M12", "KD KD KC", "3S", {}, "mixed_ranks"),
    ("M22", KINGS, "J*", {}, "wild_to_canasta"),
    ("M22", KINGS, "KC 2D", {}, "wild_to_canasta"),
    ("M23", "KS KS KH KH KC 2S J*", "KD", {}, None),
    ("7.1.2", "KS KS KH KH KC 2S J*", "2D", {}, "too_many_wilds"),
    ("7.1.6", "KS KS KH KH KC KC 2S", "2D", {}, "wild_to_canasta"),
    ("M24", "KS KS KH KH KC 2S", "J*", {}, None),
    ("M25", "KS KH KC 2D", "2S", {}, "wild_ratio"),
    ("M25", "KS KH KC 2D", "2S", {"group_wild_rule": "more"}, None),
    ("M26", "KS KH KC 2D", "KD 2S", {}, None),
    ("M36", "6H 7H 8H", "5H 9H", {}, None),
    ("M37", "6H 7H 8H", "TH", {}, "not_consecutive"),
    ("M38", "4H 5H 6H 7H 8H 9H TH", "JH", {}, "seq_closed"),
    ("M38", "4H 5H 6H 7H 8H 9H TH", "2H", {}, "wild_in_seq"),
    ("M38", "4H 5H 6H 7H 8H 9H TH", "JD", {}, "suit_mismatch"),
    ("7.2.1", "4H 5H 6H", "3H", {}, "three_in_seq"),
    ("7.2.1", "JS QS KS AS", "4S", {}, "not_consecutive"),
    ("7.2.1", "6H 7H 8H", "8H", {}, "not_consecutive"),
    ("7.2.2", "6H 7H 8H", "9D", {}, "suit_mismatch"),
    ("7.2.2", "6H 7H 8H 9H TH", "5H JH QH", {}, "seq_too_long"),
    ("M45", "8S 8S 8H 8H 8D 8C", "2S J*", {}, None),
]


@pytest.mark.parametrize(("clause", "meld", "cards", "options", "wanted"), ADDS)
def test_adding(clause: str, meld: str, cards: str, options: dict[str, Any], wanted: str | None) -> None:
    assert code(turn(f"{cards} 6C JD", meld, **options), f"add {cards} > 0") == wanted, clause


MERGERS = [
    ("M28", ["AS AH J*", "AD AC AC"], None),
    ("M29", ["TS TH 2C", "TD TC J*"], None),
    ("M30", ["TS TS TH TD 2C J*", "TC TC 2D"], "too_many_wilds"),
    ("M31", ["TS TS TH TH TD TD TC", "TC TC 2D"], "wild_to_canasta"),
    ("M31", ["TS TS TH TH TD TC 2D", "TC TC 2D"], "wild_to_canasta"),
    ("M32", ["TS TS TH TH TD TD TC", "TC TC TS"], None),
    ("7.1.8", ["TS TS TH TH TD 2D 2C", "TC TC TD"], None),
    ("reading", ["TS TS TH", "QS QS QH"], "mixed_ranks"),
    ("reading", ["TS TS TH", "4S 5S 6S"], "mixed_ranks"),
    ("M33", ["TS JS QS", "6S 7S 8S"], "seq_merge_off"),
]


@pytest.mark.parametrize(("clause", "lying", "wanted"), MERGERS)
def test_merging(clause: str, lying: list[str], wanted: str | None) -> None:
    assert code(turn("6C JD", *lying), "merge 0 1") == wanted, clause
    assert code(turn("6C JD", *reversed(lying)), "merge 1 0") == wanted, clause


JOINS = [
    # clause, sequences, link, code under up_to_seven, code under three_plus_link
    ("M33", ["TS JS QS", "6S 7S 8S"], "9S", None, None),
    ("M34", ["TS JS QS KS", "6S 7S 8S"], "9S", "seq_too_long", "seq_too_long"),
    ("M35", ["4C 5C 6C", "7C 8C 9C"], "", None, "seq_merge_shape"),
    ("23.36", ["4C 5C 6C", "7C 8C 9C TC"], "", None, "seq_merge_shape"),
    ("23.36", ["4C 5C 6C 7C", "9C TC JC"], "8C", "seq_too_long", "seq_too_long"),
    ("7.2.4", ["4C 5C 6C", "8C 9C TC"], "", "not_consecutive", "not_consecutive"),
    ("7.2.4", ["4C 5C 6C", "8C 9C TC"], "7D", "suit_mismatch", "suit_mismatch"),
    ("7.2.4", ["4C 5C 6C", "7D 8D 9D"], "", "suit_mismatch", "suit_mismatch"),
    ("7.2.4", ["4C 5C 6C", "8C 9C TC"], "2C", "wild_in_seq", "wild_in_seq"),
    ("7.2.4", ["4C 5C 6C 7C 8C 9C TC", "JC QC KC"], "", "seq_closed", "seq_closed"),
    ("7.2.4", ["4C 5C 6C", "4C 5C 6C"], "7C", "not_consecutive", "not_consecutive"),
]


@pytest.mark.parametrize(("clause", "lying", "link", "up_to_seven", "strict"), JOINS)
def test_joining_sequences(
    clause: str, lying: list[str], link: str, up_to_seven: str | None, strict: str | None
) -> None:
    hand = f"{link or '6C'} JD 8H"
    move = "merge 0 1" + (f" with {link}" if link else "")
    for option, wanted in (("up_to_seven", up_to_seven), ("three_plus_link", strict), ("none", "seq_merge_off")):
        assert code(turn(hand, *lying, sequence_merge=option), move) == wanted, clause


def test_numbers_after_a_merger() -> None:
    """The smaller number stays, later melds move down, also within a move."""
    match = turn("KC 9D 5S", "AS AH J*", "KS KH KD", "AD AC AC", "8S 8H 8D")
    assert code(match, "merge 0 2 ; add KC > 1") is None
    assert match.play(0, "merge 2 0") is None
    assert melds(match) == ["AS AH J* AD AC AC", "KS KH KD", "8S 8H 8D"]


@pytest.mark.parametrize(
    ("move", "wanted"),
    [
        ("add KC > 2", "not_own_meld"),
        ("merge 1 1", "not_own_meld"),
        ("merge 0 5", "not_own_meld"),
        ("add KH > 7", "card_not_in_hand"),
        ("lay KC KC KC", "card_not_in_hand"),
        ("merge 0 1 with KC", "mixed_ranks"),
        ("add KC > 0.0", "wrong_phase"),
        ("swap KC > 0.0", "wrong_phase"),
        ("take ; lay KC KC KC", "wrong_phase"),
        ("lay KH KH KH ; stop", "unreadable"),
        ("discard KC ; discard 9D", "wrong_phase"),
        ("discard KC ; pass", "wrong_phase"),
        ("lay S* KC KC", "card_not_in_hand"),
    ],
)
def test_what_no_meld_is_concerned(move: str, wanted: str) -> None:
    assert code(turn("KC KC 9D", "KS KH KD", "4S 5S 6S"), move) == wanted


def test_with_belongs_to_sequences() -> None:
    assert code(turn("KC 9D", "KS KH KD", "KC KD J*"), "merge 0 1 with KC") == "unreadable"


def test_facts_of_refusals() -> None:
    assert facts(turn("KS 2C J* 6C", OPEN), "lay KS 2C J*") == {"naturals": 1, "wilds": 2, "needed": 4}
    assert facts(turn("QC 6C 8C", "KD KD KC"), "add QC > 0") == {"ranks": ("K", "Q"), "cards": ("QC",)}
    assert facts(turn("8C 9C", KINGS, "9S 9H 9D"), "add 8C > 0") == {"ranks": ("K", "8"), "cards": ("8C",)}


def test_two_equal_sambas_and_a_second_group() -> None:
    match = turn("4D 5D 6D 7D 8D 9D TD KC KC 2D", "4D 5D 6D 7D 8D 9D TD", KINGS, QUEENS)
    assert match.play(0, "lay 4D 5D 6D 7D 8D 9D TD") is None
    assert match.play(0, "lay KC KC 2D") is None
    assert len(melds(match)) == 5
