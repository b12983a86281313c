"""No word outside the catalogue: texts that people read go through gettext, and messages keep their fields."""

import ast
import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path
from string import Formatter

import pytest

from saladier.table import languages, text
from saladier.table.games import TABLES
from saladier.table.pages.setup import BOT_NAMES
from saladier.table.session import PERSON
from saladier.table.shared import MARK
from tests.table.device import Device
from tests.table.games import NAMES, NUMBERS
from tests.table.kept import kept_match
from tests.table.page import Element
from tools.messages import collected

SOURCE = Path(text.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
READ_ALOUD = {"aria_label", "aria_valuetext", "title", "placeholder", "alt"}
TRANSLATES = {"_", "N_", "ngettext", "rich"}
LETTER = re.compile(r"[^\W\d_]")


def shown(tree: ast.AST) -> Iterator[ast.expr]:
    """Expressions whose value a person reads: what stands in ``element[…]``, and attributes that are read aloud."""
    elements = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "htpy"
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and _is_element(node.value, elements):
            yield node.slice
        elif isinstance(node, ast.Call):
            yield from (word.value for word in node.keywords if word.arg in READ_ALOUD)


def _is_element(node: ast.expr, elements: set[str]) -> bool:
    if isinstance(node, ast.Call):
        return _is_element(node.func, elements)
    return isinstance(node, ast.Name) and node.id in elements


def strays(node: ast.expr) -> Iterator[str]:
    """Literals with letters that are the value of an expression, however it is put together."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and LETTER.search(node.value):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from strays(part) if isinstance(part, ast.Constant) else ()
    elif isinstance(node, ast.IfExp):
        yield from (*strays(node.body), *strays(node.orelse))
    elif isinstance(node, ast.BoolOp):
        yield from (stray for value in node.values for stray in strays(value))
    elif isinstance(node, ast.BinOp):
        yield from (*strays(node.left), *strays(node.right))
    elif isinstance(node, ast.List | ast.Tuple):
        yield from (stray for element in node.elts for stray in strays(element))
    elif isinstance(node, ast.GeneratorExp | ast.ListComp):
        yield from strays(node.elt)
    elif isinstance(node, ast.Starred):
        yield from strays(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("format", "join"):
        yield from strays(node.func.value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_literal_is_shown(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [stray for expression in shown(tree) for stray in strays(expression)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('p["Hello"]', ["Hello"]),
        ('p(".css")[_("Hello")]', []),
        ('p[_("Hello"), " · ", b["World"]]', ["World"]),
        ('p["a" if x else "b"]', ["a", "b"]),
        ('p[f"{n} cards"]', [" cards"]),
        ('p[f"{n}: {m}"]', []),
        ('p[("No" for x in y)]', ["No"]),
        ('p[x or "none"]', ["none"]),
        ('p["{n} cards".format(n=n)]', ["{n} cards"]),
        ('p(aria_label="Hello")["–"]', ["Hello"]),
        ('go("back", title="Hello")', ["Hello"]),
        ('p(class_="hello", data_action="go")[_("x").format(n=1)]', []),
        ('names["seat"]', []),
    ],
)
def test_the_search_for_literals_finds_them(source: str, found: list[str]) -> None:
    tree = ast.parse(f"from htpy import p, b\n{source}")
    assert [stray for expression in shown(tree) for stray in strays(expression)] == found


# the catalogue


def fields(message: str) -> set[str]:
    return {name for _text, name, _format, _conversion in Formatter().parse(message) if name is not None}


def test_the_code_holds_messages() -> None:
    assert len(collected()) > 500


def test_every_message_can_be_translated() -> None:
    """The same fields in both forms; fields have names and no formats; no HTML; no blank at an end to be lost."""
    for message in collected():
        forms = [message.id] if isinstance(message.id, str) else list(message.id)
        assert len({frozenset(fields(form)) for form in forms}) == 1, message.id
        for form in forms:
            assert form == form.strip(), message.id
            assert all(re.fullmatch(r"[a-z_]+", name) for name in fields(form)), message.id
            assert "<" not in form, message.id


# another language


class Marked(NullTranslations):
    """A language in which every message is its English one in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """English as a language that has to be translated."""
    monkeypatch.setattr(languages, "catalogue", lambda _code: Marked())


def unmarked(page: Element) -> Iterator[str]:
    """Words with letters outside the brackets, in texts and in attributes that are read aloud."""
    spoken = [one.attrs.get(name.replace("_", "-"), "") for one in page.every() for name in READ_ALOUD]
    for words in (" ".join(page.texts()), *spoken):
        yield from (word for word in _outside(words).split() if LETTER.search(word))


def _outside(words: str) -> str:
    while "⟦" in words:
        inner = re.sub(r"⟦[^⟦⟧]*⟧", " ", words)
        if inner == words:
            break
        words = inner
    return words


OWN_NAMES = {
    "Saladier",
    "Sluga",
    "Seat",
    *(language.name for language in languages.LANGUAGES.values()),
    *BOT_NAMES,
    *(name[0] for name in BOT_NAMES),
    *(word for table in TABLES.values() for word in table.title.split()),
}
"""Names of games and players stay what they are."""


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("name", NAMES)
def test_in_another_language_no_english_is_left(name: str) -> None:
    players = NUMBERS[name][-1]
    seats = [PERSON, "medium", PERSON, "medium", PERSON, "medium"][:players]
    device = Device(kept_match(name, seats, options={"players": players}))
    left = set(unmarked(device.page))
    for _ in range(80):
        device.step()
        left |= set(unmarked(device.page))
    for action in ("settings", "about", "import-page", "new", "back", "replay", "share", "edit-from", "editor", "home"):
        device.act(action, name=name)
        left |= set(unmarked(device.page))
    assert {word for word in left - OWN_NAMES if not word.startswith(MARK)} == set()
