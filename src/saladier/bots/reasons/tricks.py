"""Reasons in hands of tricks to avoid: what a card takes or leaves to others, what it keeps, what it gets rid of."""

from saladier.bots.reasons.reason import Facts, Reason, first_true
from saladier.bots.trick_reading import Reading
from saladier.cards import Card
from saladier.games import Game
from saladier.games.tricks import TrickRound
from saladier.games.tricks.contract import KING
from saladier.games.tricks.round import HEIGHT, best_of


class Look:
    """One card under consideration: led, followed with (``follows``) or thrown on another suit (``thrown``).

    ``out`` are the heights of its suit that were not seen yet, ``mine`` the hand's cards of the suit from the lowest
    up, ``below`` and ``above`` those of ``out`` on either side of it.
    """

    def __init__(self, game: Game, round_: TrickRound, card: Card) -> None:
        reading = Reading(round_, game.pack(round_.options))
        self.round, self.card, self.suit = round_, card, card[1]
        self.hand, self.led, self.best, self.to_come = reading.hand, reading.led, reading.before, len(reading.later)
        self.legal = round_.legal_moves()
        self.height = HEIGHT[card[0]]
        self.out = sorted(reading.out[self.suit])
        self.below = [height for height in self.out if height < self.height]
        self.above = [height for height in self.out if height > self.height]
        self.mine = sorted((one for one in self.hand if one[1] == self.suit), key=_height)
        self.thrown = bool(self.led) and self.suit != self.led
        self.follows = bool(self.led) and not self.thrown
        self.takes = self.follows and self.height > self.best
        self.last_trick = reading.last_trick

    @property
    def winning(self) -> Card:
        """The card that wins the running trick so far."""
        return self.round.trick[best_of(self.round.trick)]

    def price(self) -> int:
        """What the card itself costs whoever takes it."""
        contract = self.round.contract
        hearts = contract.hearts if self.suit == "H" else 0
        queens = contract.queens if self.card[0] == "Q" else 0
        return hearts + queens + (contract.king if self.card == KING else 0)

    def cost(self) -> int:
        """What the running trick costs its taker once the card completes it."""
        taken = [[(*self.round.trick, self.card)]]
        return sum(line.points[0] for line in self.round.contract.ledger(taken, 0 if self.last_trick else None))

    def only_last_costs(self) -> bool:
        """Whether nothing but the last trick costs anything, and this is not yet it."""
        contract = self.round.contract
        return not (contract.tricks or contract.hearts or contract.queens or contract.king or self.last_trick)


def reason(game: Game, round_: TrickRound, card: Card) -> Reason:
    """Why the seat to act might play ``card``."""
    look = Look(game, round_, card)
    if len(look.legal) == 1:
        return Reason("only_card")
    return first_true(look, THROWN if look.thrown else FOLLOWED if look.follows else LED)


def throws_price(look: Look) -> Facts | None:
    """A card that costs goes to whoever takes this trick."""
    price = look.price()
    return {"points": price} if price else None


def throws_high(look: Look) -> Facts | None:
    """The highest card of its suit in hand, above others still out."""
    high = look.card == look.mine[-1] and look.below
    return {"suit": look.suit, "n": len(look.below)} if high else None


def throws_last(look: Look) -> Facts | None:
    """The last card of a suit that others may still lead."""
    return {"suit": look.suit} if len(look.mine) == 1 and look.out else None


def no_part(look: Look) -> Facts | None:
    """It cannot take the trick."""
    return {"suit": look.led}


def only_below(look: Look) -> Facts | None:
    """The only card that stays below the one that wins so far."""
    return {"card": look.winning} if not look.takes and _lower(look) == [look.card] else None


def highest_below(look: Look) -> Facts | None:
    """The highest of several that stay below."""
    return {"card": look.winning} if not look.takes and _lower(look)[-1] == look.card else None


def stays_below(look: Look) -> Facts | None:
    """It stays below, though a higher one would too."""
    return None if look.takes else {"card": look.winning}


def takes_free(look: Look) -> Facts | None:
    """The last card of a trick that costs nothing."""
    return {} if not look.to_come and not look.cost() else None


def forced_highest(look: Look) -> Facts | None:
    """Nobody plays after it and every card would take the trick, so the highest goes."""
    forced = not look.to_come and not _lower(look) and look.card == look.mine[-1]
    return {"points": look.cost()} if forced else None


def takes_price(look: Look) -> Facts | None:
    """Nobody plays after it: it takes the trick at its cost."""
    return None if look.to_come else {"points": look.cost()}


def spends_high(look: Look) -> Facts | None:
    """The highest card that may go, while only the last trick costs."""
    high = look.only_last_costs() and look.height == max(HEIGHT[card[0]] for card in look.legal)
    return {} if high else None


def keeps_low(look: Look) -> Facts | None:
    """A lower card of the suit stays, which every one still out beats."""
    low = look.mine[0]
    kept = low != look.card and look.out and HEIGHT[low[0]] < look.out[0]
    return {"card": low, "suit": look.suit} if kept else None


def takes_sure(look: Look) -> Facts | None:
    """Nothing still out beats it."""
    return None if look.above else {"suit": look.suit}


def may_be_beaten(look: Look) -> Facts | None:
    """Higher cards are out, and players are still to come."""
    return {"suit": look.suit, "n": len(look.above), "players": look.to_come}


def lead_below(look: Look) -> Facts | None:
    """Every card of the suit still out is higher."""
    return {"suit": look.suit} if look.out and not look.below else None


def lead_empties(look: Look) -> Facts | None:
    """The only card of its suit; the next time others lead it anything may go."""
    return {"suit": look.suit} if len(look.mine) == 1 and look.out else None


def lead_alone(look: Look) -> Facts | None:
    """Nobody else can hold the suit."""
    return None if look.out else {"suit": look.suit}


def lead_sure(look: Look) -> Facts | None:
    """Others of the suit are out, none of them higher."""
    return None if look.above else {"suit": look.suit}


def lead_counts(look: Look) -> Facts | None:
    """How many of those still out are higher."""
    return {"suit": look.suit, "n": len(look.above), "all": len(look.out)}


THROWN = (throws_price, throws_high, throws_last, no_part)
FOLLOWED = (
    only_below, highest_below, stays_below, takes_free, forced_highest, spends_high, keeps_low, takes_price,
    takes_sure, may_be_beaten,
)  # fmt: skip
LED = (spends_high, lead_below, lead_empties, keeps_low, lead_alone, lead_sure, lead_counts)


def _height(card: Card) -> int:
    return HEIGHT[card[0]]


def _lower(look: Look) -> list[Card]:
    """The cards of the hand that stay below the winning one, from the lowest up."""
    return [card for card in look.mine if _height(card) < look.best]
