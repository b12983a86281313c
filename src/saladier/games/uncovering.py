"""Following a round whose cards are partly hidden: what a move names comes out from under the hidden cards."""

from collections import Counter

from saladier.cards import HIDDEN, SALAS, Card
from saladier.games.contract import Round
from saladier.games.notation import Move, Step

FROM_HAND = frozenset({"card", "lay", "add", "take", "swap", "merge", "red3", "discard"})
"""Steps whose cards come out of the hand of the seat that acts."""


def uncover(round_: Round, move: Move) -> None:
    """Turn hidden cards of the seat to act over, as many as it takes for ``move`` to be made with its hand.

    A move of several steps may also bring cards into the hand on its way (the pile, a Salas won back, the pack of a
    side); they are counted as far as the move takes them.
    """
    assert round_.to_act is not None
    hand, packs = round_.hands[round_.to_act], getattr(round_, "packs", None)
    pack = packs[round_.to_act % len(packs)] if packs else None
    at_hand = Counter(hand) + Counter(pack or ())
    for step in move.steps:
        if step.kind in FROM_HAND:
            for card in step.cards:
                if at_hand[card]:
                    at_hand[card] -= 1
                elif not (card == SALAS and step.kind == "lay" and getattr(round_, "middle", False)):
                    _turn_over(card, hand, pack)
        at_hand.update(_gained(round_, step))


def _gained(round_: Round, step: Step) -> list[Card]:
    """Cards that a step brings into the hand for the steps after it."""
    if step.kind == "take":
        pile: list[Card] = getattr(round_, "pile", [])
        return pile[:-1] if step.cards else pile.copy()
    return [SALAS] if step.kind == "swap" else []


def _turn_over(card: Card, hand: list[Card], pack: list[Card] | None) -> None:
    for place in (hand, pack or []):
        if HIDDEN in place:
            place[place.index(HIDDEN)] = card
            return
