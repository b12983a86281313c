"""A match as it is played on this device: who sits where, whose hand is on the screen, and what the table waits for."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from saladier.bots import Thought, find_bot, levels_of
from saladier.cards import HIDDEN, BadInput, Card, shuffled
from saladier.cards.faces import CARDS
from saladier.games import Match, Refusal, View
from saladier.record import Record, load, record_of
from saladier.table.settings import BOT_PAUSE, TRICK_PAUSE
from saladier.table.text import one_line
from saladier.table.trail import trail
from saladier.table.tray import Tray, read_tray, table_keys

PERSON = "person"
PASS_PAUSE = 700
"""Milliseconds a card just played stays in sight before the curtain falls."""
WORLDS = 400
"""Worlds a bot may imagine for a decision; the time ends before that where machines are slow."""
SLICE, LONGEST = 0.008, 0.3
"""Seconds a bot thinks before the page is answered, and in all before it plays the best move so far."""


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
    thought: Thought | None = None
    pondered: float = 0.0
    """Seconds the thought has taken."""
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
    spoken: int | None = None
    """How many moves of this hand have been announced; ``None``: keep quiet about what was before."""

    def __post_init__(self) -> None:
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
        """Whether a bot is to decide."""
        return self.to_act is not None and self.seats[self.to_act] != PERSON

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
        return min(self.people, key=lambda seat: (seat - (self.to_act or 0)) % count)

    def view(self) -> View:
        """What may be shown now."""
        return self.match.view(self.viewer)

    # moves

    def play(self, seat: int, move: str) -> Refusal | None:
        """One move through the door; what is to be shown before play goes on becomes ``pause``."""
        before = trail(self.match.round)
        made = len(self.match.hands[-1].moves) if self.match.hands else 0
        known = self._known(seat)
        refusal = self.match.play(seat, move)
        if refusal is not None:
            return refusal
        self.last_mover = seat
        self.tray.clear()
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
        return None

    def _known(self, seat: int) -> int:
        """How many cards a seat has seen; its own moves change that only when they show it one."""
        return sum(card != HIDDEN for card in self.match.view(seat).round.cards()) if self.match.round else 0

    def delay(self, pace: str) -> int | None:
        """Milliseconds until `advance` is due; ``None`` when a person has the word (or the pace waits for a tap)."""
        if self.stage != "wait":
            return None
        if self.pause == "pass":
            return PASS_PAUSE if pace != "fast" else 150
        if self.pause in ("trick", "cut"):
            return TRICK_PAUSE[pace]
        return 0 if self.thought is not None else BOT_PAUSE[pace]

    def advance(self, random: Random) -> bool:
        """Do what the table waits for; true when something changed (a bot may need further slices)."""
        if self.pause == "lap":
            self.pause = "trick"
            return True
        if self.pause in ("trick", "pass", "cut"):
            self.pause = None
            if len(self.people) > 1 and not self.bots_turn and self.to_act != self.viewer:
                self._cover()
            return True
        if not self.bots_turn or self.to_act is None:
            return False
        seat = self.to_act
        if self.thought is None:
            bot = find_bot(self.match.game.name, self.seats[seat])
            self.thought, self.pondered = bot.think(self.match.view(seat), random, WORLDS), 0.0
        move = self._ponder(self.thought)
        if move is None:
            return False
        self.thought = None
        refusal = self.play(seat, move)
        if refusal is not None:
            raise AssertionError(f"a bot was refused {move!r}: {refusal.code}")
        return True

    def _ponder(self, thought: Thought) -> str | None:
        """A slice of thinking: the move once there is one, be it because the time is up."""
        begin = perf_counter()
        try:
            while True:
                best = next(thought)
                spent = perf_counter() - begin
                if self.pondered + spent > LONGEST:
                    return best
                if spent > SLICE:
                    self.pondered += spent
                    return None
        except StopIteration as done:
            return str(done.value)

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
        """Why the last move cannot be taken back (a code), or ``None`` if it can."""
        if not self.match.game.takes_back:
            return "laid"
        if not self.match.hands or self.undo_to is None:
            return "nothing"
        if self.showed or len(self.match.hands[-1].moves) != self.undo_to + 1:
            return "seen"
        return None

    def undo(self) -> None:
        """Take the last move back by replaying all others."""
        assert self.undo_to is not None
        self.match = load(record_of(self.match), moves=self.undo_to)
        self.undo_to = None
        self.pause = None
        self.thought = None
        self.spoken = None

    # hands

    def next_hand(self, random: Random) -> None:
        """Shuffle and deal; with several people the screen is covered first."""
        self.match.start_deal(shuffled(self.match.game.dealt_pack(self.match.options), random))
        self.pause = None
        self.undo_to = None
        self.thought = None
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
    seats = _seats(app.get("seats"), record.options.players, (PERSON, *levels_of(record.game.name)))
    given = map(one_line, record.names or default_names)
    names = tuple(name or other for name, other in zip(given, default_names, strict=True))
    return Session(
        key, match, names, seats,
        created=_when(app.get("created")), updated=_when(app.get("updated")),
        draw=_draw(app.get("draw"), record.options.players),
        closed=app.get("closed") is True,
        tray=read_tray(app.get("tray")),
        order=_cards(app.get("order")),
    )  # fmt: skip


def _seats(data: object, players: int, levels: Sequence[str]) -> tuple[str, ...]:
    if isinstance(data, list) and len(data) == players and all(one in levels for one in data):
        return tuple(data)
    if data is None:
        return (PERSON, *["medium"] * (players - 1))
    raise BadInput("who plays is not one entry per seat", "x_app.seats")


def _draw(data: object, players: int) -> dict[str, Any]:
    """How the first dealer was found, as far as it can be shown; nothing else of it is kept."""
    if not isinstance(data, dict):
        return {}
    read = {key: data[key] for key in ("how", "seats") if isinstance(data.get(key), str)}
    rounds = data.get("rounds")
    if isinstance(rounds, list) and all(_is_round(one, players) for one in rounds):
        read["rounds"] = rounds
    return read


def _cards(data: object) -> list[Card]:
    if not isinstance(data, list) or len(data) >= 200:
        return []
    return [card for card in data if isinstance(card, str) and card in CARDS]


def _is_round(data: object, players: int) -> bool:
    return isinstance(data, list) and all(
        isinstance(pair, list)
        and list(map(type, pair)) == [int, str]
        and pair[0] in range(players)
        and pair[1] in CARDS
        for pair in data
    )


def _when(data: object) -> int:
    return data if isinstance(data, int) and data >= 0 else 0
