"""A move of the play phase under consideration, and what it is worth."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from saladier.bots.salas.sight import Sight
from saladier.bots.salas.stakes import Stakes
from saladier.bots.salas.worth import Prices
from saladier.cards import SALAS, Card
from saladier.games.contract import Refusal
from saladier.games.notation import Step, read
from saladier.games.salas.cards import PLACE, points
from saladier.games.salas.runs import Run, captured, grown, new_run

SHOWN = 0.55
"""How much of a new run's hope comes from lying on the table, where partners can add to it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One move: ``cards`` leave the hand for ``gain``; ``runs`` are then those of the side."""

    gain: float
    move: str
    cards: tuple[Card, ...]
    runs: tuple[Run, ...]


def plan_of(sight: Sight, prices: Prices, stakes: Stakes, move: str) -> Plan | None:
    """What a legal move of laying steps brings; ``None`` if it cannot be carried out."""
    found = read(move)
    assert found is not None
    runs, cards, gain = list(sight.own), Counter[Card](), 0.0
    for step in found.steps:
        if step.kind == "take":
            continue
        cards.update(step.cards)
        more = _step_gain(sight, prices, stakes, step, runs, cards)
        if more is None:
            return None
        gain += more
    laid = tuple(cards.elements())
    return Plan(gain + laid_points(sight, laid), move, laid, tuple(runs))


def _step_gain(
    sight: Sight, prices: Prices, stakes: Stakes, step: Step, runs: list[Run], gone: Counter[Card]
) -> float | None:
    if step.kind == "swap":
        return _swap_gain(sight, prices, stakes, step)
    if step.kind == "lay":
        run = new_run(sight.rules, step.cards)
        if isinstance(run, Refusal):
            return None
        runs.append(run)
        hope = prices.of(run, _used(run.suit, gone)) * (1.0 if run.seven else SHOWN)
        return hope - _missed(stakes, step.cards, run, hope)
    assert step.target is not None
    before = runs[step.target]
    run = grown(sight.rules, before, step.cards, step.places)
    if isinstance(run, Refusal):
        return None
    runs[step.target] = run
    more = prices.of(run, _used(run.suit, gone)) - prices.of(before, {})
    return more - sum(_elsewhere(stakes, card, run) for card in step.cards)


def _used(suit: str, cards: Counter[Card]) -> dict[int, int]:
    return {PLACE[card[0]]: count for card, count in cards.items() if card[1] == suit}


def _missed(stakes: Stakes, cards: Sequence[Card], run: Run, hope: float) -> float:
    """What the cards of a new run would have brought elsewhere; the hope that lies in the run itself counts
    once."""
    lost = sum(_elsewhere(stakes, card, run) for card in cards)
    best = max((stakes.natural(card) for card in cards if card[1] == run.suit), default=0.0)
    return lost + max(0.0, best - hope)


def _elsewhere(stakes: Stakes, card: Card, run: Run) -> float:
    """What a wild card or a Salas is missed for; naturals belong where they are put."""
    if card == SALAS or (run.wild is not None and run.cards[run.places.index(run.wild)] == card):
        return stakes.of(card)
    return 0.0


def _swap_gain(sight: Sight, prices: Prices, stakes: Stakes, step: Step) -> float | None:
    """A capture brings a Salas: worth what it can become on a run of the side, less the card given for it."""
    assert step.side is not None
    assert step.target is not None
    run = sight.round.runs[step.side][step.target]
    after = captured(sight.rules, run, step.card)
    if after is None:
        return None
    gain = max(salas_hope(sight, prices), 25.0 * (1 - 2 * sight.hurry)) - stakes.natural(step.card)
    return gain - (2 * points(step.cards) if step.side != sight.side else 0.0)


def salas_hope(sight: Sight, prices: Prices) -> float:
    """The most a Salas in hand could add to a run of the side."""
    best = 0.0
    for run in sight.own:
        if not run.salas:
            for place in _reach(sight, run):
                longer = grown(sight.rules, run, (SALAS,), (place,))
                if isinstance(longer, Run):
                    best = max(best, prices.of(longer, {}) - prices.of(run, {}))
    return best


def _reach(sight: Sight, run: Run) -> Iterator[int]:
    low, high = min(run.places), max(run.places)
    yield from (place for place in (low - 1, high + 1, run.wild) if place and 1 <= place <= sight.rules.top)


def laid_points(sight: Sight, cards: Sequence[Card]) -> float:
    """Card points brought to safety: they count for the side instead of against it."""
    return points(cards) * (1.0 + 0.8 * sight.hurry)
