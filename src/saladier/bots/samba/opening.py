"""The first melds of a side: the set worth most that reaches the minimum."""

from collections.abc import Sequence

from saladier.bots.samba.melding import cheap_first, runs, spare_first
from saladier.bots.samba.plan import Plan, new_group, new_run
from saladier.bots.samba.sight import Sight
from saladier.bots.samba.stakes import Stakes
from saladier.cards import Card
from saladier.games.samba.cards import points
from saladier.games.samba.forms import shape_fault
from saladier.games.samba.listing import find_opening
from saladier.games.samba.melds import COMPLETE, SHORTEST
from saladier.games.samba.rules import MOST_WILDS, NEEDED, minimum

OPENED = 250.0
"""What it is worth that the side may meld from now on."""
BREADTH, DEPTH = 12, 4
"""How many melds are tried with each other, and how many at once."""


def openings(sight: Sight, stakes: Stakes) -> list[Plan]:
    """The best opening from hand, if there is one."""
    least = minimum(sight.round.standing.scores[sight.side])
    best = best_set(sight, candidates(sight, stakes), sight.hand, least, keep=1)
    if best is None:
        return _any_opening(sight, least)
    gain, melds = best
    cards = tuple(card for meld in melds for card in meld.cards)
    return [Plan(gain + OPENED, " ; ".join(meld.move for meld in melds), cards, done_by(sight, melds))]


def _any_opening(sight: Sight, least: int) -> list[Plan]:
    """An opening the better melds do not offer."""
    melds = find_opening(sight.rules, sight.hand, least, spare=1)
    if melds is None:
        return []
    full = sum(len(cards) >= COMPLETE for cards in melds)
    move = " ; ".join(f"lay {' '.join(cards)}" for cards in melds)
    return [Plan(0.0, move, tuple(card for cards in melds for card in cards), sight.done + full)]


def done_by(sight: Sight, melds: Sequence[Plan]) -> int:
    """Complete melds on the table after several new ones."""
    return sight.done + sum(meld.done - sight.done for meld in melds)


def candidates(sight: Sight, stakes: Stakes) -> list[Plan]:
    """New melds of the hand, the better ones first: groups with and without wild cards, sequences and their
    ends."""
    found: list[Plan] = []
    wilds = cheap_first(sight)
    for cards in sight.ranks.values():
        naturals = spare_first(stakes, cards)
        for plain in range(2, len(naturals) + 1):
            for wild in range(min(MOST_WILDS, len(wilds)) + 1):
                if plain + wild < SHORTEST or shape_fault(sight.rules, plain, wild) is not None:
                    continue
                found.append(new_group(sight, stakes, naturals[:plain], wilds[:wild]))
                if wild == 1 and wilds[-1] != wilds[0]:
                    found.append(new_group(sight, stakes, naturals[:plain], wilds[-1:]))
    for run in runs(sight):
        found.append(new_run(sight, stakes, run))
        if len(run) > SHORTEST:
            found += [new_run(sight, stakes, run[1:]), new_run(sight, stakes, run[:-1])]
    return sorted(found, key=_order, reverse=True)[:BREADTH]


def best_set(
    sight: Sight, melds: Sequence[Plan], hand: Sequence[Card], least: int, keep: int
) -> tuple[float, list[Plan]] | None:
    """The disjoint ``melds`` of ``hand`` with the most gain that are worth ``least`` and leave ``keep``
    cards."""
    best: tuple[float, list[Plan]] | None = None

    def search(start: int, rest: list[Card], missing: int, gain: float, chosen: list[Plan]) -> None:
        nonlocal best
        if missing <= 0 and chosen:
            enough = len(rest) >= keep or done_by(sight, chosen) >= NEEDED
            if enough and (best is None or gain > best[0]):
                best = (gain, chosen)
        if len(chosen) == DEPTH:
            return
        for index in range(start, len(melds)):
            left = _without(rest, melds[index].cards)
            if left is not None:
                more = melds[index]
                search(index + 1, left, missing - points(more.cards), gain + more.gain, [*chosen, more])

    search(0, list(hand), least, 0.0, [])
    return best


def _without(rest: list[Card], cards: tuple[Card, ...]) -> list[Card] | None:
    left = rest.copy()
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return left


def _order(plan: Plan) -> tuple[float, str]:
    return plan.gain + points(plan.cards), plan.move
