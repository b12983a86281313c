"""The catalogue of messages: `python -m tools.messages` writes src/saladier/locale/saladier.pot from the code.

Translators' catalogues (`LANGUAGE/LC_MESSAGES/saladier.po`) are made from it with `pybabel init` and `pybabel update`.
"""

from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from tools.paths import SOURCE

FOLDER = SOURCE / "saladier" / "table"
TEMPLATE = SOURCE / "saladier" / "locale" / "saladier.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}


def collected() -> Catalog:
    """Every message of the code, in the order of files and lines."""
    catalogue = Catalog(project="Saladier", charset="utf-8")
    found = extract_from_dir(FOLDER, [("**.py", "python")], keywords=KEYWORDS, strip_comment_tags=True)
    for file, _line, message, comments, context in found:
        catalogue.add(message, locations=[(f"table/{file}", 0)], auto_comments=comments, context=context)
    return catalogue


def as_text(catalogue: Catalog) -> str:
    """A catalogue as a .pot file, without dates and line numbers, which would change with every commit."""
    out = BytesIO()
    write_po(out, catalogue, width=120, omit_header=True, include_lineno=False, sort_by_file=True)
    return out.getvalue().decode()


if __name__ == "__main__":
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_text(as_text(collected()), encoding="utf-8")
    print(f"{len(collected())} messages")
