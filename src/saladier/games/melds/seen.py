"""Hidden cards dealt out at random, bound by the cards everybody saw a seat take from the pile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from saladier.cards import HIDDEN, Card


def imagine_hidden(
    pack: Iterable[Card],
    open_cards: Iterable[Card],
    places: Sequence[list[Card]],
    seen: Sequence[Sequence[Card]],
    random: Random,
) -> list[list[Card]]:
    """Cards for every place (hands first, then the stock and whatever else lies face down), in new lists.

    ``open_cards`` are the cards seen anywhere, hidden ones (``??``) among them ignored; ``places`` the
    card lists that may hold hidden cards; ``seen`` per hand the cards known to be in it. Lists without a
    hidden card are kept. With a table set up by hand fewer cards may lie about than the pack has; which
    ones are missing is chance.
    """
    loose = Counter(pack)
    loose.subtract(Counter(open_cards))
    del loose[HIDDEN]
    known = [list(seen[index]) if index < len(seen) and HIDDEN in place else [] for index, place in enumerate(places)]
    for cards in known:
        loose.subtract(cards)
    rest = list((+loose).elements())
    random.shuffle(rest)
    filled = []
    for place, cards in zip(places, known, strict=True):
        shown = [card for card in place if card != HIDDEN]
        number = len(place) - len(shown) - len(cards)
        filled.append([*shown, *cards, *(rest.pop() for _ in range(number))])
    return filled
