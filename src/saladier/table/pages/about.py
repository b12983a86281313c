"""About: credits, licences, and how bots decide."""

from htpy import Element, h1, h2, li, main, p, ul

from saladier import __version__
from saladier.table.languages import ENGLISH, LANGUAGES, Language
from saladier.table.pages.frame import go, page
from saladier.table.text import _


def about_page() -> Element:
    """Everything in a few paragraphs."""
    return page(
        main(".doc")[
            h1(tabindex="-1", data_focus_fallback="true")[_("About Saladier")],
            p[_("Saladier is a salad bowl: card games seldom served, around one table, on one device. There is no server and no account; matches are kept on this device only.")],
            h2[_("How bots decide")],
            p[_("A bot is given what its seat may see and nothing else: its own cards, the cards on the table, and what has been played. The hands of the others and the order of the stock never reach it; a test deals the hidden cards anew many times and demands the same move each time.")],
            p[_("Easy plays a beginner’s game: a third of the time it plays any card that is not absurd. Medium weighs every card by what it may cost in the hand being played.")],
            p[_("Cards are shuffled with the random source of the browser. After a hand the whole deal can be looked at.")],
            h2[_("Languages")],
            ul[(li[_state(one)] for one in LANGUAGES.values())],
            h2[_("Credits and licences")],
            p[_("Saladier is free software under the MIT licence. It runs on these, each under its own licence:")],
            ul[
                li[_("Pyodide and CPython: the language the rules are written in (MPL 2.0, PSF licence)")],
                li[_("PyScript: starts Python in the page (Apache 2.0)")],
                li[_("htpy and MarkupSafe: write the page (MIT, BSD)")],
                li[_("idiomorph: changes only what has changed (0BSD)")],
                li[_("Commissioner: the typeface (Open Font Licence 1.1)")],
            ],
            p(".muted")[_("Version {n}").format(n=__version__)],
            go("back", _("Back"), "b go"),
        ]
    )  # fmt: skip


def _state(language: Language) -> str:
    """How far a language can be trusted."""
    if language.code == ENGLISH:
        return _("{language}: the original").format(language=language.name)
    if language.read:
        return _("{language}: translated, and read by a native speaker").format(language=language.name)
    return _("{language}: translated; no native speaker has read it yet").format(language=language.name)
