"""The score path: pegs along a line of holes, side by side where totals are equal."""

from collections.abc import Sequence

from htpy import Element, Node, circle, g, line, section, svg, text
from htpy import path as shape

from saladier.table.scene import initials
from saladier.table.text import _, count

PEG = 34
"""Points a peg covers on a narrow screen; where one above the path would hide another, it stands below."""
WIDTH = 22
"""Pixels between the middles of two pegs that share a hole."""
MARGIN = 0.1
"""The part of the path at either end where pegs side by side would leave the screen."""


def score_path(scores: Sequence[int], names: Sequence[str], me: int, end: int) -> Element:
    """The path from 0 to ``end`` with a peg per player; who has gone past the end has left it."""
    spoken = ", ".join(f"{name} {count(total)}" for name, total in zip(names, scores, strict=True))
    label = _("Score path from 0 to {end}: {totals}").format(end=end, totals=spoken)
    holes = [circle(".hole", cx=f"{10 * step}%", cy="26", r="5" if step % 2 == 0 else "3") for step in range(11)]
    figures = [text(x=f"{20 * step}%", y="49", text_anchor="middle")[str(end * step // 5)] for step in range(6)]
    return section(".path", aria_label=_("Score path"))[
        svg(role="img", aria_label=label)[
            line(".track", x1="0", x2="100%", y1="26", y2="26"), holes, figures, _pegs(scores, names, me, end)
        ]
    ]


def _pegs(scores: Sequence[int], names: Sequence[str], me: int, end: int) -> Node:
    letters = initials(names)
    totals = sorted({total for total in scores if total <= end})
    free_from = -float(PEG)
    drawn = []
    for total in totals:
        seats = [seat for seat, one in enumerate(scores) if one == total]
        middle = _middle(len(seats), total / end)
        below = total - (middle + 0.5) * PEG < free_from
        if not below:
            free_from = total + (len(seats) - middle - 0.5) * PEG
        for place, seat in enumerate(seats):
            drawn.append(_peg(100 * max(total, 0) / end, (place - middle) * WIDTH, below, letters[seat], seat == me))
    return drawn


def _middle(pegs: int, part: float) -> float:
    """Which of the pegs that share a hole stands over it: the middle one, at the ends of the path the outer one."""
    if part < MARGIN:
        return 0
    return pegs - 1 if part > 1 - MARGIN else (pegs - 1) / 2


def _peg(x: float, shift: float, below: bool, letter: str, mine: bool) -> Element:
    at = f"{x:.1f}%"
    pin = "M-5 34h10l-5 -7z" if below else "M-5 18h10l-5 7z"
    y = 42 if below else 10
    return g(class_=["peg", "me" if mine else ""], transform=f"translate({shift:.1f} 0)")[
        svg(x=at, overflow="visible")[shape(d=pin, transform=f"translate({-shift * 0.55:.1f} 0)")],
        circle(cx=at, cy=str(y), r="10"),
        text(x=at, y=str(y + 4.5), text_anchor="middle")[letter],
    ]
