"""What the player can do with score sheets and statistics."""

from collections.abc import Mapping, Sequence
from typing import Any

from saladier.games import find
from saladier.games.counting import Entry
from saladier.record import text_of
from saladier.table.counting_words import entry_status, fault_words
from saladier.table.games import TABLES
from saladier.table.pages.setup import from_form, read_setup
from saladier.table.pages.sheet import sides_of
from saladier.table.request import Request, data, form, number
from saladier.table.screen import Screen
from saladier.table.session import PERSON
from saladier.table.sheet import ScoreSheet, counts_of, faults_in, known_fields, numbers_in, read_sheet
from saladier.table.statistics import as_csv, csv_text
from saladier.table.store import SETUP, SHEET

MOST_PLAYERS = 6
SETUP_OF = "sheet."
"""Before the name of a game: under this is kept what was chosen for its last score sheet."""


def keeper(screen: Screen, _request: Request) -> None:
    """The score sheets."""
    screen.leave_match()
    screen.show("keeper")


def new(screen: Screen, request: Request) -> None:
    """Set a score sheet up, as it was set up the last time."""
    name = data(request, "name")
    if name in TABLES:
        screen.show("keeper-setup")
        screen.game = name
        game = find(name)
        kept = read_setup(game, screen.store.get(SETUP + SETUP_OF + name))
        fields: dict[str, Any] = {key: str(value) for key, value in kept.options.items()}
        named = kept if set(kept.seats) == {PERSON} else kept.unnamed()
        fields |= {f"name{seat}": one for seat, one in enumerate(named.names) if named is kept}
        screen.setup = from_form(game, {**fields, **_people(), "first_dealer": kept.first_dealer})


def change_setup(screen: Screen, request: Request) -> None:
    """A field of the setup was changed."""
    if screen.page == "keeper-setup":
        screen.setup = from_form(find(screen.game), {**form(request), **_people()})


def begin(screen: Screen, request: Request) -> None:
    """Begin the sheet that was set up."""
    if screen.page != "keeper-setup":
        return
    game = find(screen.game)
    setup = from_form(game, {**form(request), **_people()})
    screen.store.put(SETUP + SETUP_OF + game.name, setup.write(game))
    dealers = [f"seat:{seat}" for seat in range(setup.options.players)]
    dealer = dealers.index(setup.first_dealer) if setup.first_dealer in dealers else 0
    key = screen.new_key()
    sheet = ScoreSheet(key, game, setup.options, setup.names, dealer, created=screen.now)
    screen.keep_sheet(sheet)
    screen.open_sheet(key)


def _people() -> Mapping[str, str]:
    return {f"who{seat}": PERSON for seat in range(MOST_PLAYERS)}


def open_sheet(screen: Screen, request: Request) -> None:
    """Open a kept sheet."""
    screen.open_sheet(data(request, "keyOf"))


def delete(screen: Screen, request: Request) -> None:
    """Ask before a sheet is deleted."""
    screen.asked, screen.asked_key = "sheet", data(request, "keyOf")


def delete_yes(screen: Screen, request: Request) -> None:
    """Delete it."""
    if screen.asked == "sheet" and screen.asked_key == data(request, "keyOf"):
        screen.store.remove(SHEET + screen.asked_key)
        screen.asked = ""


# on a sheet


def hand(screen: Screen, request: Request) -> None:
    """Enter the next hand, or correct one."""
    sheet, wanted = screen.sheet, number(request, "number")
    if sheet is None or wanted is None:
        return
    scored = len(sheet.scored)
    if wanted < scored or (wanted == scored and not sheet.over):
        if sheet.draft is None or sheet.draft.hand != wanted:
            sheet.begin(wanted)
        screen.keep_sheet(sheet)
        screen.show("sheet-hand")
        screen.focus = "#app h1"


def count(screen: Screen, request: Request) -> None:
    """A field of the form was changed: check as far as it is filled in, and say how its entry stands."""
    sheet = screen.sheet
    if screen.page != "sheet-hand" or sheet is None or sheet.draft is None:
        return
    sheet.draft.fields = known_fields(sheet, sheet.draft.hand, dict(form(request)))
    screen.keep_sheet(sheet)
    screen.said = _said(sheet, data(request, "name"))


def step(screen: Screen, request: Request) -> None:
    """One more or one less in a field."""
    sheet, name = screen.sheet, data(request, "name")
    if screen.page != "sheet-hand" or sheet is None or sheet.draft is None:
        return
    fields = known_fields(sheet, sheet.draft.hand, dict(form(request)))
    before = fields.get(name, "")
    now = (int(before) if before.isdecimal() and before.isascii() else 0) + (-1 if data(request, "by") == "-1" else 1)
    most = next((entry.most for entry in sheet.entries(sheet.draft.hand) if name.startswith(f"{entry.code}-")), 0)
    sheet.draft.fields = {**fields, **known_fields(sheet, sheet.draft.hand, {name: str(max(0, min(now, most)))})}
    screen.keep_sheet(sheet)
    said = _said(sheet, name)
    value = sheet.draft.fields.get(name, "")
    screen.said = f"{value}. {said}" if said else value


def _said(sheet: ScoreSheet, name: str) -> str:
    """How the entry of a field stands: what is wrong with it, or how much of its sum is there."""
    assert sheet.draft is not None
    entries, sides = sheet.entries(sheet.draft.hand), sides_of(sheet)
    numbers = numbers_in(entries, sheet.draft.fields, sheet.sides)
    entry = next((one for one in entries if name == one.code or name.startswith(f"{one.code}-")), None)
    if entry is None:
        return ""
    fault = entry.fault(numbers[entry.code])
    if fault is not None and fault.code != "missing":
        return fault_words(TABLES[sheet.game.name], sheet.options, entries, fault, sides.names)
    return entry_status(entry, numbers[entry.code])


def enter(screen: Screen, request: Request) -> None:
    """Take the hand over, if everything adds up; otherwise say what does not."""
    sheet = screen.sheet
    if screen.page != "sheet-hand" or sheet is None or sheet.draft is None:
        return
    sheet.draft.fields = known_fields(sheet, sheet.draft.hand, dict(form(request)))
    standing, entries = sheet.before_hand(sheet.draft.hand), sheet.entries(sheet.draft.hand)
    numbers = numbers_in(entries, sheet.draft.fields, sheet.sides)
    faults = faults_in(sheet.game, sheet.options, standing, numbers)
    faults = sorted(faults, key=lambda fault: fault.code in ("missing", "too_few"))
    if faults:
        screen.trouble = fault_words(
            TABLES[sheet.game.name], sheet.options, entries, faults[0], sides_of(sheet).names
        )  # fmt: skip
        screen.keep_sheet(sheet)
        screen.focus = _field_of(entries, faults[0].facts)
        return
    sheet.enter(counts_of(numbers))
    screen.keep_sheet(sheet)
    screen.show("sheet")
    screen.focus = "#app h1"


def _field_of(entries: Sequence[Entry], facts: Mapping[str, Any]) -> str:
    """The field to put right, as a selector; "" where it may be any of several."""
    entry = next((one for one in entries if one.code == facts.get("entry")), None)
    side = facts.get("side", next(iter(facts.get("sides", ())), None))
    if entry is None or side is None:
        return ""
    return f"input[name='{entry.code}']" if entry.kind in ("who", "whoever") else f"input[name='{entry.code}-{side}']"


def back(screen: Screen, _request: Request) -> None:
    """From the form to the sheet; what was entered stays, unless it was a correction."""
    sheet = screen.sheet
    if sheet is not None:
        if sheet.draft is not None and sheet.draft.hand < len(sheet.scored):
            sheet.draft = None
        screen.keep_sheet(sheet)
        screen.show("sheet")
        screen.focus = "#app h1"


def undo(screen: Screen, _request: Request) -> None:
    """Take the last change of a sheet back."""
    if screen.sheet is not None:
        screen.sheet.undo()
        screen.keep_sheet(screen.sheet)


def end(screen: Screen, _request: Request) -> None:
    """Ask before an open session ends."""
    screen.asked = "sheet-end"


def end_yes(screen: Screen, _request: Request) -> None:
    """End it."""
    sheet = screen.sheet
    if sheet is not None and screen.asked == "sheet-end" and TABLES[sheet.game.name].may_end(sheet.options):
        sheet.close()
        screen.keep_sheet(sheet)
        screen.asked = ""


def print_sheet(screen: Screen, _request: Request) -> None:
    """Print what is in sight."""
    screen.print = screen.sheet is not None


def export(screen: Screen, _request: Request) -> None:
    """The sheet as a file that can be imported again."""
    if (sheet := screen.sheet) is not None:
        text = text_of(sheet.write(whole_sheet=False))
        screen.download = {"name": f"{_file(sheet)}.json", "type": "application/json", "text": text}


def export_csv(screen: Screen, _request: Request) -> None:
    """The sheet for a spreadsheet: a row per hand, then the totals."""
    if (sheet := screen.sheet) is not None:
        shown = TABLES[sheet.game.name]
        rows = [("hand", *sides_of(sheet).names)]
        rows += [
            (f"{one.standing.round + 1} {shown.hand_name(one.standing)}", *map(str, one.settlement.round_score))
            for one in sheet.scored
        ]
        rows.append(("total", *map(str, sheet.standing.scores)))
        screen.download = {"name": f"{_file(sheet)}.csv", "type": "text/csv", "text": csv_text(rows)}


def _file(sheet: ScoreSheet) -> str:
    return f"saladier-sheet-{sheet.game.name}-{sheet.key}"


def import_sheet(screen: Screen, found: object) -> None:
    """An exported sheet becomes one of its own; raises `BadInput` if it cannot be read."""
    key = screen.new_key()
    sheet = read_sheet(key, found)
    sheet.created = screen.now
    screen.leave_match()
    screen.keep_sheet(sheet)
    screen.open_sheet(key)


# statistics


def statistics(screen: Screen, _request: Request) -> None:
    """The statistics."""
    screen.show("statistics")


def statistics_csv(screen: Screen, _request: Request) -> None:
    """All results for a spreadsheet."""
    text = as_csv(screen.statistics())
    screen.download = {"name": "saladier-statistics.csv", "type": "text/csv", "text": text}


def statistics_json(screen: Screen, _request: Request) -> None:
    """All results as data."""
    text = text_of(screen.statistics().write())
    screen.download = {"name": "saladier-statistics.json", "type": "application/json", "text": text}


def reset(screen: Screen, request: Request) -> None:
    """Ask before statistics are thrown away: of a game, or all."""
    screen.asked, screen.asked_key = "statistics", data(request, "keyOf")


def reset_yes(screen: Screen, request: Request) -> None:
    """Throw them away."""
    if screen.asked == "statistics" and screen.asked_key == data(request, "keyOf"):
        found = screen.statistics()
        found.forget(screen.asked_key)
        screen.keep_statistics(found)
        screen.asked = ""


ACTIONS = {
    "keeper": keeper, "sheet-new": new, "sheet-setup": change_setup, "sheet-begin": begin, "sheet-open": open_sheet,
    "sheet-delete": delete, "sheet-delete-yes": delete_yes,
    "sheet-hand": hand, "sheet-count": count, "sheet-step": step, "sheet-enter": enter, "sheet-back": back,
    "sheet-undo": undo, "sheet-end": end, "sheet-end-yes": end_yes, "sheet-print": print_sheet,
    "sheet-export": export, "sheet-csv": export_csv,
    "statistics": statistics, "statistics-csv": statistics_csv, "statistics-json": statistics_json,
    "statistics-reset": reset, "statistics-reset-yes": reset_yes,
}  # fmt: skip
