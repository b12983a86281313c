"""The two slots of a kept match: each save overwrites the older one, so a torn write leaves the last save whole.

A match ``K`` lies under ``saladier.match.K.a`` and ``.b``; version 1 kept it under ``saladier.match.K`` alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from saladier.cards import BadInput
from saladier.record import NewerFormat
from saladier.table.envelope import MARK, Kept, unseal
from saladier.table.migrations import migrated

OLD, FIRST, SECOND = "", ".a", ".b"
SLOTS = (OLD, FIRST, SECOND)


def match_of(name: str) -> str:
    """The match that the slot ``name`` belongs to."""
    return name[:-2] if name.endswith((FIRST, SECOND)) else name


def next_slot(slot: str) -> str:
    """Where the save after the one in ``slot`` goes."""
    return SECOND if slot == FIRST else FIRST


@dataclass(frozen=True)
class Slots:
    """What the slots of one match hold: ``whole`` texts, newest first, and ``damaged`` ones with the reason."""

    whole: Mapping[str, Kept]
    damaged: Mapping[str, BadInput]


def read_slots(texts: Mapping[str, str]) -> Slots:
    """Look into the slots of one match; raises `NewerFormat` when a newer version of the program wrote any of them."""
    whole: dict[str, Kept] = {}
    damaged: dict[str, BadInput] = {}
    for slot, text in texts.items():
        try:
            if slot != OLD and not text.startswith(MARK):
                raise BadInput("the text was damaged: its first line is missing")
            whole[slot] = migrated(text)
        except NewerFormat:
            raise
        except BadInput as error:
            damaged[slot] = error
    newest_first = sorted(whole.items(), key=lambda one: (one[1].revision, one[0]), reverse=True)
    return Slots(dict(newest_first), damaged)


def latest_text(texts: Mapping[str, str]) -> str:
    """The latest of the slots as it is, whatever version wrote it."""
    return max(texts.values(), key=_revision)


def _revision(text: str) -> int:
    try:
        return unseal(text).revision
    except BadInput:
        return -1
