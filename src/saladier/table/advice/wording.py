"""A hint as a sentence: what to play, a colon, and why."""

from collections.abc import Mapping
from typing import Any

from htpy import Node, b

from saladier.cards import Card
from saladier.games import Game, Round
from saladier.games.la_salade import SevensRound
from saladier.games.notation import Step, read
from saladier.games.salas.runs import Run
from saladier.games.samba.melds import Group, Sequence
from saladier.table.advice import salas, samba, septica, sevens, tricks
from saladier.table.cards import sign, signs, suit_sign
from saladier.table.games.salas_offers import run_name
from saladier.table.games.samba_words import meld_label
from saladier.table.games.sevens import PLACES
from saladier.table.names import RANKS_MANY, suit_name
from saladier.table.scene import joined
from saladier.table.session import Hint
from saladier.table.text import N_, _, count, ngettext, rich

MOST_SIGNS = 6
"""Cards that are shown one by one; more of them are counted."""

STEPS = {
    "draw": N_("Draw"),
    "take": N_("Take the pile with {cards}"),
    "top": N_("Take the top card"),
    "lay": N_("Lay {cards}"),
    "add": N_("Add {cards}"),
    "merge": N_("Join two melds"),
    "red3": N_("Lay the red three {cards}"),
    "swap": N_("Win the Salas with {cards}"),
    "discard": N_("Discard {cards}"),
    "pass": N_("Keep the last card"),
    "yes": N_("Yes"),
    "no": N_("No"),
    "cut": N_("Cut at {n}"),
    "no_cut": N_("Do not cut"),
    "stop": N_("Stop"),
}
"""Kind of a step -> what to do, still to be translated."""


def hint_words(hint: Hint, game: Game, round_: Round) -> Node:
    """The suggestion and its reason."""
    why = _reasons(game, round_)[hint.reason.code]
    return rich(
        _("{move}: {reason}"), move=b[move_words(hint.move, round_)], reason=rich(_(why), **_shown(hint.reason.facts))
    )


def move_words(text: str, round_: Round) -> Node:
    """What to do."""
    move = read(text)
    assert move is not None
    if move.asks:
        return _("Ask partner first")
    if text == "pass" and isinstance(round_, SevensRound):
        return _("Pass")
    if move.only is not None and move.only.kind == "card":
        return sign(move.only.card)
    melds = [step.cards for step in move.steps if step.kind == "lay"]
    if move.steps[0].kind == "take" and not move.steps[0].cards:
        return _("Take pile")
    if len(melds) > 1 and move.steps[0].kind == "lay":
        if sum(map(len, melds)) > MOST_SIGNS:
            return _("Lay the marked cards")
        return rich(_(STEPS["lay"]), cards=joined([signs(list(meld)) for meld in melds], " · "))
    return _step_words(move.steps[0])


def _step_words(step: Step) -> Node:
    return rich(_(STEPS[step.kind]), cards=_some(step.cards), n=str(step.number))


def _some(cards: tuple[Card, ...]) -> Node:
    return signs(list(cards)) if len(cards) <= MOST_SIGNS else ngettext("{n} card", "{n} cards", len(cards))


def _reasons(game: Game, round_: Round) -> Mapping[str, str]:
    if isinstance(round_, SevensRound):
        return sevens.REASONS
    return {"septica": septica.REASONS, "samba": samba.REASONS, "salas": salas.REASONS}.get(game.name, tricks.REASONS)


def _shown(facts: Mapping[str, Any]) -> dict[str, Node]:
    """The facts as they stand in a sentence."""
    return {name: _fact(name, value) for name, value in facts.items()}


def _fact(name: str, value: Any) -> Node:
    if isinstance(value, (Group, Sequence)):
        return meld_label(value)
    if isinstance(value, Run):
        return [run_name(value), suit_sign(value.suit)]
    if name == "place":
        return _(PLACES[value])
    if name == "suit":
        return suit_name(value)
    if name == "rank":
        return _(RANKS_MANY[value])
    if name == "points":
        return ngettext("{n} point", "{n} points", value)
    if name == "cards" and isinstance(value, int):
        return ngettext("{n} card", "{n} cards", value)
    if isinstance(value, tuple):
        return _some(value)
    return count(value) if isinstance(value, int) else sign(value)
