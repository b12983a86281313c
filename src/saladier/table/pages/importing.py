"""Importing a match from a file."""

from htpy import Element, form, h1, input, label, main, p, section, span

from saladier.table.pages.frame import go, page
from saladier.table.text import _


def import_page(part: bool = False) -> Element:
    """One field for a file; what was read opens at once, beside the matches already kept. ``part``: something of the
    file that was tried last can be opened."""
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
                go("import-part", _("Open the part before that move"), "b go") if part else None,
                go("back", _("Back"), "b"),
            ]
        ]
    )  # fmt: skip
