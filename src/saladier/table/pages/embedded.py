"""A table inside another page: a narrow bar instead of the app's, and the table below it."""

from htpy import Element, Node, a, div, fragment, h1, header, main, p, section, span

from saladier.table.cards import emblem, icon
from saladier.table.embedded import Embedded
from saladier.table.games import TABLES, GameTable
from saladier.table.pages.lookback import lookback_board, scene_at
from saladier.table.pages.table import table_board
from saladier.table.scene import Scene, look
from saladier.table.screen import Screen
from saladier.table.shared import MARK
from saladier.table.text import _


def embedded_look(screen: Screen, embedded: Embedded) -> Node:
    """A record to be stepped through."""
    assert screen.looking is not None
    scene = scene_at(screen.looking, screen.settings)
    return fragment[_bar(screen, embedded, scene), lookback_board(screen.looking, screen.settings)]


def embedded_table(screen: Screen, embedded: Embedded) -> Node:
    """A table to be played on, or a puzzle."""
    assert screen.session is not None
    scene = look(screen.session, screen.settings, screen.peek, screen.cut_at, embedded.puzzle)
    board = table_board(scene, screen.refusal, screen.trouble, screen.chosen)
    return fragment[_bar(screen, embedded, scene), board]


def fault_page(embedded: Embedded) -> Element:
    """Why there is no table."""
    return main(".page.alone", id="main")[
        section(".sheet.why")[emblem("saladier"), h1[_("This table cannot be shown.")], p[embedded.fault]]
    ]


def _bar(screen: Screen, embedded: Embedded, scene: Scene) -> Element:
    table: GameTable = TABLES[scene.match.game.name]
    return header(".bar.framed")[
        div(".ttl")[emblem(table.game.name), div[h1(lang=table.lang)[table.title], p(".sub")[table.subtitle(scene)]]],
        span(".chip")[_("Nothing is kept here")] if embedded.wanted.view == "play" else None,
        a(
            ".ib",
            href=f"{screen.address}{MARK}{embedded.wanted.text}",
            target="_blank",
            rel="noopener",
            aria_label=_("Open in Saladier"),
        )[icon("share")],
    ]
