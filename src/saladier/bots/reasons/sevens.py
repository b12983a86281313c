"""Reasons in Sevens: for whom a card opens the way, and what it holds back."""

from collections.abc import Collection

from saladier.bots.reasons.reason import Facts, Reason, first_true
from saladier.bots.sevens import beyond
from saladier.cards import HIDDEN, Card
from saladier.games import Game
from saladier.games.fitting import unseen
from saladier.games.la_salade import SevensRound


class Look:
    """One card under consideration; ``rows`` are the directions it opens, each outwards from it."""

    def __init__(self, game: Game, round_: SevensRound, card: Card) -> None:
        assert round_.to_act is not None
        self.round, self.card = round_, card
        self.hand: Collection[Card] = round_.hands[round_.to_act]
        self.legal = round_.legal_moves()
        self.rows = self.rows_of(card)
        self.fitting = [one for one in self.hand if one in round_.waiting]
        hidden = sum(hand.count(HIDDEN) for hand in round_.hands)
        self.whole = len(unseen(round_, game.pack(round_.options))) == hidden
        """Whether every card that was not seen is in somebody's hand."""

    def rows_of(self, card: Card) -> list[list[Card]]:
        """What lies beyond a card, a list for each direction it opens."""
        return [beyond(first, self.round.opens) for first in self.round.opens[card]]

    def behind(self, card: Card) -> int:
        """How many cards of others wait behind a card."""
        return sum(one not in self.hand for row in self.rows_of(card) for one in row)

    def opened(self, card: Card) -> int:
        """How many cards of others a card makes playable at once."""
        return sum(one not in self.hand for one in self.round.opens[card])


def reason(game: Game, round_: SevensRound, move: str) -> Reason:
    """Why the seat to act might lay a card, or pass."""
    assert round_.to_act is not None
    if move == "pass":
        fitting = [card for card in round_.hands[round_.to_act] if card in round_.waiting]
        return Reason("keeps_back", {"cards": tuple(sorted(fitting))}) if fitting else Reason("must_pass")
    return first_true(Look(game, round_, move), CHECKS)


def last_card(look: Look) -> Facts | None:
    """The hand is out; ``place`` counts from 0."""
    return {"place": len(look.round.finished)} if len(look.hand) == 1 else None


def only_fit(look: Look) -> Facts | None:
    """No other move is possible."""
    return {} if len(look.legal) == 1 else None


def opens_own(look: Look) -> Facts | None:
    """The next card of the row is one's own."""
    return next(({"card": row[0]} for row in look.rows if row[0] in look.hand), None)


def leads_to_own(look: Look) -> Facts | None:
    """An own card lies further out, ``n`` cards of others before it."""
    ways = [(row.index(card), card) for row in look.rows for card in row if card in look.hand]
    return {"card": min(ways)[1], "n": min(ways)[0]} if ways else None


def opens_nothing(look: Look) -> Facts | None:
    """It ends its row."""
    return None if look.rows else {}


def holds_back(look: Look) -> Facts | None:
    """Another card that fits stays, behind which more cards of others wait."""
    others = [card for card in look.fitting if card != look.card and not _own_behind(look, card)]
    if not look.whole or not others:
        return None
    kept = max(others, key=lambda card: (look.behind(card), card))
    more, less = look.behind(kept), look.behind(look.card)
    return {"card": kept, "n": more, "less": less} if more > less else None


def opens_least(look: Look) -> Facts | None:
    """No other card that fits makes fewer cards of others playable."""
    least = min(look.opened(card) for card in look.fitting)
    return {"n": least} if look.opened(look.card) == least else None


def opens_to_others(look: Look) -> Facts | None:
    """How many cards of others become playable."""
    return {"n": look.opened(look.card)}


CHECKS = (last_card, only_fit, opens_own, leads_to_own, opens_nothing, holds_back, opens_least, opens_to_others)


def _own_behind(look: Look, card: Card) -> bool:
    return any(one in look.hand for row in look.rows_of(card) for one in row)
