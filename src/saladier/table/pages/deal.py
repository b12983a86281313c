"""The whole deal of a finished hand: who held what, every card face up."""

from htpy import Element, div, h2, main, section

from saladier.cards import Card
from saladier.record.read import read_position
from saladier.table.cards import shown
from saladier.table.pages.frame import go, headline, page
from saladier.table.pages.table import in_order
from saladier.table.session import Session
from saladier.table.text import _


def deal_page(session: Session) -> Element:
    """Every hand as it was dealt, the order of a tidy hand."""
    hands = dealt_hands(session)
    return page(
        main(".res.deal", data_game=session.match.game.name)[
            headline(
                session.match.game.name,
                _("The whole deal"),
                _("Every card as it was dealt, now that the hand is over."),
            ),
            (
                section(".sheet.wide", aria_label=name)[
                    h2(".sec")[name], div(".csr")[(shown(card) for card in in_order(hand, "suit"))]
                ]
                for name, hand in zip(session.names, hands, strict=True)
            ),
            section(".sheet.acts-v.wide")[go("back", _("Back to the score"), "b go big")],
        ],
        game=session.match.game.name,
        foot=False,
    )


def dealt_hands(session: Session) -> list[list[Card]]:
    """The hands at the start of the hand just finished."""
    match = session.match
    hand = match.hands[-1]
    if hand.deal is not None:
        return match.game.deal(match.options, hand.standing, hand.deal).hands
    read = read_position(match.game, match.options, hand.position or {})
    return match.game.place(match.options, hand.standing, read).hands
