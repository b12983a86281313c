"""Scoring a hand and ending a match: the worked examples of section 22."""

from collections.abc import Sequence
from typing import Any

import pytest

from saladier.games import find
from tests.games.samba_set_up import KINGS, QUEENS, code, table, turn

SEVENS = "7S 7S 7H 7H 7D 7D 2C"
SIX = "3H 3H 3H 3D 3D 3D"
EIGHTS_TO_ACE = "8S 9S TS JS QS KS AS"

S2: dict[str, Any] = {
    "hand": "9C", "melds": ["5S 5S 5H 5H 5D 5D 5C 5C", EIGHTS_TO_ACE], "others": ["4C 4D", "J* 3C", "KD 2H"],
    "theirs": ["AS AS AH AH AD AD AC", "8S 8H 8H 8D 8C 8C J*", "9D TD JD"], "red3": ["", SIX],
    "players": 4, "moves": ["discard 9C"],
}  # fmt: skip
S4: dict[str, Any] = {
    "hand": "3H 3D 4S", "melds": ["9S 9S 9H 9H 9D 9D 9C", "QS QS QH QH QD QD 2C", "4C 5C 6C"], "stock": "",
    "others": ["KH", "3D JC", "KC"], "red3": ["3H 3H 3D"], "players": 4, "phase": "draw", "moves": ["draw"],
}  # fmt: skip
S9: dict[str, Any] = {
    "hand": "9C", "melds": ["TS TS TH TH TD J* J*", SEVENS], "others": ["AH", "J* 4C", "J* AC", "2D", "KD KC"],
    "theirs": ["AS AS AH AH AD AD AC AC", "9S 9H 9D J*"], "red3": [SIX], "players": 6, "moves": ["discard 9C"],
}  # fmt: skip

SCORES: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [
    ("S1", {
        "hand": "9C", "melds": ["4H 5H 6H 7H 8H 9H TH", "KS KS KH KC KC 2D J*"], "red3": ["3H 3D", "3H"],
        "others": ["AS KD 5H 3S J*"], "theirs": ["7S 7H 7C", "QS QH 2C"], "moves": ["discard 9C"],
    }, (2370, -135)),
    ("S2", S2, (2265, 2040)),
    ("S3", {
        "hand": "AS AH 2D", "melds": ["6S 6S 6H 6H 6D 6D 6C", "KS KH KD"], "red3": [SIX], "others": ["QD"],
        "stock": "", "phase": "draw", "moves": ["draw"],
    }, (-495, -10)),
    ("S4", S4, (-250, -20)),
    ("S4 team", S4 | {"red3_hand_penalty_scope": "team"}, (500, -20)),
    ("S5", {
        "hand": "KS KH 2S", "melds": ["5D 6D 7D 8D 9D TD JD", "8S 8H 8H 8C"], "red3": ["3H", "3H 3D"],
        "others": ["AD 3S 3C", "AS AH KD KC QS JC TD 9C 8C 7C 6C 5C 4C 2D 3H"], "players": 3, "stock": "",
        "theirs": ["4S 4S 4H 4H 4D 2C 2H", "JS JS JH JH JD JD JC"], "phase": "draw", "moves": ["draw"],
    }, (1455, 1105, -900)),
    ("S6", {
        "hand": "3S 3S 3C 3C 2H", "melds": [EIGHTS_TO_ACE, "4S 5S 6S 7S 8S 9S TS"], "players": 5,
        "others": ["5C", "7D", "5D", "7C"], "moves": ["lay 3S 3S 3C 3C ; discard 2H"],
    }, (3350, -5, -5, -5, -5)),
    ("S7", {
        "hand": "3S 3S 3S 3C 3C 2D J*", "melds": ["6S 6S 6H 6H 6D 6D 6C"], "red3": ["3H"], "players": 4,
        "others": ["5C 7D", "QS QH 7D", "5D 7C"], "black3_meld": "wild_going_out",
        "moves": ["lay 3S 3S 3S 3C 3C 2D J*"],
    }, (1205, -20)),
    ("S8", {
        "hand": "9C", "melds": ["KS KS KH KH KD KD KC KC KS", "7C 8C 9C TC JC QC KC"], "players": 6,
        "others": ["5C", "7D", "J* J* 2D AC 4H", "5D", "7C"], "six_player_mode": "3x2", "moves": ["discard 9C"],
    }, (2210, -10, -10)),
    ("S9", S9, (1925, 630)),
    ("S10", {
        "hand": "KC", "melds": ["AS AS AH AH AD AD AC", "9S 9S 9H 9H 9D 2C J*", "QS QH QD QC"], "players": 4,
        "red3": ["3H 3H 3H 3D 3D"], "others": ["4C", "3D KD", "4D"], "stock": "", "phase": "draw", "moves": ["draw"],
    }, (830, -10)),
    ("S12", {
        "hand": "3D", "melds": [KINGS, QUEENS], "stock": "", "others": ["5C 7D"], "moves": ["red3 3D"],
    }, (1250, -10)),
    ("S12 kept", {
        "hand": "3D", "melds": ["4D 4H 4S"], "stock": "", "others": ["5C 7D"], "moves": ["pass", "draw"],
    }, (-735, -10)),
]  # fmt: skip


def played(hand: str, melds: Sequence[str], **given: Any) -> Any:
    return turn(hand, *melds, **given)


@pytest.mark.parametrize(("clause", "given", "points"), SCORES, ids=[row[0] for row in SCORES])
def test_hand_score(clause: str, given: dict[str, Any], points: tuple[int, ...]) -> None:
    match = played(**given)
    assert match.settlement is not None, clause
    assert match.settlement.round_score == points, clause


def test_the_ledger_says_what_each_line_is_for() -> None:
    match = played(**S2)
    lines = {line.code: line for line in find("samba").ledger(table(match))}
    assert list(lines) == ["melds", "complete", "red3", "out", "hands", "red3_kept"]
    assert lines["melds"].points == (120, 280)
    assert lines["complete"].points == (2000, 800)
    assert lines["complete"].facts[0] == {"sambas": 1, "natural": 1, "mixed": 0}
    assert lines["red3"].points == (0, 1000)
    assert lines["out"].points == (200, 0)
    assert lines["out"].facts == ({"seat": 0}, {"seat": None})
    assert lines["hands"].points == (-55, -40)
    assert lines["hands"].facts[1]["hands"] == {1: ("4C", "4D"), 3: ("2H", "KD")}
    assert lines["red3_kept"].points == (0, 0)


ENDINGS = [
    # totals before S9, dealer, tie rule, totals after, winners, next dealer
    ((8600, 9150), 3, "draw", (10_525, 9780), (0,), 4),
    ((8215, 9695), 3, "draw", (10_140, 10_325), (1,), 4),
    ((8600, 9895), 5, "draw", (10_525, 10_525), (0, 1), 0),
    ((8600, 9895), 5, "play_on", (10_525, 10_525), (), 0),
    ((8070, 9895), 5, "play_on", (9995, 10_525), (1,), 0),
    ((8070, 0), 5, "draw", (9995, 630), (), 0),
    ((8075, 0), 5, "draw", (10_000, 630), (0,), 0),
]


@pytest.mark.parametrize(("before", "dealer", "tie", "after", "winners", "next_dealer"), ENDINGS)
def test_match_end(
    before: tuple[int, int], dealer: int, tie: str, after: tuple[int, int], winners: tuple[int, ...], next_dealer: int
) -> None:
    settled = played(**S9, scores=before, dealer=dealer, tie_rule=tie).settlement
    assert settled is not None
    assert settled.scores == settled.next.scores == after
    assert settled.winners == winners
    assert settled.match_over == bool(winners)
    assert settled.next.dealer == next_dealer


def test_the_next_minimum_follows_the_total() -> None:
    match = turn("9C", KINGS, QUEENS, others=["AS KD 5H 3S J*"], theirs=["7S 7H 7C"], moves=["discard 9C"])
    assert match.standing.scores[1] < 0
    assert code(match, "draw") == "wrong_phase"
