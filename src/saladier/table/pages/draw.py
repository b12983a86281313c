"""Who deals first: how it was found, shown before the first hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Element, Node, b, div, h1, li, main, ol, p, section

from saladier.table.cards import shown
from saladier.table.pages.frame import go, page
from saladier.table.session import Session
from saladier.table.text import _


def draw_page(session: Session) -> Element:
    """The draw and its outcome, until somebody taps *Deal*."""
    draw = session.draw
    dealer = session.names[session.match.standing.dealer]
    return page(
        main(".res", data_game=session.match.game.name)[
            section(".sheet.wide.drawn")[
                h1(tabindex="-1")[_("{name} deals first").format(name=dealer)],
                p[_how(draw)],
                _cards(draw, session.names),
                go("deal", _("Deal"), "b go big", data_focus_fallback="true"),
            ]
        ],
        game=session.match.game.name, foot=False,
    )  # fmt: skip


def _how(draw: Mapping[str, Any]) -> str:
    return {
        "random": _("The lot has decided."),
        "cut_high": _("Everybody draws a card, the highest rank deals; who ties for the highest draws again."),
        "first_jack": _("Cards are dealt round face up; the first jack makes the dealer."),
    }.get(draw.get("how", ""), _("As you have chosen."))


def _cards(draw: Mapping[str, Any], names: Sequence[str]) -> Node:
    drawn = draw.get("cards", [])
    if not drawn:
        return None
    return ol(".drawncards")[(li[div[shown(card)], b[names[seat]]] for seat, card in drawn if 0 <= seat < len(names))]
