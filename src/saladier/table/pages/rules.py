"""The rules page of a game: complete without Python, an anchor for every clause, rulings marked."""

from collections.abc import Iterator, Mapping, Sequence

from htpy import Element, Node, a, b, div, h1, h2, li, main, nav, p, section, ul

from saladier.games import find
from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.games.base import HouseRule
from saladier.table.pages.frame import go, head
from saladier.table.pages.lesson import lesson_links, to_lessons
from saladier.table.pages.position import figure_of
from saladier.table.positions import POSITIONS
from saladier.table.rules import RULES
from saladier.table.rules.model import Clause
from saladier.table.text import _


def anchor(clause: str) -> str:
    """The id of a clause in the page."""
    return "c" + clause.replace(".", "-")


def rules_body(
    name: str, back: str | None = None, home: str = "", tried: Mapping[str, Sequence[str]] | None = None
) -> Element:
    """The text; ``back`` is the label of the way back inside the app, ``home`` the address of it from a static page.
    ``tried``: per small position the moves that were tried; ``None`` on a page where nothing can be tried."""
    rules, shown = RULES[name], TABLES[name]
    houses = shown.house_rules()
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
            div(".tolesson")[
                [to_lessons(name), go("print", _("Print"), "b flat")] if back is not None else lesson_links(name, home)
            ],
            (
                section[h2[one.title], (_clause(name, clause, houses, tried) for clause in one.clauses)]
                for one in sections
            ),
            p(".muted.small")[rules.sources()],
            p(".muted.small")[shown.notice()] if shown.notice() else None,
        ],
    ]


def _clause(
    game: str, clause: Clause, houses: Mapping[str, HouseRule], tried: Mapping[str, Sequence[str]] | None
) -> Node:
    label = _("Link to clause {number}").format(number=clause.number)
    name = anchor(clause.number)
    return [
        div(".cl", id=name, tabindex="-1")[
            a(href=f"#{name}", aria_label=label)[clause.number],
            div[p[clause.text], clause.table() if clause.table is not None else None],
        ],
        [
            figure_of(one, tried.get(one.name, ()) if tried is not None else None)
            for one in POSITIONS[game]
            if one.clause == clause.number
        ],
        list(_rulings(game, clause, houses)),
    ]


def _rulings(game: str, clause: Clause, houses: Mapping[str, HouseRule]) -> Iterator[Element]:
    for ruling in clause.rulings:
        yield div(".rulebox", role="note", aria_label=_("Ruling on {number}").format(number=clause.number))[
            p(".ruling")[_("Ruling")],
            p[b[ruling.question], " ", ruling.answer],
            _options(game, ruling.option, houses[ruling.option]) if ruling.option else None,
        ]


def _options(game: str, option: str, house: HouseRule) -> Node:
    """The house rule behind a ruling: what can be chosen, what holds otherwise first."""
    usual = next(one.default for one in find(game).options if one.name == option)
    labels = [house.labels[usual], *(label for value, label in house.labels.items() if value != usual)]
    return [
        p(".muted")[_("House rule: {title}").format(title=house.title)],
        ul(".choices")[
            (li(class_="usual" if index == 0 else None)[_("{option} (unless another is chosen)").format(option=label)
             if index == 0 else label] for index, label in enumerate(labels))
        ],
    ]  # fmt: skip
