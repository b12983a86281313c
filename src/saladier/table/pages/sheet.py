"""A score sheet: how it stands, and the form in which a hand is entered."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from htpy import (
    Element,
    Node,
    a,
    b,
    button,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    main,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
    ul,
)

from saladier.games import Refusal
from saladier.games.counting import Entry
from saladier.table.cards import emblem
from saladier.table.counting_words import entry_status, fault_words
from saladier.table.games import TABLES, GameTable
from saladier.table.languages import rules_path
from saladier.table.pages.frame import confirm, go, headline, page, scrolling
from saladier.table.pages.scores import Sides, lines_table, places_list, who_won
from saladier.table.scene import by_side, initials
from saladier.table.sheet import NOBODY, ScoreSheet, counts_of, faults_in, numbers_in
from saladier.table.text import _, count, ngettext


def sides_of(sheet: ScoreSheet) -> Sides:
    """What the sides of a sheet are called."""
    names = [" – ".join(names) for names in by_side(sheet.game, sheet.options, sheet.names)]
    return Sides(names, ["–".join(signs) for signs in by_side(sheet.game, sheet.options, initials(sheet.names))])


# how it stands


def sheet_page(sheet: ScoreSheet, asked: str = "") -> Element:
    """Hands, totals, places, and what comes next; ``asked`` is something that waits for a yes."""
    shown, sides = TABLES[sheet.game.name], sides_of(sheet)
    label_ = _("Score sheet")
    return page(
        main(".res.scoresheet", data_game=sheet.game.name)[
            headline(sheet.game.name, _title(sheet, shown, sides), _what_next(sheet, shown, sides)),
            section(".sheet", aria_labelledby="sh")[
                h2(".sec", id="sh")[label_],
                scrolling(label_, _hands(sheet, shown, sides)),
                _left_over(sheet),
            ],
            div(".col")[
                section(".sheet.acts-v.noprint")[_acts(sheet, shown, asked)],
                section(".sheet", aria_labelledby="pl")[
                    h2(".sec", id="pl")[_("Places")],
                    places_list(shown, sheet.standing, sides.names, sheet.winners),
                    p(".small.muted.gap")[shown.closing_note_for(sheet.options)],
                ],
                _last_hand(sheet, shown, sides) if sheet.scored else None,
            ],
        ],
        game=sheet.game.name,
    )


def _title(sheet: ScoreSheet, shown: GameTable, sides: Sides) -> str:
    if sheet.over:
        return who_won(sides.names, sheet.winners)
    return _("{game}: score sheet").format(game=shown.title)


def _what_next(sheet: ScoreSheet, shown: GameTable, sides: Sides) -> Node:
    if sheet.over:
        return shown.closing_note_for(sheet.options)
    standing = sheet.standing
    eldest = (standing.dealer + 1) % sheet.options.players
    who = _("{dealer} deals, {name} begins.").format(dealer=sheet.names[standing.dealer], name=sheet.names[eldest])
    return f"{who} {shown.sheet_note(sheet.options, standing, sides.names)}".strip()


def _acts(sheet: ScoreSheet, shown: GameTable, asked: str) -> Node:
    number = len(sheet.scored)
    ends = shown.may_end(sheet.options) and not sheet.over and number
    hand = (
        None if sheet.over else _("Enter hand {n}: {name}").format(n=number + 1, name=shown.hand_name(sheet.standing))
    )
    return [
        go("sheet-hand", hand, "b go big", data_number=str(number)) if hand else None,
        go("sheet-undo", _("Undo the last change")) if sheet.before else None,
        confirm(_("End the session with this hand?"), "sheet-end-yes", _("End it"), sheet.key)
        if ends and asked == "sheet-end"
        else go("sheet-end", _("End session")) if ends else None,
        go("sheet-print", _("Print")),
        go("sheet-csv", _("Export for a spreadsheet")),
        go("sheet-export", _("Export this score sheet")),
        go("keeper", _("All score sheets"), "b flat"),
    ]  # fmt: skip


def _hands(sheet: ScoreSheet, shown: GameTable, sides: Sides) -> Element:
    rows = [
        tr[
            th(scope="row")[_edit(number, shown.hand_name(one.standing), shown)],
            (td[count(points)] for points in one.settlement.round_score),
        ]
        for number, one in enumerate(sheet.scored)
    ]
    if not rows:
        rows = [tr[td(".none", colspan=str(len(sides.names) + 1))[_("No hand entered yet.")]]]
    totals = shown.totals(sheet.standing)
    points = sheet.standing.scores
    return table(".sheet-t.num")[
        thead[tr[th(scope="col")[_("Hand")], sides.heads]],
        tbody[rows],
        tfoot[
            tr[th(scope="row")[_("Hands won")], (td[count(won)] for won in totals)] if totals != points else None,
            tr[th(scope="row")[_("Total")], (td[count(total)] for total in points)],
        ],
    ]


def _edit(number: int, name: str, shown: GameTable) -> Node:
    """The number of a hand, which opens it."""
    words = str(number + 1) if name == shown.title else _("{n} {name}").format(n=number + 1, name=name)
    spoken = _("Correct hand {n}").format(n=number + 1)
    return button(".linkb", type="button", data_action="sheet-hand", data_number=str(number), aria_label=spoken)[words]


def _left_over(sheet: ScoreSheet) -> Node:
    more = len(sheet.hands) - len(sheet.scored)
    if not more:
        return None
    return p(".small.gap")[
        ngettext(
            "{n} hand after the end of the match is not counted.",
            "{n} hands after the end of the match are not counted.",
            more,
        )
    ]


def _last_hand(sheet: ScoreSheet, shown: GameTable, sides: Sides) -> Element:
    last = sheet.scored[-1]
    title = _("Hand {n}, line by line").format(n=last.standing.round + 1)
    lines = sheet.game.lines(sheet.options, last.standing, last.counts)
    return section(".sheet", aria_labelledby="lh")[
        h2(".sec", id="lh")[title],
        scrolling(
            title,
            lines_table(shown, sheet.options, lines, replace(sides, short=True), last.standing.scores, last.settlement),
        ),
    ]


# entering a hand


def hand_page(sheet: ScoreSheet) -> Element:
    """The form of the hand being entered, checked as far as it is filled in."""
    assert sheet.draft is not None
    shown, sides, number = TABLES[sheet.game.name], sides_of(sheet), sheet.draft.hand
    standing, entries = sheet.before_hand(number), sheet.entries(number)
    numbers = numbers_in(entries, sheet.draft.fields, sheet.sides)
    faults = faults_in(sheet.game, sheet.options, standing, numbers)
    new = number == len(sheet.scored)
    title = _("Hand {n}: {name}") if new else _("Correct hand {n}: {name}")
    dealer = _("Dealt by {name}").format(name=sheet.names[standing.dealer])
    return page(
        main(".res.counting", data_game=sheet.game.name)[
            div(".wide.seth")[
                emblem(sheet.game.name),
                div[
                    h1(tabindex="-1", data_focus_fallback="true")[
                        title.format(n=number + 1, name=shown.hand_name(standing))
                    ],
                    p(".muted")[dealer],
                ],
            ],
            form(".countform", data_form="sheet-enter", autocomplete="off")[
                [_entry(sheet, shown, sides, entry, numbers, faults) for entry in entries],
                _bar(sheet, shown, sides, entries, faults, new),
            ],
            section(".sheet", aria_labelledby="th", id="so-far")[
                h2(".sec", id="th")[_("This hand")],
                scrolling(_("This hand"), _so_far(sheet, shown, replace(sides, short=True), number, numbers)),
            ],
        ],
        game=sheet.game.name,
        foot=False,
    )


def _so_far(
    sheet: ScoreSheet, shown: GameTable, sides: Sides, number: int, numbers: Mapping[str, Sequence[int | None]]
) -> Element:
    """The score as far as it is entered; what cannot be is left out of it."""
    entries = {entry.code: entry for entry in sheet.entries(number)}
    readable = {
        code: [one if one is not None and 0 <= one <= entries[code].most else 0 for one in per_side]
        for code, per_side in numbers.items()
    }
    counts, standing = counts_of(readable), sheet.before_hand(number)
    lines = sheet.game.lines(sheet.options, standing, counts)
    settled = sheet.game.conclude(sheet.options, standing, counts)
    return lines_table(shown, sheet.options, lines, sides, standing.scores, settled)


def _bar(
    sheet: ScoreSheet, shown: GameTable, sides: Sides, entries: Sequence[Entry], faults: Sequence[Refusal], new: bool
) -> Element:
    first = sorted(faults, key=lambda fault: fault.code in ("missing", "too_few"))[:1]
    words = [fault_words(shown, sheet.options, entries, fault, sides.names) for fault in first]
    return div(".countbar.noprint")[
        p(class_=_state(faults), id="check")[words[0] if words else _("Everything adds up.")],
        div(".keptacts")[
            go("sheet-back", _("Back"), "b"),
            button(type="submit", class_="b go", data_action="sheet-enter", aria_describedby="check",
                   aria_disabled="true" if faults else None)[_("Enter") if new else _("Correct it")],
        ],
    ]  # fmt: skip


def _state(faults: Sequence[Refusal]) -> str:
    """Whether it adds up, is wrong, or is still to be filled in."""
    if not faults:
        return "ok"
    return "open" if all(fault.code in ("missing", "too_few") for fault in faults) else "todo"


def _entry(
    sheet: ScoreSheet,
    shown: GameTable,
    sides: Sides,
    entry: Entry,
    numbers: Mapping[str, Sequence[int | None]],
    faults: Sequence[Refusal],
) -> Element:
    assert sheet.draft is not None
    title, text = shown.entry_title(entry.code, sheet.options)
    wrong = any(fault.facts.get("entry") == entry.code and fault.code not in ("missing", "too_few") for fault in faults)
    counting = [side for side in range(sheet.sides) if not entry.needs or numbers[entry.needs][side]]
    status = entry_status(entry, numbers[entry.code])
    fields = sheet.draft.fields
    rows = {
        "number": lambda: [_number(entry, side, sides, fields) for side in counting],
        "yes": lambda: [_yes(entry, side, sides, numbers) for side in counting],
        "place": lambda: [_place(entry, side, sides, fields) for side in counting],
    }.get(entry.kind, lambda: [_who(entry, counting, sides, fields)])()
    return fieldset(class_=["sheet", "entry", "wrong" if wrong else ""], id=f"entry-{entry.code}")[
        legend[title],
        div(".entryhead")[
            small(".muted")[text],
            _clause(sheet, entry),
            b(class_=["num", "full" if _full(entry, numbers) else ""])[status] if status else None,
        ],
        ul(class_=f"rows {entry.kind}")[(li[row] for row in rows)] if counting else p(".muted.small")["–"],
    ]


def _full(entry: Entry, numbers: Mapping[str, Sequence[int | None]]) -> bool:
    return sum(number or 0 for number in numbers[entry.code]) == entry.total


def _clause(sheet: ScoreSheet, entry: Entry) -> Element:
    name = sheet.game.name
    return a(
        ".clause", href=f"{rules_path(name)}#c{entry.clause.replace('.', '-')}", data_action="rules", data_name=name,
        data_clause=entry.clause, aria_label=_("Rule {n}").format(n=entry.clause),
    )[f"§ {entry.clause}"]  # fmt: skip


def _number(entry: Entry, side: int, sides: Sides, fields: Mapping[str, str]) -> Node:
    name = f"{entry.code}-{side}"
    who = sides.names[side]
    step = entry.step
    wide = "in num wide" if step > 1 else "in num"
    field = input(type="text", inputmode="numeric", class_=wide, id=name, name=name, value=fields.get(name, ""),
                  maxlength="6", placeholder="0" if entry.default is not None else None, autocomplete="off",
                  data_typed="sheet-count", data_change="sheet-count", aria_label=who)  # fmt: skip
    if step > 1:
        return [span(".who")[who], field]
    return [
        span(".who")[who],
        div(".stepper")[_step(name, who, -1, "−", _("{name}: one less")), field,
                        _step(name, who, 1, "+", _("{name}: one more"))],
    ]  # fmt: skip


def _step(name: str, who: str, by: int, sign: str, spoken: str) -> Element:
    return button(
        ".b.stepb", type="button", data_action="sheet-step", data_name=name, data_by=str(by),
        aria_label=spoken.format(name=who),
    )[sign]  # fmt: skip


def _yes(entry: Entry, side: int, sides: Sides, numbers: Mapping[str, Sequence[int | None]]) -> Node:
    """Yes or no: two choices, so that no is said as clearly as yes."""
    name, chosen = f"{entry.code}-{side}", numbers[entry.code][side]
    choices = ((_("Yes"), "1"), (_("No"), "0"))
    return [
        span(".who")[sides.names[side]],
        _choices(sides.names[side], name, [(words, value, str(chosen) == value) for words, value in choices]),
    ]


def _place(entry: Entry, side: int, sides: Sides, fields: Mapping[str, str]) -> Node:
    name = f"{entry.code}-{side}"
    given = fields.get(name, "")
    choices = [(str(place + 1), str(place), given == str(place)) for place in range(entry.most + 1)]
    return [span(".who")[sides.names[side]], _choices(sides.names[side], name, choices)]


def _who(entry: Entry, counting: Sequence[int], sides: Sides, fields: Mapping[str, str]) -> Node:
    given = fields.get(entry.code, NOBODY)
    choices = [(sides.names[side], str(side), given == str(side)) for side in counting]
    if entry.kind == "whoever":
        choices.append((_("Nobody"), NOBODY, given not in map(str, counting)))
    return _choices(_("Who"), entry.code, choices)


def _choices(name: str, field: str, choices: Sequence[tuple[str, str, bool]]) -> Element:
    return div(".seg.wrap", role="radiogroup", aria_label=name)[
        (
            label[input(type="radio", name=field, value=value, data_change="sheet-count", checked=checked), span[words]]
            for words, value, checked in choices
        )
    ]
