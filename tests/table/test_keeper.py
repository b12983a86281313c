"""The score keeper: the counts of real hands typed into its form give the totals the cards gave."""

import json
from random import Random
from typing import Any

import pytest

from saladier.games import Match, find, read_options
from saladier.games.counting import Counts, Entry
from saladier.table.sheet import ScoreSheet, fields_of
from saladier.table.store import ASIDE, SHEET
from tests.games.test_counting import HANDS, OTHERS, played
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.page import Element

GAMES = [pytest.param(name, given, id=f"{name} {given}") for name in NAMES for given in OTHERS[name]]


def begun(name: str, given: dict[str, Any], dealer: int = 0, device: Device | None = None) -> Device:
    """A device with a new sheet that is open."""
    device = device if device is not None else Device()
    device.act("keeper")
    device.act("sheet-new", name=name)
    form = {key: str(value) for key, value in {"players": default_players(name), **given}.items()}
    names = {f"name{seat}": f"Seat {seat}" for seat in range(int(form["players"]))}
    device.act("sheet-setup", form=form | names)
    device.act("sheet-begin", form=form | names | {"first_dealer": f"seat:{dealer}"})
    assert device.app.screen.page == "sheet"
    return device


def default_players(name: str) -> int:
    return read_options(find(name).options, {}).players


def sheet_of(device: Device) -> ScoreSheet:
    sheet = device.app.screen.sheet
    assert sheet is not None
    return sheet


def typed(device: Device, counts: Counts) -> dict[str, str]:
    """Fill the form in field by field; every field is one the page shows."""
    entries = sheet_of(device).entries(draft_hand(device))
    wanted = {name: text for name, text in fields_of(entries, counts).items() if shown(device, name)}
    fields: dict[str, str] = {}
    for name, text in sorted(wanted.items(), key=lambda one: not one[0].startswith("laid")):
        if shown(device, name):
            fields[name] = text
            device.act("sheet-count", form=fields, name=name, value=text)
    return fields


def draft_hand(device: Device) -> int:
    draft = sheet_of(device).draft
    assert draft is not None
    return draft.hand


def shown(device: Device, name: str) -> bool:
    return bool(device.page.find("input", name=name))


def enter(device: Device, counts: Counts) -> None:
    """Enter the next hand."""
    device.act("sheet-hand", number=str(len(sheet_of(device).scored)))
    fields = typed(device, counts)
    assert device.page.one(id="check").text == "Everything adds up."
    device.act("sheet-enter", form=fields)
    assert device.app.screen.page == "sheet", device.page.text


def counts_in(match: Match) -> list[Counts]:
    """What was counted after each hand of a match."""
    found = []
    again = Match(match.game, match.options, match.first)
    for hand in match.hands:
        assert hand.deal is not None
        again.start_deal(hand.deal)
        for move, mover in zip(hand.moves, hand.movers, strict=True):
            assert again.play(mover, move) is None
        assert again.round is not None
        found.append(match.game.counted(again.round))
    return found


def totals_shown(page: Element) -> list[str]:
    """The last line of the sheet."""
    return [cell.text for cell in page.find("tfoot")[0].find("tr")[-1].find("td")]


@pytest.mark.parametrize(("name", "given"), GAMES)
def test_real_hands_entered_give_the_same_totals(name: str, given: dict[str, Any]) -> None:
    options = read_options(find(name).options, given)
    match = played(name, options, Random(f"entered {name}{given}"), "medium")
    device = begun(name, given, match.first.dealer)
    for counts, result in zip(counts_in(match), match.results, strict=True):
        if result.round_score == (0, 0) and name == "septica":
            continue  # a void hand is not entered
        enter(device, counts)
        standing = sheet_of(device).standing
        assert standing == result.next
        told = [text.replace("−", "-").replace(",", "") for text in totals_shown(device.page)]
        assert told == [str(total) for total in result.scores]
        if not result.match_over:
            assert f"Seat {standing.dealer} deals" in device.page.text
    assert sheet_of(device).over == match.over
    assert sheet_of(device).winners == (match.settlement.winners if match.settlement is not None else ())
    assert len(sheet_of(device).scored) <= HANDS.get(name, 7)


SALAD: list[Counts] = [{"tricks": (5, 4, 3, 1)}, {"hearts": (6, 0, 7, 0)}, {"queens": (2, 1, 0, 1)}]


def test_what_does_not_add_up_is_said_and_not_entered() -> None:
    device = begun("canadian_salad", {})
    device.act("sheet-hand", number="0")
    form = {"tricks-0": "5", "tricks-1": "4"}
    device.act("sheet-count", form=form, name="tricks-1")
    assert device.page.one(id="check").text == "Tricks: 9 of 13, 4 are missing."
    assert device.reply["polite"] == "Tricks: 9 of 13, 4 are missing."
    device.act("sheet-enter", form=form)
    assert device.app.screen.page == "sheet-hand"
    assert device.reply["assertive"] == "Tricks: 9 of 13, 4 are missing."
    device.act("sheet-count", form=form | {"tricks-2": "5"}, name="tricks-2")
    assert device.page.one(id="check").text == "Tricks: 14 are entered, but there are only 13."
    device.act("sheet-count", form=form | {"tricks-2": "x"}, name="tricks-2")
    assert "a whole number from 0 to 13" in device.page.one(id="check").text
    device.act("sheet-step", form=form, name="tricks-2", by="1")
    assert device.page.one("input", name="tricks-2").attrs["value"] == "1"
    device.act("sheet-step", form=form | {"tricks-2": "0"}, name="tricks-2", by="-1")
    assert device.page.one("input", name="tricks-2").attrs["value"] == "0"
    assert device.page.find("a", data_clause="4")
    assert sheet_of(device).hands == []


def test_a_hand_is_corrected_undone_and_survives_a_reload() -> None:
    device = begun("canadian_salad", {})
    for counts in SALAD:
        enter(device, counts)
    assert totals_shown(device.page) == ["150", "60", "100", "30"]
    device.act("sheet-hand", number="1")
    assert device.page.one("input", name="hearts-2").attrs["value"] == "7"
    device.act("sheet-enter", form={"hearts-0": "13"})
    assert totals_shown(device.page) == ["220", "60", "30", "30"]
    device.open()
    assert totals_shown(device.page) == ["220", "60", "30", "30"]
    device.act("sheet-undo")
    assert totals_shown(device.page) == ["150", "60", "100", "30"]
    device.act("sheet-hand", number="3")
    device.act("sheet-count", form={"king": "2"}, name="king", value="2")
    device.open()
    assert device.app.screen.page == "sheet-hand"
    assert "checked" in device.page.one("input", name="king", value="2").attrs
    device.act("home")
    assert "Hand 4 is next" in device.page.text
    device.act("sheet-open", keyOf=sheet_of_home(device))
    assert device.app.screen.page == "sheet-hand"


def sheet_of_home(device: Device) -> str:
    return device.page.find(data_action="sheet-open")[0].attrs["data-key-of"]


def test_rules_lead_back_to_the_form() -> None:
    device = begun("samba", {})
    device.act("sheet-hand", number="0")
    device.act("rules", name="samba", clause="13.4")
    assert device.page.find(id="c13-4")
    device.act("back")
    assert device.app.screen.page == "sheet-hand"


@pytest.mark.parametrize(("name", "given"), GAMES)
def test_every_line_is_explained_by_a_clause_of_the_rules(name: str, given: dict[str, Any]) -> None:
    device = begun(name, given)
    game, options = sheet_of(device).game, sheet_of(device).options
    clauses = set[str]()
    for number in range(7 if name == "la_salade" else 6):
        standing = game.standing_type(round=number, scores=(0,) * game.sides(options))
        entries: tuple[Entry, ...] = game.entries(options, standing)
        clauses |= {entry.clause for entry in entries}
    device.act("rules", name=name)
    for clause in clauses:
        assert device.page.find(id="c" + clause.replace(".", "-")), clause


def test_an_earlier_end_leaves_later_hands_uncounted() -> None:
    device = begun("septica", {"match_mode": "first_to:3"})
    tens: Counts = {"tens": (4, 0), "aces": (1, 3), "sweep": (0, 0)}
    lost: Counts = {"tens": (0, 4), "aces": (1, 3), "sweep": (0, 0)}
    for counts in (tens, lost, tens, tens):
        enter(device, counts)
    assert sheet_of(device).over
    device.act("sheet-hand", number="1")
    fields = fields_of(sheet_of(device).entries(1), tens)
    device.act("sheet-enter", form=fields)
    assert len(sheet_of(device).scored) == 3
    assert "1 hand after the end of the match is not counted." in device.page.text
    device.act("sheet-undo")
    assert len(sheet_of(device).scored) == 4


def test_an_open_session_ends_when_the_players_say_so() -> None:
    device = begun("septica", {})
    enter(device, {"tens": (4, 0), "aces": (2, 2), "sweep": (0, 0)})
    assert "Seat 1: sluga, dealing until freed." in device.page.text
    device.act("sheet-end-yes")
    assert not sheet_of(device).closed
    device.act("sheet-end")
    device.act("sheet-end-yes")
    assert sheet_of(device).over
    assert "The session is over" in device.page.text
    device.act("sheet-undo")
    assert not sheet_of(device).over


def test_export_import_and_deletion() -> None:
    device = begun("canadian_salad", {})
    for counts in SALAD:
        enter(device, counts)
    device.act("sheet-csv")
    rows = device.reply["download"]["text"].splitlines()
    assert rows[0] == "hand,Seat 0,Seat 1,Seat 2,Seat 3"
    assert rows[-1] == "total,150,60,100,30"
    device.act("sheet-export")
    text = device.reply["download"]["text"]
    device.act("sheet-print")
    assert device.reply["print"] is True
    device.act("import-page")
    device.act("import", file={"name": "a.json", "size": len(text), "text": text})
    assert totals_shown(device.page) == ["150", "60", "100", "30"]
    device.act("keeper")
    keys = [one.attrs["data-key-of"] for one in device.page.find(data_action="sheet-delete")]
    assert len(keys) == 2
    device.act("sheet-delete-yes", keyOf=keys[0])
    device.act("sheet-delete", keyOf=keys[0])
    device.act("sheet-delete-yes", keyOf=keys[0])
    assert len(device.page.find(data_action="sheet-open")) == 1


BAD: dict[str, dict[str, Any]] = {
    "another game": {"game": "poker"},
    "names of nobody": {"names": []},
    "a name that is no text": {"names": ["a", "b", "c", 5]},
    "a dealer outside": {"dealer": 4},
    "hands that are none": {"hands": {}},
    "a hand of another contract": {"hands": [{"hearts": [13, 0, 0, 0]}]},
    "counts that do not add up": {"hands": [{"tricks": [1, 0, 0, 0]}]},
    "counts that are no numbers": {"hands": [{"tricks": [13, 0, 0, True]}]},
    "counts below nothing": {"hands": [{"tricks": [14, -1, 0, 0]}]},
    "hands without end": {"hands": [{"tricks": [13, 0, 0, 0]}] * 501},
    "another format": {"format": "salad/1"},
}


@pytest.mark.parametrize("change", BAD.values(), ids=BAD)
def test_a_sheet_that_cannot_be_read_is_set_aside(change: dict[str, Any]) -> None:
    device = begun("canadian_salad", {})
    enter(device, SALAD[0])
    good = sheet_of(device).write()
    device.storage = {f"{SHEET}bad": json.dumps({**good, **change})}
    device.open()
    assert f"{ASIDE}sheet.bad" in device.storage
    assert "A kept score sheet could not be read" in device.page.text
    device.act("aside-download", keyOf="sheet.bad")
    assert json.loads(device.reply["download"]["text"]) == {**good, **change}


def test_a_newer_sheet_waits() -> None:
    device = begun("canadian_salad", {})
    good = sheet_of(device).write()
    device.storage = {f"{SHEET}new": json.dumps({**good, "format": "saladier-sheet/2"})}
    device.open()
    assert set(device.storage) == {f"{SHEET}new"}
    device.act("newer-download", keyOf="sheet.new")
    assert json.loads(device.reply["download"]["text"])["format"] == "saladier-sheet/2"


def test_another_tab_takes_the_sheet_over() -> None:
    device = begun("canadian_salad", {})
    name = next(key for key in device.storage if key.startswith(SHEET))
    device.act("storage-changed", key=name, text="x")
    assert device.app.screen.page == "elsewhere"
