"""The opening minimum (sections 10 and 21), and finding an opening wherever there is one."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from saladier.games import read_options
from saladier.games.samba.cards import PACK, points
from saladier.games.samba.forms import group_fault, sequence_fault
from saladier.games.samba.listing import find_opening
from saladier.games.samba.melds import reads_as_group
from saladier.games.samba.rules import OPTIONS, Rules, minimum, rules_of
from tests.games.samba_set_up import code, facts, table, turn

CASES = [
    ("I1", 0, "KS KH KD 8S 8H 8D", "lay KS KH KD ; lay 8S 8H 8D", None),
    ("I1", 0, "KS KH KD 8S 8H 8D", "lay KS KH KD", "initial_too_low"),
    ("I2", 0, "QS QH QD", "lay QS QH QD", "initial_too_low"),
    ("I2", 0, "QS QH QD", "lay QS QH QD ; discard 6C", "initial_too_low"),
    ("I3", 0, "QS QH J*", "lay QS QH J*", None),
    ("I4", -135, "4S 4H 4D", "lay 4S 4H 4D", None),
    ("I5", 1495, "5H 6H 7H AS AH 2D", "lay 5H 6H 7H ; lay AS AH 2D", None),
    ("I6", 1500, "AS AH AD 9S 9H 9D", "lay AS AH AD ; lay 9S 9H 9D", None),
    ("I6", 1500, "AS AH AD 9S 9H 9D", "lay AS AH AD", "initial_too_low"),
    ("I7", 3000, "AS AH J* 8D 9D TD", "lay AS AH J*", "initial_too_low"),
    ("I7", 3000, "AS AH J* 8D 9D TD", "lay AS AH J* ; lay 8D 9D TD", None),
    ("I8", 7000, "AS AH AD J* KS KH KD KC", "lay AS AH AD J* ; lay KS KH KD KC", None),
    ("I8", 7000, "AS AH AD J* KS KH KD KC", "lay AS AH AD J* ; lay KS KH KD", "initial_too_low"),
    ("I10", 0, "5S 5S 5H 5H 5D 5D 5C", "lay 5S 5S 5H 5H 5D 5D 5C", "initial_too_low"),
    ("I11", 3000, "4C 5C 6C 7C 8C 9C TC AS AH 2D", "lay 4C 5C 6C 7C 8C 9C TC ; lay AS AH 2D", "initial_too_low"),
    ("I11", 3000, "4C 5C 6C 7C 8C 9C TC AS AH J*", "lay 4C 5C 6C 7C 8C 9C TC ; lay AS AH J*", None),
    ("10.2", 0, "KS KH KD AC AC", "lay KS KH KD ; add AC > 0", "mixed_ranks"),
    ("10.2", 0, "KS KH KD KC J*", "lay KS KH KD ; add J* > 0", None),
    ("10.2", 0, "KS KH KD KC 2C", "lay KS KH KD ; add KC 2C > 0", None),
    ("order", 0, "QS QH QD", "lay QS QH QD ; pass", "initial_too_low"),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "score", "hand", "move", "wanted"), CASES)
def test_opening(clause: str, score: int, hand: str, move: str, wanted: str | None) -> None:
    assert code(turn(f"{hand} 6C JD", scores=(score,)), move) == wanted, clause


@pytest.mark.parametrize(
    ("total", "least"),
    [
        (-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (6995, 120), (7000, 150), (12_000, 150),
    ],
)  # fmt: skip
def test_minimum(total: int, least: int) -> None:
    assert minimum(total) == least


def test_red_threes_do_not_open() -> None:
    match = turn("KS KH KD 3H 3D 6C", moves=["red3 3H", "red3 3D"])
    assert code(match, "lay KS KH KD") == "initial_too_low"
    assert facts(match, "lay KS KH KD") == {"total": 30, "minimum": 50, "missing": 20}
    assert table(match).red3 == [["3H", "3D"], []]


def test_the_partner_opens_for_both() -> None:
    assert code(turn("4D 4H 4S 9D 5S", "KS KH KD", players=4, scores=(7000, 0)), "lay 4D 4H 4S") is None


def test_going_out_at_once_needs_the_minimum_too() -> None:
    """I12 and 11.3."""
    hand = "4C 5C 6C 7C 8C 9C TC 4D 5D 6D 7D 8D 9D TD JS"
    move = "lay 4C 5C 6C 7C 8C 9C TC ; lay 4D 5D 6D 7D 8D 9D TD ; discard JS"
    assert code(turn(hand, scores=(3000,)), move) == "initial_too_low"
    match = turn(hand, scores=(1500,), moves=[move])
    assert match.settlement is not None
    assert match.settlement.round_score == (3300, -10)


@pytest.mark.parametrize("more", ["double", "more"])
def test_an_opening_is_found_wherever_there_is_one(more: str) -> None:
    """Against trying every set of melds, on small hands of few faces."""
    rules = rules_of(read_options(OPTIONS, {"group_wild_rule": more}))
    random = Random(more)
    for _ in range(250):
        ranks, suits = random.choice(["4567", "89TJ", "QKA2", "5623", "T2JQ"]), random.choice(["CDHS", "HS", "C"])
        few = [card for card in PACK if (card[0] in ranks and card[1] in suits) or card == "J*"]
        hand = random.sample(few, min(len(few), random.randrange(3, 9)))
        least, spare = random.choice([15, 50, 90]), random.choice([0, 1])
        found = find_opening(rules, hand, least, spare)
        assert (found is not None) == _exists(rules, hand, least, spare), (hand, least, spare)
        if found is not None:
            assert all(_is_meld(rules, meld) for meld in found)
            assert not Counter(card for meld in found for card in meld) - Counter(hand)
            assert sum(map(points, found)) >= least


def _is_meld(rules: Rules, cards: list[str]) -> bool:
    fault = group_fault(rules, cards, None, leaves_card=True) if reads_as_group(cards) else sequence_fault(cards)
    return fault is None


def _exists(rules: Rules, hand: list[str], least: int, spare: int) -> bool:
    """Whether melds of ``hand`` reach ``least``, by trying all of them."""
    if least <= 0 and len(hand) >= spare:
        return True
    for size in range(3, len(hand) - spare + 1):
        for chosen in dict.fromkeys(combinations(sorted(hand), size)):
            if _is_meld(rules, list(chosen)):
                rest = hand.copy()
                for card in chosen:
                    rest.remove(card)
                if _exists(rules, rest, least - points(chosen), spare):
                    return True
    return False
