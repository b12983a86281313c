"""What is kept on this device: one record per match, settings, what was chosen last, and saves set aside.

Storage is a mapping of texts that the page hands over at the start; `changes` collects what the page must write.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from saladier.cards import BadInput
from saladier.record import parse, read_record, text_of, write_record
from saladier.table.games import TABLES
from saladier.table.session import Session, restore

PREFIX = "saladier."
MATCH, ASIDE, SETUP = f"{PREFIX}match.", f"{PREFIX}aside.", f"{PREFIX}setup."
OPEN, SETTINGS = f"{PREFIX}open", f"{PREFIX}settings"


Names = Callable[[int], Sequence[str]]
"""Default names for a number of players, for records that give none."""


class Store:
    """A mirror of the page's storage; ``changes`` holds what was written since it was last taken."""

    def __init__(self, kept: Mapping[str, str]) -> None:
        self.texts = {key: text for key, text in kept.items() if key.startswith(PREFIX)}
        self.changes: dict[str, str | None] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, text: str | None) -> None:
        """Write ``text`` under ``key``; ``None`` removes it."""
        if self.texts.get(key) == text:
            return
        if text is None:
            self.texts.pop(key, None)
        else:
            self.texts[key] = text
        self.changes[key] = text

    def take_changes(self) -> dict[str, str | None]:
        """What is to be written now."""
        changes, self.changes = self.changes, {}
        return changes

    # matches

    def keep(self, session: Session, now: int) -> None:
        """Write the session as a record."""
        session.updated = max(now, session.created)
        self.put(MATCH + session.key, text_of(write_record(session.record())))

    def sessions(self, default_names: Names) -> Iterator[Session]:
        """Every kept match that can be read, latest first; the others are set aside."""
        found = []
        for key in [key for key in self.texts if key.startswith(MATCH)]:
            session = self.session(key.removeprefix(MATCH), default_names)
            if session is not None:
                found.append(session)
        yield from sorted(found, key=lambda one: one.updated, reverse=True)

    def session(self, key: str, default_names: Names) -> Session | None:
        """The kept match ``key``, or ``None`` when there is none that can be read (it is then set aside)."""
        text = self.texts.get(MATCH + key)
        if text is None:
            return None
        try:
            record = read_record(parse(text))
            if record.game.name not in TABLES:
                raise BadInput(f"there is no table for {record.game.name} yet", "game")
            return restore(key, record, default_names(record.options.players))
        except BadInput as error:
            self.put(ASIDE + key, text_of({"why": str(error), "text": text}))
            self.put(MATCH + key, None)
            return None

    def aside(self) -> list[tuple[str, str, str]]:
        """Saves that could not be read: (key, why, the text as it was)."""
        found = []
        for key, text in sorted(self.texts.items()):
            if key.startswith(ASIDE):
                found.append((key.removeprefix(ASIDE), *_why_and_text(text)))
        return found


def _why_and_text(kept: str) -> tuple[str, str]:
    try:
        data = parse(kept)
        return str(data["why"]), str(data["text"])
    except (BadInput, KeyError, TypeError):
        return "", kept
