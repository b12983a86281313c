"""Puzzles: what a record says of its answers, and what is said of each try."""

import json
from pathlib import Path
from typing import Any

import pytest

from saladier.record import load, pack, read_record
from saladier.table.app import App
from saladier.table.puzzle import read_puzzle
from tools.explainer import FOLDER

RECORDS = sorted((FOLDER / "records").glob("*.json"))
SEVENS = json.loads((FOLDER / "records" / "la-salade-sevens-open.json").read_text(encoding="utf-8"))


def opened(record: dict[str, Any], view: str = "puzzle", **more: str) -> tuple[App, dict[str, Any]]:
    """An app that is a table inside another page, and its first reply."""
    app = App()
    asked = "".join(f"&{name}={value}" for name, value in more.items())
    address = f"#embed&view={view}{asked}&r={pack(record)}"
    return app, app.open({"storage": {"saladier.settings": '{"pace":"slow"}'}, "hash": address, "languages": ["en"]})


def tried(app: App, move: str) -> dict[str, Any]:
    return app.act({"action": "move", "move": move})


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_explainers_puzzles_are_right(file: Path) -> None:
    record = read_record(json.loads(file.read_text(encoding="utf-8")))
    match = load(record)
    puzzle = read_puzzle(record, match)
    assert puzzle.question
    assert puzzle.right
    assert match.round is not None
    legal = match.round.legal_moves()
    assert any(not puzzle.judge(move) for move in legal) or not puzzle.answers
    for answer in puzzle.answers:
        assert puzzle.judge(answer)
    for move, why in puzzle.wrong.items():
        assert not puzzle.judge(move)
        assert puzzle.why == why


def test_a_try_is_refused_or_wrong_or_right() -> None:
    app, reply = opened(SEVENS)
    assert "two cards of South’s fit" in reply["html"]
    refused = tried(app, "TD")
    assert refused["tell"] == [{"type": "move", "seat": 2, "move": "TD", "allowed": False, "code": "not_playable"}]
    assert refused["assertive"]
    wrong = tried(app, "9C")
    assert "not what is asked for" in wrong["html"]
    assert "the diamonds stay shut" in wrong["html"]
    assert wrong["body"]["state"] == "your-turn"
    assert 'data-card="9C"' in wrong["html"]
    right = tried(app, "7D")
    assert [one["type"] for one in right["tell"]] == ["move", "solved"]
    assert "Right." in right["html"]
    assert right["tick"] is None
    assert "Right." in tried(app, "9C")["html"], "once it is solved nothing more is tried"


def test_the_solution_is_told_and_it_can_be_begun_again() -> None:
    app, _ = opened(SEVENS)
    shown = app.act({"action": "solution"})
    assert "The solution:" in shown["html"]
    assert "must first lay the eight" in shown["html"]
    again = app.act({"action": "restart"})
    assert "two cards of South’s fit" in again["html"]
    assert "Right." in tried(app, "7D")["html"]


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        ([], "an object is expected here"),
        ({"answer": ["7D"]}, "does not belong here"),
        ({"answers": "7D"}, "a list of moves"),
        ({"answers": [7]}, "a text is expected"),
        ({"answers": ["TD"]}, "not_playable"),
        ({"wrong": {"KH": "x"}}, "card_not_in_hand"),
        ({"wrong": {"9C": 5}}, "a text is expected"),
        ({"right": "x" * 20_000}, "at most"),
    ],
)
def test_a_puzzle_that_is_none_says_where(puzzle: Any, why: str) -> None:
    _, reply = opened({**SEVENS, "x_puzzle": puzzle})
    assert reply["body"]["screen"] == "fault"
    assert why in reply["html"]
    assert "x_puzzle" in reply["html"]


def test_nothing_is_kept_and_nothing_else_can_be_done() -> None:
    app, reply = opened(SEVENS, "play", lang="sv", theme="dark")
    assert (reply["lang"], reply["root"]["theme"]) == ("sv", "dark")
    for name in ("new", "settings", "import-page", "export", "delete-yes", "replay", "share", "about", "deal"):
        after = app.act({"action": name})
        assert after["body"]["screen"] == "table"
        assert "save" not in after
        assert "download" in after
        assert after["download"] is None
    assert "save" not in tried(app, "7D")


def test_the_page_around_changes_language_and_colours_to_those_there_are() -> None:
    app, _ = opened(SEVENS)
    assert app.act({"action": "host-look", "data": {"lang": "fr", "theme": "dark"}})["lang"] == "fr"
    after = app.act({"action": "host-look", "data": {"lang": "<b>", "theme": "url(x)"}})
    assert (after["lang"], after["root"]["theme"]) == ("fr", "dark")


@pytest.mark.parametrize("address", ["#embed", "#embed&r=", "#embed&r=%00&seat=9", "#embed&" + "a=b&" * 50])
def test_an_address_that_holds_no_record_says_so(address: str) -> None:
    reply = App().open({"hash": address, "languages": ["en"]})
    assert reply["body"]["screen"] == "fault"
    assert "This table cannot be shown" in reply["html"]


def test_a_seat_that_there_is_not() -> None:
    record = json.loads((FOLDER / "records" / "septica-take.json").read_text(encoding="utf-8"))
    _, reply = opened(record, "play", seat="3")
    assert "there is no seat 3" in reply["html"]
