"""Importing a match from a file."""

from htpy import Element, form, h1, input, label, main, p, section, span

from saladier.table.pages.frame import go, page
from saladier.table.text import _


def import_page() -> Element:
    """One field for a file; what was read opens at once, beside the matches already kept."""
    return page(
        main(".set")[
            section(".sheet.acts-v")[
                h1(tabindex="-1", data_focus_fallback="true")[_("Import a match")],
                p(".muted")[_("A file that Saladier exported. The matches kept here stay as they are.")],
                form(data_form="none")[
                    label(".filepick")[
                        span[_("File with a match")],
                        input(type="file", accept=".json,application/json,text/plain", data_change="import"),
                    ]
                ],
                go("back", _("Back"), "b"),
            ]
        ]
    )  # fmt: skip
