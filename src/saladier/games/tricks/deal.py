"""Dealing a whole pack out, and dealing the cards one cannot see so that they fit what was shown."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from saladier.cards import HIDDEN, SUITS, Card
from saladier.games.tricks.round import TrickRound


def deal_all(pack: Sequence[Card], players: int, dealer: int) -> list[list[Card]]:
    """Hands dealt one card at a time from the seat after the dealer until the pack runs out."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    for index, card in enumerate(pack):
        hands[(dealer + 1 + index) % players].append(card)
    return hands


def voids(round_: TrickRound) -> list[set[str]]:
    """Per seat the suits it has shown to be out of, from the tricks played in this round."""
    shown: list[set[str]] = [set() for _ in round_.hands]
    for leader, trick in [*round_.history, (round_.leader, tuple(round_.trick))]:
        for index, card in enumerate(trick):
            if card[1] != trick[0][1]:
                shown[(leader + index) % len(shown)].add(trick[0][1])
    return shown


def imagine_hands(round_: TrickRound, pack: Sequence[Card], random: Random) -> list[list[Card]]:
    """Hands for a masked round: known ones kept, the rest dealt out of the unseen cards without breaking a void.

    A hand set up as a position may have fewer cards in all than the pack; which ones are missing is then unknown
    and left to chance as well.
    """
    unseen = Counter(pack)
    unseen.subtract(card for card in round_.cards() if card != HIDDEN)
    loose = list(unseen.elements())
    sizes = [hand.count(HIDDEN) for hand in round_.hands]
    barred = voids(round_)
    dealt = _fit(loose, sizes, voids(round_), random)
    return [
        sorted(new) if size else hand.copy() for hand, new, size in zip(round_.hands, dealt, sizes, strict=True)
    ]


def _fit(
    cards: list[Card], sizes: Sequence[int], barred: Sequence[set[str]], random: Random
) -> list[list[Card]]:
    """Deal some of ``cards`` into hands of ``sizes`` avoiding barred suits: the most bound cards first, then
    earlier ones moved on where a hand would stay short."""
    hands: list[list[Card]] = [[] for _ in sizes]
    spare: list[Card] = []
    open_to = {suit: [seat for seat, out in enumerate(barred) if suit not in out] for suit in SUITS}
    random.shuffle(cards)
    excess = len(cards) - sum(sizes)
    if excess:
        spare, cards = cards[:excess], cards[excess:]
    for card in sorted(cards, key=lambda one: len(open_to[one[1]])):
        room = [seat for seat in open_to[card[1]] for _ in range(sizes[seat] - len(hands[seat]))]
        if room:
            hands[random.choice(room)].append(card)
        else:
            spare.append(card)
    for seat, size in enumerate(sizes):
        while len(hands[seat]) < size:
            if not _fill(seat, hands, spare, barred, set()):
                raise ValueError("no deal fits what was shown")
    return hands


def _fill(
    seat: int, hands: list[list[Card]], spare: list[Card], barred: Sequence[set[str]], asked: set[int]
) -> bool:
    """Bring one more card to ``seat``: a spare one, or one from a seat that can itself be filled up again."""
    for card in spare:
        if card[1] not in barred[seat]:
            spare.remove(card)
            hands[seat].append(card)
            return True
    asked.add(seat)
    for other, held in enumerate(hands):
        card = next((one for one in held if one[1] not in barred[seat]), "")
        if other not in asked and card and _fill(other, hands, spare, barred, asked):
            held.remove(card)
            hands[seat].append(card)
            return True
    return False
