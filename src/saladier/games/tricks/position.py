"""A trick hand set up by hand: the cards in hand, the running trick and the tricks taken so far."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput, Card
from saladier.games.contract import Standing
from saladier.games.options import Options
from saladier.games.position import cards_at, items, one_list
from saladier.games.tricks.contract import TrickContract
from saladier.games.tricks.round import TrickRound

KEYS = frozenset({"trick", "taken"})


def place_tricks(
    options: Options, standing: Standing, contract: TrickContract, position: Mapping[str, Any]
) -> TrickRound:
    """The round of ``position``; its ``hands`` are lists of cards already, one per seat."""
    hands: list[list[Card]] = position["hands"]
    seats = len(hands)
    trick = cards_at(position, "trick")
    if len(trick) >= seats:
        raise BadInput(
            "a running trick of {players} players has at most {most} cards", "trick", players=seats, most=seats - 1
        )
    to_act = position["to_act"]
    played = [(to_act - 1 - back) % seats for back in range(len(trick))]
    if len({len(hand) + (seat in played) for seat, hand in enumerate(hands)}) > 1:
        raise BadInput("the hands do not run out together (cards in the trick counted)", "hands")
    return TrickRound(options, standing, contract, hands, to_act, trick, _taken(position, seats))


def _taken(position: Mapping[str, Any], seats: int) -> list[list[list[Card]]]:
    if "taken" not in position:
        return []
    taken = []
    for seat, tricks in enumerate(items(position["taken"], "taken", seats, "seat")):
        where = f"taken[{seat}]"
        taken.append([one_list(text, f"{where}[{i}]") for i, text in enumerate(items(tricks, where))])
        if any(len(trick) != seats for trick in taken[-1]):
            raise BadInput("every trick has {n} cards", where, n=seats)
    return taken
