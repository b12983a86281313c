"""Export and import: a match goes out as a file and comes back beside the others; a hostile file stays text."""

import json
from typing import Any

import pytest

from saladier.record import record_of, text_of
from saladier.table.session import PERSON
from tests.table.device import Device
from tests.table.games import NAMES, NUMBERS
from tests.table.hostile import HTML
from tests.table.hostile import NAMES as HOSTILE_NAMES
from tests.table.kept import kept_match, record_in


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("action", ["export", "export-all"])
def test_a_match_comes_back_from_its_file(name: str, action: str) -> None:
    seats = [PERSON, "easy", PERSON, "easy", PERSON, "easy"][: NUMBERS[name][-1]]
    device = Device(kept_match(name, seats, options={"players": len(seats)}))
    for _ in range(12):
        device.step()
    record, key = device.record, device.session.key
    device.act(action)
    file = device.reply["download"]
    assert file["name"] == f"saladier-{name}-{key}.json"
    assert ("x_app" in json.loads(file["text"])) is (action == "export-all")

    device.act("import", file={"name": file["name"], "size": len(file["text"]), "text": file["text"]})
    assert device.session.key != key
    assert set(device.kept) == {key, device.session.key}
    assert record_of(device.session.match) == record
    assert device.session.names == tuple(f"Seat {seat}" for seat in range(len(seats)))
    as_before = tuple(seats) if action == "export-all" else (PERSON, *["medium"] * (len(seats) - 1))
    assert device.session.seats == as_before
    device.act("home")
    device.act("continue-match", keyOf=key)
    assert device.record == record


def record(**changes: Any) -> dict[str, Any]:
    return {**record_in(kept_match("canadian_salad")), **changes}


NAME = HOSTILE_NAMES["html"]
HOSTILE = {
    "a name": record(names=[NAME] * 4),
    "a comment": record(rounds=[{**record()["rounds"][0], "comments": [{"after": 0, "text": HTML}]}]),
    "notes of the app": record(x_app={"seats": [PERSON] * 4, "draw": {"how": HTML, "seats": HTML}, "x": HTML}),
    "a foreign key": record(x_html=HTML),
}


def read(device: Device, data: object) -> None:
    text = data if isinstance(data, str) else text_of(data)
    device.act("import", file={"name": HTML, "size": len(text), "text": text})


def assert_harmless(device: Device) -> None:
    """What was written in the file is text, never an element or an attribute."""
    page = device.page
    assert page.find("script") == page.find("img") == page.find(onerror="*") == []
    assert "<script" not in device.reply["html"]


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_html_in_a_match_is_shown_as_text_everywhere(data: dict[str, Any]) -> None:
    device = Device()
    read(device, data)
    assert device.reply["body"]["screen"] in ("table", "curtain")
    device.act("reveal")
    for _ in range(20):
        assert_harmless(device)
        if data["names"][0] == NAME and device.state in ("your-turn", "thinking", "curtain"):
            assert NAME in device.page.text
        device.step()
    for action in ("settings", "export", "home", "new"):
        device.act(action, name="canadian_salad")
        assert_harmless(device)


def test_a_file_that_is_too_large_to_be_read_is_refused() -> None:
    device = Device(kept_match("septica"))
    device.act("import-page")
    before = device.storage.copy()
    device.act("import", file={"name": "a", "size": 9_000_000, "text": None})
    assert "too large" in device.page.text
    assert device.storage == before


def test_a_match_that_was_over_can_be_looked_at() -> None:
    device = Device(kept_match("canadian_salad", ["medium"] * 4, standing={"round": 5}))
    device.play_until("match-over")
    device.act("export")
    device.act("import", file={"name": "a", "size": 1, "text": device.reply["download"]["text"]})
    assert device.state == "match-over"
    device.act("finish")
    assert device.reply["body"]["screen"] == "match-result"


BROKEN = {
    "format": "saladier/1",
    "game": "canadian_salad",
    "rounds": [
        {"position": {"to_act": 1, "hands": ["2S 3H", "AS 4H", "3S 5H", "4S 6H"]}, "moves": ["AS", "3S", "6H", "2S"]}
    ],
}
"""Its third move does not follow suit."""


def test_of_a_file_with_an_illegal_move_the_part_before_can_be_opened() -> None:
    device = Device()
    device.act("import-page")
    device.act("import", file={"name": "a.json", "size": 9, "text": json.dumps(BROKEN)})
    assert "moves[2]" in device.reply["assertive"]
    device.act("import-part")
    assert device.reply["body"]["screen"] == "table"
    session = device.app.screen.session
    assert session is not None
    assert session.match.hands[-1].moves == ["AS", "3S"]
    assert session.match.to_act == 3


def test_of_a_save_with_an_illegal_move_the_part_before_can_be_opened() -> None:
    device = Device({"saladier.match.k": json.dumps(BROKEN), "saladier.open": "k"})
    assert device.reply["body"]["screen"] == "home"
    key = device.page.one(data_action="aside-part").attrs["data-key-of"]
    device.act("aside-part", keyOf=key)
    session = device.app.screen.session
    assert session is not None
    assert session.match.hands[-1].moves == ["AS", "3S"]
    assert any(name.startswith("saladier.aside.") for name in device.storage), "what was set aside stays"


@pytest.mark.parametrize("text", ["{}", "[", json.dumps({**BROKEN, "rounds": [{"deal": "2S"}]})])
def test_nothing_is_offered_of_a_file_that_holds_no_match(text: str) -> None:
    device = Device()
    device.act("import-page")
    device.act("import", file={"name": "a.json", "size": 9, "text": text})
    assert "import-part" not in device.reply["html"]
    device.act("import-part")
    assert device.app.screen.session is None
