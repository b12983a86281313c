"""Another tab of this browser plays: only one at a time, so that nothing is overwritten."""

from htpy import Element, h1, main, p, section

from saladier.table.pages.frame import go, page
from saladier.table.text import _


def elsewhere_page() -> Element:
    """Says so, and offers to go on here instead."""
    return page(
        main(".res")[
            section(".sheet.wide.drawn")[
                h1(tabindex="-1")[_("Saladier is open in another tab")],
                p[_("Matches are kept in one place, so only one tab plays at a time. Nothing was changed.")],
                go("take-over", _("Go on here"), "b go big", data_focus_fallback="true"),
            ]
        ],
        foot=False,
    )
