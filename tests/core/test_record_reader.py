"""The reader of records: each bad one is refused with a message that names the place and what is wrong there."""

import copy
import json
from typing import Any

import pytest

from saladier.cards import BadInput
from saladier.games import NAMES, find
from saladier.record import FORMAT, load, parse, read_record, text_of, write_record
from saladier.record.read import MOST_COMMENT, MOST_MOVES, MOST_NAME, MOST_ROUNDS
from saladier.record.text import MOST_CHARACTERS

HANDS = ["2C 3C", "4D 5D", "6H 7H", "8S 9S"]
GOOD: dict[str, Any] = {
    "format": FORMAT,
    "game": "canadian_salad",
    "options": {"players": 4, "early_end": True},
    "names": ["Ann", "Bo", "Cy", "Di"],
    "rounds": [
        {
            "standing": {"round": 1, "scores": [10, 20, 30, 40], "dealer": 3},
            "position": {"to_act": 0, "hands": HANDS, "trick": "", "taken": [[], [], [], []]},
            "moves": ["2C", "4D", "6H"],
            "comments": [{"after": 0, "text": "the first"}, {"after": 3, "text": "the last"}],
            "x_table": 7,
        }
    ],
    "x_app": {"seats": None},
}


def changed(path: str, value: object) -> dict[str, Any]:
    """The good record with ``value`` at ``path``; the value `MISSING` takes the key away."""
    data = copy.deepcopy(GOOD)
    *outer, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = data
    for step in outer:
        place = place[step]
    if value is MISSING:
        del place[last]
    else:
        place[last] = value
    return data


MISSING = object()
LONG = "x" * 5000

BAD = [
    # path, value there -> place in the message, text in the message
    ("format", MISSING, "", "'format'"),
    ("format", "saladier/2", "format", "'saladier/2'"),
    ("format", 1, "format", "1"),
    ("format", None, "format", "None"),
    ("game", MISSING, "", "'game'"),
    ("game", "poker", "", "'poker'"),
    ("game", "", "", "''"),
    ("game", "CANADIAN_SALAD", "", "'CANADIAN_SALAD'"),
    ("game", "../septica", "", "'../septica'"),
    ("game", "__init__", "", "'__init__'"),
    ("game", 5, "game", "a text"),
    ("game", ["septica"], "game", "a text"),
    ("players", 4, "", "'players'"),
    ("Format", FORMAT, "", "'Format'"),
    ("__proto__", {}, "", "'__proto__'"),
    ("constructor", {}, "", "'constructor'"),
    ("", {}, "", "''"),
    ("options", [], "options", "an object"),
    ("options", None, "options", "an object"),
    ("options", "players=4", "options", "an object"),
    ("options.__proto__", {}, "options.__proto__", "'__proto__'"),
    ("options.jokers", 2, "options.jokers", "'jokers'"),
    ("options.players", "4", "options.players", "'4'"),
    ("options.players", 4.0, "options.players", "4.0"),
    ("options.players", True, "options.players", "True"),
    ("options.players", 7, "options.players", "7"),
    ("options.players", None, "options.players", "None"),
    ("options.players", [4], "options.players", "[4]"),
    ("options.early_end", 1, "options.early_end", "1"),
    ("options.early_end", "yes", "options.early_end", "'yes'"),
    ("names", "Ann", "names", "a list"),
    ("names", None, "names", "a list"),
    ("names", {}, "names", "a list"),
    ("names", [], "names", "0 entries"),
    ("names", ["Ann", "Bo", "Cy"], "names", "3 entries"),
    ("names.1", 7, "names[1]", "a text"),
    ("names.1", None, "names[1]", "a text"),
    ("names.1", ["Bo"], "names[1]", "a text"),
    ("names.1", "x" * (MOST_NAME + 1), "names[1]", str(MOST_NAME)),
    ("rounds", MISSING, "", "'rounds'"),
    ("rounds", {}, "rounds", "a list"),
    ("rounds", None, "rounds", "a list"),
    ("rounds", "none", "rounds", "a list"),
    ("rounds", [{}] * (MOST_ROUNDS + 1), "rounds", str(MOST_ROUNDS)),
    ("rounds.0", [], "rounds[0]", "an object"),
    ("rounds.0", None, "rounds[0]", "an object"),
    ("rounds.0.__proto__", {}, "rounds[0]", "'__proto__'"),
    ("rounds.0.result", {}, "rounds[0]", "'result'"),
    ("rounds.0.position", MISSING, "rounds[0]", "a deal or from a position"),
    ("rounds.0.deal", "2C", "rounds[0]", "a deal or from a position"),
    ("rounds.0.position", None, "rounds[0].position", "an object"),
    ("rounds.0.position", "2C", "rounds[0].position", "an object"),
    ("rounds.0.moves", None, "rounds[0].moves", "a list"),
    ("rounds.0.moves", "2C", "rounds[0].moves", "a list"),
    ("rounds.0.moves", {"0": "2C"}, "rounds[0].moves", "a list"),
    ("rounds.0.moves", ["2C"] * (MOST_MOVES + 1), "rounds[0].moves", str(MOST_MOVES)),
    ("rounds.0.moves.1", 4, "rounds[0].moves[1]", "a text"),
    ("rounds.0.moves.1", None, "rounds[0].moves[1]", "a text"),
    ("rounds.0.moves.1", ["4D"], "rounds[0].moves[1]", "a text"),
    ("rounds.0.comments", None, "rounds[0].comments", "a list"),
    ("rounds.0.comments", {}, "rounds[0].comments", "a list"),
    ("rounds.0.comments.1", "late", "rounds[0].comments[1]", "an object"),
    ("rounds.0.comments.1", {"after": 0}, "rounds[0].comments[1]", "'text'"),
    ("rounds.0.comments.1", {"text": "x"}, "rounds[0].comments[1]", "'after'"),
    ("rounds.0.comments.1.by", "Ann", "rounds[0].comments[1]", "'by'"),
    ("rounds.0.comments.1.after", 4, "rounds[0].comments[1].after", "4"),
    ("rounds.0.comments.1.after", -1, "rounds[0].comments[1].after", "-1"),
    ("rounds.0.comments.1.after", "1", "rounds[0].comments[1].after", "'1'"),
    ("rounds.0.comments.1.after", 1.0, "rounds[0].comments[1].after", "1.0"),
    ("rounds.0.comments.1.after", True, "rounds[0].comments[1].after", "True"),
    ("rounds.0.comments.1.text", 5, "rounds[0].comments[1].text", "a text"),
    ("rounds.0.comments.1.text", "x" * (MOST_COMMENT + 1), "rounds[0].comments[1].text", str(MOST_COMMENT)),
    ("rounds.0.standing", None, "rounds[0].standing", "an object"),
    ("rounds.0.standing", [], "rounds[0].standing", "an object"),
    ("rounds.0.standing.__proto__", {}, "rounds[0].standing.__proto__", "'__proto__'"),
    ("rounds.0.standing.sluga", 0, "rounds[0].standing.sluga", "'sluga'"),
    ("rounds.0.standing.round", -1, "rounds[0].standing.round", "-1"),
    ("rounds.0.standing.round", "1", "rounds[0].standing.round", "'1'"),
    ("rounds.0.standing.round", 1.5, "rounds[0].standing.round", "1.5"),
    ("rounds.0.standing.round", False, "rounds[0].standing.round", "False"),
    ("rounds.0.standing.dealer", 4, "rounds[0].standing.dealer", "4"),
    ("rounds.0.standing.dealer", None, "rounds[0].standing.dealer", "None"),
    ("rounds.0.standing.scores", 0, "rounds[0].standing.scores", "a list"),
    ("rounds.0.standing.scores", [0, 0], "rounds[0].standing.scores", "2 entries"),
    ("rounds.0.standing.scores.2", "0", "rounds[0].standing.scores[2]", "'0'"),
    ("rounds.0.standing.scores.2", 10**30, "rounds[0].standing.scores[2]", str(10**30)),
    # found when the record is played
    ("rounds.0.standing.round", 6, "rounds[0].standing.round", "6"),
    ("rounds.0.position.to_act", MISSING, "rounds[0].position", "'to_act'"),
    ("rounds.0.position.to_act", 4, "rounds[0].position.to_act", "4"),
    ("rounds.0.position.to_act", "0", "rounds[0].position.to_act", "'0'"),
    ("rounds.0.position.hands", MISSING, "rounds[0].position", "'hands'"),
    ("rounds.0.position.hands", "2C", "rounds[0].position.hands", "a list"),
    ("rounds.0.position.hands", HANDS[:3], "rounds[0].position.hands", "3 entries"),
    ("rounds.0.position.hands.2", 6, "rounds[0].position.hands[2]", "int"),
    ("rounds.0.position.hands.2", "6H ??", "rounds[0].position.hands[2]", "'??'"),
    ("rounds.0.position.hands.2", "6H  7H", "rounds[0].position.hands[2]", "''"),
    ("rounds.0.position.hands.2", "6H 7h", "rounds[0].position.hands[2]", "'7h'"),
    ("rounds.0.position.hands.2", "6H 2C", "rounds[0].position", "2C"),
    ("rounds.0.position.hands.2", "6H J*", "rounds[0].position", "J*"),
    ("rounds.0.position.__proto__", {}, "rounds[0].position", "'__proto__'"),
    ("rounds.0.position.stock", "", "rounds[0].position", "'stock'"),
    ("rounds.0.position.trick", ["2C"], "rounds[0].position.trick", "list"),
    ("rounds.0.position.taken", "2C", "rounds[0].position.taken", "a list"),
    ("rounds.0.position.hands", ["", "4D", "6H", "8S"], "rounds[0].position.hands", "0"),
    ("rounds.0.moves.0", "KS", "rounds[0].moves[0]", "card_not_in_hand"),
    ("rounds.0.moves.2", "lay", "rounds[0].moves[2]", "unreadable"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value", "place", "named"), BAD, ids=[f"{path}={str(value)[:20]}" for path, value, *_rest in BAD]
)
def test_a_bad_record_is_refused_by_name_and_place(path: str, value: object, place: str, named: str) -> None:
    with pytest.raises(BadInput) as caught:
        load(read_record(changed(path, value)))
    assert caught.value.where == place
    assert named in str(caught.value)


def test_the_good_record_is_good() -> None:
    record = read_record(GOOD)
    assert write_record(record) == {**GOOD, "options": {"early_end": True}}
    match = load(record)
    assert match.to_act == 3
    assert record.extra == {"x_app": {"seats": None}}
    assert record.rounds[0].extra == {"x_table": 7}


@pytest.mark.parametrize("data", [None, [], "text", 5, True, [GOOD]])
def test_a_record_is_an_object(data: object) -> None:
    with pytest.raises(BadInput, match="an object"):
        read_record(data)


def test_only_the_first_round_has_a_standing() -> None:
    later = {**GOOD["rounds"][0], "moves": []}
    with pytest.raises(BadInput, match="'standing'") as caught:
        read_record({**GOOD, "rounds": [GOOD["rounds"][0], later]})
    assert caught.value.where == "rounds[1]"


def test_no_round_follows_one_that_is_not_finished() -> None:
    later = {"position": {"to_act": 0, "hands": HANDS}}
    with pytest.raises(BadInput, match="not finished") as caught:
        load(read_record({**GOOD, "rounds": [GOOD["rounds"][0], later]}))
    assert caught.value.where == "rounds[1]"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda cards: cards[:-1], "is missing"),
        (lambda cards: [*cards, cards[0]], "is too often"),
        (lambda cards: [cards[1], *cards[1:]], "is too often"),
        (lambda cards: [*cards[:-1], "??"], "'??'"),
        (lambda _cards: [], "is missing"),
    ],
    ids=["one missing", "one too many", "one twice", "one hidden", "none"],
)
def test_a_deal_is_exactly_the_pack(name: str, spoil: Any, named: str) -> None:
    game = find(name)
    cards = spoil(list(game.dealt_pack(read_record({"format": FORMAT, "game": name, "rounds": []}).options)))
    with pytest.raises(BadInput) as caught:
        load(read_record({"format": FORMAT, "game": name, "rounds": [{"deal": " ".join(cards)}]}))
    assert caught.value.where == "rounds[0].deal"
    assert named in str(caught.value)


# text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "no JSON"),
        ("{", "no JSON"),
        ("{} {}", "no JSON"),
        ("{'a': 1}", "no JSON"),
        ('{"a": 1,}', "no JSON"),
        ('{"a": 01}', "no JSON"),
        ("\ufeff{}", "no JSON"),
        ('"\x01"', "no JSON"),
        ('{"a": NaN}', "NaN"),
        ('{"a": Infinity}', "Infinity"),
        ('{"a": -Infinity}', "-Infinity"),
        ('{"a": 1, "b": 2, "a": 3}', "'a'"),
        ('{"x": {"__proto__": 1, "__proto__": 2}}', "'__proto__'"),
        ("[" * 200_000, "nested"),
        ('{"a":' * 200_000, "nested"),
        ("[" * 200_000 + "]" * 200_000, "nested"),
        ("1" * 5000, "no JSON"),
        (" " * (MOST_CHARACTERS + 1), "too long"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_a_bad_text_is_refused(text: str, named: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse(text)
    assert named in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("depth", [10, 100, 400, 700, 800, 900, 950, 980, 990, 1_000, 5_000])
def test_whatever_depth_the_reader_lets_through_the_writer_can_write(depth: int) -> None:
    deep = ',"x_deep":' + "[" * depth + "]" * depth + "}"
    try:
        record = read_record(parse(text_of(GOOD)[:-1] + deep))
    except BadInput:
        return
    assert text_of(write_record(record)).endswith(deep)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("names.0", "names[0]"),
        ("rounds.0.moves.1", "rounds[0].moves[1]"),
        ("rounds.0.comments.0.text", "rounds[0].comments[0].text"),
        ("rounds.0.x_table", "rounds[0]"),
        ("x_app.seats", ""),
    ],
)
def test_half_a_character_pair_is_refused(path: str, place: str) -> None:
    """JSON can write one; no file can hold it."""
    with pytest.raises(BadInput, match="ud800") as caught:
        read_record(parse(json.dumps(changed(path, "a \ud800 b"))))
    assert caught.value.where == place


@pytest.mark.parametrize("name", ["", " ", "Ann\u202e", "A\u0301nn", "👪", "<b>Ann</b>", "x" * MOST_NAME, "\u0000"])
def test_names_are_any_text(name: str) -> None:
    record = read_record(parse(text_of(changed("names.0", name))))
    assert record.names[0] == name
    assert read_record(parse(text_of(write_record(record)))) == record
