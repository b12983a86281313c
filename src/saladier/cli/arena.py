"""``arena``: two levels meet over duplicate deals.

The hero plays the same cards on each side in turn (in games for individuals: in each seat), everybody else is
a villain; cuts are part of the deal. A deal gives one figure, the mean over the sides.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from saladier.bots import Bot, find_bot
from saladier.cards import BadInput, Card, shuffled
from saladier.cli.measures import CONTRACTS, measure_of
from saladier.cli.read import options_of
from saladier.games import Game, Match, Options, Standing, find
from saladier.games.notation import read

NORMAL_95 = 1.96
"""Half the width of a 95 % interval in standard errors."""


@dataclass(frozen=True)
class Meeting:
    """Who meets whom at what."""

    game: str
    options: Options
    hero: str
    villain: str
    worlds: int
    seed: int
    contracts: tuple[int, ...]


def run(
    game: str, hero: str, villain: str, deals: int, worlds: int, seed: int, options: Sequence[str], contracts: str
) -> int:
    """Play and print one JSON object: the mean figure of a deal with its 95 % interval."""
    if deals < 1:
        raise BadInput("at least one deal is needed", "deals")
    meeting = Meeting(game, options_of(find(game), options), hero, villain, worlds, seed, _contracts(game, contracts))
    measure = measure_of(game, meeting.contracts)
    rows = _all_deals(meeting, deals)
    scales = [sum(scale for _, scale in row) if measure.scale else 100 for row in rows]
    figures = [100 * sum(figure for figure, _ in row) / scale for row, scale in zip(rows, scales, strict=True)]
    report: dict[str, Any] = {
        "game": game, "hero": hero, "villain": villain, "deals": deals, "worlds": worlds, "seed": seed,
        "unit": measure.unit, **interval(figures),
    }  # fmt: skip
    if contracts:
        report["contracts"] = contracts
    if options:
        report["options"] = {name: meeting.options[name] for name in (word.partition("=")[0] for word in options)}
    if len(meeting.contracts) > 1:
        report["points_by_contract"] = [
            {"contract": contract, **interval([row[index][0] for row in rows])}
            for index, contract in enumerate(meeting.contracts)
        ]
    print(json.dumps(report))
    return 0


def interval(figures: Sequence[float]) -> dict[str, float]:
    """Mean and 95 % interval."""
    mean = fmean(figures)
    half = NORMAL_95 * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return {"value": round(mean, 2), "low": round(mean - half, 2), "high": round(mean + half, 2)}


def _contracts(game: str, text: str) -> tuple[int, ...]:
    """Hands of a match ``a-b`` (counted from 0), all of them by default; just one hand where there is no
    list."""
    number = CONTRACTS.get(game)
    if number is None:
        if text:
            raise BadInput("this game has no list of contracts", "contracts")
        return (0,)
    if not text:
        return tuple(range(number))
    first, dash, last = text.partition("-")
    if not (first.isdecimal() and (last.isdecimal() if dash else True)):
        raise BadInput(f"{text!r} is not of the form a-b", "contracts")
    chosen = tuple(range(int(first), int(last if dash else first) + 1))
    if not chosen or chosen[-1] >= number:
        raise BadInput(f"the contracts are 0 to {number - 1}", "contracts")
    return chosen


def _all_deals(meeting: Meeting, deals: int) -> list[list[tuple[float, float]]]:
    """Every deal's row, on all cores where there are several; the result does not depend on their number."""
    play = partial(play_deal, meeting)
    if (os.cpu_count() or 1) == 1 or deals < 8:
        return [play(deal) for deal in range(deals)]
    from concurrent.futures import ProcessPoolExecutor  # what runs in a browser has no processes

    with ProcessPoolExecutor() as pool:
        return list(pool.map(play, range(deals), chunksize=max(1, min(16, deals // 8))))


def play_deal(meeting: Meeting, deal: int) -> list[tuple[float, float]]:
    """Per contract of the deal with this number: the hero's figure and the scale, means over the sides."""
    rules, options = find(meeting.game), meeting.options
    measure = measure_of(meeting.game, meeting.contracts)
    row = []
    for contract in meeting.contracts:
        pack = shuffled(rules.dealt_pack(options), Random(f"{meeting.seed}/{deal}/{contract}/pack"))
        standing = standing_of(rules, options, contract, (deal + contract) % options.players)
        figures, scales = [], []
        for side in range(rules.sides(options)):
            points = _play_hand(meeting, standing, pack, side, f"{meeting.seed}/{deal}/{contract}")
            figures.append(measure.figure(points, side))
            scales.append(measure.scale(points) if measure.scale else 0.0)
        row.append((fmean(figures), fmean(scales)))
    return row


def standing_of(rules: Game, options: Options, contract: int, dealer: int) -> Standing:
    """The standing before this contract, nothing scored so far."""
    start = rules.first_standing(options, dealer)
    return type(start)(**{**vars(start), "round": contract})


def _play_hand(meeting: Meeting, standing: Standing, pack: Sequence[Card], side: int, name: str) -> tuple[int, ...]:
    """Points per side of one hand with the hero on ``side``; ``name`` seeds the cut and, with the side, the
    bots."""
    rules, options = find(meeting.game), meeting.options
    hero, villain = find_bot(meeting.game, meeting.hero), find_bot(meeting.game, meeting.villain)
    seats: list[Bot] = [hero if rules.side_of(options, seat) == side else villain for seat in range(options.players)]
    chance, random = Random(f"{name}/cut"), Random(f"{name}/{side}")
    match = Match(rules, options, standing)
    match.start_deal(pack)
    while match.to_act is not None:
        assert match.round is not None
        seat = match.to_act
        cut = _cut(match.round.legal_moves(), chance)
        move = cut or seats[seat].choose(match.view(seat), random, meeting.worlds)
        refusal = match.play(seat, move)
        if refusal is not None:
            raise BadInput(f"seat {seat} was refused {move!r}: {refusal.code}")
    assert match.settlement is not None
    return match.settlement.round_score


def _cut(legal: Sequence[str], random: Random) -> str | None:
    """The cut that chance makes, where a cut is due: it belongs to the deal, not to the players."""
    move = read(legal[0])
    if move is None or move.steps[0].kind not in ("cut", "no_cut"):
        return None
    return random.choice(legal)
