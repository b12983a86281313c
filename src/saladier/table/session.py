"""A match as it is played on this device: who sits where, whose hand is on the screen, and what the table waits for."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from saladier.bots import find_bot, levels_of
from saladier.bots.claims import Claim, certain
from saladier.bots.reasons import Reason, reason_for
from saladier.cards import HIDDEN, Card, shuffled
from saladier.games import Match, Refusal, View
from saladier.record import Record, load, record_of
from saladier.table.kept_parts import read_draw, read_lesson, read_order, read_seats, read_time, read_told
from saladier.table.lessons import LESSONS, Lesson
from saladier.table.settings import BOT_PAUSE, TRICK_PAUSE
from saladier.table.text import one_line
from saladier.table.thinking import WORLDS, Thinking
from saladier.table.trail import trail
from saladier.table.tray import Tray, read_tray, table_keys

PERSON = "person"
PASS_PAUSE = 700
"""Milliseconds a card just played stays in sight before the curtain falls."""


@dataclass(frozen=True)
class Hint:
    """What the strongest bot of the game would play in the place of the seat to act, and why."""

    move: str
    reason: Reason


@dataclass
class Session:
    """One match on this device.

    ``seats`` says per seat ``person`` or a bot's level. ``viewer`` is the seat whose hand may be on the screen;
    ``pause`` what is being shown before play goes on: a finished ``trick``, a ``lap`` after which its leader
    might decide, a ``cut``, the card before a ``pass`` of the tablet, or the ``draw`` for the first deal. Neither is
    kept: after a reload the screen starts anew.
    """

    key: str
    match: Match
    names: tuple[str, ...]
    seats: tuple[str, ...]
    created: int = 0
    updated: int = 0
    draw: dict[str, Any] = field(default_factory=dict)
    viewer: int | None = None
    pause: str | None = None
    passed_on: bool = False
    seen: dict[int, int] = field(default_factory=dict)
    """Person -> how many moves of this hand had been made when it last looked."""
    thinking: Thinking | None = None
    """The thought of the bot to act."""
    asked: Thinking | None = None
    """The thought behind a hint that was asked for."""
    hint: Hint | None = None
    claimed: dict[int, str] = field(default_factory=dict)
    """People whose cards the app plays out, and the code of what was certain for them."""
    undo_to: int | None = None
    """How many moves would be left after taking the last one of a person back."""
    showed: bool = False
    """Whether that move showed its player a card: one drawn, say, or the hand after the cut."""
    last_mover: int | None = None
    closed: bool = False
    """Whether an open session was ended by the players."""
    order: list[Card] = field(default_factory=list)
    """The cards of the hand in the order their player dragged them to; others follow behind."""
    tray: Tray = field(default_factory=Tray)
    """What the viewer is composing in a melding game."""
    was_over: bool = False
    """Whether the statistics know the match as finished, or need not know."""
    lesson: str = ""
    """The lesson whose first hand this is, by name."""
    told: dict[int, str] = field(default_factory=dict)
    """Moves made in that hand -> the moment its remark was about then."""
    spoken: int | None = None
    """How many moves of this hand have been announced; ``None``: keep quiet about what was before."""
    expected: tuple[int, str] | None = None
    """After how many moves what was last announced as expected; ``None``: say it whatever it is."""

    def __post_init__(self) -> None:
        self.was_over = self.over
        people = self.people
        if len(people) == 1:
            self.viewer = people[0]
        self.tray.prune(set() if self.bots_turn else table_keys(self.match.round))

    # who

    @property
    def people(self) -> list[int]:
        """Seats played by a person."""
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def over(self) -> bool:
        """Whether the match is decided, or was ended by the players."""
        return self.match.over or self.closed

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to decide, or the app for somebody whose rest is certain."""
        return self.to_act is not None and (self.seats[self.to_act] != PERSON or self.to_act in self.claimed)

    @property
    def stage(self) -> str:
        """What the screen is: ``draw``, ``wait``, ``curtain``, ``turn`` or ``result``."""
        if self.pause == "draw":
            return "draw"
        if self.closed:
            return "result"
        if self.to_act is None:
            return "wait" if self.pause else "result"
        if self.pause is not None:
            return "wait"
        if len(self.people) > 1 and (self.viewer is None or (not self.bots_turn and self.viewer != self.to_act)):
            return "curtain"
        return "wait" if self.bots_turn else "turn"

    @property
    def next_person(self) -> int | None:
        """The person who is to act, or the next one in playing order."""
        if self.to_act is None or not self.people:
            return None
        count = len(self.seats)
        waiting = [seat for seat in self.people if seat not in self.claimed] or self.people
        return min(waiting, key=lambda seat: (seat - (self.to_act or 0)) % count)

    def view(self) -> View:
        """What may be shown now."""
        return self.match.view(self.viewer)

    # a first hand with remarks

    @property
    def teaching(self) -> Lesson | None:
        """The lesson as long as its hand lasts, the score of the hand included."""
        return LESSONS.get(self.lesson) if len(self.match.hands) < 2 else None

    @property
    def made(self) -> int:
        """How many moves were made in this hand."""
        return len(self.match.hands[-1].moves) if self.match.hands else 0

    def take_note(self) -> None:
        """Settle what the remark on the decision to be made is about."""
        lesson = self.teaching
        if lesson is not None and self.stage == "turn" and self.made not in self.told:
            told = {moment for made, moment in self.told.items() if made < self.made}
            self.told[self.made] = lesson.moment(self.view(), told)

    def remark(self) -> str:
        """What matters at this decision, in a lesson; else ""."""
        lesson, moment = self.teaching, self.told.get(self.made)
        if lesson is None or self.stage != "turn" or moment is None:
            return ""
        again = any(one == moment for made, one in self.told.items() if made < self.made)
        return lesson.words(self.view(), moment, again)

    # moves

    def play(self, seat: int, move: str) -> Refusal | None:
        """One move through the door; what is to be shown before play goes on becomes ``pause``."""
        before = trail(self.match.round)
        made = self.made
        known = self._known(seat)
        refusal = self.match.play(seat, move)
        if refusal is not None:
            return refusal
        self.last_mover = seat
        self.tray.clear()
        self.asked = self.hint = None
        if self.seats[seat] == PERSON:
            self.undo_to = made
            self.showed = self._known(seat) > known
        after = trail(self.match.round)
        if after.tricks != before.tricks:
            self.pause = "lap" if after.decided and move != "stop" and after.leader != self.viewer else "trick"
        elif move.startswith(("cut", "no_cut")):
            self.pause = "cut"
        elif len(self.people) > 1 and self.to_act != seat and not self.bots_turn:
            self.pause = "pass"
        if self.to_act is None:
            self.seen.clear()
            self.claimed.clear()
        return None

    def _known(self, seat: int) -> int:
        """How many cards a seat has seen; its own moves change that only when they show it one."""
        return sum(card != HIDDEN for card in self.match.view(seat).round.cards()) if self.match.round else 0

    def delay(self, pace: str) -> int | None:
        """Milliseconds until `advance` is due; ``None`` when a person has the word (or the pace waits for a tap)."""
        if self.stage == "turn" and self.asked is not None:
            return 0
        if self.stage != "wait":
            return None
        if self.claimed:
            pace = "fast"
        if self.pause == "pass":
            return PASS_PAUSE if pace != "fast" else 150
        if self.pause in ("trick", "cut"):
            return TRICK_PAUSE[pace]
        return 0 if self.thinking is not None else BOT_PAUSE[pace]

    def advance(self, random: Random) -> bool:
        """Do what the table waits for; true when something changed (a bot may need further slices)."""
        if self.teaching is not None:
            random = self.teaching.dice(self.made)
        if self.pause == "lap":
            self.pause = "trick"
            return True
        if self.pause in ("trick", "pass", "cut"):
            self.pause = None
            if len(self.people) > 1 and not self.bots_turn and self.to_act != self.viewer:
                self._cover()
            return True
        if self.asked is not None and self.stage == "turn":
            return self._advise(self.asked)
        if not self.bots_turn or self.to_act is None:
            return False
        seat = self.to_act
        if seat in self.claimed:
            return self._play_out(seat)
        if self.thinking is None:
            bot = find_bot(self.match.game.name, self.seats[seat])
            self.thinking = Thinking(bot.think(self.match.view(seat), random, WORLDS))
        move = self.thinking.go_on()
        if move is None:
            return False
        self.thinking = None
        refusal = self.play(seat, move)
        if refusal is not None:
            raise AssertionError(f"a bot was refused {move!r}: {refusal.code}")
        return True

    # a hint, and the rest played out

    def ask(self, random: Random) -> None:
        """Let the strongest bot of the game think in the place of the person to act."""
        assert self.to_act is not None
        name = self.match.game.name
        bot = find_bot(name, levels_of(name)[-1])
        self.hint = None
        self.asked = Thinking(bot.think(self.match.view(self.to_act), random, WORLDS))

    def _advise(self, asked: Thinking) -> bool:
        """A slice of thinking about a hint; true once there is one."""
        move = asked.go_on()
        if move is None or self.to_act is None:
            return False
        self.asked = None
        self.hint = Hint(move, reason_for(self.match.game, self.match.view(self.to_act), move))
        return True

    def certain(self) -> Claim | None:
        """What is certain for the person to act, as long as there is more than one card to spare them."""
        seat, round_ = self.to_act, self.match.round
        if self.stage != "turn" or seat is None or round_ is None or len(round_.hands[seat]) < 2:
            return None
        return certain(self.match.game, self.match.view(seat))

    def _play_out(self, seat: int) -> bool:
        """The next card of somebody whose rest is certain; should it no longer be, they play on themselves."""
        claim = certain(self.match.game, self.match.view(seat), self.claimed[seat])
        if claim is None or self.play(seat, claim.move) is not None:
            self.claimed.pop(seat, None)
        return True

    # passing the tablet

    def reveal(self) -> None:
        """The player the curtain named has tapped: their hand comes onto the screen."""
        self.viewer = self.next_person
        self.passed_on = True

    def _cover(self) -> None:
        if self.viewer is not None:
            self.seen[self.viewer] = len(self.match.hands[-1].moves)
        self.viewer = None
        self.undo_to = None

    # undo

    def why_no_undo(self) -> str | None:
        """Why the last move cannot be taken back (a code), or ``None`` if it can; in a lesson every one can."""
        if self.teaching is not None:
            return None if self._last_own is not None else "nothing"
        if not self.match.game.takes_back:
            return "laid"
        if not self.match.hands or self.undo_to is None:
            return "nothing"
        if self.showed or len(self.match.hands[-1].moves) != self.undo_to + 1:
            return "seen"
        return None

    @property
    def _last_own(self) -> int | None:
        """How many moves came before the last one of the viewer in this hand."""
        movers = self.match.hands[-1].movers if self.match.hands else []
        return next((made for made in reversed(range(len(movers))) if movers[made] == self.viewer), None)

    def undo(self) -> None:
        """Take the last move of a person back by replaying all before it."""
        to = self.undo_to if self.teaching is None else self._last_own
        assert to is not None
        self.match = load(record_of(self.match), moves=to)
        self.told = {made: moment for made, moment in self.told.items() if made <= to}
        self.undo_to = None
        self.pause = None
        self.thinking = self.asked = self.hint = None
        self.claimed.clear()
        self.spoken = self.expected = None

    # hands

    def next_hand(self, random: Random) -> None:
        """Shuffle and deal; with several people the screen is covered first."""
        lesson = self.teaching if not self.match.hands else None
        pack = shuffled(self.match.game.dealt_pack(self.match.options), random)
        self.match.start_deal(lesson.deal(self.match) if lesson is not None else pack)
        self.pause = None
        self.undo_to = None
        self.thinking = self.asked = self.hint = None
        self.claimed.clear()
        self.spoken = -1
        self.seen.clear()
        if len(self.people) > 1:
            self.viewer = None

    # keeping

    def record(self, with_app: bool = True) -> Record:
        """The match as a record; ``with_app`` adds who plays and when it was kept."""
        extra: dict[str, Any] = {}
        if with_app:
            extra["x_app"] = {"seats": list(self.seats), "created": self.created, "updated": self.updated}
            if self.order:
                extra["x_app"]["order"] = self.order
            if not self.tray.empty:
                extra["x_app"]["tray"] = self.tray.write()
            if self.lesson:
                extra["x_app"]["lesson"] = self.lesson
                extra["x_app"]["told"] = sorted(self.told.items())
            if self.closed:
                extra["x_app"]["closed"] = True
            if self.draw:
                extra["x_app"]["draw"] = self.draw
        return record_of(self.match, self.names, extra)


def restore(key: str, record: Record, default_names: Sequence[str]) -> Session:
    """The session of a kept or imported record; raises `BadInput` if it cannot be replayed."""
    match = load(record)
    app = record.extra.get("x_app")
    app = app if isinstance(app, dict) else {}
    seats = read_seats(app.get("seats"), record.options.players, (PERSON, *levels_of(record.game.name)))
    given = map(one_line, record.names or default_names)
    names = tuple(name or other for name, other in zip(given, default_names, strict=True))
    return Session(
        key, match, names, seats,
        created=read_time(app.get("created")), updated=read_time(app.get("updated")),
        draw=read_draw(app.get("draw"), record.options.players),
        closed=app.get("closed") is True,
        tray=read_tray(app.get("tray")),
        order=read_order(app.get("order")),
        lesson=read_lesson(app.get("lesson"), record.game.name),
        told=read_told(app.get("told")),
    )  # fmt: skip
