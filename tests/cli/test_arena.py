"""The arena: what it prints, that it is repeatable, and that the levels are in order."""

import json
from typing import Any

import pytest

from saladier.cards import BadInput
from saladier.cli import arena
from saladier.cli.measures import ahead, measure_of, saved, won


def fight(
    capsys: pytest.CaptureFixture[str],
    game: str,
    hero: str,
    deals: int,
    contracts: str = "",
    *options: str,
    seed: int = 1,
) -> dict[str, Any]:
    assert arena.run(game, hero, "random", deals, 1, seed, options, contracts) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    report = json.loads(lines[0])
    assert isinstance(report, dict)
    return report


@pytest.mark.parametrize(
    ("game", "hero", "deals", "contracts", "options", "unit", "least"),
    [
        ("canadian_salad", "medium", 24, "", [], "points saved per six hands", 130),
        ("canadian_salad", "easy", 24, "", [], "points saved per six hands", 50),
        ("canadian_salad", "medium", 24, "3", [], "points saved per hand", 5),
        ("la_salade", "medium", 24, "0-5", [], "percent of fair share", 48),
        ("la_salade", "easy", 24, "0-5", [], "percent of fair share", 15),
        ("la_salade", "medium", 60, "6-6", [], "points per hand", 32),
        ("la_salade", "easy", 60, "6-6", [], "points per hand", 10),
        ("la_salade", "medium", 12, "", ["players=3"], "points saved per seven hands", 50),
        ("septica", "medium", 100, "", [], "won of 100", 84),
        ("septica", "easy", 100, "", [], "won of 100", 65),
        ("septica", "medium", 100, "", ["players=4"], "won of 100", 76),
        ("septica", "easy", 100, "", ["players=4"], "won of 100", 60),
    ],
)
def test_levels_beat_random(
    capsys: pytest.CaptureFixture[str],
    game: str, hero: str, deals: int, contracts: str, options: list[str], unit: str, least: float,
) -> None:  # fmt: skip
    """The mean over a few deals; the bars themselves are measured over many more."""
    report = fight(capsys, game, hero, deals, contracts, *options)
    assert report["unit"] == unit
    assert report["low"] <= report["value"] <= report["high"]
    assert report["value"] > least


def test_the_same_call_prints_the_same_line(capsys: pytest.CaptureFixture[str]) -> None:
    one = fight(capsys, "septica", "easy", 10, "", "players=4", seed=3)
    assert fight(capsys, "septica", "easy", 10, "", "players=4", seed=3) == one
    assert fight(capsys, "septica", "easy", 10, "", "players=4", seed=4)["value"] != one["value"]
    assert one["options"] == {"players": 4}
    assert (one["game"], one["hero"], one["villain"], one["deals"], one["worlds"], one["seed"]) == (
        "septica", "easy", "random", 10, 1, 3,
    )  # fmt: skip


def test_equal_players_are_equal_over_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Random against random saves nothing; each contract is reported."""
    report = fight(capsys, "canadian_salad", "random", 60)
    assert report["low"] < 0 < report["high"]
    assert [one["contract"] for one in report["points_by_contract"]] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("game", "contracts", "text"),
    [
        ("septica", "0-1", "contracts"),
        ("la_salade", "0-7", "0 to 6"),
        ("la_salade", "x", "a-b"),
        ("la_salade", "3-1", "0 to"),
    ],
)
def test_contracts_that_are_none(game: str, contracts: str, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        arena.run(game, "random", "random", 1, 1, 1, (), contracts)


@pytest.mark.parametrize(
    ("figure", "points", "side", "value"),
    [
        (saved, (10, 20, 30, 20), 0, 10),
        (saved, (-100, -50, 50, 100), 1, 50),
        (won, (5, 3), 0, 100),
        (won, (3, 5), 0, 0),
        (won, (4, 4), 1, 50),
        (ahead, (500, 100), 0, 400),
        (ahead, (500, 100, 300), 1, -300),
    ],
)
def test_figures(figure: Any, points: tuple[int, ...], side: int, value: float) -> None:
    assert figure(points, side) == value


def test_games_without_a_measure_of_their_own_count_the_lead() -> None:
    assert measure_of("samba", (0,)).unit == "points per hand and side"
