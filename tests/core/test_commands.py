"""The command line: what is printed, where, and with which exit code."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from saladier.cli.main import main
from saladier.games import find
from saladier.record import FORMAT, load, read_record
from tests.core.with_bots import WITH_BOTS

POSITION = {"to_act": 0, "hands": ["2C 3C", "4D 5D", "6H 7H", "8S 9S"]}
RECORD: dict[str, Any] = {
    "format": FORMAT,
    "game": "canadian_salad",
    "rounds": [{"position": POSITION, "moves": ["2C"]}],
}
CASE = {**RECORD, "id": "c1", "says": "It goes on.", "rule": "3.2", "checks": [{"to_act": 1}]}


def with_moves(*moves: str) -> dict[str, Any]:
    return {**RECORD, "rounds": [{"position": POSITION, "moves": list(moves)}]}


def kept(folder: Path, data: object) -> str:
    file = folder / "file.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(file)


# check


@pytest.mark.parametrize(
    ("cases", "lines", "code"),
    [
        (CASE, ["ok c1", "1 passed, 0 failed"], 0),
        ([CASE, CASE], ["ok c1", "ok c1", "2 passed, 0 failed"], 0),
        ({**CASE, "checks": [{"to_act": 2}]}, ["FAIL c1: to_act: wanted 2, got 1", "0 passed, 1 failed"], 1),
        ({**CASE, "checks": []}, ["FAIL c1: the case has no checks", "0 passed, 1 failed"], 1),
        (
            {**CASE, "checks": [{"move": "4D", "refused": "must_follow_suit"}]},
            ["FAIL c1: '4D' should be refused with must_follow_suit, got allowed", "0 passed, 1 failed"],
            1,
        ),
        (
            {**CASE, "checks": [{"colour": "red"}]},
            ["FAIL c1: there is no check 'colour' in this game", "0 passed, 1 failed"],
            1,
        ),
        (
            {**CASE, "checks": [{"error": "2C"}]},
            ["FAIL c1: it loads, but an error was expected", "0 passed, 1 failed"],
            1,
        ),
        ({**CASE, **with_moves("KS"), "checks": [{"error": "card_not_in_hand"}]}, ["ok c1", "1 passed, 0 failed"], 0),
        ([5, CASE], ["FAIL ?: a case is an object", "ok c1", "1 passed, 1 failed"], 1),
        ([], ["0 passed, 0 failed"], 0),
    ],
)
def test_check_prints_a_line_per_case(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cases: object, lines: list[str], code: int
) -> None:
    assert main(["check", kept(tmp_path, cases)]) == code
    assert capsys.readouterr().out.splitlines() == lines


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize("text", ["", "{", "[NaN]", "\ufeff[]"])
def test_a_file_that_is_no_json_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, text: str
) -> None:
    file = kept(tmp_path, text)
    assert main([command, file]) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"error: {file}: ")
    assert said.out == ""


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "no such file"]) == 1
    assert "no such file" in capsys.readouterr().err


# replay


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        (["2C"], {"to_act": 1, "round_over": False, "round_score": None, "match_over": False, "winners": []}),
        (
            ["2C", "4D", "6H", "8S", "3C", "5D", "7H", "9S"],
            {"to_act": None, "round_over": True, "round_score": [20, 0, 0, 0], "match_over": False, "winners": []},
        ),
    ],
)
def test_replay_prints_how_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], moves: list[str], found: dict[str, Any]
) -> None:
    assert main(["replay", kept(tmp_path, with_moves(*moves))]) == 0
    printed = json.loads(capsys.readouterr().out)
    standing = printed.pop("standing")
    assert printed == found
    assert standing == {
        "round": int(found["round_over"]),
        "scores": found["round_score"] or [0, 0, 0, 0],
        "dealer": int(found["round_over"]),
    }


def test_replay_reports_an_illegal_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", kept(tmp_path, with_moves("2C", "KS"))]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    report = json.loads(said.err.removeprefix("illegal move: "))
    assert report == {"round": 0, "number": 1, "move": "KS", "code": "card_not_in_hand", "facts": {"card": "KS"}}


# think


def test_think_answers_line_by_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    over = with_moves("2C", "4D", "6H", "8S", "3C", "5D", "7H", "9S")
    lines = [
        json.dumps(RECORD),
        "",
        "{",
        "   ",
        json.dumps({**RECORD, "game": "poker"}),
        json.dumps(with_moves("2C", "KS")),
        json.dumps(over),
        json.dumps({**RECORD, "rounds": []}),
        json.dumps({**RECORD, "options": {"a\nb": 1}}),
        json.dumps(with_moves("2C", "5D", "6H")),
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["think", "--level", "medium"]) == 0
    first, *errors, last = capsys.readouterr().out.splitlines()
    assert first in ("4D", "5D")
    assert last in ("8S", "9S")
    assert [line.startswith("error: ") for line in errors] == [True] * 6
    for line, named in zip(errors, ["no JSON", "poker", "card_not_in_hand", "over", "nobody", "a\\nb"], strict=True):
        assert named in line


@pytest.mark.parametrize("name", WITH_BOTS)
@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_think_gives_a_legal_move_and_the_same_one_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, level: str
) -> None:
    assert main(["simulate", name, "--rounds", "1", "--bots", "easy", "--seed", "3", "--out", str(tmp_path)]) == 0
    record = json.loads(next(tmp_path.glob("*.json")).read_text())
    moves = record["rounds"][0]["moves"]
    record["rounds"][0]["moves"] = moves[: len(moves) // 2]
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{json.dumps(record)}\n" * 2))
    assert main(["think", "--level", level, "--seed", "5"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    match = load(read_record(record))
    assert match.to_act is not None
    assert match.refusal(match.to_act, first) is None


# simulate


@pytest.mark.parametrize("name", WITH_BOTS)
def test_the_same_seed_plays_the_same_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    played = []
    for folder in ("first", "second"):
        call = ["simulate", name, "--rounds", "3", "--bots", "random,medium", "--seed", "7"]
        assert main([*call, "--out", str(tmp_path / folder)]) == 0
        summary = json.loads(capsys.readouterr().out)
        assert summary["rounds"] == 3
        assert summary["sum"] == sum(summary["points"])
        played.append([file.read_text() for file in sorted((tmp_path / folder).iterdir())])
    assert played[0] == played[1]
    assert len(played[0]) == summary["matches"]
    for text in played[0]:
        assert load(read_record(json.loads(text))).game is find(name)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["players"], "'players'"),
        (["players=9"], "9"),
        (["players=true"], "True"),
        (["colour=red"], "'colour'"),
        (["players=4.0"], "'4.0'"),
    ],
)
def test_a_bad_option_is_named(capsys: pytest.CaptureFixture[str], options: list[str], named: str) -> None:
    assert main(["simulate", "canadian_salad", "--rounds", "1", "--options", *options]) == 1
    assert named in capsys.readouterr().err


@pytest.mark.parametrize(
    "call",
    [
        [],
        ["play"],
        ["check"],
        ["simulate", "poker"],
        ["think", "--level", "genius"],
        ["simulate", "septica", "--rounds", "1", "--matches", "1"],
        ["arena", "septica", "--hero", "easy"],
    ],
)
def test_a_wrong_call_ends_with_two(capsys: pytest.CaptureFixture[str], call: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(call)
    assert caught.value.code == 2
    assert "usage: saladier" in capsys.readouterr().err


def test_an_unknown_bot_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "septica", "--rounds", "1", "--bots", "genius"]) == 1
    assert "'genius'" in capsys.readouterr().err
