"""A first hand with remarks: what is said before it, after it, and where it can be chosen."""

from htpy import Element, Node, a, h1, h2, li, main, p, section, ul

from saladier.table.cards import emblem
from saladier.table.games import TABLES
from saladier.table.languages import rules_path
from saladier.table.lessons import LESSONS, Lesson
from saladier.table.pages.frame import go, page
from saladier.table.text import _

MARK = "#lesson="
"""What the address of the app ends in, before the name of a lesson, where a page without a script leads to it."""


def lesson_page(lesson: Lesson) -> Element:
    """What must be known before the first card."""
    return page(
        main(".res", data_game=lesson.game)[
            section(".sheet.wide.lesson")[
                emblem(lesson.game),
                h1(tabindex="-1")[lesson_title(lesson)],
                (p[text] for text in lesson.opening()),
                p(".muted")[
                    _(
                        "It takes about ten minutes. At each decision a sentence says what matters; a tap on something"
                        " that is not allowed says why. Hint shows what a strong player would do, and Undo takes back"
                        " any move. You may stop at any time and go on later."
                    )
                ],
                go("deal", _("Deal"), "b go big", data_focus_fallback="true"),
                go("rules", _("All rules of the game"), "b flat", data_name=lesson.game),
            ]
        ],
        game=lesson.game,
        foot=False,
    )


def lesson_end(lesson: Lesson) -> Element:
    """How to read the score of the hand, and what comes next."""
    return section(".sheet.wide.lesson", aria_labelledby="le")[
        h2(".sec", id="le")[_("Your first hand is played")],
        (p[text] for text in lesson.closing()),
        p(".muted")[
            _(
                "The score is explained line by line. With Next hand the match goes on without remarks; it is not"
                " counted in the statistics."
            )
        ],
    ]


def lesson_list() -> Element:
    """Every lesson, by the name of its game."""
    return ul(".ruleslinks")[(li[_link(lesson)] for lesson in LESSONS.values())]


def _link(lesson: Lesson) -> Element:
    return a(href=rules_path(lesson.game), data_action="lesson", data_name=lesson.name)[lesson_name(lesson)]


def lesson_name(lesson: Lesson) -> str:
    """A lesson in a list: the game, or the part of it."""
    return _("Sevens") if lesson.name != lesson.game else TABLES[lesson.game].title


def lesson_title(lesson: Lesson) -> str:
    """The headline of a lesson."""
    return _("{name}: a first hand").format(name=lesson_name(lesson))


def to_lessons(game: str) -> Node:
    """The lessons of a game, from its rules page inside the app."""
    return [
        go("lesson", _("Play a first hand: {name}").format(name=lesson_name(one)), "b go", data_name=one.name)
        for one in LESSONS.values()
        if one.game == game
    ]


def lesson_links(game: str, home: str) -> Node:
    """The same from a page without a script; ``home`` is the address of the app."""
    return [
        a(href=f"{home}{MARK}{one.name}")[_("Play a first hand: {name}").format(name=lesson_name(one))]
        for one in LESSONS.values()
        if one.game == game
    ]
