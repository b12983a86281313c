"""Reasons in Salas: what a play brings to the runs of the side, and what a discard leaves to the next player."""

from saladier.bots.reasons.reason import Facts, Reason, first_true
from saladier.cards import SALAS, Card
from saladier.games.notation import Move, Step, read
from saladier.games.salas.cards import PLACE, VALUE, is_wild, points
from saladier.games.salas.closing import lacks_to_close
from saladier.games.salas.opened import least_for
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import OPENING
from saladier.games.salas.runs import LONGEST, SEVEN, Run, fitting
from saladier.games.salas.scoring import FINAL_CLOSE, SALAS_LEFT
from saladier.games.salas.turn import Turn


class Look:
    """One move under consideration: the runs of the side and the hand before it and after it."""

    def __init__(self, round_: SalasRound, move: Move) -> None:
        assert round_.to_act is not None
        self.round, self.move, self.seat = round_, move, round_.to_act
        self.first: Step = move.steps[0]
        self.play: Step = next((step for step in move.steps if step.kind != "take"), self.first)
        self.side = round_.side(self.seat)
        self.before: list[Run] = round_.runs[self.side]
        self.turn = turn = Turn(round_, trial=True)
        for step in move.steps:
            if step.kind != "draw":
                turn.do(step)
        self.after, self.left = turn.own, turn.hand
        self.least = least_for(round_, self.seat)
        self.next = (self.seat + 1) % len(round_.hands)

    @property
    def closes(self) -> bool:
        """Whether the hand is empty and the side may be without cards."""
        pack = self.round.packs[self.side] is not None
        return not self.left and lacks_to_close(self.round.rules, self.after, pack, self.round.old[self.side]) is None

    @property
    def card(self) -> Card:
        """The card of a move that is about one."""
        return self.play.card

    @property
    def longest(self) -> Run | None:
        """The longest run that is new or longer than before; ``None`` if there is none."""
        grown = [
            run
            for number, run in enumerate(self.after)
            if number >= len(self.before) or len(run.cards) > len(self.before[number].cards)
        ]
        return max(grown, key=lambda run: len(run.cards), default=None)

    def passed(self, length: int) -> Run | None:
        """A run of the side that has this length now and was shorter or not there before."""
        for number, run in enumerate(self.after):
            before = len(self.before[number].cards) if number < len(self.before) else 0
            if before < length <= len(run.cards):
                return run
        return None


def reason(round_: SalasRound, text: str) -> Reason:
    """Why the seat to act might make the move."""
    move = read(text)
    assert move is not None
    look = Look(round_, move)
    return first_true(look, CHECKS[look.first.kind])


def wins_pack(look: Look) -> Facts | None:
    """The hand is empty and the pack of the side comes to it."""
    pack = look.round.packs[look.side]
    return {"cards": len(pack)} if look.closes and pack is not None else None


def ends_hand(look: Look) -> Facts | None:
    """The hand is empty and there is no pack any more: the final close."""
    closed = look.closes and look.round.packs[look.side] is None
    return {"points": FINAL_CLOSE} if closed else None


def makes_thirteen(look: Look) -> Facts | None:
    """A run reaches its greatest length."""
    run = look.passed(LONGEST)
    return {"run": run, "points": run.bonus(look.round.rules, look.turn.trump)} if run is not None else None


def makes_seven(look: Look) -> Facts | None:
    """A run is long enough for its bonus."""
    run = look.passed(SEVEN)
    return {"run": run, "points": run.bonus(look.round.rules, look.turn.trump)} if run is not None else None


def brings_salas(look: Look) -> Facts | None:
    """The first lay-down takes the Salas from the middle and makes a suit trump."""
    if not look.round.middle or look.turn.middle:
        return None
    return {"suit": look.turn.trump, "total": look.turn.value(), "least": max(OPENING, look.least)}


def reaches_minimum(look: Look) -> Facts | None:
    """The side had to reach a minimum, and does."""
    return {"total": look.turn.value(), "least": look.least} if look.least and look.turn.new else None


def one_short(look: Look) -> Facts | None:
    """A run lacks one card to its bonus."""
    run = look.longest
    return {"run": run} if run is not None and len(run.cards) == SEVEN - 1 else None


def takes_pile(look: Look) -> Facts | None:
    """How many cards of the pile come to hand besides the one that had to be used."""
    more = len(look.round.pile) - 1
    return {"cards": more} if more else None


def grows(look: Look) -> Facts | None:
    """How long the run becomes."""
    run = look.longest
    return {"run": run, "cards": len(run.cards)} if look.play.kind == "add" and run is not None else None


def lays_points(look: Look) -> Facts | None:
    """What is laid counts for the side instead of against it."""
    return {"points": points(card for step in look.move.steps if step.kind in ("lay", "add") for card in step.cards)}


def wins_salas(look: Look) -> Facts | None:
    """A Salas comes to hand for the card it stands for."""
    return {"card": look.card} if look.play.kind == "swap" else None


def draw_shut(look: Look) -> Facts | None:
    """The pile is closed to everybody while a Salas lies in the middle, or empty."""
    return {} if look.round.middle or not look.round.pile else None


def draw_minimum(look: Look) -> Facts | None:
    """The side has to open before it may take the pile."""
    return {"least": look.least} if look.least and not look.round.rules.pile_counts else None


def draw_only(look: Look) -> Facts | None:
    """There is no other way to begin the turn."""
    return {} if look.round.legal_moves() == ["draw"] else None


def draw_rather(look: Look) -> Facts | None:
    """A new card instead of those in the pile, of which there are so many."""
    return {"cards": len(look.round.pile)}


def shut_next(look: Look) -> Facts | None:
    """The next player may not take the pile, whatever lies on it."""
    round_ = look.round
    shut = round_.middle or (least_for(round_, look.next) > 0 and not round_.rules.pile_counts)
    return {} if shut else None


def fits_no_run(look: Look) -> Facts | None:
    """It can be added to no run of the next player's side, and stands for no Salas."""
    round_ = look.round
    if look.card == SALAS or is_wild(look.card):
        return None
    runs = round_.runs[round_.side(look.next)]
    added = any(look.card in fitting(round_.rules, run) for run in runs)
    swapped = any(look.card in run.swaps for side in round_.runs for run in side)
    return None if added or swapped else {}


def copy_stays(look: Look) -> Facts | None:
    """The same card is left in hand."""
    return {"card": look.card} if look.card in look.left else None


def fits_nothing(look: Look) -> Facts | None:
    """No card of its suit within two places is left in hand."""
    if look.card[1] == "*" or is_wild(look.card):
        return None
    near = any(_near(card, look.card) for card in look.left if card[1] != "*")
    return None if near else {"suit": look.card[1]}


def cheapest(look: Look) -> Facts | None:
    """No card left in hand is worth less."""
    worth = VALUE[look.card]
    plain = look.card != SALAS and all(VALUE[card] >= worth for card in look.left if card != SALAS)
    return {"points": worth} if plain else None


def sheds_points(look: Look) -> Facts | None:
    """What the card would count against the hand."""
    return {"points": -SALAS_LEFT if look.card == SALAS else VALUE[look.card]}


PLAYED = (wins_pack, ends_hand, makes_thirteen, makes_seven, brings_salas, reaches_minimum, one_short)
CHECKS = {
    "lay": (*PLAYED, lays_points),
    "add": (*PLAYED, grows, lays_points),
    "take": (*PLAYED, wins_salas, takes_pile, lays_points),
    "swap": (wins_salas,),
    "draw": (draw_shut, draw_minimum, draw_only, draw_rather),
    "discard": (wins_pack, ends_hand, shut_next, copy_stays, fits_nothing, fits_no_run, cheapest, sheds_points),
}
"""Kind of the first step -> the reasons there may be."""


def _near(one: Card, other: Card) -> bool:
    """Whether two cards of a suit stand within two places of each other, an ace at either end."""
    if one[1] != other[1] or one == other:
        return False
    places = [(PLACE[card[0]], 14) if card[0] == "A" else (PLACE[card[0]],) for card in (one, other)]
    return any(abs(first - second) <= 2 for first in places[0] for second in places[1])
