"""What a link can hold of a match that is looked at: all of it, a hand, a position, the deal, what one player knew."""

from dataclasses import replace

from saladier.cards import BadInput
from saladier.games import Match
from saladier.record import Record, RecordedRound, for_player, hides_cards, look_into, record_of
from saladier.record.position import position_of
from saladier.table.lookback import Place, comments_of
from saladier.table.looking import Looking

KINDS = ("match", "hand", "position", "deal", "player")


def record_for(looking: Looking, kind: str) -> Record | None:
    """The record that a link of this kind holds; ``None`` where there is no such link.

    As long as a hand goes on that several people play on this device, only what one of them knows of it leaves it.
    """
    record = _whole(looking)
    if record is None:
        return None
    if kind == "match":
        return record if record.rounds and len(looking.match.hands) > 1 else None
    if kind == "player":
        return _for_player(looking)
    if _secret(looking):
        return None
    if kind == "deal":
        return _deal(looking)
    return _hand(looking) if kind == "hand" else _position(looking)


def shows_running_hand(looking: Looking, kind: str) -> bool:
    """Whether such a link tells every hand of a hand that goes on here."""
    if looking.session is None or _several(looking) or kind == "player":
        return False
    last = looking.back.count - 1
    return not looking.back.over(last) and (kind == "match" or looking.place.hand == last)


def _secret(looking: Looking) -> bool:
    """Whether the place is in a hand of which several people here must not know everything."""
    return looking.running and _several(looking)


def _several(looking: Looking) -> bool:
    return looking.session is not None and len(looking.session.people) != 1


def _whole(looking: Looking) -> Record | None:
    record = record_of(looking.match, looking.names)
    unfinished = not looking.back.over(looking.back.count - 1)
    if unfinished and not looking.back.whole and _several(looking):
        return replace(record, rounds=record.rounds[:-1]) if len(record.rounds) > 1 else replace(record, rounds=())
    return record


def _alone(match: Match, place: Place, one: RecordedRound, names: tuple[str, ...]) -> Record:
    return Record(match.game, match.options, match.hands[place.hand].standing, (one,), names)


def _recorded(looking: Looking, made: int | None = None) -> RecordedRound:
    """The hand one is in, or its first ``made`` moves."""
    hand = looking.match.hands[looking.place.hand]
    moves = tuple(hand.moves if made is None else hand.moves[:made])
    comments = tuple(one for one in comments_of(hand) if one.after <= len(moves))
    return RecordedRound(hand.deal, hand.position, moves, comments)


def _hand(looking: Looking) -> Record | None:
    return _alone(looking.match, looking.place, _recorded(looking), looking.names)


def _position(looking: Looking) -> Record | None:
    """The table as it stands, or where a position cannot say it, the moves that led to it."""
    made = looking.back.step(looking.place).made
    if not made:
        return None
    text = looking.back.comment(looking.place)
    position = position_of(looking.match, looking.back.round(looking.place)) if not looking.running else None
    one = _recorded(looking, made)
    if position is not None:
        comments = tuple(replace(comment, after=0) for comment in one.comments if text and comment.after == made)
        one = RecordedRound(position=position, comments=comments)
    return _alone(looking.match, looking.place, one, looking.names)


def _deal(looking: Looking) -> Record | None:
    """The same beginning under the same standing, with nothing played and nobody named."""
    record = _alone(looking.match, looking.place, replace(_recorded(looking, 0), comments=()), ())
    return None if hides_cards(record) else record


def _for_player(looking: Looking) -> Record | None:
    """The hand as far as one is in it, as the seat at the bottom of the screen knew it."""
    if looking.back.round(looking.place).to_act is None:
        return None
    seat = looking.back.seat if looking.running else looking.near
    record = _alone(
        looking.match, looking.place, _recorded(looking, looking.back.step(looking.place).made), looking.names
    )
    if seat is None or hides_cards(record):
        return None
    covered = for_player(record, seat)
    try:
        look_into(covered)
    except BadInput:  # the moves cannot be followed on what this seat knew
        return None
    return covered
