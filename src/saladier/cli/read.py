"""What several commands read: files, and options from the command line."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saladier.cards import BadInput
from saladier.games import Game, Options, read_options
from saladier.record import parse


def read_json(file: str) -> Any:
    """The JSON value in ``file``; raises `BadInput` naming the file."""
    try:
        return parse(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(str(error), file) from None
    except BadInput as error:
        raise error.inside(file) from None


def options_of(game: Game, words: Sequence[str]) -> Options:
    """Options given as ``name=value``; ``true``, ``false`` and whole numbers are read as such."""
    given: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"{word!r} is not of the form name=value", "options")
        given[name] = _value(value)
    return read_options(game.options, given)


def _value(text: str) -> Any:
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, bool | int) else text
