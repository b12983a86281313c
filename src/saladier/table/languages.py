"""The languages: how each is called by those who speak it, which one a reader wants, and its catalogue.

A catalogue is read when its language is first spoken, from ``locale/CODE/LC_MESSAGES/saladier.mo``, which the build
makes of the translators' ``.po`` files. English needs none: messages are written in it.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from saladier.table import text

DOMAIN = "saladier"
_folder = Path(__file__).parent.parent / "locale"


@dataclass(frozen=True)
class Language:
    """``code`` as the web writes it, ``name`` in the language itself, ``thousands`` what groups figures; whether a
    native speaker has ``read`` the translation."""

    code: str
    name: str
    thousands: str
    read: bool = False


ENGLISH = "en"
_spoken = ENGLISH
LANGUAGES = {
    one.code: one
    for one in (
        Language(ENGLISH, "English", ","),
        Language("sv", "Svenska", "\N{NO-BREAK SPACE}"),
        Language("fr", "Français", "\N{NARROW NO-BREAK SPACE}"),
        Language("ro", "Română", "."),
        Language("el", "Ελληνικά", "."),
    )
}
"""Code -> language, the one the messages are written in first."""


def wanted(choices: Iterable[object]) -> str:
    """The code of the first choice there is; ``choices`` are language tags (``sv-FI``), best first."""
    for choice in choices:
        code = str(choice).split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def read_from(folder: Path) -> None:
    """Find catalogues below ``folder`` from now on instead of beside the program."""
    global _folder
    _folder = folder
    catalogue.cache_clear()


@cache
def catalogue(code: str) -> NullTranslations:
    """The catalogue of a language; raises `OSError` where it was not built."""
    if code == ENGLISH:
        return NullTranslations()
    with (_folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as compiled:
        return GNUTranslations(compiled)


def in_use() -> Language:
    """The language that is spoken now."""
    return LANGUAGES[_spoken]


def speak(code: str) -> None:
    """Speak a language from now on."""
    global _spoken
    _spoken = code
    text.use(catalogue(code), LANGUAGES[code].thousands)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Speak a language for a while, and then English again."""
    speak(code)
    try:
        yield
    finally:
        speak(ENGLISH)


def rules_path(name: str, code: str = "") -> str:
    """Where the rules page of a game lies in the site, in a language (the one that is spoken now)."""
    code = code or _spoken
    return f"rules/{name}.html" if code == ENGLISH else f"rules/{code}/{name}.html"


def overview_path(code: str) -> str:
    """Where the list of these pages lies."""
    return rules_path("index", code)
