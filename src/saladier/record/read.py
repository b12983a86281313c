"""JSON data -> `Record`: every complaint names the place and what is wrong there."""

import re
from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput, read_cards
from saladier.games import Game, Options, Standing, find, read_options
from saladier.games.position import card_lists, items, whole
from saladier.record.model import FORMAT, Comment, Record, RecordedRound
from saladier.record.text import text_of

MOST_ROUNDS, MOST_MOVES, MOST_COMMENT, MOST_NAME = 1000, 5000, 4000, 60
"""More than any match has; they keep foreign records from filling the memory."""


class NewerFormat(BadInput):
    """What was read comes from a version of the program that is newer than this one."""


def read_record(data: object) -> Record:
    """The record written as ``data`` (parsed JSON). Moves are not played yet; `load` does that."""
    if "format" in _mapping(data, ""):  # first of all: what else a newer version writes is not known here
        _check_format(_mapping(data, "")["format"])
    top = _keys(data, "", {"format", "game", "options", "names", "rounds"}, {"format", "game", "rounds"})
    game = find(_text(top["game"], "game"))
    options = _inside("options", read_options, game.options, _mapping(top.get("options", {}), "options"))
    rounds = items(top["rounds"], "rounds")
    if len(rounds) > MOST_ROUNDS:
        raise BadInput("{n} rounds are more than {most}", "rounds", n=len(rounds), most=MOST_ROUNDS)
    read = [_round(one, f"rounds[{index}]", index == 0) for index, one in enumerate(rounds)]
    standing = game.first_standing(options)
    if rounds and "standing" in rounds[0]:
        standing = _inside("rounds[0].standing", read_standing, game, options, rounds[0]["standing"])
    return Record(game, options, standing, tuple(read), _names(top, options), _extra(top))


def _check_format(found: object) -> None:
    if found == FORMAT:
        return
    name, _slash, number = FORMAT.partition("/")
    later = re.fullmatch(rf"{name}/([1-9][0-9]{{0,8}})", found) if isinstance(found, str) else None
    if later is not None and int(later[1]) > int(number):
        raise NewerFormat("the format is {found}, of a newer version; this program reads {known}", "format",
                          found=repr(found), known=repr(FORMAT))  # fmt: skip
    raise BadInput("the format is {found}, this program reads {known}", "format", found=repr(found), known=repr(FORMAT))


def read_standing(game: Game, options: Options, data: object) -> Standing:
    """A standing; keys that are left out have their value at the start of a match."""
    known = {"round", "scores", "dealer"}
    values: dict[str, Any] = {}
    for key, value in _mapping(data, "").items():
        if key.startswith("x_"):
            continue
        if key not in known:
            values[key] = game.standing_field(options, key, value)
        elif key == "scores":
            scores = items(value, "scores", game.sides(options), "side")
            values[key] = tuple(whole(one, f"scores[{i}]", -(10**9), 10**9) for i, one in enumerate(scores))
        else:
            values[key] = whole(value, key, 0, options.players - 1 if key == "dealer" else 10**6)
    start = game.first_standing(options)
    filled = {name: values.get(name, getattr(start, name)) for name in start.__dataclass_fields__}
    return game.standing_type(**filled)


def read_position(game: Game, options: Options, data: Mapping[str, Any]) -> dict[str, Any]:
    """A position with the keys every game has already read: ``to_act`` and ``hands`` (lists of cards)."""
    known = {"to_act", "hands", *game.position_keys}
    read = _keys(data, "", known, {"to_act", "hands"})
    read = {key: value for key, value in read.items() if not key.startswith("x_")}
    read["to_act"] = whole(read["to_act"], "to_act", 0, options.players - 1)
    read["hands"] = card_lists(read["hands"], "hands", options.players, "seat")
    return read


def _round(data: object, where: str, first: bool) -> RecordedRound:
    known = {"standing", "deal", "position", "moves", "comments"}
    read = _keys(data, where, known if first else known - {"standing"}, set())
    if ("deal" in read) == ("position" in read):
        raise BadInput("a round starts from a deal or from a position, and from one of them only", where)
    moves = [
        _text(move, f"{where}.moves[{i}]") for i, move in enumerate(items(read.get("moves", []), f"{where}.moves"))
    ]
    if len(moves) > MOST_MOVES:
        raise BadInput("{n} moves are more than {most}", f"{where}.moves", n=len(moves), most=MOST_MOVES)
    deal = tuple(_inside(f"{where}.deal", read_cards, read["deal"])) if "deal" in read else None
    position = _mapping(read["position"], f"{where}.position") if "position" in read else None
    _writable(text_of(position), f"{where}.position")
    return RecordedRound(deal, position, tuple(moves), _comments(read, where, len(moves)), _extra(read, where))


def _comments(read: Mapping[str, Any], where: str, moves: int) -> tuple[Comment, ...]:
    comments = []
    for index, one in enumerate(items(read.get("comments", []), f"{where}.comments")):
        place = f"{where}.comments[{index}]"
        keys = _keys(one, place, {"after", "text"}, {"after", "text"})
        text = _text(keys["text"], f"{place}.text")
        if len(text) > MOST_COMMENT:
            raise BadInput("a comment has at most {most} characters", f"{place}.text", most=MOST_COMMENT)
        comments.append(Comment(whole(keys["after"], f"{place}.after", 0, moves), text))
    return tuple(comments)


def _names(top: Mapping[str, Any], options: Options) -> tuple[str, ...]:
    if "names" not in top:
        return ()
    names = tuple(_text(name, f"names[{i}]") for i, name in enumerate(items(top["names"], "names", options.players)))
    for index, name in enumerate(names):
        if len(name) > MOST_NAME:
            raise BadInput("a name has at most {most} characters", f"names[{index}]", most=MOST_NAME)
    return names


def _inside(where: str, read: Any, *given: Any) -> Any:
    try:
        return read(*given)
    except BadInput as error:
        raise error.inside(where) from None


def _mapping(data: object, where: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadInput("an object is expected here", where)
    return data


def _keys(data: object, where: str, known: set[str], needed: set[str]) -> dict[str, Any]:
    found = dict(_mapping(data, where))
    for key in found:
        if key not in known and not key.startswith("x_"):
            raise BadInput("the key {key} does not belong here", where, key=repr(key))
    for key in sorted(needed):
        if key not in found:
            raise BadInput("the key {key} is missing", where, key=repr(key))
    return found


def _extra(data: Mapping[str, Any], where: str = "") -> dict[str, Any]:
    extra = {key: value for key, value in data.items() if key.startswith("x_")}
    _writable(text_of(extra), where)
    return extra


def _text(data: object, where: str) -> str:
    if not isinstance(data, str):
        raise BadInput("a text is expected here", where)
    _writable(data, where)
    return data


def _writable(text: str, where: str) -> None:
    """JSON can write half of a surrogate pair, which no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadInput("{sign} is half of a surrogate pair", where, sign=repr(text[error.start])) from None
