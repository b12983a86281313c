"""Every screen of the app, how it is reached from what is kept, and what must be on it.

A step is a selector to be clicked, or `open` with the key of a kept match, `address` with what follows #, `change` with
an action and a value. A new screen is a new row.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from saladier.record import link_text, read_record, record_of, text_of
from saladier.table.session import PERSON
from saladier.table.store import ASIDE, OPEN
from tests.browser.ends import ENDS, moves_to_the_end
from tests.browser.test_keeper import results
from tests.core.test_links import running
from tests.table.games import NAMES
from tests.table.kept import kept_match

BOTS = (PERSON, "medium", "medium", "medium", "medium", "medium")
HAND, TRICK, MELDS = "[data-zone=hand] [data-card]", "[data-zone=trick] [data-card]", "[data-zone=melds] [data-card]"
REFUSED = "#say.why a"
PUZZLE = {
    "format": "saladier/1",
    "game": "canadian_salad",
    "rounds": [{"position": {"to_act": 0, "hands": ["4H TC 5D", "AH 5S 6D", "2D 7S 6C", "KH 9C"], "trick": "JH"}}],
    "x_puzzle": {"question": "What goes now?", "answers": ["4H"], "right": "A heart is led."},
}


RECORD = link_text(read_record(PUZZLE))
"""A puzzle of Canadian Salad, as in a link."""


@dataclass(frozen=True)
class Screen:
    """One screen: the ``steps`` that lead to it, selectors of what it ``shows``, and the step that is made ``again`` in
    each language, as what it brings is said only once. At the ``address`` the app begins."""

    name: str
    steps: tuple[str, ...]
    shows: tuple[str, ...]
    again: tuple[str, ...] = ()
    address: str = "./"


def tap(action: str, more: str = "") -> str:
    """The step of clicking a control."""
    return f"#app [data-action='{action}']{more}"


def card(face: str) -> str:
    """The step of clicking a card of the hand."""
    return f"[data-zone=hand] [data-card='{face}']:not(.staged, [aria-pressed=true])"


def chosen(*faces: str) -> tuple[str, ...]:
    """The steps of choosing cards."""
    return tuple(card(face) for face in faces)


HOME = ("change home",)
TRICK_OF_FOUR = {"to_act": 2, "hands": ["4C", "6C", "2C 9H", "8C 9C"], "trick": "KC AC"}
ROWS = {"S": "6S 8S", "H": "7H 7H"}
OPENING = {
    "to_act": 0,
    "hands": ["KS KH KD AS AH 2C 4S 5H 7D 3H", "4C 5C 6C", "8S 8H 9C", "TS TH 9D"],
    "stock": "5S 6S 7S 8C 9S TC JC QC",
    "pile": "5D 6H",
    "melds": [[], []],
    "phase": "meld",
}
CANASTAS = ["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"]
LEAVE = {
    "to_act": 0,
    "hands": ["KC KD", "5C 5D", "6C 6D", "7C 7D"],
    "stock": "TS JS QS TH",
    "pile": "4D",
    "melds": [CANASTAS, ["4S 5S 6S 7S", "JH JD J*"]],
    "red3": ["3H", "3D"],
    "phase": "meld",
}
LARGE = {
    "to_act": 0,
    "hands": ["KS KH KD AS AH 2C 4S 5H 7D 6D 8D 9D TD JD QD 4C 5C 6C 7C 8C 9C TC JC QC KC AC J*", "4H", "8S", "TS"],
    "stock": "5S 6S 7S",
    "pile": "5D 3S",
    "melds": [["QS QH J*"], ["TS TH TD 2H"]],
}
MIDDLE = {
    "to_act": 0,
    "hands": ["TH JH KH 5S 6S 7S 4C 8H", "9C 3D", "4H 8D", "3S QD"],
    "stock": "8C 9D 2C QS",
    "pile": "",
    "runs": [[], []],
    "packs": ["KC QC 5C", "8S 7D JS"],
    "phase": "play",
}
RUNS = {
    "to_act": 0,
    "hands": ["TH 4D 8H", "9C 3C", "4H 8D", "3S QD"],
    "stock": "8C 9D 2C QS",
    "pile": "KC 9C 2S",
    "runs": [["5D 6D 7D 8D 9D TD JD", "JC QC KC"], ["7H 8H 9H S*"]],
    "trump": "D",
    "middle": False,
    "packs": [None, "8S 7D JS"],
    "phase": "play",
}
MOMENTS: dict[str, dict[str, dict[str, Any]]] = {
    "canadian_salad": {
        "trick": {"seats": ("medium", "medium", PERSON), "position": TRICK_OF_FOUR},
        "passing": {"seats": (PERSON, PERSON, PERSON, "easy")},
        "six": {"options": {"players": 6}, "seats": BOTS},
    },
    "la_salade": {
        "trick": {"seats": ("medium", "medium", PERSON), "position": TRICK_OF_FOUR},
        "cut": {"options": {"cut": "ask"}, "standing": {"dealer": 1}},
        "rows": {
            "standing": {"round": 6},
            "position": {"to_act": 0, "hands": ["2D 9H", "8H TC", "9S 3D", "4C TS"], "rows": ROWS},
        },
    },
    "septica": {
        "cut": {"standing": {"dealer": 1}},
        "decision": {"position": {"to_act": 0, "hands": ["8H 9C", "TC JC"], "trick": "8C 8D", "stock": "QC KC QD KD"}},
        "four": {
            "options": {"players": 4},
            "standing": {"sluga": 1, "hands_won": [3, 1]},
            "position": {"to_act": 0, "hands": ["8H 9C", "TC JC", "TD JD", "TH JH"], "stock": "QC KC QD KD"},
        },
    },
    "samba": {
        "opening": {"position": OPENING, "standing": {"scores": [1500, 0]}},
        "asked": {"seats": (PERSON, "medium", PERSON, "medium"), "position": LEAVE},
        "large": {"position": LARGE},
        "six": {"options": {"players": 6, "six_player_mode": "3x2"}, "seats": BOTS},
    },
    "salas": {
        "middle": {"position": MIDDLE},
        "runs": {"position": RUNS},
        "six": {"options": {"players": 6}, "seats": BOTS},
    },
}
"""Game -> the matches that are kept for its screens."""

AT: dict[str, tuple[Screen, ...]] = {
    "canadian_salad": (
        Screen("a trick", ("open trick",), (HAND, TRICK, ".seat")),
        Screen("a refusal", ("open trick",), (HAND, REFUSED), (card("9H"),)),
        Screen("a hint", ("open trick", tap("hint")), (HAND, ".hinted")),
        Screen("the curtain", ("open passing",), ("[data-action=reveal]", "#ch")),
        Screen("behind the curtain", ("open passing", tap("reveal")), (HAND, ".seat")),
        Screen("six players", ("open six",), (HAND, ".seat:nth-child(5)")),
    ),
    "la_salade": (
        Screen("a trick", ("open trick",), (HAND, TRICK, ".seat")),
        Screen("the cut", ("open cut",), ("input[type=range]", ".seat")),
        Screen("rows", ("open rows",), (HAND, "[data-zone=rows] [data-card]", "[data-move=pass]")),
        Screen("a refusal in the rows", ("open rows",), (HAND, REFUSED), (card("9H"),)),
    ),
    "septica": (
        Screen("the cut", ("open cut",), ("input[type=range]", ".seat")),
        Screen("a decision", ("open decision",), (HAND, TRICK, "[data-move=stop]")),
        Screen("a refusal", ("open decision",), (HAND, REFUSED), (card("9C"),)),
        Screen("four players", ("open four",), (HAND, ".seat:nth-child(3)")),
    ),
    "samba": (
        Screen(
            "an opening is composed",
            ("open opening", *chosen("KS", "KH", "KD"), tap("stage"), *chosen("AS", "AH")),
            (HAND, ".staged", "[aria-pressed=true]", "[role=meter]", ".draft"),
        ),
        Screen("a refusal", ("open opening",), (HAND, REFUSED), (".acts2 .w:nth-last-child(2)",)),
        Screen("melds", ("open asked", tap("reveal")), (HAND, MELDS)),
        Screen(
            "a question",
            ("open asked", tap("reveal"), *chosen("KC", "KD"), "[data-move^='ask: ']", tap("reveal")),
            (HAND, MELDS, "[data-move=yes]"),
        ),
        Screen("27 cards", ("open large",), ("[data-zone=hand] li:nth-child(27) [data-card]", MELDS, ".shut")),
        Screen("six players", ("open six",), (HAND, ".seat:nth-child(5)")),
    ),
    "salas": (
        Screen("the Salas in the middle", ("open middle",), (HAND, ".salmid [data-action=select]")),
        Screen(
            "a run is composed",
            ("open middle", ".salmid [data-action=select]", *chosen("TH", "JH", "KH")),
            (HAND, "[aria-pressed=true]", ".draft", "[role=meter]"),
        ),
        Screen(
            "a refusal",
            ("open middle", tap("clear"), *chosen("TH", "JH", "4C")),
            (HAND, REFUSED),
            (".acts2 .w:nth-last-child(2)",),
        ),
        Screen("runs", ("open runs",), (HAND, MELDS, ".trump", "[data-move^=swap]")),
        Screen("six players", ("open six",), (HAND, ".seat:nth-child(5)")),
    ),
}
"""Game -> its moments at the table."""


def of_game(name: str) -> tuple[Screen, ...]:
    """The screens of one game, those that every game has included."""
    setup = (*HOME, f"[data-action=new][data-name={name}]")
    result = ("open ended", tap("finish"))
    match_result = "body[data-screen=match-result]"
    return (
        Screen("setup", setup, ("form[data-form]", "[data-action=play], [type=submit]", "select, input")),
        Screen("the draw", (*setup, "[data-action=play], form [type=submit]"), ("[data-action=deal]", ".drawn")),
        *AT[name],
        Screen("settings of a match", (f"open {next(iter(MOMENTS[name]))}", tap("settings")), ("[data-action=back]",)),
        Screen("hand result", ("open ended",), ("table td", "[data-action=finish]")),
        Screen("the deal", ("open ended", tap("show-deal")), ("[data-card]", "[data-action=back]")),
        Screen("match result", result, (match_result, ".places li", "[data-action=again]")),
        Screen("look back", (*result, tap("replay")), ("[data-zone=look]", "#look-range")),
        Screen("a comment is written", (*result, tap("replay"), "#pen"), ("#comment",)),
        Screen("share", (*result, tap("share")), ("#link", "[name=kind]")),
        Screen(
            "rules", (*HOME, f"[data-action=rules][data-name={name}]"), (".cl table", ".ruling", "[data-action=back]")
        ),
        Screen(
            "a position in the rules",
            (*HOME, f"[data-action=rules][data-name={name}]"),
            (".pos .tries button", ".pos .say"),
            (".pos .tries button",),
        ),
        Screen(
            "a lesson begins",
            (*HOME, f"[data-action=rules][data-name={name}]", tap("lesson")),
            (".lesson h1", tap("deal")),
        ),
        Screen("a lesson", (tap("deal"),), ("#say", ".seat", "body[data-screen=table]")),
        Screen("a link", (f"address #r={_link(name)}",), ("[data-action=shared-look]", "[data-action=shared-keep]")),
        Screen("the editor", (*HOME, tap("editor"), f"change editor {name}"), (tap("edit-put"),)),
        Screen(
            "a position is edited", ("open ended", tap("replay"), tap("share"), tap("edit-from")), (tap("edit-put"),)
        ),
        Screen(
            "sheet setup", (*HOME, tap("keeper"), f"[data-action=sheet-new][data-name={name}]"), (tap("sheet-begin"),)
        ),
        Screen(
            "a score sheet",
            (*HOME, tap("keeper"), f"[data-action=sheet-new][data-name={name}]", tap("sheet-begin")),
            (".sheet-t", tap("sheet-hand")),
        ),
        Screen(
            "a hand is entered",
            (*HOME, tap("keeper"), f"[data-action=sheet-new][data-name={name}]", tap("sheet-begin"), tap("sheet-hand")),
            ("input", "#check", tap("sheet-enter")),
        ),
    )


@cache
def _link(name: str) -> str:
    match = next(one for one in (running(name, 3 + 60 * more) for more in range(9)) if one.options.players < 5)
    return link_text(record_of(match, ("Ann", "Bo", "Cy", "Di")[: match.options.players]))


def kept_of_game(name: str) -> dict[str, str]:
    """The storage from which the screens of a game are reached; nothing is open."""
    storage = dict[str, str]()
    ended = {**ENDS[name], "moves": moves_to_the_end(name)}
    for key, given in {**MOMENTS[name], "ended": ended}.items():
        storage |= kept_match(name, key=key, **given)
    storage.pop(OPEN)
    return storage


GENERAL = (
    Screen("home", HOME, ("#games", tap("continue-match"), tap("aside-download"))),
    Screen("a match is to be deleted", (*HOME, tap("delete")), (".ask", tap("delete-yes"))),
    Screen("settings", (*HOME, tap("settings")), ("select, input", tap("back"))),
    Screen("about", (*HOME, tap("about")), ("h2", tap("back"))),
    Screen("import", (*HOME, tap("import-page")), ("input[type=file]",)),
    Screen("score sheets", (*HOME, tap("keeper")), (tap("sheet-new"),)),
    Screen("statistics", (*HOME, tap("statistics")), (".stat", "figure svg")),
    Screen("a link that cannot be read", ("address #r=zz",), (".drawn h1", tap("shared-close"))),
    Screen("elsewhere", ("change taken-over",), (tap("take-over"),)),
)
"""Screens that belong to no game."""


def kept_in_general() -> dict[str, str]:
    """Some matches, one that cannot be read, and what was counted."""
    storage = results() | {f"{ASIDE}torn": text_of({"why": "?", "text": "torn"})}
    for name in NAMES[:2]:
        storage |= kept_match(name, key=name)
    storage.pop(OPEN)
    return storage


def _framed(view: str, record: str = RECORD) -> str:
    return f"./#embed&view={view}&seat=0&r={record}"


EMBEDDED = (
    Screen("a puzzle", (), (HAND, "#say", tap("solution")), address=_framed("puzzle")),
    Screen("a refusal in a puzzle", (), (HAND, REFUSED), (f"{tap('why')}[data-can=no]",), _framed("puzzle")),
    Screen("a table to be played on", (), (HAND, "#say", tap("undo")), address=_framed("play")),
    Screen("a table to be looked at", (), ("[data-zone=look]", "#look-range"), address=_framed("replay")),
    Screen("a table that cannot be shown", (), (".sheet.why",), address=_framed("play", "zz")),
)
"""Tables inside another page, opened by themselves."""
