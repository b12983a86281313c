"""What happens and what is due in a hand of Samba, in words, and why a move is refused."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from htpy import Node, b

from saladier.cards import JOKER, Card
from saladier.games import Hand, Refusal
from saladier.games.notation import Step, read
from saladier.games.samba.melds import Group, Meld
from saladier.games.samba.round import SambaRound
from saladier.games.samba.rules import NEEDED, minimum
from saladier.table.cards import sign, signs, suit_sign
from saladier.table.games.base import Event
from saladier.table.games.refusals import common_refusal
from saladier.table.names import RANKS_MANY, card_name, index_letter, suit_name
from saladier.table.offers import Offers
from saladier.table.scene import Scene
from saladier.table.text import N_, _, count, ngettext, rich

Facts = Mapping[str, Any]


def meld_name(meld: Meld) -> str:
    """A meld in words: "kings", "4–8 of spades"."""
    if isinstance(meld, Group):
        return _(RANKS_MANY[meld.rank])
    low, high = index_letter(meld.cards[0]), index_letter(meld.cards[-1])
    return _("{low}–{high} of {suit}").format(low=low, high=high, suit=suit_name(meld.suit))


def meld_label(meld: Meld) -> Node:
    """The same with the suit as a sign."""
    if isinstance(meld, Group):
        name = _(RANKS_MANY[meld.rank])
        return name[:1].upper() + name[1:]
    return [f"{index_letter(meld.cards[0])}–{index_letter(meld.cards[-1])}", suit_sign(meld.suit)]


def say(scene: Scene, round_: SambaRound, offers: Offers | None) -> Node:
    """Whose turn it is and what is expected."""
    seat = round_.to_act
    if seat is None:
        return _("The hand is over.")
    name = b[scene.names[seat]]
    if not scene.my_turn:
        return rich(_("{name} is thinking.") if scene.session.bots_turn else _("{name} is next."), name=name)
    if round_.question is not None:
        asker = b[scene.names[round_.question.asker]]
        return rich(_("{asker} asks {name} for leave to go out. A no holds for this turn."), asker=asker, name=name)
    if round_.phase == "draw":
        return rich(_("{name} to draw, or to take from the pile."), name=name)
    if offers is not None and offers.least is not None:
        missing = offers.least - (offers.total or 0)
        if not offers.total:
            return rich(
                _("{name} to play. The first melds must be worth {least} together."),
                name=name,
                least=b[count(offers.least)],
            )
        if missing > 0:
            return rich(
                _("{name} to play. {n} points are missing for the first melds."), name=name, n=b[count(missing)]
            )
        return rich(_("{name} to play. That is enough to open."), name=name)
    if round_.refused:
        return rich(_("{name} to play. The partner said no: two cards stay in hand until the discard."), name=name)
    return rich(_("{name} to play: lay and add cards, then discard."), name=name)


def pile_note(round_: SambaRound, scene: Scene) -> tuple[bool, str, str]:
    """Whether the pile is closed to everybody, why, and what follows."""
    if not round_.pile:
        return False, _("The pile is empty."), ""
    top = round_.pile[-1]
    if top[0] == "3":
        what = _("a red three") if top in ("3H", "3D") else _("a black three")
        return (
            True,
            _("Pile closed: {card} lies on top.").format(card=what),
            _("It opens when a card from four to ace covers it."),
        )
    if top == JOKER or top[0] == "2":
        return True, _("Pile closed: a wild card lies on top."), _("It opens when a card from four to ace covers it.")
    side = round_.side(scene.near)
    rank = _(RANKS_MANY[top[0]])
    if round_.melds[side]:
        return (
            False,
            _("Two {rank} in hand take the pile.").format(rank=rank),
            _("Or the top card alone goes onto a sequence."),
        )
    least = minimum(round_.standing.scores[side])
    return (
        False,
        _("Two {rank} in hand take the pile.").format(rank=rank),
        _("The first melds, top card included, must be worth {least}.").format(least=count(least)),
    )


# why not


def explain(refusal: Refusal, names: Sequence[str]) -> Node:
    """Why a move is refused, with the facts."""
    facts = refusal.facts
    if refusal.code == "wrong_phase" and facts.get("phase") in PHASES:
        return _(PHASES[facts["phase"]])
    if refusal.code in SENTENCES:
        return _(SENTENCES[refusal.code]).format_map({**facts, "needs": _needs(facts)})
    if refusal.code in RICH:
        return rich(_(RICH[refusal.code]), **{name: b[_shown(value)] for name, value in facts.items()})
    return common_refusal(refusal, names)


def _needs(facts: Facts) -> str:
    """How many complete melds are missing."""
    missing = facts.get("missing", NEEDED)
    return ngettext("{n} complete meld is missing", "{n} complete melds are missing", missing)


def _shown(value: Any) -> Node:
    """A fact as it stands in a sentence: a number, a rank, a card or several."""
    if isinstance(value, int):
        return count(value)
    if isinstance(value, tuple):
        return signs(list(value))
    return _(RANKS_MANY[value]) if value in RANKS_MANY else sign(value)


PHASES = {
    "draw": N_("First a card must be drawn or taken."),
    "meld": N_("A card has been drawn already in this turn."),
    "question": N_("A question is open: only yes or no can be said."),
}

SENTENCES = {
    "not_own_meld": N_("Your side has no such meld; cards go onto melds of one’s own side only."),
    "too_short": N_("A meld has at least {least} cards."),
    "mixed_ranks": N_("A group holds cards of one rank only, besides wild ones."),
    "red_three_meld": N_("Red threes are no meld; each may be laid by itself."),
    "black_three_forbidden": N_("By this table’s rules black threes are never melded."),
    "black_three_not_out": N_("Black threes are laid only in the move that goes out."),
    "black_three_wild": N_("No wild card may stand among black threes."),
    "no_naturals": N_("A meld of wild cards only is none."),
    "too_many_wilds": N_("{wilds} wild cards are too many: a group holds {most} at most."),
    "wild_to_canasta": N_("A canasta takes no further wild card."),
    "wild_ratio": N_("With {wilds} wild cards a group needs {needed} natural ones; here are {naturals}."),
    "suit_mismatch": N_("A sequence is of one suit."),
    "three_in_seq": N_("A sequence begins at four: no three stands in it."),
    "seq_closed": N_("A samba of {most} cards is closed."),
    "seq_too_long": N_("A sequence has {most} cards at most, these are {count}."),
    "not_consecutive": N_("These cards do not follow each other without a gap or a rank twice."),
    "seq_merge_off": N_("By this table’s rules sequences on the table are not joined."),
    "seq_merge_shape": N_("Only two sequences of three are joined, with one card between them."),
    "keep_one": N_("A card must stay in hand: {needs} for going out."),
    "out_refused": N_("The partner said no: two cards must stay in hand until the discard."),
    "no_req": N_("Going out needs two complete melds: {needs}."),
    "not_emptying": N_("Leave is asked for going out at once; these steps leave cards in hand."),
    "plan_draws": N_("A step that draws a card must be a move of its own."),
    "pile_empty": N_("The pile is empty."),
    "one_card_hand": N_("With one card in hand nothing is taken from the pile."),
    "must_pass": N_("The last card stays in hand: {needs} for going out."),
    "pass_not_allowed": N_("The turn ends with a discard."),
    "no_partner": N_("There is no partner to ask."),
    "already_asked": N_("The partner has been asked in this turn already."),
    "ask_too_late": N_("With one card left it is too late to ask."),
}
"""Code -> its sentence; fields are numbers among the facts."""

RICH = {
    "wild_in_seq": N_("No wild card stands in a sequence: {cards}."),
    "initial_too_low": N_(
        "These melds are worth {total}; the first ones must be worth {minimum}: {missing} are missing."
    ),
    "top_blocked": N_("The pile is closed: {top} lies on top."),
    "need_natural_pair": N_("{top} lies on top: the pile is taken with two natural {rank} from the hand."),
    "top_no_fit": N_("{top} does not fit an end of that sequence."),
}
"""Code -> its sentence; fields are cards, ranks and numbers to stand out."""


# the log


def events(hand: Hand, names: Sequence[str], since: int) -> Iterator[Event]:
    """One event per step; what was drawn and what a question would do stays hidden."""
    for number, (seat, text) in enumerate(zip(hand.movers, hand.moves, strict=True)):
        move = read(text)
        if number < since:
            continue
        if move is None or move.asks:  # what is asked may be hidden as a whole
            yield _event(_("{name} asks for leave to go out"), names[seat])
            continue
        for step in move.steps:
            yield _step_event(step, names[seat])


def _event(text: str, name: str, cards: Sequence[Card] = ()) -> Event:
    spoken = ", ".join(card_name(card) for card in cards)
    return Event(rich(text, name=name, cards=signs(list(cards))), text.format(name=name, cards=spoken))


def _step_event(step: Step, name: str) -> Event:
    text = {
        "draw": _("{name} drew from the stock"),
        "take": _("{name} took the pile with {cards}"),
        "top": _("{name} took the top card onto a sequence"),
        "lay": _("{name} laid {cards}"),
        "add": _("{name} added {cards}"),
        "merge": _("{name} joined two melds"),
        "red3": _("{name} laid the red three {cards}"),
        "discard": _("{name} discarded {cards}"),
        "pass": _("{name} kept the last card"),
        "yes": _("{name} said yes"),
        "no": _("{name} said no"),
    }[step.kind]
    return _event(text, name, step.cards)
