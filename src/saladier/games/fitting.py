"""Dealing unseen cards into places so that they fit what was shown: the heart of every imagined round."""

from collections import Counter
from collections.abc import Container, Sequence
from random import Random

from saladier.cards import HIDDEN, Card
from saladier.games.contract import Round


def unseen(round_: Round, pack: Sequence[Card]) -> list[Card]:
    """The cards of ``pack`` that a masked round shows nowhere, in the order of the pack."""
    left = Counter(pack)
    left.subtract(card for card in round_.cards() if card != HIDDEN)
    return list(left.elements())


def imagined_hands(
    round_: Round, pack: Sequence[Card], barred: Sequence[Container[Card]], random: Random
) -> list[list[Card]]:
    """Hands for a masked round whose hidden cards all lie in hands: the unseen ones dealt out, none of them
    to a seat they are ``barred`` from.

    A hand set up as a position may have fewer cards in all than the pack; which ones are missing is then
    unknown and left to chance as well.
    """
    sizes = [hand.count(HIDDEN) for hand in round_.hands]
    dealt = fit(unseen(round_, pack), sizes, barred, random)
    return [sorted(new) if size else hand.copy() for hand, new, size in zip(round_.hands, dealt, sizes, strict=True)]


def fit(
    cards: Sequence[Card], sizes: Sequence[int], barred: Sequence[Container[Card]], random: Random
) -> list[list[Card]]:
    """Some of ``cards`` dealt at random into one hand per size, none of them ``barred`` from that hand.

    The most bound cards are dealt first, each to a place with the chance of its room; earlier ones are moved
    on where a hand would stay short. Cards beyond the sum of the sizes stay out. Raises `ValueError` when no
    deal fits.
    """
    loose = list(cards)
    random.shuffle(loose)
    excess = len(loose) - sum(sizes)
    spare, loose = loose[:excess], loose[excess:]
    places = range(len(sizes))
    open_to = {card: [place for place in places if card not in barred[place]] for card in loose}
    loose.sort(key=lambda card: len(open_to[card]))
    hands: list[list[Card]] = [[] for _ in sizes]
    room = list(sizes)
    for card in loose:
        free = open_to[card]
        ticket = random.random() * sum([room[place] for place in free])
        for place in free:
            ticket -= room[place]
            if ticket < 0:
                hands[place].append(card)
                room[place] -= 1
                break
        else:
            spare.append(card)
    for place in places:
        while len(hands[place]) < sizes[place]:
            if not _fill(place, hands, spare, barred, set()):
                raise ValueError("no deal fits what was shown")
    return hands


def _fill(
    place: int, hands: list[list[Card]], spare: list[Card], barred: Sequence[Container[Card]], asked: set[int]
) -> bool:
    """Bring one more card to ``place``: a spare one, or one from a hand that can itself be filled up again."""
    for card in spare:
        if card not in barred[place]:
            spare.remove(card)
            hands[place].append(card)
            return True
    asked.add(place)
    for other, held in enumerate(hands):
        card = next((one for one in held if one not in barred[place]), "")
        if other not in asked and card and _fill(other, hands, spare, barred, asked):
            held.remove(card)
            hands[place].append(card)
            return True
    return False
