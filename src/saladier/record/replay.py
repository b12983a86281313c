"""Playing a record back through the one door, and recording a match."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput
from saladier.games import Match, Refusal
from saladier.record.model import Comment, Record, RecordedRound
from saladier.record.read import read_position


class IllegalMove(BadInput):
    """A record holds a move the rules refuse; ``match`` is what came before it."""

    def __init__(self, match: Match, round_: int, number: int, move: str, refusal: Refusal) -> None:
        facts = ", ".join(f"{key}={value!r}" for key, value in refusal.facts.items())
        super().__init__(
            "move {number} {move} is refused: {why}", f"rounds[{round_}].moves[{number}]",
            number=number, move=repr(move), why=refusal.code + (f" ({facts})" if facts else ""),
        )  # fmt: skip
        self.match = match
        self.round = round_
        self.number = number
        self.move = move
        self.refusal = refusal


def load(record: Record, moves: int | None = None, open_only: bool = True) -> Match:
    """Replay ``record``; of its last round only the first ``moves`` moves when given.

    Unless ``open_only``, cards may be hidden (`showing.look_into`). Raises `BadInput` for a round that cannot begin
    and `IllegalMove` for a move that is refused.
    """
    match = Match(record.game, record.options, record.standing)
    for index, one in enumerate(record.rounds):
        where = f"rounds[{index}]"
        try:
            _begin(match, one, open_only)
        except BadInput as error:
            raise error.inside(where) from None
        match.hands[-1].notes.update(one.extra, comments=one.comments)
        last = index == len(record.rounds) - 1
        for number, move in enumerate(one.moves[:moves] if last else one.moves):
            seat = match.to_act
            refusal = match.play(seat if seat is not None else 0, move) if open_only else match.follow(move)
            if refusal is not None:
                raise IllegalMove(match, index, number, move, refusal)
    return match


def _begin(match: Match, one: RecordedRound, open_only: bool) -> None:
    if one.deal is not None:
        match.start_deal(one.deal, open_only)
    elif one.position is not None:
        try:
            read = read_position(match.game, match.options, one.position)
        except BadInput as error:
            raise error.inside("position") from None
        match.start_position(one.position, read, open_only)


def record_of(match: Match, names: tuple[str, ...] = (), extra: Mapping[str, Any] | None = None) -> Record:
    """The match so far as a record, comments and ``x_`` keys of its rounds kept."""
    rounds = []
    for hand in match.hands:
        comments: tuple[Comment, ...] = hand.notes.get("comments", ())
        kept = {key: value for key, value in hand.notes.items() if key.startswith("x_")}
        rounds.append(RecordedRound(hand.deal, hand.position, tuple(hand.moves), comments, kept))
    return Record(match.game, match.options, match.first, tuple(rounds), names, extra or {})
