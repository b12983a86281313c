"""Following a round whose cards are partly hidden: what a move names comes out from under the hidden cards."""

from collections import Counter
from itertools import product

from saladier.cards import HIDDEN, SALAS, Card
from saladier.games.contract import Round
from saladier.games.notation import Move, Step

FROM_HAND = frozenset({"card", "lay", "add", "take", "swap", "merge", "red3", "discard"})
"""Steps whose cards come out of the hand of the seat that acts."""


def uncover(round_: Round, move: Move) -> None:
    """Turn hidden cards of the seat to act over, as many as it takes for ``move`` to be made with its hand.

    A move of several steps may also bring cards into the hand on its way (the pile, a Salas won back, the pack of a
    side); they are counted as far as the move takes them. Where the rules refuse it in that way (the pile may come to
    hand only once the opening is complete, the pack only once the hand is empty, and a card of the pile may not be
    discarded at once), the cards were in the hand all along.
    """
    if HIDDEN not in round_.cards():
        return
    for spare in product((False, True), repeat=3):
        twin = round_.copy()
        _uncover(twin, move, *spare)
        if twin.judge(move) is None:
            _uncover(round_, move, *spare)
            return
    _uncover(round_, move)


def _uncover(
    round_: Round, move: Move, own_discard: bool = False, not_pack: bool = False, not_gained: bool = False
) -> None:
    """``own_discard``: the card discarded last was in the hand beside an equal one that came; ``not_pack``,
    ``not_gained``: nothing of the move comes out of the pack, or from what its steps bring into the hand."""
    assert round_.to_act is not None
    hand, packs = round_.hands[round_.to_act], getattr(round_, "packs", None)
    pack = packs[round_.to_act % len(packs)] if packs and not not_pack else None
    at_hand = Counter(hand) + Counter(pack or ())
    middle = int(getattr(round_, "middle", False))
    for step in move.steps:
        if step.kind in FROM_HAND:
            for card in step.cards:
                if at_hand[card]:
                    at_hand[card] -= 1
                elif card == SALAS and step.kind == "lay" and middle:
                    middle -= 1
                else:
                    _turn_over(card, hand, pack)
        if not not_gained:
            at_hand.update(_gained(round_, step))
    if own_discard and move.steps[-1].kind == "discard":
        _turn_over(move.steps[-1].cards[0], hand, None)


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
