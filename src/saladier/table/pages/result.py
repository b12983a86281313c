"""After a hand: every line of its score. After the match: places, totals and the whole sheet."""

from collections.abc import Sequence

from htpy import (
    Element,
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
from saladier.table.pages.frame import go, headline, page, scrolling
from saladier.table.scene import initials
from saladier.table.session import Session
from saladier.table.text import _, count, listed


def hand_result(session: Session) -> Element:
    """Every line of the hand just finished, adding up."""
    match = session.match
    assert match.round is not None
    assert match.settlement is not None
    shown = TABLES[match.game.name]
    standing = match.round.standing
    title = _("Hand {n} is over: {hand}").format(n=standing.round + 1, hand=shown.hand_name(standing))
    action = go("finish", _("See who won"), "b go big") if match.over else go("next", _("Next hand"), "b go big")
    return page(
        main(".res", data_game=match.game.name)[
            headline(match.game.name, title, _verdict(session)),
            section(".sheet", aria_labelledby="rs")[
                h2(".vh", id="rs")[_("Score of this hand")], scrolling(_("Score of this hand"), _lines(session, shown))
            ],
            div(".col")[
                section(".sheet.acts-v")[
                    action,
                    go("show-deal", _("Look at the whole deal")),
                    go("home", _("Pause the match"), "b flat"),
                ],
                shown.above_result(session),
            ],
        ],
        game=match.game.name, foot=False,
    )  # fmt: skip


def _verdict(session: Session) -> str:
    """Who came out best and worst of this hand."""
    assert session.match.settlement is not None
    points = session.match.settlement.round_score
    clean = [name for name, gained in zip(session.names, points, strict=True) if gained == min(points)]
    if min(points) == max(points):
        return _("Everybody takes the same.")
    return _("{names} came out best with {n}.").format(names=listed(clean), n=count(min(points)))


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
                _heads(session.names),
            ]
        ],
        tbody[
            rows,
            _sum(_("This hand"), settled.round_score, ".tot"),
            _sum(_("Before"), before),
            _sum(_("Total"), settled.scores, ".tot.grand"),
        ],
    ]


def _heads(names: Sequence[str]) -> Node:
    """Names over the columns; on a phone their signs."""
    return [
        th(scope="col", aria_label=name)[span(".hide-s")[name], span(".only-s")[sign]]
        for name, sign in zip(names, initials(names), strict=True)
    ]


def _sum(title: str, numbers: Sequence[int], css: str = "") -> Element:
    return tr(css)[th(scope="row")[title], (td[count(number)] for number in numbers)]


def match_result(session: Session) -> Element:
    """Places, totals, the sheet over all hands."""
    match = session.match
    assert match.settlement is not None
    shown = TABLES[match.game.name]
    winners = [session.names[side] for side in match.settlement.winners]
    title = (
        _("{name} wins").format(name=winners[0])
        if len(winners) == 1
        else _("{names} share the win").format(names=listed(winners))
    )
    return page(
        main(".res", data_game=match.game.name)[
            headline(match.game.name, title, _("The lowest total wins.")),
            section(".sheet", aria_labelledby="pl")[h2(".sec", id="pl")[_("Places")], _places(session, shown)],
            div(".col")[
                section(".sheet.acts-v")[
                    go("again", _("Play again"), "b go big"),
                    go("export", _("Export this match")),
                    go("home", _("Home"), "b flat"),
                ],
                section(".sheet", aria_labelledby="sh")[h2(".sec", id="sh")[_("Score sheet")], scrolling(_("Score sheet"), shown.sheet(session))],
            ],
            shown.above_result(session),
        ],
        game=match.game.name,
    )  # fmt: skip


def _places(session: Session, shown: GameTable) -> Element:
    scores = session.match.standing.scores
    winners = session.match.settlement.winners if session.match.settlement else ()
    order = sorted(range(len(scores)), key=lambda side: (side not in winners, scores[side]))
    return ol(".places")[
        (
            li(class_="won" if side in winners else None)[
                span(".pl.num")[str(place_of(side, scores, winners))],
                b[session.names[side]],
                span(".chip.warn")[shown.badge(session.match, side)] if shown.badge(session.match, side) else None,
                span(".num")[count(scores[side])],
            ]
            for side in order
        )
    ]


def place_of(side: int, scores: Sequence[int], winners: Sequence[int]) -> int:
    """1-1-3 ranking; a tie broken by the rules puts the others behind the winner."""
    if side in winners:
        return 1
    return 1 + sum(score < scores[side] or other in winners for other, score in enumerate(scores) if other != side)
