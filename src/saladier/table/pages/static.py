"""Documents the build writes to disk: they need no Python in the browser."""

from htpy import Element, Node, a, b, body, div, h1, h2, header, html, li, link, main, meta, nav, p, section, title, ul
from htpy import head as document_head
from markupsafe import Markup

from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.languages import ENGLISH, LANGUAGES, in_use, rules_path, spoken
from saladier.table.pages.home import static_home
from saladier.table.pages.rules import rules_body
from saladier.table.pages.start import cover, head_words, start_strip, update_strip, without_script, words
from saladier.table.rules import RULES
from saladier.table.text import _

SPRITE = "<!-- sprite -->"
"""Where the build sets in the drawings."""

OVERVIEW = "index"
CSP = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'"


def index_parts(size: str) -> dict[str, str]:
    """What stands in index.html before Python is there, by placeholder; ``size`` is that of the runtime in bytes."""
    return {
        "<!-- head -->": str(head_words(ENGLISH)),
        "<!-- home -->": str(static_home()),
        "<!-- strips -->": f"{cover()}{start_strip(size)}{without_script()}{update_strip()}",
        "<!-- words -->": "".join(str(words(code, size)) for code in LANGUAGES),
        "LANGUAGES": " ".join(LANGUAGES),
    }


def static_pages() -> dict[str, str]:
    """Path below the site -> document: the rules of every game, and a list of them, in every language."""
    pages: dict[str, str] = {}
    for code in LANGUAGES:
        with spoken(code):
            pages |= {rules_path(name): str(_rules(name)) for name in TABLES}
            pages[rules_path(OVERVIEW)] = str(_overview())
    return pages


def _rules(name: str) -> Element:
    heading = _("{game}: rules – Saladier").format(game=TABLES[name].title)
    return _document(name, heading, rules_body(name, home=f"{_up()}index.html"), name)


def _overview() -> Element:
    """The games with their rules, for whoever comes without a script."""
    content = div(".page")[
        main(".doc")[
            h1[_("Rules, in plain words")],
            p(".muted.lead0")[_("Every clause with its number, every ruling marked.")],
            (
                section(data_game=name)[
                    h2[a(href=_up() + rules_path(name), lang=table.lang)[table.title]], p[RULES[name].intro()]
                ]
                for name, table in TABLES.items()
            ),
        ]
    ]
    return _document(OVERVIEW, _("Rules, in plain words – Saladier"), content)


def _document(name: str, heading: str, content: Node, game: str | None = None) -> Element:
    up = _up()
    return html(lang=in_use().code)[
        document_head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(http_equiv="Content-Security-Policy", content=CSP),
            meta(name="color-scheme", content="light dark"),
            title[heading],
            (link(rel="alternate", hreflang=code, href=up + rules_path(name, code)) for code in LANGUAGES),
            link(rel="alternate", hreflang="x-default", href=up + rules_path(name, ENGLISH)),
            link(rel="icon", href=f"{up}public/icons/saladier.svg", type="image/svg+xml"),
            link(rel="stylesheet", href=f"{up}public/style/saladier.css"),
        ],
        body(".static", data_game=game)[
            Markup(SPRITE),
            header(".page")[
                div(".top")[a(".brand", href=f"{up}index.html")[emblem("saladier"), b[_("Saladier")]], _languages(name)]
            ],
            content,
        ],
    ]


def _languages(name: str) -> Element:
    """The same page in the other languages."""
    links = [
        li[
            a(href=_up() + rules_path(name, code), hreflang=code, lang=code,
              aria_current="page" if one == in_use() else None)[one.name]
        ]
        for code, one in LANGUAGES.items()
    ]  # fmt: skip
    return nav(aria_label=_("Language"))[ul(".langs")[links]]


def _up() -> str:
    """From a page of the language that is spoken now to the root of the site."""
    return "../" * rules_path(OVERVIEW).count("/")
