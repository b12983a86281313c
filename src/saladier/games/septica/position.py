"""A table of Septica set up by hand: hands, stock, the running trick, and what each side has taken."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput
from saladier.games.contract import Standing
from saladier.games.options import Options
from saladier.games.position import card_lists, cards_at, whole
from saladier.games.septica.opening import HAND
from saladier.games.septica.round import SepticaRound, holding
from saladier.games.septica.standing import SIDES

KEYS = frozenset({"stock", "trick", "leader", "taken"})


def place_septica(options: Options, standing: Standing, position: Mapping[str, Any]) -> SepticaRound:
    """The round of ``position``; its ``hands`` are lists of cards already, one per seat.

    A complete lap with its leader to act is his to end even where he has no choice.
    """
    hands, to_act, seats = position["hands"], position["to_act"], options.players
    trick, stock = cards_at(position, "trick"), cards_at(position, "stock")
    leader = whole(position.get("leader", to_act), "leader", 0, seats - 1)
    if (leader + len(trick)) % seats != to_act:
        raise BadInput(
            "with {n} cards led by seat {leader}, seat {seat} cannot be to act", "leader",
            n=len(trick), leader=leader, seat=to_act,
        )  # fmt: skip
    in_lap = [(leader + step) % seats for step in range(len(trick) % seats)]
    sizes = {len(hand) + (seat in in_lap) for seat, hand in enumerate(hands)}
    if len(sizes) > 1:
        raise BadInput("the hands do not run out together (cards of the running lap counted)", "hands")
    if max(sizes) + len(trick) // seats > HAND:
        raise BadInput("a player has at most {most} cards, those in the trick counted", "hands", most=HAND)
    if len(stock) % seats:
        raise BadInput(
            "the stock of {players} players is a multiple of {players}, not {n}", "stock", players=seats, n=len(stock)
        )
    round_ = SepticaRound(options, standing, hands, to_act, stock)
    round_.leader = leader
    round_.trick = trick
    round_.holder = (leader + holding(trick)) % seats if trick else leader
    if "taken" in position:
        round_.taken = card_lists(position["taken"], "taken", SIDES, "side")
    return round_
