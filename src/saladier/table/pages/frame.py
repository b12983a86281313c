"""What pages share: the head with the name, the foot, a headline with an emblem."""

from htpy import Element, Node, a, b, button, div, footer, h1, header, label, nav, option, p, select, span

from saladier import __version__
from saladier.table.cards import emblem, icon
from saladier.table.languages import LANGUAGES, in_use
from saladier.table.text import _


def page(*content: Node, game: str | None = None, foot: bool = True, languages: bool = True) -> Element:
    """A page that is not a table; ``languages``: whether its head offers them."""
    return div(".page", data_game=game)[head(languages), content, _foot() if foot else None]


def head(languages: bool = True) -> Element:
    """Name, language and settings."""
    return header(".top")[
        a(".brand", href="index.html", data_action="home")[emblem("saladier"), b[_("Saladier")]],
        nav(aria_label=_("Site"))[
            language_pick() if languages else None,
            button(".ib", type="button", data_action="settings", aria_label=_("Settings"))[icon("gear")],
        ],
    ]


def language_pick() -> Element:
    """The choice among the languages, each called as its speakers call it."""
    languages = [
        option(value=one.code, lang=one.code, selected=one == in_use())[one.name] for one in LANGUAGES.values()
    ]
    return label(".pick.lang")[
        icon("globe"),
        span(".vh")[_("Language")],
        select(name="language", data_change="change-settings")[languages],
    ]


def headline(game: str, title: Node, text: Node, lang: str | None = None) -> Element:
    """Emblem, title and one line under it."""
    return div(".wide.seth")[
        emblem(game), div[h1(lang=lang, tabindex="-1", data_focus_fallback="true")[title], p(".muted")[text]]
    ]


def _foot() -> Element:
    return footer(".foot")[
        a(href="#import", data_action="import-page")[_("Import a match")],
        a(href="#editor", data_action="editor")[_("Set up a position")],
        a(href="#keeper", data_action="keeper")[_("Score keeper")],
        a(href="#statistics", data_action="statistics")[_("Statistics")],
        a(href="#settings", data_action="settings")[_("Settings")],
        a(href="#about", data_action="about")[_("About, licences, bots")],
        span(".num")[_("Version {n}").format(n=__version__)],
    ]


def go(action: str, words: Node, css: str = "b", **more: str | None) -> Element:
    """A button that does ``action``."""
    return button(class_=css, type="button", data_action=action, **more)[words]


def scrolling(name: str, content: Node) -> Element:
    """Something that may be wider than a phone: it scrolls by itself, by keyboard too."""
    return div(".scroll", tabindex="0", role="group", aria_label=name)[content]


def confirm(question: str, action: str, yes: str, key: str) -> Element:
    """A destructive action asks first; No stands where the first tap fell."""
    return div(".ask", role="group", aria_label=question)[
        p[b[question]],
        div(".keptacts")[
            go("cancel", _("No, keep it"), "b", data_focus_fallback="true"),
            go(action, yes, "b danger", data_key_of=key),
        ],
    ]
