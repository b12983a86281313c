"""The pile and what may be discarded (3.1 to 3.5)."""

from typing import Any

import pytest

from tests.games.salas_set_up import code, table, turn

PILE = "7C 3H KS 8D"
HAND = "5C 6C KD 9H"
TAKES: list[tuple[str, str, dict[str, Any], str | None]] = [
    (HAND, "take ; lay 5C 6C 7C", {}, None),
    (HAND, "take ; add KS > 0", {}, None),
    (HAND, "take ; add KS > 0 ; discard KD", {}, None),
    (HAND, "take", {}, "pile_card_unused"),
    (HAND, "take ; discard KD", {}, "pile_card_unused"),
    ("5C 6C 7C 9H 4D", "take ; lay 5C 6C 7C", {"pile": "8H 3H"}, "pile_card_unused"),
    (HAND, "take ; lay 5C 6C 7C", {"pile": ""}, "card_not_in_hand"),
    ("5C 6C 7C 9H", "take ; lay 5C 6C 7C", {"pile": ""}, "pile_empty"),
    (HAND, "take ; lay 5C 6C 7C", {"trump": None}, "pile_closed"),
    ("5C 6C 7C 9H", "take ; lay 5C 6C 7C", {"pile": "", "trump": None}, "pile_empty"),
    (HAND, "take ; lay 5C 6C 8C", {"trump": None}, "card_not_in_hand"),
    (HAND, "take ; lay 5C 6C 8D", {}, "suit_mismatch"),
    (HAND, "take ; lay 5C 6C 7C", {"scores": (1000,)}, None),
    (HAND, "take 8D 8C", {}, "wrong_phase"),
    (HAND, "lay 5C 6C 7C", {}, "wrong_phase"),
    (HAND, "take ; draw", {}, "wrong_phase"),
    (HAND, "draw ; discard 9H", {}, "wrong_phase"),
    (HAND, "take ; discard 9H ; lay 5C 6C 7C", {}, "wrong_phase"),
    (HAND, "draw", {"stock": ""}, "wrong_phase"),
    ("TH 4C", "take ; swap 9H > 1.1", {"pile": "9H 3C", "theirs": ["TS JS QS", "7H 8H S* TH"]}, None),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "move", "given", "wanted"), TAKES)
def test_taking_the_pile(hand: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    given = {"pile": PILE, "theirs": ["4H 5H 6H"], **given}
    assert code(turn(hand, "TS JS QS", phase="draw", **given), move) == wanted


BAND_HAND, BAND_PILE = "8S 9S TS QD KD 4C 4H", "JS 7S 3C AD"
BAND: list[tuple[str, dict[str, Any], str | None]] = [
    ("take ; lay 8S 9S TS JS ; lay QD KD AD", {}, "pile_needs_open"),
    ("take ; lay 6S 7S 8S", {}, "card_not_in_hand"),
    ("take ; lay 8S 9S TS", {}, "pile_card_unused"),
    ("take ; lay JS QD KD", {}, "pile_needs_open"),
    ("take ; lay 8S 9S TS JS ; lay QD KD AD", {"pile_counts_for_min": True}, None),
    ("take ; lay 8S 9S TS ; add JS > 0 ; lay QD KD AD", {"pile_counts_for_min": True}, None),
    ("take ; lay 7S 8S 9S TS ; lay QD KD AD", {"pile_counts_for_min": True}, "minimum_too_low"),
    ("take ; lay 8S 9S TS JS", {"pile_counts_for_min": True}, "minimum_too_low"),
    ("take ; lay 8S 9S TS JS ; lay QD KD AD", {"pile_counts_for_min": True, "min_strict": True}, "minimum_too_low"),
    ("take ; swap 3C > 1.0", {"pile_counts_for_min": True, "theirs": ["S* 4C 5C"]}, "minimum_too_low"),
    ("take ; lay 8S 9S TS JS", {"restrictions": False}, None),
    ("take ; lay 8S 9S TS JS", {"scores": (990, 4000)}, None),
]  # fmt: skip


@pytest.mark.parametrize(("move", "given", "wanted"), BAND)
def test_the_pile_under_a_minimum(move: str, given: dict[str, Any], wanted: str | None) -> None:
    given = {"scores": (1000,), "theirs": ["5H 6H 7H"], **given}
    match = turn(BAND_HAND, phase="draw", pile=BAND_PILE, **given)
    before = table(match).position()
    assert code(match, move) == wanted
    assert table(match).position() == before


DISCARDS: list[tuple[str, str, str, str, dict[str, Any], str | None]] = [
    ("5C 6C KD 9H", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {}, "discard_from_pile"),
    ("5C 6C KD 9H", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 9H", {}, None),
    ("5C 6C KD 9H", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {"pile_rediscard": "free"}, None),
    ("5C 6C 7C 9H", "5C KD", "take ; lay 5C 6C 7C", "discard 5C", {}, None),
    ("5C 6C 3H", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {}, None),
    ("5C 6C", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {}, None),
    ("5C 6C S*", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {}, "discard_from_pile"),
    ("5C 6C S*", "7C 3H KS", "take ; lay 5C 6C 7C", "discard 3H", {"discard_salas": False}, None),
    ("5C 6C S*", "7C 3H KS", "take ; lay 5C 6C 7C", "discard S*", {"discard_salas": False}, "discard_salas"),
    ("S* KC 3D", "", "", "discard S*", {}, None),
    ("S* KC 3D", "", "", "discard S*", {"discard_salas": False}, "discard_salas"),
    ("S* KC 3D", "", "", "discard KC", {"discard_salas": False}, None),
    ("S* S*", "", "", "discard S*", {"discard_salas": False}, None),
    ("S*", "", "", "discard S*", {"discard_salas": False}, None),
    ("J* 2S S*", "", "", "discard J*", {}, None),
    ("J* 2S S*", "", "", "discard 2S", {}, None),
    ("J* 2S S*", "", "", "discard 2H", {}, "card_not_in_hand"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "pile", "first", "move", "given", "wanted"), DISCARDS)
def test_discards(hand: str, pile: str, first: str, move: str, given: dict[str, Any], wanted: str | None) -> None:
    phase = "draw" if first else "play"
    match = turn(hand, "4D 5D 6D", phase=phase, pile=pile, moves=[first] if first else [], **given)
    assert code(match, move) == wanted
    assert (move in table(match).legal_moves()) == (wanted is None)


FOREIGN = ["pass", "7H", "merge 0 1", "stop", "top > 3", "red3 3H", "ask: discard KC", "yes", "cut 3", "take 8S 8D > 2"]


@pytest.mark.parametrize("move", FOREIGN)
def test_moves_of_other_games(move: str) -> None:
    assert code(turn("KC 3D 4H"), move) == "wrong_phase"


def test_moves_that_are_none_and_seats_that_wait() -> None:
    match = turn("KC 3D 4H")
    assert code(match, "dance") == "unreadable"
    assert code(match, "discard KC", by=1) == "not_your_turn"


OWNERS = [
    ("add 6H > 0", "not_own_meld"),
    ("add 6H > 1.0", "not_own_meld"),
    ("add KC > 1.0", "suit_mismatch"),
    ("add 6H > 1.5", "not_own_meld"),
    ("add 6H > 7.0", "not_own_meld"),
]


@pytest.mark.parametrize(("move", "wanted"), OWNERS)
def test_runs_of_others(move: str, wanted: str) -> None:
    assert code(turn("6H KC 9D 4D", theirs=["3H 4H 5H"]), move) == wanted
