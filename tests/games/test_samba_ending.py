"""How a turn ends, going out, and asking the partner (sections 6 and 11)."""

import pytest

from saladier.games.samba.question import Question
from tests.games.samba_set_up import KINGS, QUEENS, code, facts, table, turn

OPEN = "4D 4H 4S"
TWO = [KINGS, QUEENS]
PLAN = "lay 9S 9H 9D ; discard KC"

ENDS = [
    # clause, hand, melds, move, code
    ("6.3", "8C 9C", [OPEN], "pass", "pass_not_allowed"),
    ("6.3", "8C", [OPEN], "pass", None),
    ("6.3", "8C", [OPEN], "discard 8C", "must_pass"),
    ("6.3", "8C", TWO, "pass", "pass_not_allowed"),
    ("6.3", "8C", TWO, "discard 8C", None),
    ("6.3", "8C J*", [OPEN], "discard J*", None),
    ("6.3", "KC 9S 9H 9D QH", [KINGS, "QS QH QD"], "lay 9S 9H 9D ; add KC > 0 ; pass", None),
    ("11.2", "KC 9S 9H 9D QH", [KINGS, "QS QH QD"], "lay 9S 9H 9D ; add KC > 0 ; discard QH", "must_pass"),
    ("11.2", "KC 9S 9H 9D QH", [KINGS, "QS QH QD"], "lay 9S 9H 9D ; add KC > 0 ; add QH > 1", "keep_one"),
    ("11.1", "KC 9S 9H 9D", TWO, "add KC > 0 ; lay 9S 9H 9D", None),
    ("11.1", "KC 9S 9H 9D", TWO, "add KC > 0 ; lay 9S 9H 9D ; pass", "pass_not_allowed"),
    ("11.1", "KC 9S 9H 9D", TWO, "lay 9S 9H 9D ; discard 9S", "card_not_in_hand"),
    ("whole", "QC", [KINGS, "QS QS QH", "QH QD QD"], "add QC > 1", "keep_one"),
    ("whole", "QC", [KINGS, "QS QS QH", "QH QD QD"], "add QC > 1 ; merge 1 2", None),
    ("M46", "8C 9C", ["8S 8S 8H 8H 8D 8D 8C", "9S 9H 9D"], "add 8C > 0 ; add 9C > 1", "keep_one"),
    ("6.1", "8C 9C", [OPEN], "draw ; discard 8C", "wrong_phase"),
]


@pytest.mark.parametrize(("clause", "hand", "lying", "move", "wanted"), ENDS)
def test_ends(clause: str, hand: str, lying: list[str], move: str, wanted: str | None) -> None:
    assert code(turn(hand, *lying), move) == wanted, clause


def test_drawing_is_a_move_of_its_own() -> None:
    assert code(turn("8C 9C", OPEN, phase="draw"), "draw ; discard 8C") == "plan_draws"
    assert code(turn("8C 9C", OPEN, phase="draw"), "draw") is None


def test_facts_say_what_is_missing() -> None:
    assert facts(turn("8C", KINGS), "discard 8C") == {"complete": 1, "missing": 1}
    assert facts(turn("8C 9C", OPEN), "pass") == {"left": 2, "complete": 0}


def test_a_merger_changes_how_the_turn_ends() -> None:
    match = turn("9H", KINGS, "QS QS QH QH", "QD QD QC")
    assert code(match, "pass") is None
    assert match.play(0, "merge 1 2") is None
    assert code(match, "pass") == "pass_not_allowed"
    assert match.play(0, "discard 9H") is None
    assert table(match).out == 0


ASKING = [
    ("11.5", "9S 9H 9D KC", TWO, f"ask: {PLAN}", None),
    ("11.5", "9S 9H 9D KC", TWO, "ask: lay 9S 9H 9D", "not_emptying"),
    ("11.5", "9S 9H 9D KC", TWO, "ask: lay 9S 9H 9D ; pass", "not_emptying"),
    ("11.5", "9S 9H 9D KC", TWO, "ask: lay 9S 9H 9D ; add KC > 0 ; pass", "pass_not_allowed"),
    ("10.4", "9S 9H 9D KC", [KINGS], f"ask: {PLAN}", "no_req"),
    ("10.4", "9S 9H 9D KC", [KINGS], "ask: lay 9S 9H 9D", "no_req"),
    ("10.4", "9S 9H 9D", [KINGS], "ask: lay 9S 9H 9D", "no_req"),
    ("11.4", "9S 9H 9D KC 3H", TWO, "ask: lay 9S 9H 9D ; red3 3H ; discard KC", "plan_draws"),
    ("11.4", "9S 9H 9D KC 3H", TWO, "ask: lay 9S 9H 9D ; red3 3H", "not_emptying"),
    ("11.5", "9S", TWO, "ask: discard 9S", "ask_too_late"),
    ("11.5", "9S 8C", TWO, "ask: draw", "wrong_phase"),
    ("11.5", "9S 8C", TWO, "ask: discard QC", "card_not_in_hand"),
    ("11.4", "3S 3S 3C 8C", TWO, "ask: lay 3S 3S 3C ; discard 8C", None),
    ("11.4", "3S 3S 3C 8C", TWO, "ask: lay 3S 3S 3C", "black_three_not_out"),
    ("11.5", "QS QH QD KC", [], "ask: lay QS QH QD ; discard KC", "initial_too_low"),
]


@pytest.mark.parametrize(("clause", "hand", "lying", "move", "wanted"), ASKING)
def test_asking(clause: str, hand: str, lying: list[str], move: str, wanted: str | None) -> None:
    assert code(turn(hand, *lying, players=4), move) == wanted, clause


def test_asking_alone_or_before_drawing() -> None:
    assert code(turn("9S 9H 9D KC", *TWO), f"ask: {PLAN}") == "no_partner"
    assert code(turn("9S 9H 9D KC", *TWO, phase="draw"), f"ask: {PLAN}") == "wrong_phase"
    assert code(turn("9S 9H 9D KC", *TWO), "yes") == "wrong_phase"


def test_yes_carries_out_the_plan() -> None:
    match = turn("9S 9H 9D KC", *TWO, players=4, moves=[f"ask: {PLAN}"])
    assert match.to_act == 2
    assert code(match, "yes", by=0) == "not_your_turn"
    for move in ("draw", "discard 5C", "pass", f"ask: {PLAN}"):
        assert code(match, move) == "wrong_phase"
    assert table(match).hands[0] == ["9S", "9H", "9D", "KC"]
    assert match.play(2, "yes") is None
    assert table(match).out == 0
    assert table(match).pile == ["5H", "KC"]


def test_no_keeps_two_cards_in_hand_for_the_turn() -> None:
    match = turn("9S 9H 9D KC", *TWO, players=4, moves=[f"ask: {PLAN}", "no"])
    assert match.to_act == 0
    for move in ("lay 9S 9H 9D", PLAN, "lay 9S 9H 9D ; add KC > 0", "lay 9S 9H 9D ; pass"):
        assert code(match, move) == "out_refused"
    assert code(match, f"ask: {PLAN}") == "already_asked"
    assert facts(match, "lay 9S 9H 9D") == {"left": 1, "least": 2}
    assert match.play(0, "discard KC") is None
    assert not table(match).refused


def test_two_partners_both_answer_and_both_must_agree() -> None:
    for answers, out in ((["yes", "yes"], True), (["no", "yes"], False), (["yes", "no"], False)):
        match = turn("9S 9H 9D KC", *TWO, players=6, moves=[f"ask: {PLAN}"])
        for seat, answer in zip((2, 4), answers, strict=True):
            assert match.to_act == seat
            assert match.play(seat, answer) is None
        assert (table(match).out == 0) == out
        assert (match.to_act == 0) == (not out)


def test_partners_see_no_plan() -> None:
    match = turn("9S 9H 9D KC", *TWO, players=6, moves=[f"ask: {PLAN}"])
    for seat in (None, 1, 2, 4):
        view = match.view(seat).round
        assert view.position()["question"] == Question(0, None, (2, 4))
    assert match.view(0).round.position()["question"] == Question(0, PLAN, (2, 4))
    partner = match.view(2).round.copy()
    assert partner.legal_moves() == ["yes", "no"]
    partner.apply("yes")
    partner.apply("yes")
    assert partner.to_act is None
