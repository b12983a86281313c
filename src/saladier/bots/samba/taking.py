"""Beginning a turn: two unknown cards, the pile, or its top card."""

from collections.abc import Iterator

from saladier.bots.contract import Choice
from saladier.bots.samba.leaving import end_gain
from saladier.bots.samba.melding import cheap_first, spare_first
from saladier.bots.samba.opening import OPENED, best_set, candidates
from saladier.bots.samba.plan import Plan, laid_points, new_group, price
from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import PAIR, Stakes
from saladier.bots.samba.worth import group_worth, run_worth, wild_worth
from saladier.cards import Card
from saladier.games.samba.cards import BLACK_THREES, HEIGHT, RED_THREES, VALUE, WILDS, is_natural, points
from saladier.games.samba.forms import shape_fault
from saladier.games.samba.melds import COMPLETE, Group, Sequence, extended
from saladier.games.samba.rules import minimum

UNKNOWN = 24.0
"""What a card drawn from the stock is worth on average."""
PLAIN = 11.0
"""What a card of the pile is worth that fits nothing yet."""


def beginnings(sight: Sight, stakes: Stakes) -> Iterator[Choice]:
    """Each way to begin the turn with its worth."""
    drawn = min(2, len(sight.round.stock))
    yield Choice(UNKNOWN * drawn if drawn else end_gain(sight), "draw")
    pile = sight.round.pile
    if not pile or not is_natural(pile[-1]):
        return
    yield from _tops(sight, pile[-1])
    for plan in _takings(sight, stakes, pile[-1]):
        rest = sum(_fetched(sight, card) for card in pile[:-1])
        yield Choice(plan.gain + rest * (1 - 0.4 * sight.hurry()), plan.move)


def _tops(sight: Sight, top: Card) -> Iterator[Choice]:
    for number, meld in enumerate(sight.melds):
        if isinstance(meld, Sequence) and meld.continued_by(top):
            height = HEIGHT[top[0]]
            after = run_worth(sight, meld.suit, min(meld.low, height), max(meld.high, height))
            yield Choice(after - run_worth(sight, meld.suit, meld.low, meld.high) + VALUE[top], f"top > {number}")


def _takings(sight: Sight, stakes: Stakes, top: Card) -> Iterator[Plan]:
    naturals, wilds = spare_first(stakes, sight.ranks[top[0]]), cheap_first(sight)
    further = candidates(sight, stakes) if not sight.melds and len(naturals) > 1 else []
    for plain in range(2, len(naturals) + 1):
        for wild in range(min(2, len(wilds)) + 1):
            cards = (*naturals[:plain], *wilds[:wild])
            if shape_fault(sight.rules, plain + 1, wild) is None:
                group = new_group(sight, stakes, [top, *naturals[:plain]], wilds[:wild])
                gain = group.gain + stakes.run(top) - PAIR
                plan = Plan(gain, f"take {' '.join(cards)}", cards, group.done)
                yield from [plan] if sight.melds else _opening_with(sight, further, top, plan)
            yield from _onto(sight, stakes, top, cards)


def _onto(sight: Sight, stakes: Stakes, top: Card, cards: tuple[Card, ...]) -> Iterator[Plan]:
    wild = sum(card in WILDS for card in cards)
    for number, meld in enumerate(sight.melds):
        if isinstance(meld, Group) and meld.rank == top[0]:
            plain = meld.naturals + len(cards) - wild + 1
            full = len(meld.cards) >= COMPLETE
            if shape_fault(sight.rules, plain, meld.wilds + wild, full and wild > 0) is None:
                after = extended(meld, (top, *cards))
                assert isinstance(after, Group)
                gain = group_worth(sight, after) - group_worth(sight, meld) + laid_points(sight, (top, *cards))
                done = sight.done + (len(after.cards) >= COMPLETE) - full
                gain -= price(sight, stakes, cards) + PAIR
                yield Plan(gain, f"take {' '.join(cards)} > {number}", cards, done)


def _opening_with(sight: Sight, further: list[Plan], top: Card, take: Plan) -> Iterator[Plan]:
    """The taking as an opening, with the further melds from hand it needs."""
    least = minimum(sight.round.standing.scores[sight.side]) - VALUE[top] - points(take.cards)
    if least <= 0:
        yield Plan(take.gain + OPENED, take.move, take.cards, take.done)
        return
    hand = sight.hand.copy()
    for card in take.cards:
        hand.remove(card)
    best = best_set(sight, further, hand, least, keep=0 if len(sight.round.pile) > 1 else 1)
    if best is not None:
        gain, melds = best
        moves = " ; ".join([take.move, *(meld.move for meld in melds)])
        yield Plan(take.gain + gain + OPENED, moves, take.cards, take.done)


def _fetched(sight: Sight, card: Card) -> float:
    """What a card below the top would be worth in hand."""
    if card in WILDS:
        return wild_worth(sight, card) + 10
    if card in RED_THREES:
        return 90.0
    if card in BLACK_THREES:
        return 2.0
    worth = PLAIN + 9.0 * min(2, len(sight.ranks[card[0]]))
    for meld in sight.melds:
        if isinstance(meld, Group) and meld.rank == card[0]:
            worth = max(worth, 30.0)
        elif isinstance(meld, Sequence) and meld.continued_by(card):
            worth = max(worth, 60.0 + 25.0 * (len(meld.cards) - 3))
    return worth
