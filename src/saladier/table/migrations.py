"""From what older versions kept to what this one keeps, one step per version.

Version 1 was the record as plain text, one key per match. Version 2 wraps it (`envelope`) and has two slots per match
(`slots`). A new version adds a step here and leaves the older ones alone.
"""

from collections.abc import Callable, Mapping

from saladier.record import NewerFormat
from saladier.table.envelope import MARK, Kept, seal, unseal

NEWEST = 2


def wrap(text: str) -> str:
    """1 → 2: a plain record gets its first revision."""
    return seal(Kept(2, 0, text))


STEPS: Mapping[int, Callable[[str], str]] = {1: wrap}
"""Version n → what makes a text of version n one of version n + 1."""


def version_of(text: str) -> int:
    """The version in which ``text`` was kept; raises `BadInput` for a wrapped text that is damaged."""
    return unseal(text).version if text.startswith(MARK) else 1


def migrated(text: str) -> Kept:
    """``text`` of any version as of today; raises `BadInput` if it is damaged, `NewerFormat` if it is of tomorrow."""
    while (version := version_of(text)) < NEWEST:
        text = STEPS[version](text)
    if version > NEWEST:
        raise NewerFormat("a newer version of Saladier kept it (layout {n})", n=version)
    return unseal(text)
