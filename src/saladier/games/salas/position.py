"""A table of Salas set up by hand, read and looked at for what no hand can have."""

from collections.abc import Mapping
from typing import Any

from saladier.cards import SUITS, BadInput, Card
from saladier.games.contract import Refusal, Standing
from saladier.games.options import Options
from saladier.games.position import cards_at, items, one_list
from saladier.games.salas.closing import clean_sevens
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import Rules, sides
from saladier.games.salas.runs import Run, new_run

KEYS = frozenset({"stock", "pile", "runs", "middle", "trump", "packs", "opened", "phase"})
NEEDED_KEYS = ("stock", "pile", "runs", "packs")


def place(options: Options, standing: Standing, position: Mapping[str, Any]) -> SalasRound:
    """The round of ``position``; its ``hands`` are lists of cards already, one per seat."""
    for key in NEEDED_KEYS:
        if key not in position:
            raise BadInput("the key {key} is missing", key, key=repr(key))
    packs = _packs(position["packs"], sides(options.players))
    stock = cards_at(position, "stock")[::-1]
    round_ = SalasRound(options, standing, position["hands"], position["to_act"], stock, packs)
    round_.pile = cards_at(position, "pile")
    for side, runs in enumerate(items(position["runs"], "runs", round_.rules.sides, "side")):
        where = f"runs[{side}]"
        round_.runs[side] = [
            _run(round_.rules, text, f"{where}[{number}]") for number, text in enumerate(items(runs, where))
        ]
        if packs[side] is None:
            round_.old[side] = clean_sevens(round_.runs[side])
    round_.trump = _trump(position.get("trump"))
    round_.middle = _middle(position, round_.trump)
    round_.opened = _opened(position, round_)
    round_.phase = _phase(position.get("phase", "draw"))
    return round_


def _packs(value: object, number: int) -> list[list[Card] | None]:
    packs = items(value, "packs", number, "side")
    return [None if text is None else one_list(text, f"packs[{side}]") for side, text in enumerate(packs)]


def _run(rules: Rules, text: object, where: str) -> Run:
    run = new_run(rules, one_list(text, where))
    if isinstance(run, Refusal):
        raise BadInput("{cards} is no run: {why}", where, cards=repr(text), why=run.code).due_to(run)
    return run


def _trump(value: object) -> str | None:
    if value is not None and (not isinstance(value, str) or len(value) != 1 or value not in SUITS):
        raise BadInput("there is no suit {suit}", "trump", suit=repr(value))
    return value


def _middle(position: Mapping[str, Any], trump: str | None) -> bool:
    """A Salas lies in the middle as long as there is no trump (5.4)."""
    value = position.get("middle", trump is None)
    if value is not (trump is None):
        raise BadInput("with trump {trump} this cannot be {value}", "middle", trump=repr(trump), value=repr(value))
    return trump is None


def _opened(position: Mapping[str, Any], round_: SalasRound) -> list[bool]:
    """Per side, with ``min_scope=player`` per seat; as long as nothing else is said, who has runs is open."""
    number = len(round_.opened)
    if "opened" not in position:
        return [bool(round_.runs[round_.side(one)]) for one in range(number)]
    values = items(position["opened"], "opened", number, "seat" if round_.rules.by_player else "side")
    for index, value in enumerate(values):
        if type(value) is not bool:
            raise BadInput("{value} is neither true nor false", f"opened[{index}]", value=repr(value))
    return values


def _phase(value: object) -> str:
    if value not in ("draw", "play"):
        raise BadInput("there is no phase {phase}; there are draw and play", "phase", phase=repr(value))
    return str(value)
