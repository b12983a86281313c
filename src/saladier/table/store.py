"""What is kept on this device: two slots per match, settings, what was chosen last, what was told, saves set aside.

Storage is a mapping of texts that the page hands over at the start; `changes` collects what the page must write.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from saladier.cards import BadInput
from saladier.record import NewerFormat, parse, read_record, text_of, write_record
from saladier.table.envelope import Kept, first_line, seal
from saladier.table.faults import kept_fault, told_fault
from saladier.table.games import TABLES
from saladier.table.migrations import NEWEST
from saladier.table.session import Session, restore
from saladier.table.slots import FIRST, OLD, SLOTS, Slots, latest_text, match_of, next_slot, read_slots

PREFIX = "saladier."
MATCH, ASIDE, SETUP = f"{PREFIX}match.", f"{PREFIX}aside.", f"{PREFIX}setup."
OPEN, SETTINGS, TOLD = f"{PREFIX}open", f"{PREFIX}settings", f"{PREFIX}told"
EDITOR = f"{PREFIX}editor"
"""The position that is being set up."""


Names = Callable[[int], Sequence[str]]
"""Default names for a number of players, for records that give none."""


def in_match(name: str, key: str) -> bool:
    """Whether something kept under ``name`` belongs to the match ``key``."""
    return name in [MATCH + key + slot for slot in SLOTS]


class Store:
    """A mirror of the page's storage; ``changes`` holds what was written since it was last taken."""

    def __init__(self, kept: Mapping[str, str]) -> None:
        self.texts = {key: text for key, text in kept.items() if key.startswith(PREFIX)}
        self.changes: dict[str, str | None] = {}
        self.replaced: dict[str, str | None] = {}
        """Changed slot -> the first line of what it held before, or ``None`` for nothing."""
        self.latest: dict[str, tuple[str, int]] = {}
        """Match -> the slot of its latest save, and that save's revision."""
        self.newer: set[str] = set()
        """Matches that only a newer version of the program can read."""

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, text: str | None) -> None:
        """Write ``text`` under ``key``; ``None`` removes it."""
        before = self.texts.get(key)
        if before == text:
            return
        if key.startswith(MATCH):
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
        slot, revision = self.latest.get(session.key, (OLD, 0))
        self._write(session.key, next_slot(slot), Kept(NEWEST, revision + 1, text_of(write_record(session.record()))))

    def _write(self, key: str, slot: str, kept: Kept) -> None:
        self.put(MATCH + key + slot, seal(kept))
        self.latest[key] = slot, kept.revision

    def delete(self, key: str) -> None:
        """Remove a match."""
        for slot in SLOTS:
            self.put(MATCH + key + slot, None)

    @property
    def holds_matches(self) -> bool:
        """Whether any match is kept."""
        return any(key.startswith(MATCH) for key in self.texts)

    def sessions(self, default_names: Names) -> Iterator[Session]:
        """Every kept match that can be read, latest first; the others are set aside."""
        names = [key.removeprefix(MATCH) for key in self.texts if key.startswith(MATCH)]
        found = []
        for key in dict.fromkeys(map(match_of, names)):
            session = self.session(key, default_names)
            if session is not None:
                found.append(session)
        yield from sorted(found, key=lambda one: one.updated, reverse=True)

    def session(self, key: str, default_names: Names) -> Session | None:
        """The kept match ``key``; ``None`` when there is none that can be read. It is set aside then, unless a newer
        version of the program wrote it: in that case it stays as it is."""
        self.newer.discard(key)
        try:
            slots = read_slots(self._texts_of(key))
            session, slot, unread = _newest(key, slots, default_names)
        except NewerFormat:
            self.newer.add(key)
            return None
        for name, why in unread.items():
            if session is None or name not in slots.damaged:
                self._set_aside(key + name, why)
        if session is not None:
            self._mend(key, slot, slots)
        return session

    def _texts_of(self, key: str) -> dict[str, str]:
        names = {slot: MATCH + key + slot for slot in SLOTS}
        return {slot: self.texts[name] for slot, name in names.items() if name in self.texts}

    def _set_aside(self, name: str, why: BadInput) -> None:
        self.put(ASIDE + name, text_of({"why": kept_fault(why), "text": self.texts[MATCH + name]}))
        self.put(MATCH + name, None)

    def _mend(self, key: str, slot: str, slots: Slots) -> None:
        """Move a save of version 1 into a slot; a damaged slot beside the whole one that was read becomes its copy."""
        kept = slots.whole[slot]
        self._write(key, FIRST if slot == OLD else slot, kept)
        for other in slots.damaged:
            self.put(MATCH + key + other, seal(kept))
        self.put(MATCH + key + OLD, None)

    def text_of_newer(self, key: str) -> str | None:
        """What a newer version of the program kept of a match, as it is."""
        return latest_text(self._texts_of(key)) if key in self.newer else None

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


def _newest(key: str, slots: Slots, default_names: Names) -> tuple[Session | None, str, dict[str, BadInput]]:
    """The newest session that can be read, its slot, and the slots that cannot be read, with the reason."""
    unread = dict(slots.damaged)
    for slot, kept in slots.whole.items():
        try:
            record = read_record(parse(kept.text))
            if record.game.name not in TABLES:
                raise BadInput("there is no table for {game} yet", "game", game=record.game.name)
            return restore(key, record, default_names(record.options.players)), slot, unread
        except NewerFormat:
            raise
        except BadInput as error:
            unread[slot] = error
    return None, OLD, unread


def _why_and_text(kept: str) -> tuple[str, str]:
    try:
        data = parse(kept)
        return told_fault(data["why"]), str(data["text"])
    except (BadInput, KeyError, TypeError):
        return "", kept
