"""Going out with one last meld: plans to ask the partner about, and the only moves that lay black threes."""

from collections.abc import Iterator

from saladier.cards import Card
from saladier.games.samba.cards import BLACK_THREES, WILDS
from saladier.games.samba.listing.hand import Holding
from saladier.games.samba.rules import NEEDED


def plans(holding: Holding) -> Iterator[str]:
    """Moves that put the whole hand, or all but a card that is then discarded, into one meld; not judged
    yet."""
    if holding.done + 1 < NEEDED or holding.size < 2:
        return
    hand = [card for card, number in holding.faces.items() for _ in range(number)]
    yield from _melding(holding, hand, "")
    for card in holding.faces:
        rest = hand.copy()
        rest.remove(card)
        yield from _melding(holding, rest, f" ; discard {card}")


def _melding(holding: Holding, cards: list[Card], end: str) -> Iterator[str]:
    plain = [card for card in cards if card not in WILDS]
    if len({card[0] for card in plain}) > 1 and len({card[1] for card in plain}) > 1:
        return
    text = " ".join(cards)
    yield f"lay {text}{end}"
    yield from (f"add {text} > {number}{end}" for number in range(len(holding.melds)))


def lays_black_threes(plan: str) -> bool:
    """Whether the plan's meld holds black threes."""
    return plan.startswith("lay") and not BLACK_THREES.isdisjoint(plan.partition(" ;")[0].split())
