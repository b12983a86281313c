"""What is on the screen: which page, which match, and the notices that last until the next action."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from saladier.cards import Card
from saladier.games import Refusal
from saladier.record import Record, parse, text_of
from saladier.table.editing import Editing
from saladier.table.embedded import Embedded, Wanted, open_embedded
from saladier.table.languages import ENGLISH, speak
from saladier.table.looking import Looking
from saladier.table.pages.setup import Setup, default_names, numbered
from saladier.table.session import PERSON, Session
from saladier.table.settings import Settings
from saladier.table.shared import Shared
from saladier.table.sheet import ScoreSheet
from saladier.table.statistics import Statistics, identity_of, read_statistics, result_of
from saladier.table.store import OPEN, SETTINGS, SHEET, STATISTICS, Store, label_of

WORTH_KEEPING = 10
"""Moves of a first hand after which a match would be missed."""


@dataclass
class Screen:
    """The state of the page. ``page`` is home, setup, table, deal, look, share, shared, editor, settings, rules, about,
    import, keeper, keeper-setup, sheet, sheet-hand, statistics or elsewhere; fault where a table inside another page
    cannot be laid."""

    store: Store
    random: Random
    settings: Settings = field(default_factory=Settings)
    page: str = "home"
    session: Session | None = None
    setup: Setup | None = None
    sheet: ScoreSheet | None = None
    """The score sheet that is open."""
    game: str = "canadian_salad"
    """The game being set up or read about."""
    clause: str = ""
    tried: dict[str, list[str]] = field(default_factory=dict)
    """Position of the rules page -> the moves that were tried there, the latest last."""
    device_language: str = ENGLISH
    """The language of the browser."""
    storage_trouble: str = ""
    """Why the page cannot write: the name of the browser's error; "" while it can."""
    forgetful: bool = False
    """Whether this browser throws away what a page keeps when nobody has come back for seven days."""
    persist: bool = False
    """Whether the browser is to be asked now to keep things for good."""
    now: int = 0
    finished: bool = False
    """Whether the hand result of the last hand has been read and the match result is shown."""
    revision: int = 0

    looking: Looking | None = None
    """What is looked back at, or shared."""
    shared: Shared | None = None
    """The link that was opened."""
    editing: Editing | None = None
    """The position that is being set up."""
    shared_from: str = "look"
    """The page from which something is shared."""
    share_kind: str = ""
    share_view: str = ""
    address: str = ""
    """The address of this page, without what follows #."""
    can_share: bool = False
    """Whether the device hands links on to other programs."""
    bare: bool = False
    """Whether the address is to lose what follows #."""

    embedded: Embedded | None = None
    """The table inside another page, if this is one; nothing is kept then."""
    news: list[dict[str, Any]] = field(default_factory=list)
    """What the page around is to be told."""

    refusal: Refusal | None = None
    chosen: Card | None = None
    peek: bool = False
    cut_at: int = 0
    """Where the pack would be lifted; 0: nothing chosen yet."""
    asked: str = ""
    """A destructive action waiting for a yes, and the match it is about."""
    asked_key: str = ""
    trouble: str = ""
    salvaged: Record | None = None
    """What came before the move that makes a file unreadable that was to be imported."""
    told: str = ""
    """Something done that can be seen nowhere else."""
    said: str = ""
    """What is only spoken."""
    print: bool = False
    """Whether what is in sight is to be printed."""
    focus: str = ""
    download: dict[str, str] | None = None

    @property
    def language(self) -> str:
        """The code of the language in use: the one that was chosen, else the browser's."""
        return self.settings.language or self.device_language

    def speak(self) -> None:
        """Let every word from now on be in the language in use."""
        speak(self.language)

    def clear_notices(self) -> None:
        """Forget what was only meant until the next action."""
        self.refusal = None
        self.trouble = ""
        self.told = ""
        self.said = ""
        self.print = False
        self.focus = ""
        self.bare = False
        self.download = None

    def show(self, page: str) -> None:
        """Go to a page; a question asked there before is forgotten."""
        self.page = page
        self.salvaged = None
        self.asked = ""
        self.chosen = None
        self.peek = False
        self.cut_at = 0

    def names_for(self, players: int) -> list[str]:
        """Names for a record without any: a person and bots."""
        return default_names([PERSON, *["medium"] * (players - 1)])

    def names_of(self, seats: Sequence[str]) -> list[str]:
        """The same for seats of which it is known who plays them."""
        return default_names(seats)

    def numbered(self, players: int) -> list[str]:
        """Names for a record of which it is not known who played."""
        return [numbered(seat) for seat in range(players)]

    def new_key(self) -> str:
        """A name for a match of its own."""
        return f"{self.now:x}-{self.random.randrange(16**6):06x}"

    def clear_address(self) -> None:
        """Take the link out of the address: a reload shall not open it again."""
        self.bare = True

    def resume(self) -> None:
        """Back to the match that was open, or home."""
        key = self.store.get(OPEN)
        if self.session is not None:
            self.show("table")
        elif key:
            self.open_kept(key)
        else:
            self.show("home")

    def open_kept(self, key: str) -> None:
        """Open what was open when the page was left: a match or a score sheet."""
        sheet = label_of(SHEET)
        if key.startswith(sheet):
            self.open_sheet(key.removeprefix(sheet))
        else:
            self.open_match(key)

    def open_sheet(self, key: str) -> None:
        """Open a kept score sheet, where a hand is being entered at its form; when it cannot be read, home says so."""
        self.session = None
        self.sheet = self.store.sheet(key)
        if self.sheet is None:
            self.store.put(OPEN, None)
            self.show("home")
        else:
            self.store.put(OPEN, label_of(SHEET) + key)
            self.show("sheet" if self.sheet.draft is None else "sheet-hand")

    def keep_sheet(self, sheet: ScoreSheet) -> None:
        """Write a score sheet."""
        self.store.keep_sheet(sheet, self.now)

    def statistics(self) -> Statistics:
        """What has been counted on this device."""
        return self.store.read_kept(STATISTICS, lambda text: read_statistics(parse(text))) or Statistics()

    def keep_statistics(self, statistics: Statistics) -> None:
        """Write the statistics, unless a newer version of the program keeps them."""
        if label_of(STATISTICS) not in self.store.newer:
            self.store.keep_text(STATISTICS, text_of(statistics.write()))

    def count(self) -> None:
        """Count the match on the table once it is finished; no longer when it goes on after all."""
        session = self.session
        if session is None or session.lesson or session.over == session.was_over:
            return
        session.was_over = session.over
        found = self.statistics()
        result = result_of(session) if session.over else None
        if result is not None:
            found.add(result)
        elif session.match.hands:
            found.results.pop(identity_of(session), None)
        self.keep_statistics(found)

    def open_match(self, key: str) -> None:
        """Bring a kept match to the table; when it cannot be read, home says so."""
        self.sheet = None
        self.session = self.store.session(key, self.names_for)
        self.finished = self.session is not None and self.session.closed
        if self.session is None:
            self.store.put(OPEN, None)
            self.show("home")
        else:
            if not self.session.match.hands:
                self.session.pause = "draw"
            self.store.put(OPEN, key)
            self.show("table")

    def embed(self, wanted: Wanted) -> None:
        """Be a table inside another page, from its beginning."""
        self.settings = replace(
            self.settings,
            language=wanted.language or self.settings.language,
            theme=wanted.theme or self.settings.theme,
        )
        self.speak()
        found = self.embedded = open_embedded(wanted, self.numbered)
        self.session, self.looking = found.session, found.looking
        self.finished = False
        self.show("fault" if found.fault else "look" if found.looking is not None else "table")

    def tell_move(self, seat: int, move: str, refusal: Refusal | None = None) -> None:
        """Tell the page around of a move that was made or refused."""
        code = None if refusal is None else refusal.code
        self.news.append({"type": "move", "seat": seat, "move": move, "allowed": refusal is None, "code": code})

    def leave_match(self) -> None:
        """Back home; the match stays kept."""
        self.session = self.sheet = None
        self.store.put(OPEN, None)
        self.show("home")

    def keep(self) -> None:
        """Write the match on the table; once there is something to lose, ask the browser to keep it for good."""
        if self.session is not None and self.embedded is None:
            self.store.keep(self.session, self.now)
            self.count()
            match = self.session.match
            moves = len(match.hands[-1].moves) if match.hands else 0
            if (match.results or moves >= WORTH_KEEPING) and "persist" not in self.store.told:
                self.store.tell("persist")
                self.persist = True

    def keep_settings(self, settings: Settings) -> None:
        """Take over settings and write them."""
        self.settings = settings
        if self.embedded is None:
            self.store.put(SETTINGS, settings.write())
