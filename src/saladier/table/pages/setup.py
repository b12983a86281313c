"""A new match: one big Play with sensible defaults; below it players, names and house rules."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from htpy import (
    Element,
    Node,
    b,
    button,
    div,
    fieldset,
    form,
    input,
    label,
    legend,
    main,
    option,
    p,
    section,
    select,
    span,
)

from saladier.bots import levels_of
from saladier.cards import BadInput
from saladier.games import Game, Options, changed, read_options
from saladier.games.options import Option, Value
from saladier.record import parse, text_of
from saladier.table.games import GameTable
from saladier.table.pages.frame import headline, page
from saladier.table.scene import avatar, initials
from saladier.table.session import PERSON
from saladier.table.text import N_, _, listed, ngettext, one_line

LEVELS = {"easy": N_("Easy"), "medium": N_("Medium"), "hard": N_("Hard")}
BOT_NAMES = ("Basil", "Olive", "Pepper", "Sage", "Mint", "Dill")
LONGEST_NAME = 20


@dataclass(frozen=True)
class Setup:
    """What was chosen for a new match."""

    options: Options
    names: tuple[str, ...]
    seats: tuple[str, ...]
    first_dealer: str = ""
    """One of the game's ways to draw, or ``seat:k``; anything else stands for the game's own way."""
    seating: str = ""
    """``random`` or ``fixed``; anything else stands for what the game does."""

    def unnamed(self) -> "Setup":
        """The same without the names that nobody has chosen: they follow the language."""
        return replace(self, names=tuple("" if name == numbered(i) else name for i, name in enumerate(self.names)))

    def named(self) -> "Setup":
        """The same with a name for every seat."""
        return replace(self, names=tuple(filled_names(self.seats, self.names)))

    def write(self, game: Game) -> str:
        """As kept in storage for the next time."""
        return text_of({
            "options": {"players": self.options.players, **changed(game.options, self.options)},
            "names": list(self.unnamed().names), "seats": list(self.seats), "first_dealer": self.first_dealer,
            "seating": self.seating,
        })  # fmt: skip


def numbered(seat: int) -> str:
    """The name of a person who has none."""
    return _("Player {n}").format(n=seat + 1)


def default_names(seats: Sequence[str]) -> list[str]:
    """People are numbered by seat, bots have names of herbs."""
    return filled_names(seats, [])


def filled_names(seats: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names given; a seat without one, or with a default name of the other kind, gets a default name."""
    herbs = [name for name in BOT_NAMES if name not in names]
    people = [numbered(seat) for seat in range(len(seats))]
    found = []
    for seat, who in enumerate(seats):
        name = one_line(names[seat])[:LONGEST_NAME].strip() if seat < len(names) else ""
        if not name or (name in people if who != PERSON else name in BOT_NAMES):
            name = people[seat] if who == PERSON else herbs.pop(0)
        found.append(name)
    return unique(found)


def read_setup(game: Game, text: str | None) -> Setup:
    """What was chosen last time, or the defaults: one person and bots."""
    try:
        data = parse(text) if text else {}
        return _read(game, data if isinstance(data, dict) else {})
    except BadInput:
        return _read(game, {})


def _read(game: Game, data: Mapping[str, object]) -> Setup:
    given = data.get("options")
    options = read_options(game.options, given if isinstance(given, dict) else {})
    setup = resized(game, options, _texts(data.get("seats")), _texts(data.get("names")))
    return replace(setup, first_dealer=str(data.get("first_dealer", "")), seating=str(data.get("seating", "")))


def _texts(data: object) -> list[str]:
    return [str(one) for one in data] if isinstance(data, list) else []


def resized(game: Game, options: Options, seats: Sequence[str], names: Sequence[str]) -> Setup:
    """A setup for the number of players in ``options``: known seats and names kept, further ones filled in."""
    levels = offered(game)
    seats = [who if who == PERSON or who in levels else "medium" for who in seats]
    seats = (list(seats) or [PERSON])[: options.players]
    seats += ["medium"] * (options.players - len(seats))
    filled = filled_names(seats, names)
    return Setup(options, tuple(filled), tuple(seats))


def offered(game: Game) -> list[str]:
    """The levels one may choose in a game."""
    return [level for level in levels_of(game.name) if level in LEVELS]


def unique(names: Sequence[str]) -> list[str]:
    """Names told apart: a second "Kim" becomes "Kim 2"."""
    found: list[str] = []
    for name in names:
        number, candidate = 2, name
        while candidate in found:
            candidate, number = f"{name} {number}", number + 1
        found.append(candidate)
    return found


def from_form(game: Game, fields: Mapping[str, object]) -> Setup:
    """The setup a filled-in form stands for."""
    given: dict[str, Value] = {}
    for one in game.options:
        text = fields.get(one.name)
        if isinstance(text, str):
            given[one.name] = value_of(one, text)
    options = read_options(game.options, given)
    seats, names = [], []
    for seat in range(max(_numbers(game))):
        who = fields.get(f"who{seat}")
        if isinstance(who, str):
            seats.append(who)
        names.append(str(fields.get(f"name{seat}", "")))
    setup = resized(game, options, seats, names)
    return replace(setup, first_dealer=str(fields.get("first_dealer", "")), seating=str(fields.get("seating", "")))


def _numbers(game: Game) -> list[int]:
    return [int(value) for value in next(one for one in game.options if one.name == "players").values]


def value_of(one: Option, text: str) -> Value:
    """The value of an option as a form writes it."""
    return next((value for value in one.values if str(value) == text), text)


def setup_page(table: GameTable, setup: Setup) -> Element:
    """The form of a new match."""
    name = table.game.name
    return page(
        main[
            form(".set", data_game=name, data_form="setup", data_name=name)[
                headline(name, table.title, _("New match"), table.lang),
                section(".sheet.wide.playbar")[
                    div[b[summary(setup)], p(".muted")[house_summary(table, setup)]],
                    button(type="submit", class_="b go big", data_action="play", data_name=name)[_("Play")],
                ],
                section(".sheet")[players_pick(table, setup), _seats(table.game, setup), _dealer(table, setup)],
                section(".sheet")[house_rules(table, setup)],
                p(".small.muted.wide")[table.notice()] if table.notice() else None,
            ]
        ],
        game=name,
    )


def summary(setup: Setup) -> str:
    """Who plays, in a sentence."""
    people = [name for name, who in zip(setup.names, setup.seats, strict=True) if who == PERSON]
    bots = len(setup.seats) - len(people)
    against = ngettext("{n} bot", "{n} bots", bots)
    if not people:
        return _("{bots} among themselves").format(bots=against)
    who = listed(people)
    return _("{people} and {bots}").format(people=who, bots=against) if bots else who


def house_summary(table: GameTable, setup: Setup) -> str:
    """How many house rules differ, and how long it takes."""
    different = len([name for name in changed(table.game.options, setup.options) if name != "players"])
    rules = (
        ngettext("{n} house rule changed", "{n} house rules changed", different)
        if different
        else _("All house rules at their default")
    )
    return _("{rules}. About {n} minutes.").format(rules=rules, n=table.minutes)


def players_pick(table: GameTable, setup: Setup, change: str = "setup") -> Element:
    """How many play; a choice is sent as ``change``."""
    numbers = sorted(_numbers(table.game))
    return fieldset[
        legend[_("Players")],
        div(".seg", role="radiogroup", aria_label=_("Number of players"))[
            (
                label[
                    input(
                        type="radio",
                        name="players",
                        value=str(number),
                        data_change=change,
                        checked=number == setup.options.players,
                    ),
                    str(number),
                ]
                for number in numbers
            )
        ],
        p(".muted.small.gap")[table.players_note(setup.options.players)],
    ]


def _seats(game: Game, setup: Setup) -> Element:
    letters = initials(setup.names)
    return fieldset(".gap")[
        legend(".vh")[_("Seats")],
        (_seat(game, seat, setup.names[seat], who, letters[seat]) for seat, who in enumerate(setup.seats)),
    ]


def _seat(game: Game, seat: int, name: str, who: str, letter: str) -> Element:
    choices = [(PERSON, _("Person")), *((level, _(LEVELS[level])) for level in offered(game))]
    return div(".who-row", id=f"who-{seat}")[
        avatar(letter, "avs"),
        label[
            span(".vh")[_("Name of seat {n}").format(n=seat + 1)],
            input(type="text", class_="in", name=f"name{seat}", value=name, maxlength=str(LONGEST_NAME),
                  autocomplete="off", data_change="setup"),
        ],
        label(".pick")[
            span(".vh")[_("Who plays {name}").format(name=name)],
            select(name=f"who{seat}", data_change="setup")[
                (option(value=value, selected=value == who)[text] for value, text in choices)
            ],
        ],
    ]  # fmt: skip


def _dealer(table: GameTable, setup: Setup) -> Element:
    dealers = {**table.draws(), **{f"seat:{seat}": name for seat, name in enumerate(setup.names)}}
    seatings = {"random": _("Drawn by lot"), "fixed": _("As written above")}
    return fieldset(".gap")[
        legend[_("First dealer")],
        _pick("first_dealer", _("First dealer"), dealers, setup.first_dealer),
        _pick("seating", _("Seats"), seatings, setup.seating) if table.draws_seats else None,
    ]


def dealer_pick(chosen: str, names: Sequence[str], change: str) -> Element:
    """Who deals first, where the players have found it out themselves."""
    dealers = {f"seat:{seat}": name for seat, name in enumerate(names)}
    return fieldset(".gap")[
        legend[_("First dealer")], _pick("first_dealer", _("First dealer"), dealers, chosen, change)
    ]


def _pick(name: str, title: str, choices: Mapping[str, str], chosen: str, change: str = "setup") -> Element:
    """A choice among texts; the first one when nothing else was chosen."""
    return label(".pick")[
        span(".vh")[title],
        select(name=name, data_change=change)[
            (option(value=value, selected=value == chosen)[text] for value, text in choices.items())
        ],
    ]


def house_rules(table: GameTable, setup: Setup, only: Collection[str] | None = None, change: str = "setup") -> Node:
    """The options to choose from, all of them or ``only`` some; a choice is sent as ``change``."""
    offered_rules = table.house_rules()
    rules = {name: rule for name, rule in offered_rules.items() if only is None or name in only}
    rows = []
    for name, rule in rules.items():
        chosen = setup.options[name]
        rows.append(
            div(".rule")[
                b[rule.title],
                label(".pick")[
                    span(".vh")[rule.title],
                    select(name=name, data_change=change)[
                        [  # a list: a generator would be read after the loop, when `chosen` is another rule's
                            option(value=str(value), selected=value == chosen)[text]
                            for value, text in rule.labels.items()
                        ]
                    ],
                ],
                p[rule.text, [" ", span(".ruling")[_("Ruling")]] if rule.ruling else None],
            ]
        )
    note = _("“Ruling” marks what the written rules leave open; the rules page says why it was decided so.")
    return [fieldset[legend[_("House rules")], rows], p(".small.muted.gap")[note]]
