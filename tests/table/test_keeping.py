"""What is kept: bad saves are set aside, matches lie side by side, deleting asks, storage that fails is told."""

import json
from typing import Any

import pytest

from saladier.record import text_of
from saladier.table.session import PERSON
from saladier.table.slots import FIRST
from saladier.table.store import ASIDE, MATCH, OPEN, SETTINGS, SETUP
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import KEY, kept_match, kept_record, record_in

GOOD: dict[str, Any] = record_in(kept_match("canadian_salad"))


def with_app(**app: object) -> str:
    return text_of({**GOOD, "x_app": {**GOOD["x_app"], **app}})


UNREADABLE = {
    "nothing": "",
    "half a text": text_of(GOOD)[:-20],
    "null": "null",
    "a list": "[]",
    "another format": text_of({**GOOD, "format": "salad/9"}),
    "another game": text_of({**GOOD, "game": "poker"}),
    "an unknown option": text_of({**GOOD, "options": {"jokers": 2}}),
    "an illegal move": text_of({**GOOD, "rounds": [{**GOOD["rounds"][0], "moves": ["S*"]}]}),
    "a card missing": text_of({**GOOD, "rounds": [{"deal": "2C", "moves": []}]}),
    "deep nesting": "[" * 100_000,
    "html": "<script>alert(1)</script>",
    "html in a key": text_of({**GOOD, "<script>alert(1)</script>": 1}),
    "seats of nobody": with_app(seats=["nobody"] * 4),
    "too few seats": with_app(seats=[PERSON]),
    "seats that are no list": with_app(seats="person"),
    "seats that are lists": with_app(seats=[[], {}, None, 5]),
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("is_open", [True, False], ids=["open", "closed"])
def test_a_bad_save_is_set_aside_and_offered(text: str, is_open: bool) -> None:
    other = kept_record(GOOD, "other")
    storage = {f"{MATCH}bad": text, **other, **({OPEN: "bad"} if is_open else {})}
    device = Device(storage)
    assert device.reply["body"]["screen"] == "home"
    assert "<script" not in device.reply["html"]
    assert set(device.kept) == {"other"}
    assert json.loads(device.storage[f"{ASIDE}bad"])["text"] == text

    device.act("aside-download", keyOf="bad")
    assert device.reply["download"]["text"] == text
    device.act("aside-delete", keyOf="bad")
    assert f"{ASIDE}bad" in device.storage
    device.act("cancel")
    device.act("aside-delete-yes", keyOf="bad")
    assert f"{ASIDE}bad" in device.storage
    device.act("aside-delete", keyOf="bad")
    device.act("aside-delete-yes", keyOf="bad")
    assert f"{ASIDE}bad" not in device.storage

    device.act("continue-match", keyOf="other")
    assert device.state == "thinking"


ODD = {
    "draw of another kind": {"draw": 5},
    "a draw without cards": {"draw": {"how": "cut_high", "rounds": [[[]]]}},
    "a drawn list": {"draw": {"how": "cut_high", "rounds": [[[0, ["QH"]]]]}},
    "a drawn object": {"draw": {"how": "cut_high", "rounds": [[[0, {}]]]}},
    "a draw by no seat": {"draw": {"how": "cut_high", "rounds": [[["0", "QH"]]]}},
    "a draw by half a seat": {"draw": {"how": "cut_high", "rounds": [[[1.0, "QH"]]]}},
    "a draw by a true seat": {"draw": {"how": "cut_high", "rounds": [[[True, "QH"]]]}},
    "html in the draw": {"draw": {"how": "<script>", "seats": "<script>"}},
    "times of another kind": {"created": "x", "updated": -5},
    "times beyond all bounds": {"created": 10**400, "updated": 1.5},
    "a tray of another kind": {"tray": 5},
    "a tray of cards nobody holds": {"tray": {"chosen": ["XX-0", "QH"], "aside": [["??-1"]]}},
    "a tray of lists": {"tray": {"chosen": [["QH-0"]], "aside": {"0": []}}},
    "an order of another kind": {"order": 5},
    "an order of lists": {"order": [["QH"], {}, None, "XX"]},
    "closed by a word": {"closed": "yes"},
    "further keys": {"__proto__": {}, "x": "<script>"},
}


@pytest.mark.parametrize("app", ODD.values(), ids=ODD)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rounds", [True, False], ids=["dealt", "not dealt"])
def test_odd_notes_of_the_app_do_not_block_a_match(name: str, app: dict[str, object], rounds: bool) -> None:
    record = record_in(kept_match(name))
    record["x_app"].update(app)
    if not rounds:
        record["rounds"] = []
    device = Device({**kept_record(record), OPEN: KEY})
    assert "<script" not in device.reply["html"]
    if not rounds and KEY in device.kept:
        device.act("deal")
    if KEY in device.kept:
        assert device.reply["body"]["screen"] == "table"
        for _ in range(3):
            device.step()
    else:
        assert ASIDE + KEY + FIRST in device.storage


@pytest.mark.parametrize(
    "storage",
    [
        {OPEN: "nowhere"},
        {OPEN: ""},
        {SETTINGS: "{"},
        {SETTINGS: "[]"},
        {SETTINGS: '{"theme":["dark"],"pace":{},"deck":4}'},
        {SETTINGS: '{"theme":"<script>","root":"x"}'},
        {f"{ASIDE}old": "no JSON"},
        {f"{ASIDE}old": '{"why":5}'},
        {f"{ASIDE}<script>": '{"why":"<script>","text":"<script>"}'},
        {f"{SETUP}septica": "null", f"{SETUP}samba": '{"options":5,"names":5,"seats":{}}'},
        {f"{MATCH}": "{}"},
        {"other.page": "not ours", "saladier": "nor this"},
    ],
    ids=str,
)
def test_the_start_is_never_blocked(storage: dict[str, str]) -> None:
    device = Device(storage)
    assert device.reply["body"]["screen"] == "home"
    assert device.state == "ready"
    assert "<script" not in device.reply["html"]
    for name in NAMES:
        device.act("new", name=name)
        device.act("play")
        device.act("deal")
        assert device.reply["body"]["screen"] in ("table", "curtain")
        device.act("home")
    assert len(device.kept) == len(NAMES)


def test_what_belongs_to_other_pages_is_left_alone() -> None:
    device = Device({"other": "1", "saladier-else": "2"})
    device.act("change-settings", name="theme", value="dark")
    assert device.storage["other"] == "1"
    assert all(key.startswith("saladier.") for key in device.reply["save"])


# side by side


def test_matches_lie_side_by_side() -> None:
    device = Device()
    started = {}
    for name in NAMES:
        device.begin(name, [PERSON, *["easy"] * 3])
        started[device.session.key] = device.record
        device.act("home")
    assert set(device.kept) == set(started)
    offered = {one.attrs["data-key-of"] for one in device.page.find(data_action="continue-match")}
    assert offered == set(started)
    device.open()
    for key, record in started.items():
        device.act("continue-match", keyOf=key)
        assert device.record == record
        device.act("home")


def test_deleting_a_match_asks_first() -> None:
    device = Device(kept_match("canadian_salad"))
    device.act("settings")
    device.act("delete", keyOf=KEY)
    assert KEY in device.kept
    assert "for good" in device.page.text
    device.act("cancel")
    assert "for good" not in device.page.text
    device.act("delete-yes", keyOf=KEY)
    assert KEY in device.kept
    device.act("delete", keyOf=KEY)
    device.act("back")
    device.act("settings")
    device.act("delete-yes", keyOf=KEY)
    assert KEY in device.kept, "a question left behind is no longer a yes"
    device.act("delete", keyOf=KEY)
    device.act("delete-yes", keyOf="other")
    assert KEY in device.kept
    device.act("delete-yes", keyOf=KEY)
    assert device.kept == {}
    assert device.reply["body"]["screen"] == "home"
    device.open()
    assert device.reply["body"]["screen"] == "home"


def test_ending_an_open_session_asks_first() -> None:
    device = Device(kept_match("septica"))
    device.play_until("round-over")
    device.act("end-session-yes")
    assert device.state == "round-over"
    device.act("end-session")
    device.act("cancel")
    assert device.offers("next")
    device.act("end-session")
    device.act("end-session-yes")
    assert device.state == "match-over"
    device.open()
    assert device.state == "match-over"


@pytest.mark.parametrize("name", ["canadian_salad", "la_salade"])
def test_only_an_open_session_offers_to_be_ended(name: str) -> None:
    device = Device(kept_match(name))
    device.play_until("round-over")
    assert not device.offers("end-session")


# storage

KEEPS_NOTHING = "may not keep anything on this device"


def test_without_storage_the_match_goes_on_and_says_that_it_cannot_be_kept() -> None:
    device = Device(storage_trouble="SecurityError")
    assert KEEPS_NOTHING in device.page.text
    device.begin("canadian_salad", [PERSON, *["easy"] * 3])
    device.play_until("your-turn")
    assert KEEPS_NOTHING in device.page.text
    device.act("move", move=device.choose_move())
    assert device.session.match.hands[-1].moves


def test_storage_that_fails_later_is_told() -> None:
    device = Device(kept_match("canadian_salad"))
    assert KEEPS_NOTHING not in device.page.text
    device.act("storage-failed", key=f"{MATCH}made-up.a", reason="SecurityError")
    assert KEEPS_NOTHING in device.page.text
    device.act("home")
    assert KEEPS_NOTHING in device.page.text
    device.act("storage-works")
    assert KEEPS_NOTHING not in device.page.text


@pytest.mark.parametrize("later", [False, True], ids=["at the start", "later"])
def test_a_full_storage_is_told_as_what_it_is(later: bool) -> None:
    device = Device(kept_match("canadian_salad"), storage_trouble=None if later else "QuotaExceededError")
    if later:
        device.act("storage-failed", key=f"{MATCH}made-up.a", reason="QuotaExceededError")
    assert "no room left" in device.page.text
    assert KEEPS_NOTHING not in device.page.text
