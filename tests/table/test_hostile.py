"""Hostile input at the core: the start is never blocked, reasons name what is wrong, nothing is markup or lost."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from saladier.record import text_of
from saladier.table.envelope import Kept, seal
from saladier.table.migrations import NEWEST
from saladier.table.session import PERSON
from saladier.table.slots import FIRST, SECOND
from saladier.table.store import ASIDE, MATCH, OPEN, PREFIX, SETTINGS, SETUP, TOLD
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.hostile import BIDI, GOOD, HTML, REFUSED, with_names
from tests.table.hostile import NAMES as HOSTILE_NAMES
from tests.table.kept import kept_match, kept_record, record_in

UNFIT = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
ONLY_AS_A_FILE = {"megabytes", "a tampered copy of a save"}
MANY = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def assert_harmless(device: Device) -> None:
    """What came from outside is text: no element, no attribute, no mark that turns the direction of reading."""
    page = device.page
    assert page.find("script") == page.find("img") == page.find(onerror="*") == []
    assert "<script" not in device.reply["html"]
    assert not UNFIT.search(page.text)


# files


@pytest.mark.parametrize(("text", "named"), REFUSED.values(), ids=REFUSED)
def test_a_hostile_file_is_refused_by_what_is_wrong_with_it(text: str, named: str) -> None:
    device = Device(kept_match("septica"))
    before = device.storage.copy()
    device.act("import-page")
    device.act("import", file={"name": HTML, "size": len(text), "text": text})
    [notice] = [one for one in device.page.every() if "notice" in one.classes]
    assert notice.text.startswith("This file cannot be read as a match.")
    assert named in notice.text
    assert len(notice.text) < 700
    assert device.storage == before
    assert_harmless(device)
    json.dumps(device.reply).encode()


@pytest.mark.parametrize("what", sorted(REFUSED.keys() - ONLY_AS_A_FILE))
def test_a_hostile_save_does_not_block_the_start(what: str) -> None:
    text, named = REFUSED[what]
    kept = seal(Kept(NEWEST, 1, text))
    device = Device({MATCH + "bad" + FIRST: kept, **kept_record(GOOD, "good"), OPEN: "bad"})
    assert [one.attrs["data-key-of"] for one in device.page.find(data_action="continue-match")] == ["good"]
    assert_harmless(device)
    if "waits for a newer version" in device.page.text:
        assert device.storage[MATCH + "bad" + FIRST] == kept
    else:
        assert named in device.page.text
        assert json.loads(device.storage[f"{ASIDE}bad{FIRST}"])["text"] == kept


@pytest.mark.parametrize("name", HOSTILE_NAMES.values(), ids=HOSTILE_NAMES)
def test_a_hostile_name_is_plain_text_everywhere(name: str) -> None:
    record = {**with_names(name), "x_app": {"seats": [PERSON, "easy", PERSON, "easy"]}}
    device = Device({**kept_record(record), OPEN: "made-up"})
    for action in (*[""] * 8, "settings", "export", "home", "new"):
        if action:
            device.act(action, name="canadian_salad")
        else:
            device.step()
        assert_harmless(device)


def test_hostile_names_in_the_setup_are_cleaned() -> None:
    device = Device({SETUP + "septica": text_of({"names": [f"Ann{BIDI}\ud800", HTML], "seats": [PERSON, PERSON]})})
    device.act("new", name="septica")
    assert_harmless(device)
    device.act("play", form={"name0": f"Ann{BIDI}\ud800", "name1": HTML, "who0": PERSON, "who1": PERSON})
    assert record_in(device.storage, device.session.key)["names"] == ["Annevil", HTML[:20]]
    device.open()
    assert device.session.names[0] == "Annevil"


# storage

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", HTML, BIDI, "__proto__", "\ud800", "\0", "1" * 400, 10**400, -1, 2**53, 1e308])
    | st.text(st.characters(exclude_categories=()), max_size=8),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "__proto__", "x_b", "seats", "text"]), inside, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def damaged_texts(draw: st.DrawFn, text: str) -> str:
    """A text cut, or with some characters changed, doubled or put in."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 1, 2, 50, len(text)]))
        put = draw(st.sampled_from(["", "\0", '"', "[", "NaN", "1e999", "\ud800", text[:40]]))
        text = text[:at] + put + text[at + length :]
    return text


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in JSON data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in items for place in places(value, (*path, key)))]


@st.composite
def twisted_records(draw: st.DrawFn, name: str) -> str:
    """A record in which something at any depth is of another kind, missing, or one too many."""
    data = deepcopy(RECORDS[name])
    for _ in range(draw(st.integers(1, 2))):
        *outer, last = draw(st.sampled_from(places(data)[1:]))
        inside = data
        for key in outer:
            inside = inside[key]
        kind = draw(st.sampled_from(["replace", "remove", "add"]))
        if kind == "replace":
            inside[last] = draw(JSON)
        elif kind == "remove":
            del inside[last]
        elif isinstance(inside, dict):
            inside[draw(st.sampled_from(["__proto__", "x_more", "comments", "position", HTML]))] = draw(JSON)
    return text_of(data)


def _played(name: str) -> dict[str, Any]:
    device = Device(kept_match(name, [PERSON, "easy"]))
    for _ in range(4):
        device.step()
    record = record_in(device.storage)
    record["rounds"][0]["comments"] = [{"after": 1, "text": HTML}]
    record["x_app"]["tray"] = {"chosen": ["QH-0"], "aside": [["QS-0"]]}
    return record


RECORDS = {name: _played(name) for name in NAMES}


def assert_starts(storage: dict[str, str]) -> None:
    """With all that lies in ``storage`` the app starts, and a good save beside it is offered and can be played."""
    device = Device({**storage, **kept_record(GOOD, "good")})
    assert_harmless(device)
    if device.reply["body"]["screen"] != "home":
        for _ in range(3):
            device.step()
            assert_harmless(device)
        device.act("home")
    keys = [one.attrs["data-key-of"] for one in device.page.find(data_action="continue-match")]
    assert "good" in keys
    everything = "".join(device.storage.values())
    for name, text in storage.items():
        whole = any(name.startswith(MATCH + key) for key in keys)
        if name.startswith(MATCH) and not whole:
            assert device.storage.get(name) == text or text_of(text) in everything, f"{name} is lost"
    for key in keys:
        device.act("continue-match", keyOf=key)
        device.step()
        assert_harmless(device)
        device.act("home")


@MANY
@given(st.data())
def test_a_match_twisted_in_any_way_is_played_or_set_aside(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(NAMES).flatmap(twisted_records))
    slots = data.draw(st.sampled_from([("",), (FIRST,), (FIRST, SECOND)]))
    texts = {slot: seal(Kept(NEWEST, number, text)) if slot else text for number, slot in enumerate(slots)}
    assert_starts({**{f"{MATCH}bad{slot}": text for slot, text in texts.items()}, OPEN: "bad"})


@MANY
@given(st.data())
def test_texts_damaged_in_any_way_do_not_block_the_start(data: st.DataObject) -> None:
    storage = {
        f"{MATCH}bad{FIRST}": seal(Kept(NEWEST, 4, text_of(RECORDS["canadian_salad"]))),
        f"{MATCH}bad{SECOND}": seal(Kept(NEWEST, 5, text_of(RECORDS["canadian_salad"]))),
        f"{MATCH}plain": text_of(RECORDS["septica"]),
        f"{ASIDE}old": text_of({"why": "so", "text": "x"}),
        SETTINGS: text_of({"theme": "dark", "pace": "fast"}),
        f"{SETUP}salas": text_of({"options": {"players": 4}, "names": ["a"], "seats": [PERSON]}),
        TOLD: text_of(["persist"]),
        OPEN: "bad",
    }
    for key in data.draw(st.lists(st.sampled_from(sorted(storage)), min_size=1, max_size=4, unique=True)):
        storage[key] = data.draw(damaged_texts(storage[key]) | JSON.map(json.dumps))
    assert_starts(storage)


@MANY
@given(
    st.dictionaries(
        st.builds(
            "{}{}{}".format,
            st.sampled_from([PREFIX, MATCH, ASIDE, SETUP, f"{MATCH}__proto__"]),
            st.text(st.characters(exclude_categories=()), max_size=5),
            st.sampled_from(["", FIRST, SECOND]),
        ),
        JSON.map(json.dumps) | st.text(st.characters(exclude_categories=()), max_size=30),
        max_size=5,
    )
)
@example({f"{MATCH}{FIRST}": "", f"{MATCH}{FIRST}{SECOND}": "", MATCH: "", f"{MATCH}good": ""})
def test_keys_and_texts_of_any_kind_do_not_block_the_start(storage: dict[str, str]) -> None:
    assert_starts(storage)
