"""Records as text: strict JSON in, compact JSON out."""

import json
import re
from math import isfinite
from typing import Any, NoReturn

from saladier.cards import BadInput

MOST_CHARACTERS = 8_000_000
"""Longer texts are refused unread; a match of 300 Samba hands has about a quarter of that."""

MOST_DEPTH = 64
"""Deeper nesting is refused: no record needs it, and everything that walks through one may rely on it."""
_FLAT = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"|[^][{}"]++', re.DOTALL)
"""What nests nothing: strings, and all between them that is no bracket."""


def parse(text: str) -> Any:
    """The JSON value written as ``text``; raises `BadInput` where Python's reader is more lenient than JSON."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput(f"the text is too long ({len(text)} characters)")
    _check_depth(text)
    try:
        return json.loads(text, parse_float=_number, parse_constant=_no_constant, object_pairs_hook=_unique)
    except BadInput:
        raise
    except ValueError as error:
        raise BadInput(f"this is no JSON: {error}") from None


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


def _check_depth(text: str) -> None:
    """Judged before the text is read: in a browser Python's reader takes the whole of Python down with it."""
    brackets = _FLAT.sub("", text).replace("{", "[").replace("}", "]")
    for _ in range(MOST_DEPTH):
        brackets = brackets.replace("[]", "")
    if len(brackets) > MOST_DEPTH:
        raise BadInput("the text is nested too deeply")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput(f"the key {key!r} stands twice")
        found[key] = value
    return found
