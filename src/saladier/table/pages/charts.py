"""Small charts: drawings that say in words what they show, each with its numbers as a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, details, figcaption, figure, line, rect, summary, svg, table, tbody, td, text, th, tr

from saladier.table.pages.frame import scrolling
from saladier.table.text import _

ROW, BAR = 40, 14
"""Pixels of a row of lying bars, and of the bar in it."""
HEIGHT = 120
"""Pixels of standing bars."""


@dataclass(frozen=True)
class Bar:
    """One bar: its name, how long it is, that as text, a note, and whether it is to stand out."""

    name: str
    value: float
    shown: str
    note: str = ""
    marked: bool = True

    @property
    def spoken(self) -> str:
        return f"{self.name}: {self.shown}" + (f" ({self.note})" if self.note else "")


def bars(title: str, rows: Sequence[Bar]) -> Element:
    """Lying bars under each other, with their names."""
    low, span_ = _span(rows)
    drawn = []
    for index, one in enumerate(rows):
        left, right = sorted((_part(0, low, span_), _part(one.value, low, span_)))
        top = index * ROW
        drawn += [
            text(".name", x="0", y=str(top + 13))[one.name],
            text(".value", x="100%", y=str(top + 13), text_anchor="end")[one.shown],
            rect(".ground", x="0", y=str(top + 18), width="100%", height=str(BAR), rx="4"),
            rect(".bar", x=f"{left:.1f}%", y=str(top + 18), width=f"{right - left:.1f}%", height=str(BAR), rx="4"),
        ]
    return _figure(title, rows, svg(".chart", role="img", aria_label=_spoken(title, rows),
                                    height=str(ROW * len(rows)))[drawn])  # fmt: skip


def columns(title: str, rows: Sequence[Bar]) -> Element:
    """Standing bars beside each other, oldest first."""
    low, span_ = _span(rows)
    width = 100 / max(len(rows), 8)
    zero = HEIGHT - _part(0, low, span_) * HEIGHT / 100
    drawn = []
    for index, one in enumerate(rows):
        end = HEIGHT - _part(one.value, low, span_) * HEIGHT / 100
        top, bottom = sorted((zero, end))
        drawn.append(
            rect(class_="bar" if one.marked else "bar other", x=f"{index * width + 0.15 * width:.2f}%", y=f"{top:.1f}",
                 width=f"{0.7 * width:.2f}%", height=f"{max(bottom - top, 2):.1f}", rx="2")
        )  # fmt: skip
    axis = line(".axis", x1="0", x2="100%", y1=f"{zero:.1f}", y2=f"{zero:.1f}")
    return _figure(title, rows, svg(".chart", role="img", aria_label=_spoken(title, rows),
                                    height=str(HEIGHT + 2))[drawn, axis])  # fmt: skip


def _span(rows: Sequence[Bar]) -> tuple[float, float]:
    """The lowest value and the distance to the highest, zero among them."""
    values = [0.0, *(one.value for one in rows)]
    return min(values), (max(values) - min(values)) or 1


def _part(value: float, low: float, span: float) -> float:
    return 100 * (value - low) / span


def _spoken(title: str, rows: Sequence[Bar]) -> str:
    return f"{title}. " + ", ".join(one.spoken for one in rows)


def _figure(title: str, rows: Sequence[Bar], drawing: Element) -> Element:
    cells = [tr[th(scope="row")[one.name], td[one.shown], td[one.note]] for one in rows]
    return figure[
        figcaption[title],
        drawing,
        details[summary[_("As a table")], scrolling(title, table(".num")[tbody[cells]])],
    ]
