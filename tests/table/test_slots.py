"""Two slots per match: torn writes, damage, saves of older and newer versions, and what another tab writes."""

import json
from random import Random
from time import perf_counter

import pytest

from saladier.cards import shuffled
from saladier.games import Match, find, read_options
from saladier.record import record_of, text_of, write_record
from saladier.table.envelope import Kept, seal, unseal
from saladier.table.migrations import NEWEST
from saladier.table.session import PERSON
from saladier.table.slots import FIRST, SECOND
from saladier.table.store import ASIDE, MATCH, OPEN
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import KEY, kept_match, kept_record, kept_records, record_in

A, B = MATCH + KEY + FIRST, MATCH + KEY + SECOND
PLAIN = MATCH + KEY
DAMAGED = {
    "gone": None,
    "empty": "",
    "cut": 0.5,
    "cut in its first line": 0.001,
    "zeros": "\0" * 100,
    "another text": "[1, 2]",
}


def damage(text: str, how: str | float | None) -> str | None:
    return text[: max(1, int(len(text) * how))] if isinstance(how, float) else how


def started(name: str = "canadian_salad", moves: int = 3) -> Device:
    """A match with some moves made, each slot written several times."""
    device = Device(kept_match(name, [PERSON, "easy"]))
    while len(device.session.match.hands[-1].moves) < moves:
        device.step()
    return device


def test_saves_alternate_and_count_up() -> None:
    device = started()
    for _ in range(4):
        before = {slot: unseal(device.storage[slot]).revision for slot in (A, B)}
        device.step()
        after = {slot: unseal(device.storage[slot]).revision for slot in (A, B)}
        older, newer = sorted((A, B), key=before.__getitem__)
        assert after == {older: before[newer] + 1, newer: before[newer]}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("how", DAMAGED.values(), ids=DAMAGED)
def test_a_write_torn_at_any_move_loses_no_earlier_move(name: str, how: str | float | None) -> None:
    device = started(name)
    for _ in range(4):
        confirmed, kept = device.record, device.storage.copy()
        device.step()
        [written] = [slot for slot in (A, B) if device.storage[slot] != kept[slot]]
        torn = {**kept, written: damage(device.storage[written], how)}
        again = Device({key: text for key, text in torn.items() if text is not None})
        assert again.record == confirmed
        assert "could not be read" not in again.page.text
        assert not any(key.startswith(ASIDE) for key in again.storage)


@pytest.mark.parametrize("how", [how for how in DAMAGED.values() if how is not None])
@pytest.mark.parametrize("slot", [A, B])
def test_a_damaged_slot_is_repaired_from_the_other(slot: str, how: str | float) -> None:
    device = started()
    whole = ({A, B} - {slot}).pop()
    expected = kept_records({whole: device.storage[whole]})
    device.storage[slot] = damage(device.storage[slot], how) or ""
    device.open()
    assert device.storage[slot] == device.storage[whole]
    assert device.kept == expected
    device.step()
    assert unseal(device.storage[A]).revision != unseal(device.storage[B]).revision


def test_with_both_damaged_all_is_set_aside_with_the_reason() -> None:
    device = started()
    other = kept_record(record_in(device.storage), "other")
    torn = {A: device.storage[A][:-1], B: device.storage[B][:200]}
    device = Device({**torn, **other, OPEN: KEY})
    assert set(device.kept) == {"other"}
    assert "checksum does not fit" in device.page.text
    for slot, text in ((FIRST, torn[A]), (SECOND, torn[B])):
        device.act("aside-download", keyOf=KEY + slot)
        assert device.reply["download"]["text"] == text


def test_a_whole_save_that_is_no_match_is_set_aside_and_the_one_before_goes_on() -> None:
    device = started()
    kept = [unseal(device.storage[slot]) for slot in (A, B)]
    before = kept_records(device.storage)
    wrong = seal(Kept(NEWEST, max(one.revision for one in kept) + 1, '{"format":"saladier/1"}'))
    older = A if kept[0].revision < kept[1].revision else B
    device = Device({**device.storage, older: wrong})
    assert device.kept == before
    assert json.loads(device.storage[ASIDE + KEY + older.removeprefix(PLAIN)])["text"] == wrong


# versions


@pytest.mark.parametrize("name", NAMES)
def test_the_layout_of_version_1_moves_into_the_slots(name: str) -> None:
    storage = kept_match(name)
    record = record_in(storage)
    device = Device({PLAIN: text_of(record), OPEN: KEY})
    assert PLAIN not in device.storage
    assert record_in(device.storage) == record
    for _ in range(3):
        device.step()
    again = Device(device.storage)
    assert again.record == device.record


def test_a_move_into_the_slots_that_was_cut_off_is_finished() -> None:
    record = record_in(kept_match("septica"))
    device = Device({PLAIN: text_of(record), OPEN: KEY})
    device.storage[PLAIN] = text_of(record)
    device.open()
    assert PLAIN not in device.storage
    assert record_in(device.storage) == record


def newer_saves() -> dict[str, dict[str, str]]:
    record = record_in(kept_match("septica"))
    later = text_of({**record, "format": "saladier/2", "rounds": 5})
    return {
        "in a layout of its own": {A: seal(Kept(NEWEST + 1, 8, "who knows")), B: seal(Kept(NEWEST + 1, 7, "?"))},
        "in one slot so far": {A: seal(Kept(NEWEST + 1, 8, "who knows")), B: seal(Kept(NEWEST, 7, text_of(record)))},
        "with a record of its own": {A: seal(Kept(NEWEST, 8, later)), B: seal(Kept(NEWEST, 7, later))},
        "as plain text": {PLAIN: later},
    }


@pytest.mark.parametrize("newer", newer_saves().values(), ids=newer_saves())
def test_a_newer_save_is_left_alone_and_comes_back_with_the_newer_version(newer: dict[str, str]) -> None:
    other = kept_record(record_in(kept_match("canadian_salad")), "other")
    device = Device({**newer, **other, OPEN: KEY})
    assert "waits for a newer version" in device.page.text
    offered = [one.attrs["data-key-of"] for one in device.page.find(data_action="continue-match")]
    assert offered == ["other"]
    device.act("newer-download", keyOf=KEY)
    assert device.reply["download"]["text"] == next(iter(newer.values()))
    for action in ("continue-match", "delete-yes", "aside-delete-yes"):
        device.act(action, keyOf=KEY)
    device.act("home")
    device.act("newer-download", keyOf="other")
    assert device.reply["download"] is None
    device.act("continue-match", keyOf="other")
    device.step()
    assert {key: device.storage[key] for key in newer} == newer

    device.act("import", file={"name": "x", "size": 1, "text": next(iter(newer.values()))})
    assert "this program reads" in device.page.text or "newer version" in device.page.text


# another tab


def test_what_another_tab_plays_ends_the_match_here() -> None:
    here = started()
    there = Device(here.storage)
    there.step()
    before = here.record
    for key in (A, B):
        here.act("storage-changed", key=key, text=there.storage[key])
    assert here.reply["body"]["screen"] == "elsewhere"
    assert not here.reply["save"]
    again = Device(there.storage)
    assert again.record == there.record != before


def test_other_things_another_tab_writes_are_taken_over() -> None:
    here = started()
    there = Device(here.storage)
    there.act("home")
    there.begin("septica", [PERSON, "easy"])
    there.act("change-settings", name="theme", value="dark")
    before = here.storage
    for key in there.storage.keys() - before.keys():
        here.act("storage-changed", key=key, text=there.storage[key])
    assert here.state in ("thinking", "your-turn")
    assert here.reply["root"]["theme"] == "dark"
    here.storage = there.storage
    here.act("home")
    assert len(here.page.find(data_action="continue-match")) == 2


def test_when_another_tab_clears_everything_the_match_goes_on() -> None:
    device = started()
    device.storage.clear()
    device.act("storage-changed", key="")
    device.step()
    assert record_in(device.storage)["rounds"][-1]["moves"] == device.session.match.hands[-1].moves


# many rounds


def test_three_hundred_rounds_are_read_and_kept_quickly() -> None:
    random = Random(7)
    game = find("septica")
    match = Match(game, read_options(game.options, {}))
    for _ in range(300):
        match.start_deal(shuffled(game.dealt_pack(match.options), random))
        while match.round is not None and match.to_act is not None:
            assert match.play(match.to_act, random.choice(match.round.legal_moves())) is None
    record = {**write_record(record_of(match)), "x_app": {"seats": [PERSON, "easy"]}}

    begun = perf_counter()
    device = Device({**kept_record(record), OPEN: KEY})
    assert device.record == record_of(match)
    opened = perf_counter()
    device.act("next")
    assert len(record_in(device.storage)["rounds"]) == 301
    assert opened - begun < 2
    assert perf_counter() - opened < 1
