"""The rules page of a game: complete without Python, an anchor for every clause, rulings marked."""

from collections.abc import Iterator

from htpy import Element, Node, a, b, div, h1, h2, main, nav, p, section
from htpy import aside as box

from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.pages.frame import go, head
from saladier.table.rules import RULES
from saladier.table.rules.model import Clause, Ruling
from saladier.table.text import _


def anchor(clause: str) -> str:
    """The id of a clause in the page."""
    return "c" + clause.replace(".", "-")


def rules_body(name: str, back: str | None = None, home: str = "") -> Element:
    """The text; ``back`` is the label of the way back inside the app, ``home`` the address of it from a static page."""
    rules, shown = RULES[name], TABLES[name]
    sections = rules.sections()
    return div(".page", data_game=name)[
        head() if back is not None else None,
        nav(".crumbs", aria_label=_("Chapters"))[
            go("back", back, "b go") if back is not None else a(href=home)[_("All games")],
            (a(href=f"#{anchor(one.clauses[0].number)}")[one.title] for one in sections),
        ],
        main(".doc", id="top")[
            div(".seth")[
                emblem(name),
                div[
                    h1(tabindex="-1")[_("{game}: rules").format(game=shown.title)],
                    p(".muted.lead0")[rules.intro()],
                ],
            ],
            (section[h2[one.title], (_clause(clause) for clause in one.clauses)] for one in sections),
            p(".muted.small")[rules.sources()],
            p(".muted.small")[shown.notice()] if shown.notice() else None,
        ],
    ]


def _clause(clause: Clause) -> Node:
    label = _("Link to clause {number}").format(number=clause.number)
    name = anchor(clause.number)
    return [
        div(".cl", id=name, tabindex="-1")[
            a(href=f"#{name}", aria_label=label)[clause.number],
            div[p[clause.text], clause.table() if clause.table is not None else None],
        ],
        list(_rulings(clause)),
    ]


def _rulings(clause: Clause) -> Iterator[Element]:
    for ruling in clause.rulings:
        yield _ruling(ruling, clause.number)


def _ruling(ruling: Ruling, number: str) -> Element:
    return box(".rulebox", aria_label=_("Ruling on {number}").format(number=number))[
        p(".ruling")[_("Ruling")],
        p[b[ruling.question], " ", ruling.answer],
        p(".muted")[_("There is a house rule for this when a match is set up.")] if ruling.option else None,
    ]
