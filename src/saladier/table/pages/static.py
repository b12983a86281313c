"""Documents the build writes to disk: they need no Python in the browser."""

from htpy import Element, a, b, body, header, html, link, meta, title
from htpy import head as document_head
from markupsafe import Markup

from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.pages.home import static_home
from saladier.table.pages.rules import rules_body
from saladier.table.text import _

SPRITE = "<!-- sprite -->"
"""Where the build sets in the drawings."""

CSP = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'"


def home_html() -> str:
    """What stands in the first page before Python is there."""
    return str(static_home())


def static_pages() -> dict[str, str]:
    """Path below the site -> document."""
    return {f"rules/{name}.html": str(_document(name)) for name in TABLES}


def _document(name: str) -> Element:
    return html(lang="en")[
        document_head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(http_equiv="Content-Security-Policy", content=CSP),
            meta(name="color-scheme", content="light dark"),
            title[_("{game}: rules – Saladier").format(game=TABLES[name].title)],
            link(rel="icon", href="../public/icons/saladier.svg", type="image/svg+xml"),
            link(rel="stylesheet", href="../public/style/saladier.css"),
        ],
        body(".static", data_game=name)[
            Markup(SPRITE),
            header(".page")[a(".brand", href="../index.html")[emblem("saladier"), b[_("Saladier")]]],
            rules_body(name),
        ],
    ]
