"""About: credits, licences, and how bots decide."""

from htpy import Element, h1, h2, li, main, p, ul

from saladier import __version__
from saladier.bots import levels_of
from saladier.table.games import TABLES
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
            p[_("Hard imagines deals that fit everything its seat has seen: who was out of a suit, who passed, what was shown. In each of them it tries its choices, lets all seats play on as medium would, and takes what comes out best on average. Only the end of Septica between two needs no imagining: once the stock is empty both hands are known, and it is worked out exactly. Hard can be chosen in: {games}.").format(games=", ".join(_with_hard()))],
            p[_("Bots think for half a second at most; when the time is up, the best choice found so far is played. On a slower device they imagine fewer deals. They wait while the page is hidden.")],
            p[_("A hint is what the strongest bot of the game would play in the same seat, given what that seat may see and nothing else. The reason beside it is a fact that can be checked on the table; it is not all that the bot has weighed.")],
            p[_("When the rest of a hand is certain, the app offers to play it out. Certain means proved: whatever the hidden cards are and whatever the others do, the hand ends as it says.")],
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


def _with_hard() -> list[str]:
    """The games that have a level hard."""
    return [table.title for name, table in TABLES.items() if "hard" in levels_of(name)]


def _state(language: Language) -> str:
    """How far a language can be trusted."""
    if language.code == ENGLISH:
        return _("{language}: the original").format(language=language.name)
    if language.read:
        return _("{language}: translated, and read by a native speaker").format(language=language.name)
    return _("{language}: translated; no native speaker has read it yet").format(language=language.name)
