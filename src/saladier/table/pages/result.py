"""After a hand: every line of its score. After the match: places, totals and the whole sheet."""

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    b,
    div,
    h2,
    li,
    main,
    ol,
    section,
    small,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from saladier.table.games import TABLES, GameTable
from saladier.table.pages.frame import confirm, go, headline, page, scrolling
from saladier.table.scene import side_names, side_signs
from saladier.table.session import Session
from saladier.table.text import _, count, listed


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
    rows = []
    for one in match.game.ledger(match.round):
        title, text = shown.line_title(one.code, match.options)
        facts = one.facts or ({},) * len(one.points)
        cells = [
            td[count(points), small[shown.line_facts(fact)]] for points, fact in zip(one.points, facts, strict=True)
        ]
        rows.append(tr[th(scope="row")[title, small[text]], cells])
    settled, before = match.settlement, match.round.standing.scores
    return table(".num")[
        thead[
            tr[
                th(scope="col")[span(".vh")[_("What counted")]],
                _heads(session),
            ]
        ],
        tbody[
            rows,
            _sum(_("This hand"), settled.round_score, ".tot"),
            _sum(_("Before"), before),
            _sum(_("Total"), settled.scores, ".tot.grand"),
        ],
    ]


def _heads(session: Session) -> Node:
    """Names over the columns; on a phone their signs."""
    return [
        th(scope="col", aria_label=name)[span(".hide-s")[name], span(".only-s")[sign]]
        for name, sign in zip(side_names(session), side_signs(session), strict=True)
    ]


def _sum(title: str, numbers: Sequence[int], css: str = "") -> Element:
    return tr(css)[th(scope="row")[title], (td[count(number)] for number in numbers)]


def match_result(session: Session) -> Element:
    """Places, totals, the sheet over all hands."""
    match = session.match
    shown = TABLES[match.game.name]
    return page(
        main(".res", data_game=match.game.name)[
            headline(match.game.name, _who_won(session), shown.closing_note(match)),
            section(".sheet", aria_labelledby="pl")[h2(".sec", id="pl")[_("Places")], _places(session, shown)],
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


def _who_won(session: Session) -> str:
    names = side_names(session)
    winners = [names[side] for side in session.match.settlement.winners] if session.match.settlement else []
    if not winners:
        return _("The session is over")
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} share the win").format(names=listed(winners))


def _places(session: Session, shown: GameTable) -> Element:
    match = session.match
    names, totals = side_names(session), shown.totals(match)
    winners = match.settlement.winners if match.settlement else ()
    keys = [total if shown.lowest_wins else -total for total in totals]
    order = sorted(range(len(totals)), key=lambda side: (side not in winners, keys[side]))
    rows = []
    for side in order:
        badge = shown.badge(match, side)
        rows.append(
            li(class_="won" if side in winners else None)[
                span(".pl.num")[str(place_of(side, keys, winners))],
                b[names[side]],
                span(".chip.warn")[badge] if badge else None,
                span(".num")[count(totals[side])],
            ]
        )
    return ol(".places")[rows]


def place_of(side: int, scores: Sequence[int], winners: Sequence[int]) -> int:
    """1-1-3 ranking of ``scores`` (low is good); a tie broken by the rules puts the others behind the winner."""
    if side in winners:
        return 1
    return 1 + sum(score < scores[side] or other in winners for other, score in enumerate(scores) if other != side)
