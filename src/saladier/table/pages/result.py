"""After a hand: every line of its score. After the match: places, totals and the whole sheet."""

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    div,
    h2,
    main,
    section,
)

from saladier.table.games import TABLES, GameTable
from saladier.table.pages.frame import confirm, go, headline, page, scrolling
from saladier.table.pages.scores import Sides, lines_table, places_list, who_won
from saladier.table.scene import side_names, side_signs
from saladier.table.session import Session
from saladier.table.text import _


def hand_result(session: Session, ending: bool = False) -> Element:
    """Every line of the hand just finished, adding up; ``ending``: whether the end of the session was asked for."""
    match = session.match
    assert match.round is not None
    shown = TABLES[match.game.name]
    label = _("Score of this hand")
    return page(
        main(".res", data_game=match.game.name)[
            headline(match.game.name, shown.hand_title(match), shown.verdict(session)),
            section(".sheet", aria_label=label)[scrolling(label, _lines(session, shown))],
            div(".col")[section(".sheet.acts-v")[_what_next(session, shown, ending)], shown.above_result(session)],
        ],
        game=match.game.name,
        foot=False,
    )


def _what_next(session: Session, shown: GameTable, ending: bool) -> Node:
    if session.match.over:
        forward = go("finish", _("See who won"), "b go big")
    else:
        forward = go("next", _("Next hand"), "b go big")
    return [
        forward,
        go("replay", _("Look back at this hand")),
        go("show-deal", _("Look at the whole deal")),
        _end(ending) if shown.can_end(session) else None,
        go("home", _("Pause the match"), "b flat"),
    ]


def _end(asked: bool) -> Element:
    """An open session ends when the players say so."""
    if asked:
        return confirm(_("End the session with this hand?"), "end-session-yes", _("End it"), "")
    return go("end-session", _("End session"))


def _lines(session: Session, shown: GameTable) -> Element:
    match = session.match
    assert match.round is not None
    assert match.settlement is not None
    return lines_table(
        shown, match.options, match.game.ledger(match.round), Sides(side_names(session), side_signs(session)),
        match.round.standing.scores, match.settlement,
    )  # fmt: skip


def match_result(session: Session) -> Element:
    """Places, totals, the sheet over all hands."""
    match = session.match
    shown = TABLES[match.game.name]
    return page(
        main(".res", data_game=match.game.name)[
            headline(match.game.name, who_won(side_names(session), _winners(session)), shown.closing_note(match)),
            section(".sheet", aria_labelledby="pl")[
                h2(".sec", id="pl")[_("Places")],
                places_list(shown, match.standing, side_names(session), _winners(session)),
            ],
            div(".col")[
                section(".sheet.acts-v")[
                    go("again", _("Play again"), "b go big"),
                    go("replay", _("Look back")),
                    go("share", _("Share")),
                    go("export", _("Export this match")),
                    go("home", _("Home"), "b flat"),
                ],
                section(".sheet", aria_labelledby="sh")[
                    h2(".sec", id="sh")[_("Score sheet")], scrolling(_("Score sheet"), shown.sheet(session))
                ],
            ],
            shown.above_result(session),
        ],
        game=match.game.name,
    )


def _winners(session: Session) -> Sequence[int]:
    return session.match.settlement.winners if session.match.settlement else ()
