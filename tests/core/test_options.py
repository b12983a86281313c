"""House rules as data: which values an option admits, and what the message names when it does not."""

import pytest

from saladier.cards import BadInput
from saladier.games import NAMES, changed, find, read_options
from saladier.games.options import Option

YES_NO = Option("stop", (False, True), "1")
NUMBER = Option("players", (4, 3), "1")
WORD = Option("mode", ("open",), "1", pattern=r"hands:[1-9]\d?")
FROM = Option("target", (500,), "1", least=100)
KNOWN = (YES_NO, NUMBER, WORD, FROM)


@pytest.mark.parametrize(
    ("option", "value", "admitted"),
    [
        (YES_NO, True, True),
        (YES_NO, 1, False),
        (YES_NO, 0, False),
        (YES_NO, "true", False),
        (YES_NO, None, False),
        (NUMBER, 3, True),
        (NUMBER, 3.0, False),
        (NUMBER, "3", False),
        (NUMBER, True, False),
        (NUMBER, 5, False),
        (NUMBER, [3], False),
        (WORD, "open", True),
        (WORD, "hands:1", True),
        (WORD, "hands:99", True),
        (WORD, "hands:0", False),
        (WORD, "hands:100", False),
        (WORD, "hands:1\n", False),
        (WORD, " hands:1", False),
        (WORD, "hands:١", False),
        (WORD, "OPEN", False),
        (WORD, 1, False),
        (FROM, 500, True),
        (FROM, 100, True),
        (FROM, 10**12, True),
        (FROM, 99, False),
        (FROM, -100, False),
        (FROM, 100.0, False),
        (FROM, "100", False),
        (FROM, True, False),
    ],
)
def test_which_values_an_option_admits(option: Option, value: object, admitted: bool) -> None:
    assert option.admits(value) is admitted
    if admitted:
        assert read_options(KNOWN, {option.name: value})[option.name] == value
        return
    with pytest.raises(BadInput) as caught:
        read_options(KNOWN, {option.name: value})
    assert caught.value.where == option.name
    assert repr(value) in str(caught.value)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadInput, match="'jokers'") as caught:
        read_options(KNOWN, {"jokers": 2})
    assert caught.value.where == "jokers"


def test_what_is_not_said_has_its_default_and_is_not_written() -> None:
    options = read_options(KNOWN, {"players": 3, "mode": "open"})
    assert dict(options) == {"stop": False, "players": 3, "mode": "open", "target": 500}
    assert changed(KNOWN, options) == {"players": 3}


def test_equal_answers_are_one_key() -> None:
    first, second = read_options(KNOWN, {"players": 4}), read_options(KNOWN, {})
    assert first == second
    assert len({first, second, read_options(KNOWN, {"players": 3})}) == 2


def test_an_option_that_is_no_number_is_not_asked_as_one() -> None:
    options = read_options(KNOWN, {})
    assert options.players == 4
    for name in ("mode", "stop"):
        with pytest.raises(TypeError, match=name):
            options.number(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_options_of_a_game_are_sound(name: str) -> None:
    known = find(name).options
    assert len({option.name for option in known}) == len(known)
    assert "players" in {option.name for option in known}
    for option in known:
        assert option.clause
        assert all(option.admits(value) for value in option.values)
        assert len({type(value) for value in option.values}) == 1
