"""Settings, and what can be done with the match on the table."""

from htpy import Element, b, div, form, h2, label, main, option, p, section, select, span

from saladier.table.games import TABLES
from saladier.table.pages.frame import confirm, go, headline, language_pick, page
from saladier.table.session import Session
from saladier.table.settings import CHOICES, Settings
from saladier.table.text import N_, _

TITLES = {
    "pace": (N_("Pace"), N_("How long a finished trick stays and how fast bots play.")),
    "confirm": (N_("Second tap"), N_("Ask for a second tap before a card is played.")),
    "sort": (N_("Order of the hand"), N_("By suit, by rank, or as you drag the cards.")),
    "pile": (N_("Discard pile in Samba"), N_("Only its top card is shown, or all of it.")),
    "theme": (N_("Light or dark"), N_("As the device has it, or always the same.")),
    "contrast": (N_("Contrast"), N_("Stronger lines and plain grounds.")),
    "deck": (N_("Suits"), N_("Four colours tell clubs and diamonds apart at a glance.")),
    "motion": (N_("Movement"), N_("Cards may move, or simply be there.")),
}
LABELS = {
    "theme": {"system": N_("As the device"), "light": N_("Light"), "dark": N_("Dark")},
    "contrast": {"system": N_("As the device"), "more": N_("High")},
    "motion": {"system": N_("As the device"), "none": N_("None")},
    "deck": {"two": N_("Two colours"), "four": N_("Four colours")},
    "pace": {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "tap": N_("Wait for a tap")},
    "confirm": {"no": N_("One tap plays"), "yes": N_("Two taps")},
    "sort": {"suit": N_("By suit"), "rank": N_("By rank"), "own": N_("My own order")},
    "pile": {"top": N_("Top card"), "open": N_("All cards")},
}


def settings_page(settings: Settings, session: Session | None, asked: str = "") -> Element:
    """All settings; ``session`` is the match to go back to, ``asked`` a destructive action waiting for a yes."""
    back = go("back", _("Back to the table") if session is not None else _("Back"), "b go big")
    game = session.match.game.name if session is not None else "saladier"
    return page(
        main(".set")[
            headline(game, _("Settings"), _("Kept on this device, the same for every match.")),
            section(".sheet")[form(data_form="settings")[_language(), (_row(name, settings) for name in TITLES)]],
            div(".col")[section(".sheet.acts-v")[back], _match(session, asked) if session is not None else None],
        ],
        game=session.match.game.name if session is not None else None,
        languages=False,
    )


def _language() -> Element:
    return div(".rule")[b[_("Language")], language_pick(), p[_("Of everything here; the match goes on as it is.")]]


def _row(name: str, settings: Settings) -> Element:
    title, text = TITLES[name]
    chosen = getattr(settings, name)
    choices = [(value, _(LABELS[name][value])) for value in CHOICES[name]]
    return div(".rule")[
        b[_(title)],
        label(".pick")[
            span(".vh")[_(title)],
            select(name=name, data_change="change-settings")[
                (option(value=value, selected=value == chosen)[words] for value, words in choices)
            ],
        ],
        p[_(text)],
    ]


def _match(session: Session, asked: str) -> Element:
    return section(".sheet.acts-v", aria_labelledby="mt")[
        h2(".sec", id="mt")[_("This match: {game}").format(game=TABLES[session.match.game.name].title)],
        p(".muted.small")[
            _("An exported match is a text file; it can be imported on the first page, here or elsewhere.")
        ],
        go("export", _("Export this match")),
        go("export-all", _("Export with who plays each seat")),
        _delete(asked == "delete", session.key),
    ]


def _delete(asked: bool, key: str) -> Element:
    if not asked:
        return go("delete", _("Delete this match"), "b flat", data_key_of=key)
    return confirm(_("Delete this match for good?"), "delete-yes", _("Delete"), key)
