"""A table of Samba set up by hand, read and looked at for what no hand can have."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import BadInput, Card
from saladier.games.contract import Standing
from saladier.games.options import Options
from saladier.games.position import card_lists, cards_at, items, one_list
from saladier.games.samba.cards import RED_THREES
from saladier.games.samba.forms import group_fault, sequence_fault
from saladier.games.samba.melds import Meld, meld_of, reads_as_group
from saladier.games.samba.round import SambaRound
from saladier.games.samba.rules import Rules

KEYS = frozenset({"stock", "pile", "melds", "red3", "phase"})
NEEDED_KEYS = ("stock", "pile", "melds")


def place(options: Options, standing: Standing, position: Mapping[str, Any]) -> SambaRound:
    """The round of ``position``; its ``hands`` are lists of cards already, one per seat."""
    for key in NEEDED_KEYS:
        if key not in position:
            raise BadInput("the key {key} is missing", key, key=repr(key))
    round_ = SambaRound(
        options,
        standing,
        position["hands"],
        position["to_act"],
        cards_at(position, "stock")[::-1],
        cards_at(position, "pile"),
    )
    sides = round_.rules.sides
    for side, melds in enumerate(items(position["melds"], "melds", sides, "side")):
        where = f"melds[{side}]"
        round_.melds[side] = [
            _meld(round_.rules, text, f"{where}[{number}]") for number, text in enumerate(items(melds, where))
        ]
    if "red3" in position:
        round_.red3 = _red3(card_lists(position["red3"], "red3", sides, "side"))
    round_.phase = _phase(position.get("phase", "draw"))
    return round_


def _meld(rules: Rules, text: object, where: str) -> Meld:
    cards = one_list(text, where)
    grouped = reads_as_group(cards)
    fault = group_fault(rules, cards, None, leaves_card=False) if grouped else sequence_fault(cards)
    if fault is not None:
        raise BadInput("{cards} is no meld: {why}", where, cards=repr(text), why=fault.code).due_to(fault)
    return meld_of(cards)


def _red3(laid: list[list[Card]]) -> list[list[Card]]:
    for side, cards in enumerate(laid):
        for card in cards:
            if card not in RED_THREES:
                raise BadInput("{card} is no red three", f"red3[{side}]", card=card)
    return laid


def _phase(value: object) -> str:
    if value not in ("draw", "meld"):
        raise BadInput("there is no phase {phase}; there are draw and meld", "phase", phase=repr(value))
    return str(value)
