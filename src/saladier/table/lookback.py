"""Stepping through a match: the steps of each hand, what stood at each of them, and what may be seen of it.

No session, no page: whoever has a match (one played here, or a record that was looked into) can step through it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from saladier.cards import HIDDEN, BadInput
from saladier.games import Hand, Match, Round
from saladier.games.la_salade import SevensRound
from saladier.games.notation import read
from saladier.games.uncovering import uncover
from saladier.record import Comment, begin_again
from saladier.record.read import MOST_COMMENT
from saladier.table.games import TABLES
from saladier.table.trail import trail


@dataclass(frozen=True)
class Step:
    """One moment of a hand: ``made`` of its moves have been made, the last of them ``move`` by the seat ``mover``
    (both ``None`` at the beginning). ``ends``: what that move has ended, of ``trick``, ``turn`` and ``hand``."""

    made: int
    mover: int | None = None
    move: str | None = None
    ends: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Place:
    """Where somebody is looking: the number of the hand, and of the step in it."""

    hand: int = 0
    step: int = 0


class HandBack:
    """One hand of a match, step by step. ``seat``: through whose eyes it is seen; ``whole``: with all cards open."""

    def __init__(self, match: Match, number: int, whole: bool, seat: int | None) -> None:
        self.match = match
        self.hand: Hand = match.hands[number]
        self.number = number
        self.whole = whole
        self.seat = seat

    @cached_property
    def rounds(self) -> list[Round]:
        """The round after 0, 1, … moves, as it may be seen."""
        rounds = list(_played(self.match, self.hand))
        return rounds if self.whole else [round_.mask(self.seat) for round_ in rounds]

    @cached_property
    def steps(self) -> list[Step]:
        """The beginning, and a step after each move.

        As long as hands are hidden, a ``stop`` in Septica is one step with the card before it: a trick that its leader
        could not go on with ends without one, and nobody else may tell the two apart.
        """
        steps = [Step(0)]
        for made, (mover, move) in enumerate(zip(self.hand.movers, self.hand.moves, strict=True), 1):
            if move == "stop" and not self.whole:
                last = steps.pop()
                mover, move = (last.mover if last.mover is not None else mover), last.move or move
            steps.append(Step(made, mover, move, self._ended(made, mover)))
        return steps

    def _ended(self, made: int, mover: int) -> frozenset[str]:
        before, after = self.rounds[made - 1], self.rounds[made]
        ended = {"hand"} if after.to_act is None else set()
        if trail(after).tricks > trail(before).tricks:
            ended.add("trick")
        if self.unit == "turn" and after.to_act != mover:
            ended.add("turn")
        return frozenset(ended)

    @property
    def unit(self) -> str:
        """What lies between a move and a hand: a ``trick``, a ``turn``, or nothing ("", in Sevens)."""
        if TABLES[self.match.game.name].layout == "melds":
            return "turn"
        return "" if isinstance(self.rounds[0], SevensRound) else "trick"


class Lookback:
    """A match to be stepped through.

    Finished hands are open. Of one that goes on ``seat`` sees what it may (``None``: what lies open for everybody),
    or everything if ``whole``: so it is for records that show every hand anyway, and for those in which everything
    secret is ``??``.
    """

    def __init__(self, match: Match, seat: int | None = None, whole: bool = False) -> None:
        self.match = match
        self.seat = seat
        self.whole = whole
        self._hands: dict[int, HandBack] = {}

    @property
    def count(self) -> int:
        """How many hands there are to look at."""
        return len(self.match.hands)

    def over(self, number: int) -> bool:
        """Whether a hand has been finished."""
        return number < len(self.match.results)

    def hand(self, number: int) -> HandBack:
        """One hand."""
        if number not in self._hands:
            whole = self.whole or self.over(number)
            self._hands[number] = HandBack(self.match, number, whole, self.seat)
        return self._hands[number]

    # getting about

    def step(self, place: Place) -> Step:
        return self.hand(place.hand).steps[place.step]

    def place(self, hand: int, made: int | None = None) -> Place:
        """Where ``made`` moves of a hand have been made (``None``: all of them), or the nearest place to that."""
        hand = min(max(hand, 0), self.count - 1)
        steps = self.hand(hand).steps
        if made is None:
            return Place(hand, len(steps) - 1)
        return Place(hand, min(range(len(steps)), key=lambda index: (abs(steps[index].made - made), -index)))

    def go(self, place: Place, unit: str, forward: bool) -> Place:
        """The next or the last place that a ``move``, ``trick``, ``turn`` or ``hand`` leads to, across hands."""
        last = len(self.hand(place.hand).steps) - 1
        if unit == "hand":
            return self._by_hand(place, forward, last)
        if forward and place.step == last:
            return Place(place.hand + 1) if place.hand + 1 < self.count else place
        if not forward and place.step == 0:
            return self.place(place.hand - 1) if place.hand else place
        if unit == "move":
            return replace(place, step=place.step + (1 if forward else -1))
        ends = [index for index, step in enumerate(self.hand(place.hand).steps) if unit in step.ends]
        if forward:
            return replace(place, step=min((end for end in ends if end > place.step), default=last))
        return replace(place, step=max((end for end in ends if end < place.step), default=0))

    def _by_hand(self, place: Place, forward: bool, last: int) -> Place:
        if forward:
            return Place(place.hand + 1) if place.hand + 1 < self.count else Place(place.hand, last)
        return Place(place.hand) if place.step or not place.hand else Place(place.hand - 1)

    # what stood there

    def round(self, place: Place) -> Round:
        """The round there, as it may be seen; not to be changed."""
        return self.hand(place.hand).rounds[self.step(place).made]

    def match_at(self, place: Place) -> Match:
        """The match as it stood there: the hands before, and this one as far as it had come. Its round is what may be
        seen of it."""
        whole, made = self.match, self.step(place).made
        hand = whole.hands[place.hand]
        match = Match(whole.game, whole.options, whole.first)
        match.hands = [
            *whole.hands[: place.hand],
            replace(hand, moves=hand.moves[:made], movers=hand.movers[:made]),
        ]
        match.round = self.round(place).copy()
        done = match.round.to_act is None
        match.results = whole.results[: place.hand + done]
        match.settlement = match.results[-1] if done else None
        return match

    def choices(self, place: Place) -> list[str]:
        """What the seat to act could have played, as far as its hand may be seen."""
        round_ = self.round(place)
        seat = round_.to_act
        if seat is None or HIDDEN in round_.hands[seat] or (seat != self.seat and not self.hand(place.hand).whole):
            return []
        return round_.legal_moves()

    def next_move(self, place: Place) -> str | None:
        """The move that was made there."""
        steps = self.hand(place.hand).steps
        return steps[place.step + 1].move if place.step + 1 < len(steps) else None

    # comments

    def comment(self, place: Place) -> str:
        """What the record says there; several comments are paragraphs of one."""
        return "\n\n".join(one.text for one in self._comments(place))

    def _comments(self, place: Place) -> Sequence[Comment]:
        before = self.hand(place.hand).steps[place.step - 1].made if place.step else -1
        made = self.step(place).made
        return [one for one in comments_of(self.match.hands[place.hand]) if before < one.after <= made]

    def put_comment(self, place: Place, text: str) -> None:
        """Write ``text`` in place of what the record says there; nothing to take it away."""
        text = text.replace("\r\n", "\n").strip()
        if len(text) > MOST_COMMENT:
            raise BadInput("a comment has at most {most} characters", most=MOST_COMMENT)
        hand, old = self.match.hands[place.hand], self._comments(place)
        kept = [one for one in comments_of(hand) if one not in old]
        fresh = [Comment(self.step(place).made, text)] if text else []
        hand.notes["comments"] = tuple(sorted([*kept, *fresh], key=lambda one: one.after))


def comments_of(hand: Hand) -> tuple[Comment, ...]:
    """The comments of a hand."""
    found: tuple[Comment, ...] = hand.notes.get("comments", ())
    return found


def _played(match: Match, hand: Hand) -> Iterator[Round]:
    """The round at the beginning of a hand and after each of its moves, which were judged when it was loaded."""
    alone = begin_again(match, hand)
    assert alone.round is not None
    round_ = alone.round
    covered = HIDDEN in round_.cards()
    yield round_.copy()
    for text in hand.moves:
        move = read(text)
        if covered and move is not None:
            uncover(round_, move)
        round_.apply(text)
        yield round_.copy()
