"""Looking back at a match: whose, where one is in it, and for whom."""

from collections.abc import Sequence
from dataclasses import dataclass

from saladier.games import Match
from saladier.record import Record, hides_cards, look_into
from saladier.table.lookback import Lookback, Place
from saladier.table.session import Session
from saladier.table.text import one_line


@dataclass
class Looking:
    """What is looked at: a match as it may be seen, the names, the place in it, the seat at the bottom."""

    back: Lookback
    names: tuple[str, ...]
    place: Place
    near: int = 0
    session: Session | None = None
    """Whose match it is, if it is kept here: comments go into its record."""
    source: str = "home"
    """The page to go back to."""
    embedded: bool = False
    """Whether it stands in another page, where nothing is written."""
    writing: bool = False
    """Whether a comment is being written."""

    @property
    def match(self) -> Match:
        return self.back.match

    @property
    def fresh(self) -> bool:
        """Whether it is one beginning at which nothing was played yet."""
        hand = self.match.hands[-1]
        return len(self.match.hands) == 1 and not hand.moves and not hand.notes.get("comments")

    @property
    def running(self) -> bool:
        """Whether the place is in a hand that goes on and of which not everything may be seen."""
        return not self.back.hand(self.place.hand).whole


def of_session(session: Session, source: str) -> Looking:
    """A match kept here, from where it stands; the hand that goes on as whoever has the tablet may see it."""
    seat = session.viewer if session.stage in ("turn", "wait") else None
    back = Lookback(session.match, seat)
    running = session.to_act is not None
    place = back.place(back.count - 1) if running else Place(back.count - 1)
    near = seat if seat is not None else (session.people or [0])[0]
    return Looking(back, session.names, place, near, session, source)


def of_record(record: Record, default_names: Sequence[str], source: str, near: int | None = None) -> Looking:
    """A record from elsewhere: all of it may be seen, it begins with its last hand. Raises `BadInput`."""
    match = look_into(record)
    back = Lookback(match, whole=True)
    place = Place(back.count - 1)
    if near is None:
        near = _who_sees(match) if hides_cards(record) else back.round(place).to_act or 0
    return Looking(back, named(record, default_names), place, near, source=source)


def named(record: Record, default_names: Sequence[str]) -> tuple[str, ...]:
    """The names of a record fit for sentences; where it has none, the default ones."""
    given = [one_line(name) for name in record.names] or default_names
    return tuple(name or other for name, other in zip(given, default_names, strict=True))


def _who_sees(match: Match) -> int:
    """The seat of which most is known."""
    hands = Lookback(match, whole=True).round(Place(len(match.hands) - 1)).hands
    return max(range(len(hands)), key=lambda seat: sum(card != "??" for card in hands[seat]))
