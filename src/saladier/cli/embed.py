"""``embed``: the element that shows a record inside a page."""

import re
from pathlib import Path

from saladier.cards import BadInput
from saladier.cli.read import read_json
from saladier.record import read_record

BUILT = Path(__file__).resolve().parents[3] / "build" / "locale"
"""Where the build puts the compiled translations."""
ADDRESS = re.compile(r"https?://[^\s\"<>#?]+/")


def run(file: str, site: str, view: str, seat: int | None, language: str, theme: str) -> int:
    """Print the element; the one command that needs more than the standard library."""
    try:
        from saladier.table import languages
        from saladier.table.cover import element_for
        from saladier.table.embedded import Wanted
    except ModuleNotFoundError as error:
        raise BadInput(f"this command needs {error.name}, see the README") from None
    if not ADDRESS.fullmatch(site):
        raise BadInput(f"{site!r} is no address of a site; it ends in a slash", "--site")
    if language != languages.ENGLISH:
        languages.read_from(BUILT)
    try:
        print(element_for(read_record(read_json(file)), site, Wanted("", view, seat, language, theme)))
    except OSError:
        raise BadInput("the translations have not been compiled; make site does that", "--lang") from None
    except BadInput as error:
        raise error.inside(file) from None
    return 0
