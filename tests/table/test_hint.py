"""A hint: thought of in slices, shown with its reason, never played, and gone with the move."""

from typing import Any

import pytest

from saladier.table.session import PERSON
from tests.table.device import Device, one_person
from tests.table.games import NAMES, NUMBERS, layout
from tests.table.kept import kept_match

THREE_EACH = {"to_act": 0, "hands": ["2C 3C 4H", "5C 6C 7C", "8C 9C TC", "JC QC KC"]}
OFF = "It is not this hand’s turn."


def asked(device: Device) -> Device:
    """Ask, and wait for the answer."""
    device.act("hint")
    while device.reply["tick"] is not None:
        assert device.reply["tick"] == 0
        assert device.state == "your-turn"
        device.tick()
    return device


def marked(device: Device) -> list[str]:
    """The cards in hand that the hint speaks of."""
    hand = device.page.one(id_="hand")
    return [one.attrs["data-card"] for one in hand.find(data_card="*") if "hinted" in one.classes]


def said(device: Device) -> str:
    return device.page.one(id_="say").text


def test_the_suggested_card_is_marked_and_explained_and_nothing_is_played() -> None:
    device = Device(kept_match("canadian_salad", (PERSON,), position=THREE_EACH, standing={"round": 1}))
    before = device.record
    asked(device)
    (card,) = marked(device)
    assert device.session.hint is not None
    assert device.session.hint.move == card
    words = said(device).partition(": ")[2]
    assert words
    assert device.reply["polite"].endswith(words)
    assert device.record == before
    device.act("sort")
    assert marked(device) == [card], "it stays until something is played"
    device.act("move", move=card)
    assert marked(device) == []
    assert device.session.hint is None
    assert device.session.match.hands[-1].moves == [card]


def test_thinking_is_said_and_any_other_deed_ends_it() -> None:
    device = Device(kept_match("canadian_salad", seed=3))
    device.play_until("your-turn")
    for other in ("sort", "hint", "settings", "undo"):
        device.act("hint")
        assert said(device) == "Thinking about a hint …"
        device.act(other)
        assert device.reply["tick"] is None
        assert device.session.asked is None
        assert device.session.hint is None
        device.act("back")
    device.act("hint")
    device.act("move", move=device.moves[0])
    assert device.session.asked is None


def test_a_second_tap_puts_it_away() -> None:
    device = asked(Device(kept_match("canadian_salad", position=THREE_EACH)))
    assert marked(device) != []
    device.act("hint")
    assert marked(device) == []
    assert said(device) == "Seat 0 to lead: any card may go."


def test_it_waits_for_the_own_turn() -> None:
    device = Device(kept_match("canadian_salad", ("medium", PERSON), position=THREE_EACH))
    button = device.page.one(data_action="hint")
    assert (button.attrs["aria-disabled"], button.attrs["title"]) == ("true", OFF)
    device.act("hint")
    assert said(device) == OFF
    assert device.session.asked is None


def test_the_next_player_sees_nothing_of_it() -> None:
    device = Device(kept_match("canadian_salad", (PERSON, PERSON), position=THREE_EACH))
    device.act("reveal")
    asked(device)
    device.act("move", move=marked(device)[0])
    device.play_until("curtain")
    device.act("reveal")
    assert marked(device) == []
    assert "to play" in said(device)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_can_be_followed_in_every_game(name: str) -> None:
    device = Device(seed=4)
    device.begin(name, one_person(NUMBERS[name][1]))
    for _ in range(4):
        device.play_until("your-turn")
        asked(device)
        hint = device.session.hint
        assert hint is not None
        assert said(device).endswith(".") or layout(name) == "melds"
        if device.offers("prepare"):
            device.act("prepare")
            assert not device.offers("prepare")
        (move,) = {one.attrs["data-move"] for one in device.page.every() if is_hinted(one)} or {hint.move}
        made = len(device.session.match.hands[-1].moves)
        device.act("move", move=move)
        assert device.app.screen.refusal is None
        assert len(device.session.match.hands[-1].moves) == made + 1


def is_hinted(one: Any) -> bool:
    return "hinted" in one.classes and "data-move" in one.attrs


HAND = "KS KH KD AS AH 2C 4C 5D"
SAMBA = {
    "to_act": 0, "hands": [HAND, "4C 5C 6C", "8S 8H 9C", "TS TH 9D"], "stock": "5S 6S 7S 8C", "pile": "5D 6H",
    "melds": [[], []], "phase": "meld",
}  # fmt: skip


def test_melds_of_a_hint_are_composed_with_one_tap() -> None:
    device = asked(Device(kept_match("samba", position=SAMBA)))
    assert device.session.hint is not None
    assert device.session.hint.move.startswith("lay ")
    cards = marked(device)
    assert sorted(cards) == sorted(device.session.hint.move.replace("lay ", "").replace(" ;", "").split())
    assert not [one for one in device.page.every() if is_hinted(one)], "nothing is composed yet"
    device.act("prepare")
    assert sorted(device.session.tray.keys) == sorted(f"{card}-0" for card in cards)
    (button,) = [one for one in device.page.every() if is_hinted(one)]
    assert "go" in button.classes
    device.act("move", move=button.attrs["data-move"])
    assert len(device.session.match.hands[-1].moves) == 1
    assert device.app.screen.refusal is None
