"""What is asked or said once: keeping things for good, and browsers that forget after a week."""

from typing import Any

import pytest

from saladier.table.session import PERSON
from saladier.table.store import TOLD
from tests.table.device import Device
from tests.table.kept import kept_match

TWO_EACH = {"to_act": 0, "hands": ["2C 3C", "5C 6C", "8C 9C", "JC QC"]}
FORGETS = "when nobody opens the page for seven days"


def asked(device: Device) -> bool:
    return bool(device.reply.get("persist"))


def test_the_browser_is_asked_to_keep_things_once_some_moves_are_made() -> None:
    device = Device()
    device.begin("canadian_salad", [PERSON, *["easy"] * 3])
    moves_when_asked = []
    for _ in range(24):
        assert device.step()
        if asked(device):
            moves_when_asked.append(len(device.record.rounds[-1].moves))
    assert moves_when_asked == [10]
    device.open()
    for _ in range(6):
        device.step()
        assert not asked(device)


def test_a_finished_hand_is_worth_asking_too() -> None:
    device = Device(kept_match("canadian_salad", position=TWO_EACH))
    while not asked(device):
        assert not device.session.match.results
        device.step()
    assert device.session.match.results


def test_opening_a_match_asks_for_nothing() -> None:
    device = Device(kept_match("canadian_salad", ["medium"] * 4))
    device.play_until("round-over")
    del device.storage[TOLD]
    device.open()
    assert not asked(device)


def test_a_browser_that_forgets_is_spoken_of_until_it_was_read() -> None:
    device = Device(safari=True)
    assert FORGETS not in device.page.text, "nothing to lose yet"
    device.begin("canadian_salad", [PERSON, *["easy"] * 3])
    assert FORGETS not in device.page.text
    device.act("home")
    assert FORGETS in device.page.text
    device.act("told", name="safari")
    assert FORGETS not in device.page.text
    device.open()
    device.act("home")
    assert FORGETS not in device.page.text


@pytest.mark.parametrize(
    "greeting", [{}, {"safari": True, "installed": True}, {"safari": True, "storage_trouble": "SecurityError"}]
)
def test_others_do_not_hear_of_it(greeting: dict[str, Any]) -> None:
    device = Device(kept_match("canadian_salad"), **greeting)
    device.act("home")
    assert FORGETS not in device.page.text


@pytest.mark.parametrize("told", ["", "{", "5", '{"safari":1}', '[["safari"]]', "[" * 5000])
def test_what_was_told_may_be_damaged(told: str) -> None:
    device = Device({**kept_match("canadian_salad"), TOLD: told}, safari=True)
    device.act("home")
    device.act("told", name="safari")
    assert FORGETS not in device.page.text
