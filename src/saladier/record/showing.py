"""Records for one player: what that seat cannot know is ``??``, and such records can be looked at, not played."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from saladier.cards import HIDDEN, Card, write_cards
from saladier.games import HIDDEN_QUESTION, Hand, Match, Round
from saladier.record.model import Record, RecordedRound
from saladier.record.read import read_position
from saladier.record.replay import load

PLACES = ("hands", "packs")
"""What a position has, per seat or side, that may be hidden; the stock is another matter, for it has an order."""


class Marked(str):
    """A card that knows where it lay when the round began."""

    __slots__ = ("place",)
    place: tuple[str, int, int]


def marked(cards: Sequence[Card], name: str, number: int = 0) -> list[Card]:
    """Cards that know their place: the list called ``name`` (the ``number``-th of that name), and where in it."""
    found: list[Card] = []
    for index, card in enumerate(cards):
        one = Marked(card)
        one.place = (name, number, index)
        found.append(one)
    return found


def for_player(record: Record, seat: int) -> Record:
    """The record as ``seat`` may have it. Finished hands are open to all; of one that goes on every card stays
    hidden that the seat has not seen, and so does what somebody else asks of a partner.

    Where a trick of Septica ended because its leader had no card to go on with, a ``stop`` is put in: of hidden
    cards nothing follows. Comments stay with the moves they follow.
    """
    match = load(record)
    if match.round is None or match.to_act is None:
        return record
    last, round_ = record.rounds[-1], _beginning(match)
    start, seen = round_.copy(), _seen(match, round_, seat)
    for move in last.moves:
        round_.apply(move)
        seen |= _seen(match, round_, seat)
    if last.deal is not None:
        deal = [card if ("deal", 0, index) in seen else HIDDEN for index, card in enumerate(last.deal)]
        last = replace(last, deal=tuple(deal))
    else:
        last = replace(last, position=_covered(last.position or {}, start, seen))
    covered = replace(record, rounds=(*record.rounds[:-1], replace(last, moves=(), comments=())))
    moves, at = _followed(record, covered, seat)
    comments = tuple(replace(comment, after=at[comment.after]) for comment in last.comments)
    return replace(covered, rounds=(*record.rounds[:-1], replace(last, moves=tuple(moves), comments=comments)))


def _followed(record: Record, covered: Record, seat: int) -> tuple[list[str], list[int]]:
    """The moves of the last round as they are to be followed on covered cards, and how many of them stand for the
    first 0, 1, … moves that were made."""
    real, shown = load(record, 0), look_into(covered)
    moves: list[str] = []
    at = [0]
    for move in record.rounds[-1].moves:
        hidden = move.startswith("ask: ") and real.to_act != seat
        _make(real, move)
        moves.append(HIDDEN_QUESTION if hidden else move)
        shown.follow(moves[-1])
        if _may_stop(shown) and not _may_stop(real):
            moves.append("stop")
            shown.follow("stop")
        at.append(len(moves))
    return moves, at


def _make(match: Match, move: str) -> None:
    assert match.to_act is not None
    match.play(match.to_act, move)


def _may_stop(match: Match) -> bool:
    return match.to_act is not None and match.refusal(match.to_act, "stop") is None


def hides_cards(record: Record) -> bool:
    """Whether some card of the record is ``??``."""
    return any(map(_hides, record.rounds))


def look_into(record: Record, moves: int | None = None) -> Match:
    """Replay a record for looking at it, hidden cards allowed; of its last round only the first ``moves`` moves.

    Cards that a move names come out from under the hidden ones. Raises `BadInput` as `load` does.
    """
    return load(record, moves, open_only=False)


def begin_again(match: Match, hand: Hand) -> Match:
    """A match of its own that stands at the beginning of a hand of ``match``, hidden cards allowed."""
    alone = Match(match.game, match.options, hand.standing)
    if hand.deal is not None:
        alone.start_deal(hand.deal, open_only=False)
    else:
        position = hand.position or {}
        alone.start_position(position, read_position(match.game, match.options, position), open_only=False)
    return alone


def _hides(one: RecordedRound) -> bool:
    return HIDDEN in (one.deal or ()) or any(HIDDEN in text for text in _texts(one.position or {}))


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


def _beginning(match: Match) -> Round:
    """The last round of a match as it began, every card that may be hidden knowing its place."""
    hand, game = match.hands[-1], match.game
    if hand.deal is not None:
        return game.deal(match.options, hand.standing, tuple(marked(hand.deal, "deal")))
    record = Record(game, match.options, hand.standing, (RecordedRound(position=hand.position),))
    begun = load(record).round
    assert begun is not None
    for name in PLACES:
        lists = getattr(begun, name, None) or []
        for number, cards in enumerate(lists):
            if cards is not None:
                lists[number] = marked(cards, name, number)
    stock = getattr(begun, "stock", None)
    if stock is not None:
        stock[:] = marked(stock, "stock")
    return begun


def _seen(match: Match, round_: Round, seat: int) -> set[tuple[str, int, int]]:
    """Where the cards began that the seat sees now, or was shown when the pack was cut."""
    shown = match.game.view(round_, seat).round
    at_cuts = [card for cut in getattr(round_, "cuts", ()) for card in cut.shown]
    return {card.place for card in (*shown.cards(), *at_cuts) if isinstance(card, Marked)}


def _covered(position: Any, start: Round, seen: set[tuple[str, int, int]]) -> dict[str, Any]:
    """A position in which every card is ``??`` that was not seen."""
    covered = dict(position)

    def text(cards: Iterable[Card]) -> str:
        return write_cards(card if not isinstance(card, Marked) or card.place in seen else HIDDEN for card in cards)

    for name in PLACES:
        if name in position:
            lists = getattr(start, name)
            covered[name] = [None if cards is None else text(cards) for cards in lists]
    stock: list[Card] | None = getattr(start, "stock", None)
    if stock and "stock" in position:
        covered["stock"] = text(stock[index] for index in _as_written(start, len(stock)))
    return covered


def _as_written(start: Round, number: int) -> list[int]:
    """The stock in the order in which the game writes it: one keeps the next card first, another last."""
    twin = start.copy()
    vars_ = [str(index) for index in range(number)]
    setattr(twin, "stock", vars_)  # noqa: B010 (only some rounds have a stock)
    return list(map(int, twin.position()["stock"].split()))
