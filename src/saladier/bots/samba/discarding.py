"""The discard: what one can spare, and what the next player cannot use."""

from collections.abc import Iterator

from saladier.bots.contract import Choice
from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import Stakes
from saladier.bots.samba.worth import at_least
from saladier.cards import HIDDEN, Card
from saladier.games.samba.cards import BLACK_THREES, VALUE, WILDS, is_natural
from saladier.games.samba.melds import Group, Sequence

FITS = {3: 45.0, 4: 80.0, 5: 150.0, 6: 700.0}
"""Length of a rival's sequence -> what its next card is worth to him."""
PER_CARD = 16.0
"""What each card of a pile is worth to whoever takes it."""
STOPPER = 12.0
"""What a black three is worth in hand: it keeps a larger pile from the next player."""


def discards(sight: Sight, stakes: Stakes) -> Iterator[Choice]:
    """Every discard with its worth, never above zero."""
    for card in sight.held:
        spared = STOPPER if card in BLACK_THREES else stakes.of(card)
        relief = VALUE[card] * sight.hurry() * 0.6
        yield Choice(min(0.0, relief - spared - danger(sight, card)), f"discard {card}")


def danger(sight: Sight, card: Card) -> float:
    """What the next player may gain by this card on the pile."""
    if not is_natural(card):
        return 0.0
    round_, rival = sight.round, sight.round.side(sight.next)
    melds = round_.melds[rival]
    pile = round_.pile
    prize = PER_CARD * (len(pile) + 1) + 35.0 * sum(one in WILDS for one in pile)
    if any(isinstance(meld, Group) and meld.rank == card[0] for meld in melds):
        prize += 40.0
    taken = _pair_chance(sight, card) * (prize if melds else 0.5 * prize)
    fits = [len(meld.cards) for meld in melds if isinstance(meld, Sequence) and meld.continued_by(card)]
    return max([taken, *(FITS[length] for length in fits)])


def _pair_chance(sight: Sight, card: Card) -> float:
    """The chance that the next player holds two naturals of the card's rank."""
    known = sight.round.seen[sight.next]
    need = 2 - sum(one[0] == card[0] and is_natural(one) for one in known)
    hidden = max(1, sum(sight.unseen.values()))
    unknown = sight.round.hands[sight.next].count(HIDDEN) - len(known)
    loose = sum(sight.unseen[f"{card[0]}{suit}"] for suit in "CDHS")
    return at_least(loose * unknown / hidden, need)
