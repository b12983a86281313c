"""The score keeper: which sheets there are, and setting up a new one."""

from collections.abc import Sequence

from htpy import (
    Element,
    a,
    b,
    button,
    div,
    fieldset,
    form,
    h2,
    h3,
    input,
    label,
    legend,
    li,
    main,
    p,
    section,
    span,
    ul,
)

from saladier.table.cards import emblem
from saladier.table.games import TABLES, GameTable
from saladier.table.languages import rules_path
from saladier.table.pages.frame import confirm, go, headline, page
from saladier.table.pages.setup import LONGEST_NAME, Setup, dealer_pick, house_rules, players_pick
from saladier.table.scene import avatar, initials
from saladier.table.sheet import ScoreSheet
from saladier.table.text import _, count, listed


def keeper_page(sheets: Sequence[ScoreSheet], asked_key: str = "") -> Element:
    """The games to keep score of, and the sheets kept; ``asked_key`` is one whose deletion waits for a yes."""
    return page(
        main(".keeper")[
            headline("saladier", _("Score keeper"), about_keeper()),
            section(aria_labelledby="ns")[
                h2(".sec", id="ns")[_("New score sheet")],
                ul(".games.small-games")[(_game(shown) for shown in TABLES.values())],
            ],
            sheets_section(sheets, asked_key) if sheets else None,
        ]
    )


def about_keeper() -> str:
    """What it is for."""
    return _("For matches with real cards: it adds up, checks the sums and says who deals.")


def _game(shown: GameTable) -> Element:
    name = shown.game.name
    return li(".game", data_game=name)[
        span(".plate")[emblem(name)],
        h3[a(href=rules_path(name), data_action="sheet-new", data_name=name, lang=shown.lang)[shown.title]],
        p(".facts.num")[shown.facts()[0]],
    ]


def sheets_section(sheets: Sequence[ScoreSheet], asked_key: str) -> Element:
    """The sheets kept here."""
    return section(".kept", aria_labelledby="sk")[
        h2(".sec", id="sk")[_("Score sheets kept here")],
        ul(".keptlist")[(_kept(sheet, sheet.key == asked_key) for sheet in sheets)],
    ]


def _kept(sheet: ScoreSheet, asked: bool) -> Element:
    shown = TABLES[sheet.game.name]
    title = _("{game}, {players}").format(game=shown.title, players=listed(list(sheet.names)))
    return li(".sheet.keptrow", data_game=sheet.game.name)[
        emblem(sheet.game.name),
        div[h3[title], p(".muted")[state_of(sheet)]],
        confirm(_("Delete this score sheet for good?"), "sheet-delete-yes", _("Delete"), sheet.key)
        if asked
        else div(".keptacts")[
            go("sheet-open", _("Open"), data_key_of=sheet.key, aria_label=_("Open: {match}").format(match=title)),
            go("sheet-delete", _("Delete"), "b flat", data_key_of=sheet.key,
               aria_label=_("Delete: {match}").format(match=title)),
        ],
    ]  # fmt: skip


def state_of(sheet: ScoreSheet) -> str:
    """How many hands, how it stands."""
    scored = sheet.scored
    scores = "\u00a0:\u00a0".join(count(total) for total in TABLES[sheet.game.name].totals(sheet.standing))
    if sheet.over:
        return _("Finished. {scores}").format(scores=scores)
    return _("Hand {n} is next. {scores}").format(n=len(scored) + 1, scores=scores)


def keeper_setup(shown: GameTable, setup: Setup) -> Element:
    """Who plays, who deals first, and the house rules that bear on the score."""
    name = shown.game.name
    names = listed(list(setup.names))
    return page(
        main[
            form(".set", data_game=name, data_form="sheet-setup", data_name=name)[
                headline(name, shown.title, _("New score sheet"), shown.lang),
                section(".sheet.wide.playbar")[
                    div[b[names], p(".muted")[about_keeper()]],
                    button(type="submit", class_="b go big", data_action="sheet-begin", data_name=name)[_("Begin")],
                ],
                section(".sheet")[
                    players_pick(shown, setup, "sheet-setup"),
                    _names(setup),
                    dealer_pick(setup.first_dealer, setup.names, "sheet-setup"),
                ],
                section(".sheet")[house_rules(shown, setup, shown.game.scoring_options, "sheet-setup")],
                p(".small.muted.wide")[shown.notice()] if shown.notice() else None,
            ]
        ],
        game=name,
    )


def _names(setup: Setup) -> Element:
    letters = initials(setup.names)
    rows = [
        div(".who-row", id=f"who-{seat}")[
            avatar(letters[seat], "avs"),
            label[
                span(".vh")[_("Name of seat {n}").format(n=seat + 1)],
                input(type="text", class_="in", name=f"name{seat}", value=name, maxlength=str(LONGEST_NAME),
                      autocomplete="off", data_change="sheet-setup"),
            ],
        ]
        for seat, name in enumerate(setup.names)
    ]  # fmt: skip
    return fieldset(".gap")[legend(".vh")[_("Seats")], rows]
