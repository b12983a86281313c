"""Records as text: strict JSON in, compact JSON out."""

import json
from math import isfinite
from typing import Any, NoReturn

from saladier.cards import BadInput

MOST_CHARACTERS = 8_000_000
"""Longer texts are refused unread; a match of 300 Samba hands has about a quarter of that."""

MOST_DEPTH = 64
"""Deeper nesting is refused: no record needs it, and everything that walks through one may rely on it."""


def parse(text: str) -> Any:
    """The JSON value written as ``text``; raises `BadInput` where Python's reader is more lenient than JSON."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput(f"the text is too long ({len(text)} characters)")
    try:
        data = json.loads(text, parse_float=_number, parse_constant=_no_constant, object_pairs_hook=_unique)
    except RecursionError:
        raise BadInput("the text is nested too deeply") from None
    except BadInput:
        raise
    except ValueError as error:
        raise BadInput(f"this is no JSON: {error}") from None
    _check_depth(data)
    return data


def text_of(data: Any) -> str:
    """JSON without needless space, keys in the order given."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _no_constant(name: str) -> NoReturn:
    raise BadInput(f"{name} is no JSON number")


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise BadInput(f"{text} is too large a number")
    return number


def _check_depth(data: Any) -> None:
    level = [data]
    for _ in range(MOST_DEPTH + 1):
        inside = (one.values() if isinstance(one, dict) else one for one in level if isinstance(one, (dict, list)))
        level = [one for values in inside for one in values if isinstance(one, (dict, list))]
        if not level:
            return
    raise BadInput("the text is nested too deeply")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput(f"the key {key!r} stands twice")
        found[key] = value
    return found
