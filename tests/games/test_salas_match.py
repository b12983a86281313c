"""From hand to hand: the deal, totals, target, ties, DET and its extra hands (2, 9)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from saladier.cards import BadInput, shuffled
from saladier.games import Match, find, read_options
from saladier.games.salas.standing import Extra, SalasStanding
from tests.games.salas_set_up import code, table, turn

GAME = find("salas")


@pytest.mark.parametrize(("players", "jokers", "cards", "hand", "stock"), [
    (4, 2, 110, 11, 43), (6, 2, 165, 11, 65), (2, 2, 110, 13, 57),
    (4, 1, 108, 11, 41), (6, 1, 162, 11, 62), (2, 1, 108, 13, 55),
])  # fmt: skip
def test_the_deal(players: int, jokers: int, cards: int, hand: int, stock: int) -> None:
    options = read_options(GAME.options, {"players": players, "jokers_per_deck": jokers})
    pack = shuffled(GAME.dealt_pack(options), Random(players))
    match = Match(GAME, options, GAME.first_standing(options, 1))
    match.start_deal(pack)
    round_ = table(match)
    assert len(list(round_.cards())) == len(GAME.pack(options)) == cards == len(pack) + 1
    assert {len(one) for one in round_.hands} == {hand} == {len(one or []) for one in round_.packs}
    assert (len(round_.stock), round_.pile, round_.to_act) == (stock, [], 2 % players)
    assert round_.hands[2 % players][:2] == [pack[0], pack[players]]
    sides = GAME.sides(options)
    assert [(pack_ or [])[:2] for pack_ in round_.packs] == [[pack[-1 - s], pack[-1 - s - sides]] for s in range(sides)]
    assert Counter(round_.cards()) == Counter(GAME.pack(options))


EVEN = ["TC JC QC KC"]  # 40, less 10 for the hand
MATCHES: list[tuple[tuple[int, int], dict[str, Any], tuple[int, ...], Any]] = [
    ((5970, 0), {}, (), None),
    ((5980, 0), {}, (0,), None),
    ((5980, 5990), {}, (1,), None),
    ((5980, 5980), {}, (), None),
    ((5980, 5980), {"tie": "draw"}, (0, 1), None),
    ((5000, 5000), {"tie": "draw"}, (), None),
    ((2970, 0), {"target": 3000}, (0,), None),
    ((5980, 5990), {"det": "draw"}, (0, 1), None),
    ((5980, 0), {"det": "draw"}, (0,), None),
    ((5980, 5990), {"det": "extra2"}, (), Extra(0, (0, 0), (0, 1))),
    ((5980, 0), {"det": "extra2"}, (0,), None),
    ((6050, 6060), {"det": "extra2"}, (), Extra(1, (30, 30), (0, 1))),
    ((6050, 6060), {"det": "extra2", "extra": {"played": 1, "points": [20, 10], "sides": [0, 1]}}, (0,),
     Extra(2, (50, 40), (0, 1))),
    ((6050, 6060), {"det": "extra4", "extra": {"played": 1, "points": [20, 10], "sides": [0, 1]}}, (),
     Extra(2, (50, 40), (0, 1))),
    ((6050, 6060), {"det": "extra2", "extra": {"played": 1, "points": [20, 20], "sides": [0, 1]}}, (),
     Extra(2, (50, 50), (0, 1))),
    ((6050, 6060), {"det": "extra2", "extra": {"played": 3, "points": [20, 30], "sides": [0, 1]}}, (1,),
     Extra(4, (50, 60), (0, 1))),
]  # fmt: skip


@pytest.mark.parametrize(("scores", "given", "winners", "extra"), MATCHES)
def test_how_a_match_ends(scores: tuple[int, int], given: dict[str, Any], winners: tuple[int, ...], extra: Any) -> None:
    """Each side scores 30 in this hand."""
    match = turn(
        "9H 3H 4H", *EVEN, theirs=["TH JH QH KH"], stock="", packs=(None, None), others=("KD",), scores=scores,
        moves=["discard 9H"], **given,
    )  # fmt: skip
    assert match.settlement is not None
    assert match.settlement.round_score == (30, 30)
    assert match.settlement.winners == winners
    assert match.over == bool(winners)
    assert isinstance(match.standing, SalasStanding)
    assert match.standing.extra == extra
    assert match.standing.dealer == 1


def test_extra_hands_know_no_band() -> None:
    given: dict[str, Any] = {"det": "extra2", "scores": (6050, 6060)}
    match = turn("TC JC QC KC 4D 8S", trump=None, **given)
    assert code(match, "lay TC JC QC KC S*") is None
    assert code(match, "lay JC QC KC S*") == "opening_too_low"


BAD_EXTRA: list[Any] = [
    3, {"played": 1}, {"played": 1, "points": [1], "sides": [0, 1]}, {"played": 1, "points": [1, 2], "sides": [0]},
    {"played": 1, "points": [1, 2], "sides": [1, 0]}, {"played": 1, "points": [1, 2], "sides": [0, 2]},
]  # fmt: skip


@pytest.mark.parametrize("extra", BAD_EXTRA)
def test_extra_hands_are_read_strictly(extra: Any) -> None:
    with pytest.raises(BadInput):
        turn("3C 4C", det="extra2", scores=(6050, 6060), extra=extra)


def test_without_det_there_are_no_extra_hands() -> None:
    with pytest.raises(BadInput):
        turn("3C 4C", scores=(6050, 6060), extra={"played": 1, "points": [1, 2], "sides": [0, 1]})


POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"trump": "X"}, "trump"),
    ({"runs": ("4D 5D 7D",)}, "runs"),
    ({"runs": ("4D S* 5D",), "salas_misplaced": "reject"}, "runs"),
    ({"phase": "meld"}, "phase"),
    ({"opened": (True,)}, "opened"),
    ({"phase": "draw", "stock": "", "pile": ""}, "to_act"),
    ({"packs": ("KH", "KH")}, "KH"),
]


@pytest.mark.parametrize(("given", "named"), POSITIONS)
def test_positions_that_cannot_be(given: dict[str, Any], named: str) -> None:
    given = dict(given)
    with pytest.raises(BadInput, match=named):
        turn("KH 4C", *given.pop("runs", ()), **given)
