"""How a kept text is wrapped: one line with its version, its revision and a checksum, then the text itself.

The line looks the same in every version to come, so that an older program can tell a newer text from a damaged one.
"""

import re
import zlib
from dataclasses import dataclass

from saladier.cards import BadInput

MARK = "saladier-kept"
_LINE = re.compile(rf"{MARK} ([1-9][0-9]{{0,8}}) (0|[1-9][0-9]{{0,14}}) ([0-9a-f]{{8}})\n")


@dataclass(frozen=True)
class Kept:
    """A text with the ``version`` of its layout and the ``revision`` of the match it holds (each save has a higher)."""

    version: int
    revision: int
    text: str


def seal(kept: Kept) -> str:
    """Wrapped for keeping."""
    return f"{MARK} {kept.version} {kept.revision} {_checksum(kept)}\n{kept.text}"


def unseal(sealed: str) -> Kept:
    """What was wrapped; raises `BadInput` when anything of it was lost or changed."""
    line = _LINE.match(sealed)
    if line is not None:
        kept = Kept(int(line[1]), int(line[2]), sealed[line.end() :])
        if line[3] == _checksum(kept):
            return kept
    raise BadInput("the text was damaged: its checksum does not fit")


def first_line(sealed: str) -> str:
    """By this the page knows a text again without comparing all of it."""
    return sealed.partition("\n")[0][:80]


def _checksum(kept: Kept) -> str:
    everything = f"{kept.version} {kept.revision}\n{kept.text}"
    return f"{zlib.crc32(everything.encode(errors='surrogatepass')):08x}"
