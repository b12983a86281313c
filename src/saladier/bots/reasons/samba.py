"""Reasons in Samba: what a step completes, reaches or brings, and what a discard leaves to the next player."""

from collections import Counter

from saladier.bots.reasons.reason import Facts, Reason, first_true
from saladier.cards import Card
from saladier.games.notation import Move, Step, read
from saladier.games.samba.cards import HEIGHT, PACK, VALUE, WILDS, is_natural, points
from saladier.games.samba.melds import COMPLETE, Meld, Sequence, complete
from saladier.games.samba.round import DRAWN, SambaRound
from saladier.games.samba.rules import minimum
from saladier.games.samba.scoring import KEPT, OUT
from saladier.games.samba.turn import Turn

PAIR = 2
"""Naturals in hand that take the pile (9.2)."""
NEAR = 3
"""So many cards more at most make another opening worth a comparison."""


class Look:
    """One move under consideration: the melds of the side and the hand before it and after it."""

    def __init__(self, round_: SambaRound, move: Move) -> None:
        assert round_.to_act is not None
        self.round, self.move, self.seat = round_, move, round_.to_act
        self.first: Step = move.steps[0]
        self.hand = round_.hands[self.seat]
        self.before: list[Meld] = round_.melds[round_.side(self.seat)]
        turn = Turn(round_, trial=True)
        for step in move.steps:
            if step.kind != "draw":
                turn.do(step)
        self.after, self.left, self.turn = turn.melds, turn.hand, turn
        self.least = minimum(round_.standing.scores[round_.side(self.seat)])

    @property
    def opens(self) -> bool:
        """Whether these are the first melds of the side."""
        return not self.before and bool(self.after)

    @property
    def laid(self) -> list[Card]:
        """The cards that leave the hand for melds."""
        return [card for step in self.move.steps if step.kind in ("lay", "add", "take", "merge") for card in step.cards]

    @property
    def card(self) -> Card:
        """The card of a move that is about one."""
        return self.first.card

    @property
    def grown(self) -> Meld | None:
        """The meld a single step has put cards on."""
        target = self.first.target
        return self.after[target] if len(self.move.steps) == 1 and target is not None else None


def reason(round_: SambaRound, text: str) -> Reason:
    """Why the seat to act might make the move."""
    assert round_.to_act is not None
    if text in ("yes", "no"):
        return Reason("answer_yes" if text == "yes" else "answer_no", {"points": points(round_.hands[round_.to_act])})
    move = read(text)
    assert move is not None
    look = Look(round_, move)
    if move.asks:
        partners = round_.rules.partners(look.seat)
        return Reason("asks_first", {"cards": sum(len(round_.hands[seat]) for seat in partners)})
    return first_true(look, CHECKS[look.first.kind])


def goes_out(look: Look) -> Facts | None:
    """The hand is empty afterwards, and nothing is drawn."""
    return None if look.left or look.turn.draws else {"points": OUT}


def completes(look: Look) -> Facts | None:
    """A canasta or samba more than before; its bonus."""
    if complete(look.after) <= complete(look.before):
        return None
    old = list(look.before)
    new = next(meld for meld in look.after if len(meld.cards) >= COMPLETE and not _taken_from(old, meld))
    return {"meld": new, "points": new.bonus}


def opens_without_wilds(look: Look) -> Facts | None:
    """The minimum is reached and the wild cards in hand stay there."""
    wilds = [card for card in look.hand if card in WILDS]
    if not look.opens or not wilds or any(card in WILDS for card in look.laid):
        return None
    return {"least": look.least, "total": look.turn.laid()}


def opens_with_fewer(look: Look) -> Facts | None:
    """The minimum is reached with a few cards less than by another opening there is (``other``)."""
    if not look.opens or look.first.kind != "lay":
        return None
    used = Counter(look.laid)
    others = [_cards_of(text) for text in look.round.legal_moves() if text.startswith("lay ")]
    longer = [cards for cards in others if 0 < len(cards) - used.total() <= NEAR]
    if not longer:
        return None
    other = min(longer, key=lambda cards: (len(cards), cards))
    return {"least": look.least, "fewer": len(other) - used.total(), "other": tuple(other)}


def opens(look: Look) -> Facts | None:
    """The minimum is reached."""
    return {"least": look.least, "total": look.turn.laid()} if look.opens else None


def one_short(look: Look) -> Facts | None:
    """The meld lacks one card."""
    meld = look.grown
    return {"meld": meld} if meld is not None and len(meld.cards) == COMPLETE - 1 else None


def grows(look: Look) -> Facts | None:
    """How many cards the meld has then."""
    meld = look.grown
    return {"meld": meld, "cards": len(meld.cards)} if meld is not None else None


def lays_points(look: Look) -> Facts | None:
    """What the hand lays counts for the side instead of against it."""
    return {"points": points(look.laid)}


def joins(look: Look) -> Facts | None:
    """Two melds become one."""
    assert look.first.target is not None
    assert look.first.other is not None
    meld = look.after[min(look.first.target, look.first.other)]
    return {"cards": len(meld.cards)}


def takes_wilds(look: Look) -> Facts | None:
    """Wild cards lie in the pile."""
    wilds = sum(card in WILDS for card in look.round.pile)
    return {"n": wilds} if wilds else None


def takes_many(look: Look) -> Facts | None:
    """How many cards the pile brings below its top."""
    more = len(look.round.pile) - 1
    return {"cards": more} if more else None


def top_grows(look: Look) -> Facts | None:
    """The top card alone makes a sequence longer."""
    assert look.first.target is not None
    numbers = (look.first.target, look.first.target if look.first.other is None else look.first.other)
    meld = look.after[min(numbers)]
    return {"meld": meld, "cards": len(meld.cards)}


def red_three(look: Look) -> Facts | None:
    """What red threes cost who holds any at the end (13.5)."""
    return {"points": KEPT} if look.first.kind == "red3" else None


def stays_last(look: Look) -> Facts | None:
    """The last card may not go."""
    return {"card": look.hand[0]}


def draw_ends(look: Look) -> Facts | None:
    """The stock is empty, so the hand ends."""
    return None if look.round.stock else {}


def draw_shut(look: Look) -> Facts | None:
    """Nobody may take the pile: it is empty, or what lies on top closes it."""
    pile = look.round.pile
    if not pile:
        return {}
    return None if is_natural(pile[-1]) else {"card": pile[-1]}


def draw_no_pair(look: Look) -> Facts | None:
    """The hand has no two naturals of the top card's rank, and no sequence takes it."""
    top = look.round.pile[-1]
    pair = sum(card[0] == top[0] and is_natural(card) for card in look.hand) >= PAIR
    runs = any(isinstance(meld, Sequence) and meld.continued_by(top) for meld in look.before)
    return None if pair or runs else {"rank": top[0]}


def draw_only(look: Look) -> Facts | None:
    """There is no other way to begin the turn."""
    return {} if look.round.legal_moves() == ["draw"] else None


def draw_rather(look: Look) -> Facts | None:
    """New cards instead of those in the pile, of which there are so many."""
    return {"cards": len(look.round.pile), "n": min(DRAWN, len(look.round.stock))}


def closes_pile(look: Look) -> Facts | None:
    """On top of the pile it keeps the next player from taking it."""
    return None if is_natural(look.card) else {}


def pile_safe(look: Look) -> Facts | None:
    """So many of its rank were seen that nobody can hold the two naturals that take the pile, and it fits no
    sequence of another side."""
    rank = look.card[0]
    shown = sum(card[0] == rank and is_natural(card) for card in look.round.cards())
    left = sum(card[0] == rank and is_natural(card) for card in PACK) - shown
    return {"rank": rank, "n": left} if left < PAIR and not _fits_a_sequence(look) else None


def copy_stays(look: Look) -> Facts | None:
    """The same card is left in hand."""
    return {"card": look.card} if look.card in look.left else None


def fits_nothing(look: Look) -> Facts | None:
    """No card of its rank and no neighbour of its suit is left in hand, and the side has no meld for it."""
    rank, suit = look.card[0], look.card[1]
    near = [card for card in look.left if is_natural(card)]
    alone = all(card[0] != rank and not _neighbours(card, look.card) for card in near)
    melds = [meld for meld in look.after if not isinstance(meld, Sequence) or meld.suit == suit]
    welcome = any(meld.continued_by(look.card) if isinstance(meld, Sequence) else meld.rank == rank for meld in melds)
    return {} if alone and not welcome else None


def cheapest(look: Look) -> Facts | None:
    """No card left in hand is worth less."""
    worth = VALUE[look.card]
    return {"points": worth} if all(VALUE[card] >= worth for card in look.left) else None


def sheds_points(look: Look) -> Facts | None:
    """What the card would count against the hand."""
    return {"points": VALUE[look.card]}


MELDED = (goes_out, completes, opens_without_wilds, opens_with_fewer, opens, one_short, grows, lays_points)
CHECKS = {
    "lay": MELDED,
    "add": MELDED,
    "merge": (goes_out, completes, joins),
    "take": (goes_out, completes, takes_wilds, opens, takes_many, lays_points),
    "top": (completes, top_grows),
    "red3": (goes_out, red_three),
    "pass": (stays_last,),
    "draw": (draw_ends, draw_shut, draw_no_pair, draw_only, draw_rather),
    "discard": (goes_out, closes_pile, pile_safe, copy_stays, fits_nothing, cheapest, sheds_points),
}
"""Kind of the first step -> the reasons there may be."""


def _cards_of(text: str) -> list[Card]:
    move = read(text)
    assert move is not None
    return [card for step in move.steps if step.kind == "lay" for card in step.cards]


def _taken_from(melds: list[Meld], meld: Meld) -> bool:
    """Whether the meld is among others, each of which counts once."""
    if meld in melds:
        melds.remove(meld)
        return True
    return False


def _neighbours(one: Card, other: Card) -> bool:
    return one[1] == other[1] and abs(HEIGHT[one[0]] - HEIGHT[other[0]]) == 1


def _fits_a_sequence(look: Look) -> bool:
    """Whether the card alone could be taken onto a sequence of another seat's side."""
    round_ = look.round
    sides = {round_.side(seat) for seat in range(len(round_.hands)) if seat != look.seat}
    melds = [meld for side in sides for meld in (look.after if side == round_.side(look.seat) else round_.melds[side])]
    return any(isinstance(meld, Sequence) and meld.continued_by(look.card) for meld in melds)
