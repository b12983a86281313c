"""What is kept on this device: two slots per match and score sheet, and for the statistics; settings, what was chosen
last, what was told, saves set aside.

Storage is a mapping of texts that the page hands over at the start; `changes` collects what the page must write.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from saladier.cards import BadInput
from saladier.record import NewerFormat, parse, read_record, text_of, write_record
from saladier.table.envelope import Kept, first_line, seal
from saladier.table.faults import kept_fault, told_fault
from saladier.table.games import TABLES
from saladier.table.migrations import NEWEST
from saladier.table.session import Session, restore
from saladier.table.sheet import ScoreSheet, read_sheet
from saladier.table.slots import FIRST, OLD, SLOTS, Slots, latest_text, match_of, next_slot, read_slots

PREFIX = "saladier."
MATCH, ASIDE, SETUP = f"{PREFIX}match.", f"{PREFIX}aside.", f"{PREFIX}setup."
SHEET, STATISTICS = f"{PREFIX}sheet.", f"{PREFIX}statistics"
OPEN, SETTINGS, TOLD = f"{PREFIX}open", f"{PREFIX}settings", f"{PREFIX}told"
EDITOR = f"{PREFIX}editor"
"""The position that is being set up."""

T = TypeVar("T")
Names = Callable[[int], Sequence[str]]
"""Default names for a number of players, for records that give none."""


def in_slots(name: str, whole: str) -> bool:
    """Whether ``name`` is a slot of what is kept under ``whole``."""
    return name in [whole + slot for slot in SLOTS]


def label_of(name: str) -> str:
    """What is kept under ``name``, as pages call it: the key of a match; for other things their kind comes first."""
    return name.removeprefix(MATCH).removeprefix(PREFIX)


def name_of(label: str) -> str:
    """The name behind such a label."""
    other = label.startswith((label_of(SHEET), label_of(STATISTICS)))
    return (PREFIX if other else MATCH) + label


class Store:
    """A mirror of the page's storage; ``changes`` holds what was written since it was last taken."""

    def __init__(self, kept: Mapping[str, str]) -> None:
        self.texts = {key: text for key, text in kept.items() if key.startswith(PREFIX)}
        self.changes: dict[str, str | None] = {}
        self.replaced: dict[str, str | None] = {}
        """Changed slot -> the first line of what it held before, or ``None`` for nothing."""
        self.latest: dict[str, tuple[str, int]] = {}
        """Name -> the slot of its latest save, and that save's revision."""
        self.newer: set[str] = set()
        """Labels of what only a newer version of the program can read."""

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, text: str | None) -> None:
        """Write ``text`` under ``key``; ``None`` removes it."""
        before = self.texts.get(key)
        if before == text:
            return
        if key.startswith((MATCH, SHEET, STATISTICS)):
            self.replaced.setdefault(key, None if before is None else first_line(before))
        self._set(key, text)
        self.changes[key] = text

    def _set(self, key: str, text: str | None) -> None:
        if text is None:
            self.texts.pop(key, None)
        else:
            self.texts[key] = text

    def take_changes(self) -> dict[str, dict[str, str | None]]:
        """What is to be written now, and how its slots must begin so that nobody else's save is overwritten."""
        taken = {"save": self.changes, "expect": self.replaced}
        self.changes, self.replaced = {}, {}
        return taken

    def learn(self, key: str, text: str | None) -> None:
        """Another tab wrote ``text``, or removed it; without a key it removed everything."""
        if key:
            self._set(key, text)
        else:
            self.texts.clear()

    # matches

    def keep(self, session: Session, now: int) -> None:
        """Write the session as a record, over its last save but one."""
        session.updated = max(now, session.created)
        self.keep_text(MATCH + session.key, text_of(write_record(session.record())))

    def keep_text(self, name: str, text: str) -> None:
        """Write ``text`` over the last save but one of what is kept under ``name``."""
        slot, revision = self.latest.get(name, (OLD, 0))
        self._write(name, next_slot(slot), Kept(NEWEST, revision + 1, text))

    def _write(self, name: str, slot: str, kept: Kept) -> None:
        self.put(name + slot, seal(kept))
        self.latest[name] = slot, kept.revision

    def delete(self, key: str) -> None:
        """Remove a match."""
        self.remove(MATCH + key)

    def remove(self, name: str) -> None:
        """Remove everything kept under ``name``."""
        for slot in SLOTS:
            self.put(name + slot, None)
        self.latest.pop(name, None)

    @property
    def holds_matches(self) -> bool:
        """Whether any match is kept, or any score sheet."""
        return any(key.startswith((MATCH, SHEET)) for key in self.texts)

    def sessions(self, default_names: Names) -> Iterator[Session]:
        """Every kept match that can be read, latest first; the others are set aside."""
        found = [session for key in self._keys(MATCH) if (session := self.session(key, default_names)) is not None]
        yield from sorted(found, key=lambda one: one.updated, reverse=True)

    def _keys(self, prefix: str) -> list[str]:
        names = [key.removeprefix(prefix) for key in self.texts if key.startswith(prefix)]
        return list(dict.fromkeys(map(match_of, names)))

    def session(self, key: str, default_names: Names) -> Session | None:
        """The kept match ``key``; ``None`` when there is none that can be read (`read_kept`)."""
        return self.read_kept(MATCH + key, lambda text: _session(key, text, default_names))

    # score sheets

    def keep_sheet(self, sheet: ScoreSheet, now: int) -> None:
        """Write a score sheet."""
        sheet.updated = max(now, sheet.created)
        self.keep_text(SHEET + sheet.key, text_of(sheet.write()))

    def sheet(self, key: str) -> ScoreSheet | None:
        """The score sheet ``key``, as `session`."""
        return self.read_kept(SHEET + key, lambda text: read_sheet(key, parse(text)))

    def sheets(self) -> list[ScoreSheet]:
        """Every score sheet, latest first."""
        found = [sheet for key in self._keys(SHEET) if (sheet := self.sheet(key)) is not None]
        return sorted(found, key=lambda one: one.updated, reverse=True)

    # reading from slots

    def read_kept(self, name: str, read: Callable[[str], T]) -> T | None:
        """What is kept under ``name``; ``None`` when there is nothing that can be read. It is set aside then, unless a
        newer version of the program wrote it: in that case it stays as it is."""
        self.newer.discard(label_of(name))
        try:
            slots = read_slots(self._texts_of(name))
            found, slot, unread = _newest(slots, read)
        except NewerFormat:
            self.newer.add(label_of(name))
            return None
        for damaged, why in unread.items():
            if found is None or damaged not in slots.damaged:
                self._set_aside(name + damaged, why)
        if found is not None:
            self._mend(name, slot, slots)
        return found

    def _texts_of(self, name: str) -> dict[str, str]:
        return {slot: self.texts[name + slot] for slot in SLOTS if name + slot in self.texts}

    def _set_aside(self, name: str, why: BadInput) -> None:
        self.put(ASIDE + label_of(name), text_of({"why": kept_fault(why), "text": self.texts[name]}))
        self.put(name, None)

    def _mend(self, name: str, slot: str, slots: Slots) -> None:
        """Move a save of version 1 into a slot; a damaged slot beside the whole one that was read becomes its copy."""
        kept = slots.whole[slot]
        self._write(name, FIRST if slot == OLD else slot, kept)
        for other in slots.damaged:
            self.put(name + other, seal(kept))
        self.put(name + OLD, None)

    def text_of_newer(self, label: str) -> str | None:
        """What a newer version of the program kept, as it is."""
        return latest_text(self._texts_of(name_of(label))) if label in self.newer else None

    # what was told

    @property
    def told(self) -> set[str]:
        """What was said or asked once and need not be repeated."""
        try:
            told = parse(self.texts.get(TOLD, "[]"))
        except BadInput:
            return set()
        return {one for one in told if isinstance(one, str)} if isinstance(told, list) else set()

    def tell(self, what: str) -> None:
        """Remember that it was said or asked."""
        self.put(TOLD, text_of(sorted({*self.told, what})))

    # saves set aside

    def aside(self) -> list[tuple[str, str, str]]:
        """Saves that could not be read: (key, why, the text as it was)."""
        found = []
        for key, text in sorted(self.texts.items()):
            if key.startswith(ASIDE):
                found.append((key.removeprefix(ASIDE), *_why_and_text(text)))
        return found


def _newest(slots: Slots, read: Callable[[str], T]) -> tuple[T | None, str, dict[str, BadInput]]:
    """The newest that can be read, its slot, and the slots that cannot be read, with the reason."""
    unread = dict(slots.damaged)
    for slot, kept in slots.whole.items():
        try:
            return read(kept.text), slot, unread
        except NewerFormat:
            raise
        except BadInput as error:
            unread[slot] = error
    return None, OLD, unread


def _session(key: str, text: str, default_names: Names) -> Session:
    record = read_record(parse(text))
    if record.game.name not in TABLES:
        raise BadInput("there is no table for {game} yet", "game", game=record.game.name)
    return restore(key, record, default_names(record.options.players))


def _why_and_text(kept: str) -> tuple[str, str]:
    try:
        data = parse(kept)
        return told_fault(data["why"]), str(data["text"])
    except (BadInput, KeyError, TypeError):
        return "", kept
