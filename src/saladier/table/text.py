"""Every word a person reads goes through here: gettext, and sentences with cards and names set into them.

Messages are written in English in the code, marked with ``_`` (or ``N_`` where they are looked up later), and
translated by the catalogue in use.
"""

import re
from collections.abc import Iterator
from gettext import NullTranslations

from htpy import Node, fragment
from markupsafe import Markup

_catalogue = NullTranslations()
_thousands = ","
_decimal_point = "."
_UNSPOKEN = re.compile(r'<(span|svg)[^>]* aria-hidden="true"[^>]*>.*?</\1>')
_UNFIT = re.compile("[\\0-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff]")
_FIELD = re.compile(r"\{(\w+)\}")


def use(catalogue: NullTranslations, thousands: str = ",") -> None:
    """Speak the language of ``catalogue`` from now on; ``thousands`` is what it groups figures with. Of our languages
    those that do not use the comma for that use it for decimals."""
    global _catalogue, _thousands, _decimal_point
    _catalogue, _thousands, _decimal_point = catalogue, thousands, "." if thousands == "," else ","


def catalogue() -> NullTranslations:
    """The catalogue in use."""
    return _catalogue


def _(message: str) -> str:
    """``message`` in the language in use."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The form of a message for ``number`` things; ``{n}`` in it is the number."""
    return _catalogue.ngettext(one, many, number).format(n=count(number))


def N_(message: str) -> str:
    """Mark a message for the catalogue; it is translated where it is used."""
    return message


def count(number: int) -> str:
    """A whole number as people read it: grouped by thousands, with a real minus sign."""
    return f"{number:,}".replace(",", _thousands).replace("-", "−")


def decimal(number: float) -> str:
    """A number with one decimal."""
    whole, _point, tenth = f"{abs(number):.1f}".partition(".")
    return f"{'−' if round(number, 1) < 0 else ''}{count(int(whole))}{_decimal_point}{tenth}"


def one_line(text: str) -> str:
    """Foreign text fit to stand in a sentence: no control characters, nothing that turns the direction of reading."""
    return _UNFIT.sub("", " ".join(text.split()))


def listed(words: list[str]) -> str:
    """Words joined as a sentence does."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def rich(message: str, **parts: Node) -> Node:
    """A translated message with HTML set in for its ``{fields}``; text in between is escaped."""
    return fragment[tuple(_pieces(message, parts))]


def _pieces(message: str, parts: dict[str, Node]) -> Iterator[Node]:
    at = 0
    for field in _FIELD.finditer(message):
        yield message[at : field.start()]
        yield parts[field[1]]
        at = field.end()
    yield message[at:]


def plain(node: Node) -> str:
    """A node as text, as a reader hears it: nothing that is hidden from the ear."""
    return Markup(_UNSPOKEN.sub("", str(fragment[node]))).striptags()
