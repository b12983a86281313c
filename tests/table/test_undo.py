"""Undo takes back one's own last move as long as nothing new became known, and says why when it does not."""

from typing import Any

import pytest

from saladier.table.session import PERSON
from tests.table.device import Device
from tests.table.kept import kept_match

THREE_EACH = {"to_act": 0, "hands": ["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"]}
NOTHING = "There is no move of yours to take back."
SHOWN = "That move stays: another card has been shown since."
LAID = "That move stays: in this game a laid card is never taken back."


def tricks(*seats: str, moves: tuple[str, ...] = ()) -> Device:
    return Device(kept_match("canadian_salad", seats, position=THREE_EACH, moves=moves))


def assert_refused(device: Device, why: str) -> None:
    before = device.record
    device.act("undo")
    assert device.record == before
    assert device.page.one(id_="say").text == why
    assert device.reply["assertive"] == why


def undo_button(device: Device) -> dict[str, str]:
    return device.page.one(data_action="undo").attrs


def test_a_card_comes_back_while_the_next_player_still_thinks() -> None:
    device = tricks(PERSON)
    kept = device.record
    device.act("move", move="3C")
    assert device.state == "thinking"
    assert "aria-disabled" not in undo_button(device)
    device.act("undo")
    assert device.record == kept
    assert device.state == "your-turn"
    assert "3C" in device.moves
    assert '"moves":[]' in device.kept[device.session.key]


def test_the_card_that_ended_a_trick_comes_back_while_the_trick_lies_there() -> None:
    device = tricks("medium", "medium", "medium", PERSON, moves=("2C", "5C", "8C"))
    device.act("move", move="JC")
    assert device.reply["tick"] is not None
    device.act("undo")
    assert device.session.match.hands[-1].moves == ["2C", "5C", "8C"]
    assert device.state == "your-turn"
    assert len(device.page.one(data_zone="trick").find(data_card="*")) == 3


def test_nothing_to_take_back_at_the_start() -> None:
    device = tricks(PERSON)
    assert undo_button(device)["aria-disabled"] == "true"
    assert undo_button(device)["title"] == NOTHING
    assert_refused(device, NOTHING)


def test_a_card_stays_once_another_has_been_shown() -> None:
    device = tricks(PERSON)
    device.act("move", move="3C")
    device.tick()
    assert undo_button(device)["title"] == SHOWN
    assert_refused(device, SHOWN)


def test_a_move_is_taken_back_once() -> None:
    device = tricks(PERSON)
    device.act("move", move="3C")
    device.act("undo")
    assert_refused(device, NOTHING)


def test_the_last_move_of_another_person_stays_once_the_tablet_is_passed_on() -> None:
    device = tricks(PERSON, PERSON)
    device.act("reveal")
    device.act("move", move="3C")
    assert device.state == "thinking"
    device.tick()
    assert device.state == "curtain"
    device.act("undo")
    assert device.session.match.hands[-1].moves == ["3C"]
    device.act("reveal")
    assert_refused(device, NOTHING)


def test_a_move_stays_after_a_reload() -> None:
    device = tricks(PERSON)
    device.act("move", move="3C")
    device.open()
    assert_refused(device, NOTHING)


def test_a_laid_card_stays_in_septica() -> None:
    position = {"to_act": 0, "hands": ["8C 9C", "TC JC"], "stock": "QC KC"}
    device = Device(kept_match("septica", position=position))
    device.act("move", move="8C")
    assert undo_button(device)["title"] == LAID
    assert_refused(device, LAID)


SAMBA: dict[str, Any] = {
    "to_act": 0,
    "hands": ["3H KC KD KH 4S 5S 8D", "2C 4C", "5C 6C", "7C 8C"],
    "stock": "9S TS JS QS 4D 5D",
    "pile": "9H",
    "melds": [["QC QD QH"], []],
}


@pytest.mark.parametrize(
    ("game", "options", "position", "move"),
    [
        ("la_salade", {"cut": "ask"}, None, "cut 20"),
        ("samba", {}, SAMBA, "draw"),
        ("samba", {}, {**SAMBA, "phase": "meld"}, "red3 3H"),
    ],
    ids=["the cut shows the deal", "a card is drawn", "a card replaces a red three"],
)
def test_a_move_that_showed_a_card_stays(
    game: str, options: dict[str, Any], position: dict[str, Any] | None, move: str
) -> None:
    device = Device(kept_match(game, options=options, position=position, standing={"dealer": 1} if options else {}))
    device.act("move", move=move)
    assert device.session.match.hands[-1].moves == [move]
    assert_refused(device, SHOWN)


def test_a_meld_of_own_cards_comes_back() -> None:
    device = Device(kept_match("samba", position={**SAMBA, "phase": "meld"}))
    device.act("move", move="lay KC KD KH")
    device.act("undo")
    assert device.session.match.hands[-1].moves == []
    assert device.state == "your-turn"
