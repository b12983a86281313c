"""Scores on paper: every line of a hand, places, who has won. Played here or with real cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, b, li, ol, small, span, table, tbody, td, th, thead, tr

from saladier.games import Line, Options, Settlement, Standing
from saladier.table.games import GameTable
from saladier.table.places import places_of
from saladier.table.text import _, count, listed


@dataclass(frozen=True)
class Sides:
    """What the sides are called, and by which signs where room is short."""

    names: Sequence[str]
    signs: Sequence[str]
    short: bool = False
    """Whether there is only room for the signs."""

    @property
    def heads(self) -> Node:
        """Names over the columns; on a phone their signs."""
        return [
            th(scope="col", aria_label=name)[sign if self.short else [span(".hide-s")[name], span(".only-s")[sign]],]
            for name, sign in zip(self.names, self.signs, strict=True)
        ]


def lines_table(
    shown: GameTable,
    options: Options,
    lines: Sequence[Line],
    sides: Sides,
    before: Sequence[int],
    settled: Settlement,
) -> Element:
    """Every line of a hand, adding up to its score and to the totals."""
    rows = []
    for one in lines:
        title, text = shown.line_title(one.code, options)
        facts = one.facts or ({},) * len(one.points)
        cells = [
            td[count(points), small[shown.line_facts(fact)]] for points, fact in zip(one.points, facts, strict=True)
        ]
        rows.append(tr[th(scope="row")[title, small[text]], cells])
    return table(".num")[
        thead[tr[th(scope="col")[span(".vh")[_("What counted")]], sides.heads]],
        tbody[
            rows,
            _sum(_("This hand"), settled.round_score, ".tot"),
            _sum(_("Before"), before),
            _sum(_("Total"), settled.scores, ".tot.grand"),
        ],
    ]


def _sum(title: str, numbers: Sequence[int], css: str = "") -> Element:
    return tr(css)[th(scope="row")[title], (td[count(number)] for number in numbers)]


def who_won(names: Sequence[str], winners: Sequence[int]) -> str:
    """The title over a finished match."""
    best = [names[side] for side in winners]
    if not best:
        return _("The session is over")
    if len(best) == 1:
        return _("{name} wins").format(name=best[0])
    return _("{names} share the win").format(names=listed(best))


def places_list(shown: GameTable, standing: Standing, names: Sequence[str], winners: Sequence[int]) -> Element:
    """The sides by place with what decides the match."""
    totals = shown.totals(standing)
    ranks = places_of(totals, winners, shown.lowest_wins)
    rows = []
    for side in sorted(range(len(totals)), key=lambda one: ranks[one]):
        badge = shown.badge(standing, side)
        rows.append(
            li(class_="won" if side in winners else None)[
                span(".pl.num")[str(ranks[side])],
                b[names[side]],
                span(".chip.warn")[badge] if badge else None,
                span(".num")[count(totals[side])],
            ]
        )
    return ol(".places")[rows]
