"""Proofs in Sevens: nothing is left to choose, or nobody can be out earlier."""

from saladier.bots.claims.claim import Claim
from saladier.cards import Card
from saladier.games import Game
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import START, Opens


def certain(_game: Game, round_: SevensRound) -> Claim | None:
    """What is certain for the seat to act."""
    assert round_.to_act is not None
    hand = set(round_.hands[round_.to_act])
    fitting = sorted(card for card in hand if card in round_.waiting)
    if fitting and _out_next(round_, hand):
        return Claim("out_next", fitting[0], {"place": len(round_.finished)})
    if not round_.voluntary and _one_after_the_other(hand, round_.opens):
        return Claim("no_choice", fitting[0] if fitting else "pass")
    return None


def _out_next(round_: SevensRound, hand: set[Card]) -> bool:
    """Whether every card of the hand can be laid one after the other with nobody's help, and everybody else needs
    at least as many turns, of which each comes later."""
    open_now = set(round_.waiting)
    left = set(hand)
    while ready := left & open_now:
        left -= ready
        open_now.update(*(round_.opens[card] for card in ready))
    others = [len(held) for seat, held in enumerate(round_.hands) if held and seat != round_.to_act]
    return not left and all(size >= len(hand) for size in others)


def _one_after_the_other(hand: set[Card], opens: Opens) -> bool:
    """Whether of any two cards one must lie before the other can: then at most one fits at a time."""
    return len({card[1] for card in hand}) == 1 and any(
        hand <= set(line) for line in _lines(next(iter(hand))[1], opens)
    )


def _lines(suit: str, opens: Opens) -> list[list[Card]]:
    """The two halves of a row, each from its seven outwards."""
    lines = []
    for first in opens[START + suit]:
        line = [START + suit, first]
        while opens[line[-1]]:
            line.append(opens[line[-1]][0])
        lines.append(line)
    return lines
