"""Setting up: what was chosen is remembered per game, names are told apart, settings stay."""

import pytest

from saladier.games import find
from saladier.table.pages.setup import LONGEST_NAME
from saladier.table.session import PERSON
from saladier.table.settings import CHOICES
from tests.table.device import Device
from tests.table.games import NAMES, NUMBERS
from tests.table.page import Element

HTML = "<b>&amp;\"'"


def form(page: Element) -> dict[str, str]:
    """The fields of the setup as the browser would send them."""
    fields = {}
    for one in page.find("input", name="*"):
        if one.attrs.get("type") != "radio" or "checked" in one.attrs:
            fields[one.attrs["name"]] = one.attrs["value"]
    for one in page.find("select", name="*"):
        options = one.find("option")
        chosen = next((option for option in options if "selected" in option.attrs), options[0])
        fields[one.attrs["name"]] = chosen.attrs["value"]
    return fields


@pytest.mark.parametrize("name", NAMES)
def test_play_at_once_is_one_person_and_bots(name: str) -> None:
    device = Device()
    device.act("new", name=name)
    device.act("play", form=form(device.page))
    assert device.session.seats.count(PERSON) == 1
    assert device.reply["body"]["screen"] == "draw"
    assert device.session.match.hands == []
    device.open()
    assert device.reply["body"]["screen"] == "draw"
    device.act("deal")
    assert device.reply["body"]["screen"] == "table"


@pytest.mark.parametrize("name", NAMES)
def test_every_house_rule_can_be_chosen(name: str) -> None:
    """Each option of the game stands in the form, with each of its values, and reaches the match."""
    for option in find(name).options:
        for value in option.values:
            device = Device()
            device.act("new", name=name)
            fields = form(device.page)
            assert option.name in fields
            if option.name != "players":
                values = [one.attrs["value"] for one in device.page.one("select", name=option.name).find("option")]
                assert str(value) in values
            device.act("setup", form={**fields, option.name: str(value)})
            assert form(device.page)[option.name] == str(value)
            device.act("play", form=form(device.page))
            assert device.session.match.options[option.name] == value


@pytest.mark.parametrize("name", NAMES)
def test_what_was_chosen_is_remembered_per_game(name: str) -> None:
    device = Device()
    device.act("new", name=name)
    most = NUMBERS[name][-1]
    device.act("setup", form={**form(device.page), "players": str(most)})
    chosen = {
        **form(device.page), "name0": "Kim", "who1": PERSON, "name1": HTML, "first_dealer": "seat:1",
    }  # fmt: skip
    device.act("play", form=chosen)
    assert HTML in device.session.names
    device.act("home")
    device.open()
    device.act("new", name=name)
    assert form(device.page) == chosen
    for other in NAMES:
        if other != name:
            device.act("new", name=other)
            assert form(device.page)["name0"] == "Player 1"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["", "", "", ""], ["Player 1", "Basil", "Olive", "Pepper"]),
        (["Kim", "Kim", "Kim", ""], ["Kim", "Kim 2", "Kim 3", "Basil"]),
        (["  Kim  ", "Olive", "", ""], ["Kim", "Olive", "Basil", "Pepper"]),
        (["x" * 50, "x" * 50, "", ""], ["x" * LONGEST_NAME, f"{'x' * LONGEST_NAME} 2", "Basil", "Olive"]),
        (["Basil", "", "", ""], ["Player 1", "Olive", "Pepper", "Sage"]),
    ],
)
def test_names_are_filled_in_and_told_apart(given: list[str], shown: list[str]) -> None:
    device = Device()
    device.act("new", name="canadian_salad")
    fields = {**form(device.page), **{f"name{seat}": name for seat, name in enumerate(given)}}
    device.act("setup", form=fields)
    assert [form(device.page)[f"name{seat}"] for seat in range(4)] == shown


@pytest.mark.parametrize(
    ("setting", "value"), [(name, value) for name, values in CHOICES.items() for value in values if value]
)
def test_settings_stay(setting: str, value: str) -> None:
    device = Device()
    device.act("settings")
    device.act("change-settings", name=setting, value=value)
    device.act("home")
    device.open()
    assert getattr(device.app.screen.settings, setting) == value
    device.act("settings")
    chosen = [one.attrs["value"] for one in device.page.one("select", name=setting).find("option", selected="*")]
    assert chosen == [value]


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "pink"), ("pace", ""), ("root", "x"), ("", ""), ("sort", "SUIT")]
)
def test_what_is_no_setting_changes_nothing(name: str, value: str) -> None:
    device = Device()
    before = device.app.screen.settings
    device.act("change-settings", name=name, value=value)
    assert device.app.screen.settings == before
