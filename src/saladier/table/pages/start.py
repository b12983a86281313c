"""What stands in the page before Python is there, in every language: first page, strips at the foot, title.

`index.html` has it in English. The words of each language lie beside it in a ``<template>``: the page's first script
puts them in place, part by part (``data-say``), before anything is painted.
"""

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    div,
    fragment,
    li,
    link,
    main,
    meta,
    noscript,
    p,
    progress,
    span,
    template,
    ul,
)
from htpy import title as document_title
from markupsafe import Markup

from saladier.record import text_of
from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.languages import ENGLISH, LANGUAGES, overview_path, spoken
from saladier.table.pages.home import static_home
from saladier.table.text import N_, _

NAME = N_("Saladier – five card games around one table")
ABOUT = N_("Five card games around one table: alone against bots, or with the family on one tablet.")
PICTURES = (N_("A trick of Canadian Salad"), N_("Samba, with melds of both sides"))
"""What the pictures for the moment of installing show."""


def manifest_path(code: str) -> str:
    """Where the manifest of the app lies in the site."""
    return "public/manifest.webmanifest" if code == ENGLISH else f"public/manifest.{code}.webmanifest"


def head_words(code: str) -> Node:
    """What of the document's head is in a language."""
    return fragment[
        document_title(data_say="title")[_(NAME)],
        meta(name="description", content=_(ABOUT), data_say="description"),
        link(rel="manifest", href=f"./{manifest_path(code)}", data_say="manifest"),
    ]


def start_strip(size: str) -> Element:
    """How the start goes, and why it failed if it did; ``size`` is that of the runtime in bytes."""
    return aside(id="start", data_bytes=size, **_start())[
        p(".ready")[
            progress(max="100", aria_label=_("Loading the game"), data_say="progress"),
            span(data_say="laying")[_("The table is being laid. The rules can be read meanwhile.")],
        ],
        div(".failed", role="alert", hidden=True)[
            p[
                b(data_say="failed")[_("The table could not be laid.")],
                " ",
                span(".why"),
                " ",
                span(data_say="safe")[_("What was kept is safe, and the rules can be read all the same.")],
            ],
            button(".b.go", type="button", data_say="again")[_("Try again")],
        ],
    ]


VIEWS = {
    "play": N_("Play from here"),
    "replay": N_("Step through the moves"),
    "puzzle": N_("Try it yourself"),
}
"""What a table inside another page is for, and what the button of its cover says."""


def cover() -> Element:
    """What stands for a table inside another page until somebody touches it."""
    titles = {name: table.title for name, table in TABLES.items()}
    return main(id="cover", hidden=True, data_titles=text_of(titles))[
        emblem("saladier"),
        div(".name", role="heading", aria_level="1")[_("Saladier")],
        p[[span(data_view=view, data_say=f"view-{view}", hidden=True)[_(words)] for view, words in VIEWS.items()]],
        button(".b.go.big", type="button", data_say="open")[_("Open the table")],
    ]


def without_script() -> Element:
    """For browsers that run no script: the rules in every language."""
    links = [li[a(href=overview_path(code), hreflang=code, lang=code)[one.name]] for code, one in LANGUAGES.items()]
    return noscript[p[_("Playing needs JavaScript. The rules can be read without it.")], ul(".langs")[links]]


def update_strip() -> Element:
    """The offer of a newer version."""
    return aside(id="update", role="status", hidden=True)[
        p(data_say="newer")[_("A new version of Saladier is here. Matches stay as they are.")],
        button(".b.go", type="button", data_update="now", data_say="use")[_("Use it now")],
        button(".b.flat", type="button", data_update="later", data_say="later")[_("Later")],
    ]


def words(code: str, size: str) -> Element:
    """All of it in one language, laid by for the first script."""
    with spoken(code):
        parts = fragment[
            head_words(code), start_strip(size), update_strip(), cover(), div(data_home=True)[static_home()]
        ]
        return template(lang=code)[Markup(parts)]


def _start() -> dict[str, str]:
    """The sentences the strip says one after the other."""
    return {
        "data_say": "start",
        "aria_label": _("Start"),
        "data_loading": _("The table is being laid: {done} of {all} MB. The rules can be read meanwhile."),
        "data_laid": _("The table is being laid: all {all} MB are here. The rules can be read meanwhile."),
        "data_waiting": _("It opens as soon as the table is laid: {done} of {all} MB."),
        "data_offline": _("This device seems to be offline, and the game has not been kept here yet."),
        "data_missing": _("A part of the game did not arrive."),
        "data_broken": _("The program stopped: {why}."),
    }
