"""Taps that come late, twice, or from nowhere: one card is played, or none, and nothing breaks."""

from typing import Any

import pytest

from saladier.table.actions import ACTIONS
from saladier.table.games import TABLES
from saladier.table.session import PERSON
from tests.table.device import Device
from tests.table.games import NAMES, NUMBERS
from tests.table.kept import kept_match

TWO_EACH = {"to_act": 0, "hands": ["2C 3H", "5C 6C", "8C 9C", "JC QC"]}


def tricks(*seats: str, moves: tuple[str, ...] = (), game: str = "canadian_salad") -> Device:
    return Device(kept_match(game, seats or (PERSON,), position=TWO_EACH, moves=moves))


def made(device: Device) -> list[str]:
    return device.session.match.hands[-1].moves


def test_a_second_tap_on_the_same_card_plays_nothing() -> None:
    device = tricks()
    device.act("move", move="2C")
    device.act("move", move="2C")
    assert made(device) == ["2C"]


def test_a_second_tap_on_what_slid_under_the_finger_plays_nothing() -> None:
    device = tricks()
    device.act("move", move="2C")
    device.act("move", move="3H")
    assert made(device) == ["2C"]
    assert "It is not" in device.page.one(id_="say").text


def test_a_tap_on_a_finished_trick_only_takes_it_away() -> None:
    device = tricks("medium", "medium", "medium", PERSON, moves=("2C", "5C", "8C"))
    device.act("move", move="QC")
    assert device.session.pause == "trick"
    device.act("move", move="JC")
    assert device.session.pause is None
    assert made(device) == ["2C", "5C", "8C", "QC"]
    assert device.state == "your-turn"


def test_with_a_second_tap_asked_for_the_first_only_chooses() -> None:
    device = Device({**kept_match("canadian_salad", position=TWO_EACH), "saladier.settings": '{"confirm":"yes"}'})
    for card, played in (("2C", []), ("3H", []), ("2C", []), ("2C", ["2C"])):
        device.act("move", move=card)
        assert made(device) == played
    device.open()
    assert made(device) == ["2C"]


def test_a_choice_is_forgotten_with_escape() -> None:
    device = Device({**kept_match("canadian_salad", position=TWO_EACH), "saladier.settings": '{"confirm":"yes"}'})
    device.act("move", move="2C")
    assert device.page.one(id_="say").text == "Tap the card again to play it."
    device.act("escape")
    device.act("move", move="2C")
    assert made(device) == []


def test_a_card_that_may_not_go_says_why_and_stays() -> None:
    device = tricks("medium", "medium", PERSON, moves=("2C", "6C"))
    device.session.match.round.hands[2][1] = "9H"  # type: ignore[union-attr]
    device.act("sort")
    off = device.page.one(data_card="9H", data_action="why")
    device.act("why", card=off.attrs["data-card"])
    say = device.page.one(id_="say")
    assert "why" in say.classes
    assert "Clubs were led" in say.text
    assert say.one("a").attrs["href"] == "rules/canadian_salad.html#c3-2"
    assert device.reply["assertive"].startswith("Nine of hearts")
    assert made(device) == ["2C", "6C"]
    device.act("move", move="8C")
    assert made(device) == ["2C", "6C", "8C"]
    assert device.reply["assertive"] is None


@pytest.mark.parametrize("action", ["move", "why", "select", "undo", "continue", "cut-any"])
@pytest.mark.parametrize("page", ["settings", "rules", "about", "home", "import-page", "new"])
def test_no_card_is_played_from_another_page(action: str, page: str) -> None:
    device = tricks()
    device.act(page, name="canadian_salad")
    before = device.storage.copy()
    device.act(action, move="2C", card="2C", copy="0")
    assert device.storage == before
    assert device.reply["body"]["screen"] != "table"


@pytest.mark.parametrize("action", ["move", "why", "select", "continue", "undo", "last", "cut-any", "deal", "next"])
def test_nothing_reaches_the_match_through_the_curtain(action: str) -> None:
    device = tricks(PERSON, PERSON)
    device.act(action, move="2C", card="2C", copy="0")
    assert device.state == "curtain"
    assert made(device) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_not_played_by_tapping(name: str) -> None:
    players = NUMBERS[name][0]
    device = Device(kept_match(name, ["medium"] * players, options={"players": players}))
    assert device.session.match.round is not None
    device.act("move", move=device.session.match.round.legal_moves()[0])
    assert made(device) == []


STRANGE: list[dict[str, Any]] = [
    {},
    {"action": "unknown"},
    {"action": None},
    {"action": ["move"]},
    {"action": "move"},
    {"action": "move", "move": 5},
    {"action": "move", "move": "<script>"},
    {"action": "move", "move": "x" * 100_000},
    {"action": "move", "data": None},
    {"action": "move", "data": []},
    {"action": "move", "data": {"card": 5}},
    {"action": "cut-at", "data": {"value": "9" * 10_000}},
    {"action": "cut-at", "data": {"value": "²"}},
    {"action": "unstage", "data": {"number": "²"}},
    {"action": "unstage", "data": {"number": "9" * 5_000}},
    {"action": "target", "data": {"number": "²"}},
    {"action": "target", "data": {"number": "9" * 5_000}},
    {"action": "target", "data": {"number": "99"}},
    {"action": "rules", "data": {"name": "canadian_salad", "clause": "'] *"}},
    {"action": "rules", "data": {"name": "poker"}},
    {"action": "change-settings", "data": {"name": "__class__", "value": "x"}},
    {"action": "play", "form": None},
    {"action": "setup", "form": {"players": ["3", "4"]}},
    {"action": "import", "file": None},
    {"action": "import", "file": "text"},
    {"action": "import", "file": {}},
    {"action": "continue-match", "data": {"keyOf": "none"}},
    {"action": "delete-yes", "data": {"keyOf": "made-up"}},
    {"action": "aside-delete-yes", "data": {"keyOf": "made-up"}},
    *({"action": action} for action in ACTIONS),
    *({"action": action, "data": {}, "form": {}, "file": None, "move": None} for action in ACTIONS),
]


@pytest.mark.parametrize("name", list(TABLES))
def test_no_request_breaks_the_app_or_loses_the_match(name: str) -> None:
    """Whatever the page sends, a page comes back and the match goes on from its record."""
    for request in STRANGE:
        device = Device(kept_match(name))
        reply = device.app.act(request)
        assert reply["html"]
        assert reply["save"].get("saladier.match.made-up.a", "") is not None
        device.act("continue-match", keyOf="made-up")
        assert device.reply["body"]["screen"] == "table"
