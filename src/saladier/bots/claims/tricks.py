"""Proofs in hands of tricks: nothing that costs is left, all tricks are one's own, or none is.

Nothing is known of the cards still out but that they lie in other hands; voids that were shown are not used.
"""

from collections.abc import Iterable, Mapping, Sequence

from saladier.bots.claims.claim import Claim
from saladier.bots.trick_reading import Reading
from saladier.cards import HIDDEN, SUITS, Card
from saladier.games import Game
from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import HEIGHT

Heights = Mapping[str, Sequence[int]]
"""Suit -> heights of its cards, from the lowest up."""


def certain(game: Game, round_: TrickRound, said: str = "") -> Claim | None:
    """What is certain for the seat to act; where there is a choice, what was ``said`` before, else the cheaper."""
    reading = Reading(round_, game.pack(round_.options))
    legal = sorted(round_.legal_moves(), key=lambda card: (-HEIGHT[card[0]], card))
    proved = _all_or_none(round_, reading, legal, said)
    if nothing_costs(round_, reading):  # said first, but played as was said before
        return Claim("nothing_costs", proved.move if proved is not None else legal[-1])
    return proved


def _all_or_none(round_: TrickRound, reading: Reading, legal: Sequence[Card], said: str) -> Claim | None:
    """The first card after which none of the tricks is the seat's own, or all are."""
    if len(reading.loose) != sum(hand.count(HIDDEN) for hand in round_.hands):
        return None  # cards are missing from the pack, nobody knows which
    out = {suit: sorted(heights) for suit, heights in reading.out.items()}
    none = (card for card in legal if loses_now(reading, card, out) and takes_none(reading, card, out))
    every = (card for card in legal if takes_now(reading, card, out) and takes_all(reading, card, out))
    ways = [("none_mine", none), ("all_mine", every)]
    for code, cards in reversed(ways) if said == "all_mine" else ways:
        card = next(cards, None)
        if card is not None:
            return Claim(code, card, {"n": len(reading.hand)})
    return None


def nothing_costs(round_: TrickRound, reading: Reading) -> bool:
    """Whether neither a trick nor any card still in play costs anything."""
    contract = round_.contract
    if contract.tricks or contract.last:
        return False
    lines = contract.ledger([[(*reading.hand, *reading.loose, *round_.trick)]], None)
    return not any(line.points[0] for line in lines)


def takes_now(reading: Reading, card: Card, out: Heights) -> bool:
    """Whether the card takes the running trick whatever follows: it beats what lies there and, unless nobody plays
    after it, everything of its suit still out."""
    if reading.led and (card[1] != reading.led or HEIGHT[card[0]] < reading.before):
        return False
    heights = out[card[1]]
    return not reading.later or not heights or HEIGHT[card[0]] > heights[-1]


def takes_all(reading: Reading, card: Card, out: Heights) -> bool:
    """Whether the hand without ``card``, then on lead, takes every trick when it leads each suit from the top.

    A lead draws a card of its suit from everybody who holds one, at worst the lowest, so a card is safe if no higher
    one is out, or if before it so many are led that none can be left.
    """
    for suit, heights in heights_of(one for one in reading.hand if one != card).items():
        others = out[suit]
        if suit == card[1] and not reading.led:
            others = others[1:]
        for turn, height in enumerate(reversed(heights)):
            if turn < len(others) and height < others[-1]:
                return False
    return True


def loses_now(reading: Reading, card: Card, out: Heights) -> bool:
    """Whether the running trick goes to another whatever follows: the card lies below what wins so far, or is led
    below every one of its suit still out, of which there is one at least."""
    if not reading.led:
        heights = out[card[1]]
        return bool(heights) and HEIGHT[card[0]] < heights[0]
    return card[1] != reading.led or HEIGHT[card[0]] < reading.before


def takes_none(reading: Reading, card: Card, out: Heights) -> bool:
    """Whether the hand without ``card`` need not take a trick that others lead.

    In each suit the lowest card must lie below the lowest one out, the second below the second, and so on: then
    there is a lower card left for whichever is led, and after it the same holds again. A suit that was led now
    loses one card at least of those out, at worst the highest.
    """
    for suit, heights in heights_of(one for one in reading.hand if one != card).items():
        others = list(out[suit])
        if suit == card[1] and not reading.led:
            others = others[:-1]
        if any(own > other for own, other in zip(heights, others, strict=False)):
            return False
    return True


def heights_of(cards: Iterable[Card]) -> dict[str, list[int]]:
    """Cards by suit."""
    found: dict[str, list[int]] = {suit: [] for suit in SUITS}
    for card in cards:
        found[card[1]].append(HEIGHT[card[0]])
    return {suit: sorted(heights) for suit, heights in found.items()}
