"""Whole matches of every game through the app, every reply read: nothing hidden is told, the page is well formed,
and at any moment a reload shows the same match."""

from typing import Any

import pytest

from saladier.record import record_of, text_of, write_record
from saladier.table.session import PERSON
from tests.core.with_bots import WITH_BOTS
from tests.table.device import Device, one_person
from tests.table.games import NAMES, NUMBERS, layout
from tests.table.kept import kept_match

ENDS: dict[str, dict[str, str]] = {"septica": {"match_mode": "hands:2"}}
"""Options that end a match soon."""
LAST_HAND: dict[str, dict[str, Any]] = {"canadian_salad": {"round": 5}, "la_salade": {"round": 6}}
"""The standing before the last hand of a match."""
OPTIONS: dict[str, dict[str, Any]] = {"la_salade": {"cut": "ask"}, "septica": {"match_mode": "hands:1"}}
LONGEST = 100
"""Steps of a hand of melds that are looked at with more than two players; those of two are looked at whole."""
FEWEST = [(name, NUMBERS[name][0]) for name in NAMES]
TOGETHER = [(name, [PERSON] * number) for name in NAMES for number in NUMBERS[name]]
MIXED = [
    (name, [PERSON, "medium", PERSON, "easy", PERSON, "easy"][: NUMBERS[name][-1]])
    for name in NAMES
    if NUMBERS[name][-1] > 2 and name in WITH_BOTS
]


@pytest.mark.parametrize(("name", "players"), [one for one in FEWEST if one[0] in WITH_BOTS])
@pytest.mark.parametrize("people", [0, 1])
def test_a_match_with_bots_is_played_from_the_setup_to_its_end(name: str, players: int, people: int) -> None:
    device = Device(seed=players)
    device.begin(name, one_person(players) if people else ["easy", "medium", "medium"][:players], **ENDS.get(name, {}))
    whole = layout(name) == "cards" and people
    play_to_the_end(device, hands=99 if whole else 1)
    if whole:
        assert device.session.match.over
        device.act("finish")
        assert device.reply["body"]["screen"] == "match-result"
    device.act("home")
    assert device.reply["body"]["screen"] == "home"


@pytest.mark.parametrize(
    ("name", "seats"),
    [*TOGETHER, *MIXED],
    ids=lambda value: value if isinstance(value, str) else "".join(who[0] for who in value),
)
def test_a_hand_is_passed_round(name: str, seats: list[str]) -> None:
    options = {"players": len(seats), **OPTIONS.get(name, {})}
    device = Device(kept_match(name, seats, options=options, standing=LAST_HAND.get(name)))
    seen = {device.state}
    steps = LONGEST if layout(name) == "melds" and len(seats) > 2 else 999
    while steps and device.step() and device.state != "round-over":
        steps -= 1
        seen.add(device.state)
        if device.state == "your-turn":
            assert device.session.viewer == device.session.to_act
    assert {"curtain", "your-turn"} <= seen
    assert device.session.match.to_act is None or not steps


def play_to_the_end(device: Device, hands: int) -> None:
    """Step by step, a reload now and then, the record always kept."""
    while hands and device.step():
        hands -= device.state == "round-over"
        session = device.session
        assert device.kept[session.key] == text_of(write_record(session.record()))
        if device.random.random() < 0.03:
            assert_a_reload_shows_the_same(device)


@pytest.mark.parametrize("name", NAMES)
def test_reloading_at_any_moment_of_passing_round(name: str) -> None:
    options = {"players": NUMBERS[name][0], **OPTIONS.get(name, {})}
    device = Device(kept_match(name, [PERSON] * NUMBERS[name][0], options=options, standing=LAST_HAND.get(name)))
    for _ in range(60):
        assert_a_reload_shows_the_same(device)
        device.step()


def assert_a_reload_shows_the_same(device: Device) -> None:
    """A second app on a copy of the storage has the same record and the same turn, behind the curtain if two or more
    people play."""
    session = device.session
    twin = Device(device.storage)
    again = twin.session
    assert record_of(again.match) == device.record
    assert again.to_act == session.to_act
    assert (again.names, again.seats, again.key) == (session.names, session.seats, session.key)
    assert twin.storage == device.storage
    if session.to_act is None:
        assert twin.state in ("round-over", "match-over")
    elif len(session.people) > 1:
        assert twin.state == "curtain"
    else:
        assert twin.state == ("thinking" if session.bots_turn else "your-turn")
        assert again.viewer == session.viewer
