"""A score sheet of a match with real cards: what was counted hand by hand, and what is being entered.

Totals, who deals and who has won follow from the counts by the games' own rules; nothing of it is kept.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from saladier.cards import BadInput
from saladier.games import Game, Options, Refusal, Settlement, Standing, changed, find, read_options
from saladier.games.counting import Counts, Entry
from saladier.games.position import items, whole
from saladier.record import NewerFormat
from saladier.table.kept_parts import read_time
from saladier.table.text import one_line

FORMAT, VERSION = "saladier-sheet", 1
MOST_HANDS, MOST_BACK, MOST_NAME = 500, 20, 60
"""Hands of a sheet, steps that can be undone, letters of a name."""
NOBODY = ""

Fields = Mapping[str, str]
"""Name of a field -> what stands in it."""
Numbers = Mapping[str, Sequence[int | None]]
"""Code of an entry -> a number per side, ``None`` for one that is still to come."""


@dataclass(frozen=True)
class Scored:
    """One hand of a sheet: what stood before it, what was counted, and what followed."""

    standing: Standing
    counts: Counts
    settlement: Settlement


@dataclass
class Draft:
    """A hand being entered: its number (of the next one, or of one to be corrected), and the fields of the form."""

    hand: int
    fields: dict[str, str] = field(default_factory=dict)


@dataclass
class ScoreSheet:
    """One match with real cards. ``before`` holds what the hands were before the last changes, latest last."""

    key: str
    game: Game
    options: Options
    names: tuple[str, ...]
    dealer: int = 0
    hands: list[Counts] = field(default_factory=list)
    draft: Draft | None = None
    before: list[list[Counts]] = field(default_factory=list)
    closed: bool = False
    created: int = 0
    updated: int = 0

    @property
    def sides(self) -> int:
        return self.game.sides(self.options)

    @property
    def scored(self) -> list[Scored]:
        """Every hand that counts: those entered after the end of the match do not."""
        found = list[Scored]()
        standing = self.first
        for counts in self.hands:
            settlement = self.game.conclude(self.options, standing, counts)
            found.append(Scored(standing, counts, settlement))
            standing = settlement.next
            if settlement.match_over:
                break
        return found

    @property
    def first(self) -> Standing:
        """What stands before the first hand."""
        return self.game.first_standing(self.options, self.dealer)

    @property
    def standing(self) -> Standing:
        """What stands after the hands that count."""
        scored = self.scored
        return scored[-1].settlement.next if scored else self.first

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, once the match is decided."""
        scored = self.scored
        return scored[-1].settlement.winners if scored else ()

    @property
    def over(self) -> bool:
        """Whether the match is decided, or was ended by the players."""
        scored = self.scored
        return self.closed or (bool(scored) and scored[-1].settlement.match_over)

    def before_hand(self, number: int) -> Standing:
        """What stood before a hand."""
        scored = self.scored
        return scored[number].standing if number < len(scored) else self.standing

    # entering

    def begin(self, number: int) -> None:
        """Enter a hand: the next one, or one that is to be corrected."""
        fields = fields_of(self.entries(number), self.hands[number]) if number < len(self.hands) else {}
        self.draft = Draft(number, fields)

    def entries(self, number: int) -> tuple[Entry, ...]:
        """What is counted at the end of a hand."""
        return self.game.entries(self.options, self.before_hand(number))

    def enter(self, counts: Counts) -> None:
        """Take over the hand that was being entered."""
        assert self.draft is not None
        self._remember()
        self.hands[self.draft.hand : self.draft.hand + 1] = [counts]
        self.draft = None

    def undo(self) -> None:
        """The hands as they were before the last change."""
        if self.before:
            self.hands = self.before.pop()
            self.draft = None
            self.closed = False

    def close(self) -> None:
        """End an open session."""
        self._remember()
        self.draft = None
        self.closed = True

    def _remember(self) -> None:
        self.before = [*self.before, self.hands.copy()][-MOST_BACK:]

    # keeping

    def write(self, whole_sheet: bool = True) -> dict[str, Any]:
        """As kept and exported; without ``whole_sheet`` only what was entered."""
        data: dict[str, Any] = {
            "format": f"{FORMAT}/{VERSION}",
            "game": self.game.name,
            "options": changed(self.game.options, self.options),
            "names": list(self.names),
            "dealer": self.dealer,
            "hands": [_written(counts) for counts in self.hands],
            "closed": self.closed,
        }
        if whole_sheet:
            data |= {
                "created": self.created,
                "updated": self.updated,
                "before": [[_written(counts) for counts in hands] for hands in self.before],
                "draft": None if self.draft is None else {"hand": self.draft.hand, "fields": self.draft.fields},
            }
        return data


def _written(counts: Counts) -> dict[str, list[int]]:
    return {code: list(numbers) for code, numbers in counts.items()}


# the form


def fields_of(entries: Sequence[Entry], counts: Counts) -> dict[str, str]:
    """A form filled in with what was counted."""
    fields: dict[str, str] = {}
    for entry in entries:
        numbers = counts[entry.code]
        if entry.kind in ("who", "whoever"):
            fields[entry.code] = next((str(side) for side, number in enumerate(numbers) if number), NOBODY)
        else:
            fields |= {f"{entry.code}-{side}": str(number) for side, number in enumerate(numbers)}
    return fields


def numbers_in(entries: Sequence[Entry], fields: Fields, sides: int) -> Numbers:
    """What a form says; -1 stands for what is no number."""
    found: dict[str, list[int | None]] = {}
    for entry in entries:
        needed = found.get(entry.needs)
        numbers = [_number_in(entry, fields, side) for side in range(sides)]
        found[entry.code] = [
            number if needed is None or needed[side] else 0 for side, number in enumerate(numbers)
        ]  # fmt: skip
    return found


def _number_in(entry: Entry, fields: Fields, side: int) -> int | None:
    if entry.kind in ("who", "whoever"):
        return int(fields.get(entry.code, NOBODY) == str(side))
    text = fields.get(f"{entry.code}-{side}", "").strip()
    if not text:
        return entry.default
    return int(text) if re.fullmatch("[0-9]{1,6}", text) else -1


def faults_in(game: Game, options: Options, standing: Standing, numbers: Numbers) -> list[Refusal]:
    """What is wrong with the numbers of a hand, or still missing; nothing when they can be entered."""
    entries = game.entries(options, standing)
    found = [fault for entry in entries if (fault := entry.fault(numbers[entry.code])) is not None]
    return found or game.objections(options, standing, counts_of(numbers))


def counts_of(numbers: Numbers) -> Counts:
    """Numbers as counts, what is missing as nothing."""
    return {code: tuple(number or 0 for number in per_side) for code, per_side in numbers.items()}


# reading


def read_sheet(key: str, data: object) -> ScoreSheet:
    """A kept or imported sheet; raises `BadInput` naming what is wrong."""
    if not isinstance(data, dict):
        raise BadInput("an object is expected here")
    _check_format(data.get("format"))
    game = find(str(data.get("game")))
    given = data.get("options", {})
    options = read_options(game.options, given if isinstance(given, dict) else {})
    names = tuple(_name(one, f"names[{i}]") for i, one in enumerate(items(data.get("names"), "names", options.players)))
    sheet = ScoreSheet(
        key, game, options, names, whole(data.get("dealer"), "dealer", 0, options.players - 1),
        created=read_time(data.get("created")), updated=read_time(data.get("updated")),
        closed=data.get("closed") is True,
    )  # fmt: skip
    sheet.hands = _read_hands(sheet, data.get("hands"), "hands")
    before = items(data.get("before", []), "before")[-MOST_BACK:]
    sheet.before = [_read_hands(sheet, hands, f"before[{i}]") for i, hands in enumerate(before)]
    sheet.draft = _read_draft(sheet, data.get("draft"))
    return sheet


def is_sheet(data: object) -> bool:
    """Whether a file means to be a score sheet."""
    return isinstance(data, dict) and str(data.get("format")).startswith(f"{FORMAT}/")


def _check_format(found: object) -> None:
    name, _slash, version = str(found).partition("/")
    if name != FORMAT or re.fullmatch("[1-9][0-9]{0,8}", version) is None:
        raise BadInput("the format is {found}, this program reads {known}", "format",
                       found=repr(found), known=repr(f"{FORMAT}/{VERSION}"))  # fmt: skip
    if int(version) > VERSION:
        raise NewerFormat("the format is {found}, of a newer version; this program reads {known}", "format",
                          found=repr(found), known=repr(f"{FORMAT}/{VERSION}"))  # fmt: skip


def _name(value: object, where: str) -> str:
    name = one_line(value) if isinstance(value, str) else ""
    if not name or len(name) > MOST_NAME:
        raise BadInput("a name has at most {most} characters", where, most=MOST_NAME)
    return name


def _read_hands(sheet: ScoreSheet, value: object, where: str) -> list[Counts]:
    """Hands whose numbers are right by the rules; after the end of the match they are read as if it went on."""
    written = items(value, where)
    if len(written) > MOST_HANDS:
        raise BadInput("{n} rounds are more than {most}", where, n=len(written), most=MOST_HANDS)
    standing, hands = sheet.first, list[Counts]()
    for index, one in enumerate(written):
        place = f"{where}[{index}]"
        try:
            sheet.game.check_standing(sheet.options, standing)
        except BadInput:
            break
        entries = sheet.game.entries(sheet.options, standing)
        if not isinstance(one, dict) or one.keys() != {entry.code for entry in entries}:
            raise BadInput("the counts of this hand are not those of its rules", place)
        counts = {entry.code: _read_numbers(entry, one[entry.code], sheet.sides, place) for entry in entries}
        if faults_in(sheet.game, sheet.options, standing, counts):
            raise BadInput("the counts of this hand are not those of its rules", place)
        hands.append(counts)
        standing = sheet.game.conclude(sheet.options, standing, counts).next
    return hands


def _read_numbers(entry: Entry, value: object, sides: int, where: str) -> tuple[int, ...]:
    place = f"{where}.{entry.code}"
    return tuple(whole(one, place, 0, entry.most) for one in items(value, place, sides, "side"))


def _read_draft(sheet: ScoreSheet, value: object) -> Draft | None:
    """What was being entered, as far as it belongs to the form."""
    if not isinstance(value, dict) or type(hand := value.get("hand")) is not int:
        return None
    if not 0 <= hand <= len(sheet.scored) or (hand == len(sheet.scored) and sheet.over):
        return None
    return Draft(hand, known_fields(sheet, hand, value.get("fields")))


def known_fields(sheet: ScoreSheet, hand: int, fields: object) -> dict[str, str]:
    """The fields that belong to the form of a hand."""
    known = set[str]()
    for entry in sheet.entries(hand):
        known |= {entry.code} | {f"{entry.code}-{side}" for side in range(sheet.sides)}
    given = fields if isinstance(fields, dict) else {}
    return {name: text[:6] for name, text in given.items() if name in known and isinstance(text, str)}
