"""The catalogues of messages: `python -m tools.messages` writes src/saladier/locale/saladier.pot from the code and
brings the translators' catalogues (`CODE/LC_MESSAGES/saladier.po`) up to date with it.

What is translated stays, new messages are added without a translation, and what the code no longer says goes.
"""

from contextlib import redirect_stderr
from io import BytesIO, StringIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools import catalogues
from tools.paths import SOURCE

FOLDER = SOURCE / "saladier"
TEMPLATE = FOLDER / "locale" / "saladier.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "BadInput": (1,), "NewerFormat": (1,)}
"""The last two are errors whose first text is a message; the command line shows it in English."""

METHODS = [("cli/**", "ignore"), ("**.py", "python")]


def collected() -> Catalog:
    """Every message of the code, in the order of files and lines."""
    catalogue = Catalog(project="Saladier", charset="utf-8")
    with redirect_stderr(StringIO()):  # Babel warns of every f-string in a call, be it no message
        found = list(extract_from_dir(FOLDER, METHODS, keywords=KEYWORDS, strip_comment_tags=True))
    for file, _line, message, comments, context in found:
        catalogue.add(message, locations=[(file, 0)], auto_comments=comments, context=context)
    return catalogue


def as_text(catalogue: Catalog) -> str:
    """A catalogue as text, without dates and line numbers, which would change with every commit."""
    out = BytesIO()
    write_po(out, catalogue, width=120, omit_header=True, include_lineno=False, sort_by_file=True, ignore_obsolete=True)
    return out.getvalue().decode()


def updated(file: Path, template: Catalog) -> str:
    """A translator's catalogue as text, brought up to date with the template; its header stays as it is."""
    text = file.read_text(encoding="utf-8")
    catalogue = read_po(BytesIO(text.encode()))
    catalogue.update(template, no_fuzzy_matching=True)
    header, _blank, _messages = text.partition("\n\n")
    return f"{header}\n\n{as_text(catalogue)}"


if __name__ == "__main__":
    messages = collected()
    TEMPLATE.write_text(as_text(messages), encoding="utf-8")
    print(f"{len(messages)} messages")
    for one in catalogues.files():
        one.write_text(updated(one, messages), encoding="utf-8")
        missing = sum(
            not message.string or not all(message.string) for message in read_po(one.open("rb")) if message.id
        )
        print(f"{one.relative_to(SOURCE)}: {missing} without a translation")
