"""What happens and what is due in a hand of Salas, in words, and why a move is refused."""

from collections.abc import Iterator, Sequence
from typing import Any

from htpy import Node, b

from saladier.cards import Card
from saladier.games import Hand, Refusal
from saladier.games.notation import Step, read
from saladier.games.salas.round import SalasRound
from saladier.table.cards import sign, signs
from saladier.table.games.base import Event
from saladier.table.games.refusals import common_refusal
from saladier.table.names import card_name
from saladier.table.offers import Offers
from saladier.table.scene import Scene
from saladier.table.text import N_, _, count, rich

LACKS = {
    "no_seven": N_("a run of seven is missing"),
    "no_clean": N_("a clean run of seven is missing"),
}


def say(scene: Scene, round_: SalasRound, offers: Offers | None) -> Node:
    """Whose turn it is and what is expected."""
    seat = round_.to_act
    if seat is None:
        return _("The hand is over.")
    name = b[scene.names[seat]]
    if not scene.my_turn:
        return rich(_("{name} is thinking.") if scene.session.bots_turn else _("{name} is next."), name=name)
    if round_.phase == "draw":
        if round_.middle or not round_.pile:
            return rich(_("{name} to draw a card."), name=name)
        return rich(_("{name} to draw, or to take the pile with a card of it for a run."), name=name)
    if offers is not None and offers.least is not None:
        return _opening(round_, name, offers.total or 0, offers.least)
    return rich(_("{name} to play: lay and add cards, then discard."), name=name)


def _opening(round_: SalasRound, name: Node, total: int, least: int) -> Node:
    missing = least - total
    if total and missing <= 0:
        return rich(_("{name} to play. That is worth enough."), name=name)
    if round_.middle:
        text = _(
            "{name} to play. The first lay-down takes the Salas from the middle and is worth {least}: {n} missing."
        )
    else:
        text = _("{name} to play. The first runs of this side must be worth {least}: {n} missing.")
    return rich(text, name=name, least=b[count(least)], n=b[count(missing)])


def pile_note(round_: SalasRound) -> tuple[bool, str, str]:
    """Whether the pile is closed to everybody, why, and what follows."""
    if not round_.pile:
        return False, _("The pile is empty."), ""
    if round_.middle:
        return True, _("Pile closed: the Salas is still in the middle."), _("It opens in the turn after it was laid.")
    return False, _("The whole pile may be taken."), _("One of its cards must go into a run at once.")


def closing(round_: SalasRound, side: int) -> str:
    """What still separates a side from its pack or from the final close."""
    lack = round_.lack(side)
    if round_.packs[side] is not None:
        return _("pack waits: {lack}").format(lack=_(LACKS[lack])) if lack else _("may win its pack")
    return _("pack taken; {lack}").format(lack=_(LACKS[lack])) if lack else _("may close")


def explain(refusal: Refusal, names: Sequence[str]) -> Node:
    """Why a move is refused, with the facts."""
    facts = refusal.facts
    if refusal.code == "keep_one":
        return _("A card must stay in hand after the discard: {lack}.").format(lack=_(LACKS[facts["detail"]]))
    if refusal.code == "wrong_phase" and facts.get("phase") in PHASES:
        return _(PHASES[facts["phase"]])
    if refusal.code in SENTENCES:
        return _(SENTENCES[refusal.code]).format_map(facts)
    if refusal.code in RICH:
        return rich(_(RICH[refusal.code]), **{name: b[_shown(value)] for name, value in facts.items()})
    return common_refusal(refusal, names)


def _shown(value: Any) -> Node:
    """A fact as it stands in a sentence."""
    if isinstance(value, int):
        return count(value)
    return signs(list(value)) if isinstance(value, tuple) else sign(value)


PHASES = {
    "draw": N_("First a card must be drawn, or the pile taken with a play."),
    "play": N_("A card has been drawn already in this turn."),
}

SENTENCES = {
    "too_short": N_("A run has at least {least} cards."),
    "suit_mismatch": N_("A run is of one suit."),
    "seq_too_long": N_("A run has {most} cards at most, and one ace."),
    "not_consecutive": N_("These cards do not follow each other: more gaps than one wild card and the Salas can fill."),
    "duplicate_rank": N_("A place of a run is filled twice."),
    "too_many_wilds": N_("A run holds one wild card at most; here are {wilds}."),
    "two_salas": N_("A run holds one Salas at most."),
    "salas_position": N_("The Salas cannot stand there: the place is taken, or there is none."),
    "not_own_meld": N_("Cards are added to runs of one’s own side only."),
    "salas_first": N_("Nothing can be laid before the Salas: the first lay-down takes it from the middle."),
    "pile_empty": N_("The pile is empty."),
    "pile_closed": N_("The pile is closed until the Salas has been laid in an earlier turn."),
    "pile_needs_open": N_("This side must open with {minimum} points before it may take the pile."),
    "pile_card_unused": N_("Whoever takes the pile puts one of its cards into a run at once."),
    "swap_too_soon": N_("Who laid a Salas may win it back only in the next turn."),
    "discard_salas": N_("By this table’s rules the Salas is not discarded while another card can go."),
}
"""Code -> its sentence; fields are numbers among the facts."""

RICH = {
    "opening_too_low": N_(
        "These runs are worth {total}; to bring the Salas into play they must be worth {minimum}: {missing} missing."
    ),
    "minimum_too_low": N_(
        "These runs are worth {total}; this side’s first ones must be worth {minimum}: {missing} missing."
    ),
    "swap_wrong_card": N_("{card} is not the card that Salas stands for."),
    "discard_from_pile": N_("{card} has just come from the pile; another card must go."),
}
"""Code -> its sentence; fields are cards and numbers to stand out."""


def events(hand: Hand, names: Sequence[str], since: int) -> Iterator[Event]:
    """One event per step; what was drawn stays hidden."""
    for number, (seat, text) in enumerate(zip(hand.movers, hand.moves, strict=True)):
        move = read(text)
        if number >= since and move is not None:
            for step in move.steps:
                yield _step_event(step, names[seat])


def _step_event(step: Step, name: str) -> Event:
    text = {
        "draw": _("{name} drew a card"),
        "take": _("{name} took the pile"),
        "lay": _("{name} laid {cards}"),
        "add": _("{name} added {cards}"),
        "swap": _("{name} won the Salas for {cards}"),
        "discard": _("{name} discarded {cards}"),
    }[step.kind]
    cards: list[Card] = list(step.cards)
    spoken = ", ".join(card_name(card) for card in cards)
    return Event(rich(text, name=name, cards=signs(cards)), text.format(name=name, cards=spoken))
