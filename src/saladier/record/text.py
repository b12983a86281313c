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
        raise BadInput("the text is too long ({n} characters)", n=len(text))
    _check_depth(text)
    try:
        return json.loads(text, parse_float=_number, parse_constant=_no_constant, object_pairs_hook=_unique)
    except BadInput:
        raise
    except json.JSONDecodeError as error:
        raise BadInput(
            "this is no JSON (line {line}, column {column})", line=error.lineno, column=error.colno
        ) from None
    except ValueError:
        raise BadInput("this is no JSON: it holds a number that is too long") from None


def text_of(data: Any) -> str:
    """JSON without needless space, keys in the order given."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _no_constant(name: str) -> NoReturn:
    raise BadInput("{name} is no JSON number", name=name)


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise BadInput("{number} is too large a number", number=text)
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
            raise BadInput("the key {key} stands twice", key=repr(key))
        found[key] = value
    return found
