"""Who deals first: how it was found, shown before the first hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Element, Node, b, h1, li, main, ol, p, section

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
                p[_("The seats were drawn by lot.")] if draw.get("seats") == "drawn" else None,
                p[_how(draw)],
                _cards(draw, session.names, session.match.standing.dealer),
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


def _cards(draw: Mapping[str, Any], names: Sequence[str], dealer: int) -> Node:
    """The cards drawn; a round that left a tie stands above the next one."""
    rounds = draw.get("rounds")
    if not isinstance(rounds, list):
        return None
    shown_rounds = []
    for number, pairs in enumerate(rounds):
        last = number == len(rounds) - 1
        cards = []
        for index, (seat, card) in enumerate(pairs):
            won = last and seat == dealer and (draw.get("how") != "first_jack" or index == len(pairs) - 1)
            cards.append(li(class_="won" if won else None)[shown(card), b[names[seat]]])
        shown_rounds.append(ol(".drawncards")[cards])
    return shown_rounds
