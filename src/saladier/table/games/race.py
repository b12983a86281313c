"""The way to a target: a bar per side, what the last hand added told apart."""

from collections.abc import Sequence

from htpy import Element, b, h2, li, ol, p, rect, section, svg

from saladier.table.text import _, count


def race(names: Sequence[str], before: Sequence[int], now: Sequence[int], target: int, note: str) -> Element:
    """Bars from 0 to ``target``; totals below zero have none."""
    rows = []
    for name, old, new in zip(names, before, now, strict=True):
        low, high = sorted((_part(old, target), _part(new, target)))
        rows.append(
            li[
                b[name],
                b(".num")[count(new)],
                svg(aria_hidden="true")[
                    rect(".bg", width="100%", height="100%", rx="8"),
                    rect(".new", width=f"{high}%", height="100%", rx="8"),
                    rect(".old", width=f"{low}%", height="100%", rx="8"),
                ],
            ]
        )
    title = _("The way to {n}").format(n=count(target))
    return section(".sheet", aria_label=title)[
        h2(".sec")[title], ol(".race")[rows], p(".small.muted.gap")[note] if note else None
    ]


def _part(total: int, target: int) -> int:
    return max(0, min(100, round(100 * total / target)))
