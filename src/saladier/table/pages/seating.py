"""Choosing a seat for somebody who goes on from a position."""

from collections.abc import Sequence

from htpy import Element, button, form, label, option, select, span

from saladier.table.text import _


def seating(names: Sequence[str], seat: int, action: str, words: str) -> Element:
    """A seat to choose, bots on the others; ``action`` begins."""
    seats = [option(value=str(one), selected=one == seat)[name] for one, name in enumerate(names)]
    return form(".seating", data_form=action)[
        label(".pick")[
            span[_("Your seat")],
            select(name="seat")[seats, option(value="all")[_("All seats, passing the tablet")]],
        ],
        button(".b.go.big", type="submit", data_focus_fallback="true")[words],
    ]
