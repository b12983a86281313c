"""How a player likes the table: kept between visits, the same for every match."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from saladier.cards import BadInput
from saladier.record import parse, text_of
from saladier.table.languages import LANGUAGES

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "theme": ("system", "light", "dark"),
    "contrast": ("system", "more"),
    "motion": ("system", "none"),
    "deck": ("two", "four"),
    "pace": ("normal", "slow", "fast", "tap"),
    "confirm": ("no", "yes"),
    "sort": ("suit", "rank", "own"),
    "pile": ("top", "open"),
}
"""Setting -> what it may be, default first; no language is the browser's."""

BOT_PAUSE = {"slow": 1300, "normal": 650, "fast": 120, "tap": None}
TRICK_PAUSE = {"slow": 1900, "normal": 1100, "fast": 260, "tap": None}
"""Pace -> milliseconds before a bot plays, and how long a finished trick stays; ``None`` waits for a tap."""


@dataclass(frozen=True)
class Settings:
    """One value per row of `CHOICES`."""

    language: str = ""
    theme: str = "system"
    contrast: str = "system"
    motion: str = "system"
    deck: str = "two"
    pace: str = "normal"
    confirm: str = "no"
    sort: str = "suit"
    pile: str = "top"

    @property
    def root(self) -> dict[str, str | None]:
        """The attributes of the page that follow from the settings."""
        return {
            "theme": None if self.theme == "system" else self.theme,
            "contrast": None if self.contrast == "system" else self.contrast,
            "motion": None if self.motion == "system" else self.motion,
            "deck": self.deck,
        }

    def write(self) -> str:
        """As kept in storage."""
        return text_of(asdict(self))


def read_settings(text: str | None) -> Settings:
    """Kept settings; whatever is missing or not a choice has its default."""
    try:
        data: Any = parse(text) if text else {}
    except BadInput:
        data = {}
    kept = {}
    if isinstance(data, dict):
        for one in fields(Settings):
            if data.get(one.name) in CHOICES[one.name]:
                kept[one.name] = data[one.name]
    return Settings(**kept)
