"""A table of Sevens set up by hand: the hands, the ends of the rows, and who is already out."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import SUITS, BadInput, Card
from saladier.games.contract import Standing
from saladier.games.la_salade.rows import LADDER, START, Opens
from saladier.games.la_salade.sevens import SevensRound
from saladier.games.options import Options
from saladier.games.position import items, one_list, whole

KEYS = frozenset({"rows", "finished"})


def place_sevens(options: Options, standing: Standing, opens: Opens, position: Mapping[str, Any]) -> SevensRound:
    """The round of ``position``; its ``hands`` are lists of cards already, one per seat."""
    hands, to_act = position["hands"], position["to_act"]
    rows = _rows(position.get("rows", {}), opens)
    finished = _finished(position.get("finished", []), hands)
    if sum(1 for hand in hands if hand) < 2:
        raise BadInput("fewer than two players still hold cards, so the hand is over", "hands")
    if not hands[to_act]:
        raise BadInput("seat {seat} is out and cannot be to act", "to_act", seat=to_act)
    return SevensRound(options, standing, opens, hands, to_act, rows, finished)


def _rows(data: object, opens: Opens) -> dict[str, tuple[Card, Card]]:
    if not isinstance(data, dict):
        raise BadInput("an object is expected here", "rows")
    rows = {}
    for suit, text in data.items():
        where = f"rows.{suit}"
        if suit not in SUITS or len(suit) != 1:
            raise BadInput("there is no suit {suit}", "rows", suit=repr(suit))
        ends = one_list(text, where)
        if len(ends) != 2 or any(card[1] != suit for card in ends):
            raise BadInput("a row is its lowest and its highest card, both of its suit", where)
        for card in ends:
            if card not in opens:
                raise BadInput("{card} is not in the pack", where, card=card)
        low, high = ends
        if not LADDER.index(low[0]) <= LADDER.index(START) <= LADDER.index(high[0]):
            raise BadInput("a row grows from its seven; {low} {high} does not hold it", where, low=low, high=high)
        rows[suit] = (low, high)
    return rows


def _finished(data: object, hands: list[list[Card]]) -> list[int]:
    seats = [whole(one, f"finished[{i}]", 0, len(hands) - 1) for i, one in enumerate(items(data, "finished"))]
    empty = [seat for seat, hand in enumerate(hands) if not hand]
    if sorted(seats) != empty:
        raise BadInput(
            "here stand the seats without cards, {seats}, each once in the order out", "finished", seats=empty
        )
    return seats
