"""What is counted at the end of real hands: it passes every check, and alone it gives the score the cards gave."""

from random import Random
from typing import Any

import pytest

from saladier.bots import find_bot
from saladier.cards import shuffled
from saladier.games import NAMES, Match, Options, find, read_options
from saladier.games.counting import Counts

OTHERS: dict[str, tuple[dict[str, Any], ...]] = {
    "canadian_salad": ({}, {"players": 3, "over_500": "freeze"}, {"players": 6, "queen_points": 25}),
    "la_salade": ({}, {"players": 3, "final_tie": "sevens_place"}, {"sevens_pass": "voluntary"}),
    "septica": ({}, {"players": 4, "deal_when_equal": "loser"}, {"sluga_swap": "all_points", "match_mode": "hands:5"}),
    "samba": ({}, {"players": 3}, {"players": 6, "six_player_mode": "3x2", "red3_hand_penalty_scope": "team"}),
    "salas": ({}, {"players": 2, "first_close_bonus": 100, "det": "extra2"}, {"players": 6, "never_laid": "stack"}),
}
"""Game -> the options under which its hands are counted."""
HANDS = {"samba": 3, "salas": 4}
"""Hands of a match, of games whose matches have no fixed length."""
TABLES = [pytest.param(name, given, id=f"{name} {given}") for name in NAMES for given in OTHERS[name]]


def played(name: str, options: Options, random: Random, level: str) -> Match:
    """A match of several hands, between bots."""
    game = find(name)
    match = Match(game, options, game.first_standing(options, random.randrange(options.players)))
    bot = find_bot(name, level)
    for _ in range(HANDS.get(name, 7)):
        match.start_deal(shuffled(game.dealt_pack(options), random))
        while match.to_act is not None:
            assert match.play(match.to_act, bot.choose(match.view(match.to_act), random, 4)) is None
        check(match)
        if match.over:
            break
    return match


def check(match: Match) -> None:
    """The counts of the hand just finished are right one by one and together, and give its score."""
    assert match.round is not None
    assert match.settlement is not None
    game, options, standing = match.game, match.options, match.round.standing
    if game.name == "septica" and match.settlement.next == standing:
        return  # a void hand is not counted
    counts = game.counted(match.round)
    entries = game.entries(options, standing)
    asked = {entry.code: counts[entry.code] for entry in entries}
    assert [entry.fault(asked[entry.code]) for entry in entries] == [None] * len(entries)
    assert game.objections(options, standing, asked) == []
    lines = [(line.code, line.points) for line in game.lines(options, standing, asked)]
    assert lines == [(line.code, line.points) for line in game.ledger(match.round)]
    assert game.conclude(options, standing, asked) == match.settlement


@pytest.mark.parametrize("level", ["medium", "random"])
@pytest.mark.parametrize(("name", "given"), TABLES)
def test_counts_of_real_hands_give_their_score(name: str, given: dict[str, Any], level: str) -> None:
    options = read_options(find(name).options, given)
    played(name, options, Random(f"{name}{given}{level}"), level)


def codes(name: str, counts: Counts, round_: int = 0, **given: Any) -> set[str]:
    """What is said against the counts of a hand."""
    game = find(name)
    options = read_options(game.options, given)
    standing = game.standing_type(round=round_, scores=(0,) * game.sides(options))
    entries = game.entries(options, standing)
    faults = [fault for entry in entries if (fault := entry.fault(counts[entry.code]))]
    return {fault.code for fault in faults or game.objections(options, standing, counts)}


SALAD = {"tricks": (4, 3, 6, 0), "hearts": (5, 8, 0, 0), "queens": (2, 1, 1, 0), "king": (0, 0, 1, 0),
         "last": (1, 0, 0, 0)}  # fmt: skip
SAMBA = {"melds": (500, 300), "sambas": (1, 0), "natural": (1, 1), "mixed": (0, 0), "red3": (2, 1), "out": (1, 0),
         "hands": (25, 80), "kept": (0, 1)}  # fmt: skip
SALAS = {"laid": (1, 1), "runs": (300, 60), "dirty_seven": (1, 0), "clean_seven": (1, 0), "dirty_thirteen": (0, 0),
         "clean_thirteen": (0, 0), "dirty_seven_trump": (0, 0), "clean_seven_trump": (0, 0),
         "dirty_thirteen_trump": (0, 0), "clean_thirteen_trump": (0, 0), "final_close": (1, 0), "pack": (1, 0),
         "hands": (15, 100), "salas_left": (0, 1)}  # fmt: skip
SEPTICA = {"tens": (3, 1), "aces": (4, 0), "sweep": (0, 0)}

FAULTS: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], str]] = [
    # game, what is changed, options, round, the code ("" for none)
    ("canadian_salad", SALAD, {}, {"round_": 5}, ""),
    ("canadian_salad", SALAD | {"tricks": (4, 3, 5, 0)}, {}, {"round_": 5}, "too_few"),
    ("canadian_salad", SALAD | {"tricks": (4, 3, 7, 0)}, {}, {"round_": 5}, "too_many"),
    ("canadian_salad", SALAD | {"tricks": (4, 3, 14, 0)}, {}, {"round_": 5}, "over"),
    ("canadian_salad", SALAD | {"king": (0, 0, 0, 1)}, {}, {"round_": 5}, "few_tricks"),
    ("canadian_salad", SALAD | {"king": (0, 0, 0, 0)}, {}, {"round_": 5}, "too_few"),
    ("canadian_salad", SALAD | {"hearts": (0, 13, 0, 0)}, {}, {"round_": 5}, "few_tricks"),
    ("la_salade", {"sevens": (2, 0, 3, 1)}, {}, {"round_": 6}, ""),
    ("la_salade", {"sevens": (2, 0, 0, 1)}, {}, {"round_": 6}, "place_twice"),
    ("la_salade", {"sevens": (2, None, 0, 1)}, {}, {"round_": 6}, "missing"),
    ("septica", SEPTICA, {}, {}, ""),
    ("septica", SEPTICA | {"sweep": (1, 0)}, {}, {}, "sweep_points"),
    ("septica", SEPTICA | {"tens": (4, 0), "sweep": (1, 0)}, {}, {}, ""),
    ("samba", SAMBA, {}, {}, ""),
    ("samba", SAMBA | {"melds": (502, 300)}, {}, {}, "uneven"),
    ("samba", SAMBA | {"melds": (80, 300)}, {}, {}, "melds_low"),
    ("samba", SAMBA | {"out": (0, 1)}, {}, {}, "out_needs"),
    ("samba", SAMBA | {"red3": (3, 3)}, {}, {}, "red3_many"),
    ("samba", SAMBA | {"melds": (1000, 900)}, {}, {}, "beyond_pack"),
    ("samba", SAMBA, {"players": 2}, {}, "out_holds"),
    ("samba", SAMBA | {"kept": (0, 3)}, {}, {}, "over"),
    ("salas", SALAS, {}, {}, ""),
    ("salas", SALAS | {"runs": (65, 60)}, {}, {}, "runs_low"),
    ("salas", SALAS | {"pack": (1, 1)}, {}, {}, "pack_needs"),
    ("salas", SALAS | {"pack": (0, 0)}, {}, {}, "close_needs_pack"),
    ("salas", SALAS | {"clean_seven": (0, 0)}, {}, {}, "close_needs_clean"),
    ("salas", SALAS | {"clean_seven": (0, 0)}, {"final_needs": "none"}, {}, ""),
    ("salas", SALAS, {"players": 2}, {}, "out_holds"),
    ("salas", SALAS | {"runs": (500, 500)}, {}, {}, "beyond_pack"),
    ("salas", SALAS | {"salas_left": (2, 1)}, {}, {}, "too_many"),
]


@pytest.mark.parametrize(("name", "counts", "given", "at", "code"), FAULTS)
def test_what_cannot_be(
    name: str, counts: dict[str, Any], given: dict[str, Any], at: dict[str, Any], code: str
) -> None:
    assert codes(name, counts, **at, **given) == ({code} if code else set())
