"""The groups worth most that some cards can form at once, black threes left aside."""

from collections.abc import Sequence

from saladier.cards import Card
from saladier.games.samba.cards import VALUE, WILDS, is_natural
from saladier.games.samba.melds import SHORTEST
from saladier.games.samba.rules import MOST_WILDS, Rules


def best_groups(rules: Rules, cards: Sequence[Card]) -> list[list[Card]]:
    """Disjoint groups of ``cards`` with the most points in all.

    A wild card adds its own worth wherever it lies, so the only choice is which naturals it brings along:
    pairs first, the dearest ranks before the others; what is left over joins the longer groups.
    """
    by_rank: dict[str, list[Card]] = {}
    for card in cards:
        if is_natural(card):
            by_rank.setdefault(card[0], []).append(card)
    wilds = sorted((card for card in cards if card in WILDS), key=VALUE.__getitem__)
    dear = sorted(by_rank.values(), key=lambda naturals: -VALUE[naturals[0]])
    pairs = [naturals for naturals in dear if len(naturals) == SHORTEST - 1]
    groups = [[*naturals, wilds.pop()] for naturals in pairs[: len(wilds)]]
    for naturals in dear:
        if len(naturals) >= SHORTEST:
            given = min(len(wilds), _most_wilds(rules, len(naturals)))
            groups += _split(rules, naturals, [wilds.pop() for _ in range(given)])
    return groups


def _most_wilds(rules: Rules, naturals: int) -> int:
    """How many wild cards so many naturals of a rank can carry when split into several groups."""
    if rules.naturals_for[MOST_WILDS] > SHORTEST:
        return naturals // 2
    return naturals // 3 * 2 + (naturals % 3 == 2)


def _split(rules: Rules, naturals: list[Card], wilds: list[Card]) -> list[list[Card]]:
    """One group if the wild cards fit into one, else as many as they need."""
    if len(wilds) <= MOST_WILDS and len(naturals) >= rules.naturals_for[len(wilds)]:
        return [[*naturals, *wilds]]
    carried = MOST_WILDS if rules.naturals_for[MOST_WILDS] == SHORTEST else 1
    size = rules.naturals_for[carried]
    first = [*naturals[:size], *wilds[:carried]]
    return [first, *_split(rules, naturals[size:], wilds[carried:])]
