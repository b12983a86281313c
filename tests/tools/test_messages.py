"""The catalogues: that for translators is that of the code, and theirs are whole."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from saladier.table.languages import ENGLISH, LANGUAGES
from tools import catalogues
from tools.messages import FOLDER, TEMPLATE, as_text, collected, updated

FILES = list(catalogues.files())
BY_LANGUAGE = pytest.mark.parametrize("file", FILES, ids=lambda file: file.parts[-3])


def read(file: Path) -> Catalog:
    with file.open("rb") as text:
        return read_po(text)


def forms(words: object) -> list[str]:
    """A message or its translation, as a list of its forms."""
    return [words] if isinstance(words, str) else list(words) if isinstance(words, list | tuple) else []


def messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def fields(message: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(message) if name)


def test_the_catalogue_is_up_to_date() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == as_text(collected()), "run: make messages"


def test_every_form_of_a_message_has_the_same_fields() -> None:
    for message in messages(collected()):
        first, *others = forms(message.id)
        assert all(fields(form) == fields(first) for form in others), message.id


def test_there_is_a_catalogue_for_every_language_but_english() -> None:
    assert {file.parts[-3] for file in FILES} == set(LANGUAGES) - {ENGLISH}


@BY_LANGUAGE
def test_no_message_is_missing_unused_or_uncertain(file: Path) -> None:
    catalogue = read(file)
    assert {str(message.id) for message in messages(catalogue)} == {str(one.id) for one in messages(collected())}
    assert not catalogue.obsolete
    assert [message.id for message in messages(catalogue) if message.fuzzy] == []
    assert [message.id for message in messages(catalogue) if not all(forms(message.string))] == []
    assert file.read_text(encoding="utf-8") == updated(file, collected()), "run: make messages"


@BY_LANGUAGE
def test_translations_have_the_fields_and_blanks_of_their_messages(file: Path) -> None:
    catalogue = read(file)
    for message in messages(catalogue):
        ids, strings = forms(message.id), forms(message.string)
        assert len(strings) == (catalogue.num_plurals if len(ids) > 1 else 1), message.id
        wanted = set(fields(ids[0]))
        for string in strings:
            may_lack = {"n"} if len(ids) > 1 and string is strings[0] else set[str]()
            assert wanted - may_lack <= set(fields(string)) <= wanted, (message.id, string)
            assert (string[:1].isspace(), string[-1:].isspace()) == (ids[0][:1].isspace(), ids[0][-1:].isspace())
            assert "<" not in string, message.id


@BY_LANGUAGE
def test_letters_of_cards_are_short_and_differ(file: Path) -> None:
    catalogue = read(file)
    letters = [catalogue[letter].string for letter in ("10", "J", "Q", "K", "A")]
    assert letters[0] == "10"
    assert len(set(letters)) == len(letters)
    assert all(isinstance(letter, str) and re.fullmatch(r"[^\W\d_]{1,2}", letter) for letter in letters[1:])


def test_what_is_wrong_with_an_input_can_be_told_in_every_language() -> None:
    """The first text of every complaint in the core is a message, be it by way of a constant."""
    known = {str(message.id) for message in messages(collected())}
    said = {text for file in FOLDER.rglob("*.py") if "cli" not in file.parts for text in complaints(file)}
    assert len(said) > 50
    assert said <= known


def complaints(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("BadInput", "NewerFormat")
        ):
            first = node.args[0]
            if isinstance(first, ast.Constant):
                yield str(first.value)
            elif isinstance(first, ast.Name):
                yield str(constants[first.id])
            else:
                assert file.name == "errors.py", f"{file.name}:{node.lineno} is no template"


def test_an_update_keeps_adds_and_removes(tmp_path: Path) -> None:
    file = tmp_path / "saladier.po"
    header = 'msgid ""\nmsgstr ""\n"Language: sv\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    file.write_text(f'{header}\nmsgid "Undo"\nmsgstr "Ångra"\n\nmsgid "Redo"\nmsgstr "Gör om"\n', encoding="utf-8")
    template = Catalog()
    for message in ("Undo", "Undone"):
        template.add(message)
    text = updated(file, template)
    assert text.startswith(f"{header}\n")
    assert [(one.id, one.string) for one in messages(read_po(text.encode().splitlines(keepends=True)))] == [
        ("Undo", "Ångra"),
        ("Undone", ""),
    ]
    assert "fuzzy" not in text
    assert "Redo" not in text
