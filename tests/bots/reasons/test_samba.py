"""Reasons in Samba are true: each is looked at again on the real table, before and after the move."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from saladier.games.notation import read
from saladier.games.samba.round import SambaRound
from saladier.record import FORMAT, load, read_record
from saladier.table.advice.samba import REASONS
from tests.bots.reasons.spots import Spot, at, spots

WORTH = {
    **dict.fromkeys("4567", 5),
    **dict.fromkeys("89TJQK", 10),
    "A": 20,
    "2": 20,
    "J*": 50,
    "3C": 5,
    "3S": 5,
    "3": 0,
}
NATURAL = "456789TJQKA"
BONUS = {"samba": 1500, "red": 500, "black": 300}


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(card, WORTH.get(card[0], 0)) for card in cards)


def wild(card: str) -> bool:
    return card[0] == "2" or card == "J*"


class Seen:
    """What somebody at the table could verify."""

    def __init__(self, spot: Spot) -> None:
        assert isinstance(spot.round, SambaRound)
        self.spot, self.round, self.hand = spot, spot.round, spot.hand
        after = spot.round.copy()
        after.apply(spot.move.removeprefix("ask: "))
        self.side = spot.seat % spot.round.rules.sides
        self.left = after.hands[spot.seat]
        self.before = [list(meld.cards) for meld in spot.round.melds[self.side]]
        self.after = [list(meld.cards) for meld in after.melds[self.side]]
        self.top = spot.round.pile[-1] if spot.round.pile else ""
        self.words = spot.move.split()
        self.card = self.words[-1]
        self.laid = list((Counter(self.hand) - Counter(self.left)).elements())

    def facts(self, **expected: object) -> bool:
        return self.spot.facts == expected

    def full(self, melds: list[list[str]]) -> int:
        return sum(len(meld) >= 7 for meld in melds)

    def new(self) -> list[list[str]]:
        """Melds that lie there only after the move."""
        return [meld for meld in self.after if meld not in self.before]

    def bonus(self, meld: list[str]) -> int:
        kind = "samba" if len({card[0] for card in meld}) == 7 and not any(map(wild, meld)) else "red"
        return BONUS["black" if any(map(wild, meld)) else kind]

    def minimum(self) -> int:
        total = self.round.standing.scores[self.side]
        return 15 if total < 0 else 50 if total < 1500 else 90 if total < 3000 else 120 if total < 7000 else 150

    def opens(self) -> bool:
        value = worth([card for meld in self.after for card in meld])
        return not self.before and self.spot.facts["least"] == self.minimum() <= value

    def total(self) -> bool:
        return bool(self.spot.facts["total"] == worth([card for meld in self.after for card in meld]))

    def unknown(self, rank: str) -> list[str]:
        """Naturals of a rank that this seat does not see."""
        places = [*self.spot.others, *self.round.stock]
        return [card for card in places if card[0] == rank and not wild(card)]

    def fits_sequence(self, melds: list[list[str]]) -> bool:
        return any(self.card in self.ends(meld) for meld in melds)

    @staticmethod
    def ends(meld: list[str]) -> list[str]:
        """The cards that would make a sequence longer; none for anything else."""
        ranks = sorted(NATURAL.index(card[0]) for card in meld if card[0] in NATURAL and not wild(card))
        if not len(set(ranks)) == len(meld) < 7 or len({card[1] for card in meld}) > 1:
            return []
        return [NATURAL[place] + meld[0][1] for place in (ranks[0] - 1, ranks[-1] + 1) if 0 <= place < len(NATURAL)]

    def alone(self) -> bool:
        near = [card for card in self.left if card[0] in NATURAL and not wild(card)]
        place = NATURAL.index(self.card[0])
        suits = [card for card in near if card[1] == self.card[1] and abs(NATURAL.index(card[0]) - place) == 1]
        groups = any(
            len({one[0] for one in meld if not wild(one)}) == 1 and meld[0][0] == self.card[0] for meld in self.after
        )
        return not suits and self.card[0] not in [card[0] for card in near] and not groups

    def other_opening(self) -> bool:
        """The opening a reason compares with: melds of the hand that are worth enough."""
        other, used = list(self.spot.facts["other"]), self.laid
        legal = [
            sorted(card for step in move.steps for card in step.cards)
            for move in map(read, self.spot.legal)
            if move is not None and move.steps[0].kind == "lay"
        ]
        return sorted(other) in legal and len(other) - len(used) == self.spot.facts["fewer"] > 0


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "goes_out": lambda it: it.left == [] and it.facts(points=200),
    "completes": lambda it: it.full(it.after) > it.full(it.before) and it.facts(
        meld=it.spot.facts["meld"], points=it.bonus(list(it.spot.facts["meld"].cards)))
    and list(it.spot.facts["meld"].cards) in it.new(),
    "opens_without_wilds": lambda it: it.opens() and it.total() and any(map(wild, it.hand))
    and not any(wild(card) for meld in it.after for card in meld),
    "opens_with_fewer": lambda it: it.opens() and it.other_opening(),
    "opens": lambda it: it.opens() and it.total(),
    "one_short": lambda it: len(it.spot.facts["meld"].cards) == 6 and list(it.spot.facts["meld"].cards) in it.new(),
    "grows": lambda it: list(it.spot.facts["meld"].cards) in it.new()
    and it.spot.facts["cards"] == len(it.spot.facts["meld"].cards),
    "lays_points": lambda it: it.facts(points=worth(it.laid)),
    "joins": lambda it: len(it.after) == len(it.before) - 1 and it.spot.facts["cards"] in map(len, it.new()),
    "takes_wilds": lambda it: it.facts(n=sum(map(wild, it.round.pile))) and it.spot.facts["n"] > 0,
    "takes_many": lambda it: it.facts(cards=len(it.round.pile) - 1) and len(it.round.pile) > 1,
    "top_grows": lambda it: it.top in it.spot.facts["meld"].cards and list(it.spot.facts["meld"].cards) in it.new(),
    "red_three": lambda it: it.card in ("3H", "3D") and it.facts(points=750),
    "stays_last": lambda it: it.facts(card=it.hand[0]) and len(it.hand) == 1 and it.full(it.before) < 2,
    "draw_ends": lambda it: not it.round.stock,
    "draw_shut": lambda it: not it.top or it.top[0] not in NATURAL or wild(it.top),
    "draw_no_pair": lambda it: sum(card[0] == it.top[0] and not wild(card) for card in it.hand) < 2
    and not any(text.startswith("top") for text in it.spot.legal),
    "draw_only": lambda it: it.spot.legal == ["draw"],
    "draw_rather": lambda it: len(it.spot.legal) > 1
    and it.facts(cards=len(it.round.pile), n=min(2, len(it.round.stock))),
    "closes_pile": lambda it: it.card[0] not in NATURAL or wild(it.card),
    "pile_safe": lambda it: it.facts(rank=it.card[0], n=len(it.unknown(it.card[0]))) and it.spot.facts["n"] < 2
    and not it.fits_sequence([list(meld.cards) for melds in it.round.melds for meld in melds]),
    "copy_stays": lambda it: it.facts(card=it.card) and it.card in it.left,
    "fits_nothing": lambda it: it.alone() and not it.fits_sequence(it.after),
    "cheapest": lambda it: it.facts(points=worth([it.card]))
    and all(worth([one]) >= worth([it.card]) for one in it.left),
    "sheds_points": lambda it: it.facts(points=worth([it.card])),
    "asks_first": lambda it: it.facts(cards=len(it.round.hands[(it.spot.seat + 2) % 4])),
    "answer_yes": lambda it: it.facts(points=worth(it.hand)),
    "answer_no": lambda it: it.facts(points=worth(it.hand)),
}  # fmt: skip


def check(spot: Spot) -> str:
    """Look at a reason again; its code."""
    assert CHECKS[spot.reason.code](Seen(spot)), f"{spot.move} of {spot.hand}: {spot.reason}"
    return spot.reason.code


def test_every_reason_is_true() -> None:
    found = {check(spot) for spot in spots("samba", {}, 3, "easy", 8)}
    assert len(found) > 18


CANASTA = "KS KH KD KC KS KH KD"
PLAIN: dict[str, Any] = {"pile": "4D", "stock": "5S 6S 7S 8S", "melds": [[], []], "phase": "meld"}


@pytest.mark.parametrize(
    ("expected", "hand", "move", "given"),
    [
        ("goes_out", "QS QH QD", "lay QS QH QD", {"melds": [[CANASTA, "9S 9H 9D 9C 9S 9H 9D"], []]}),
        ("completes", "TS 5C 6D", "add TS > 0", {"melds": [["TH TD TC TS TH TD"], []]}),
        ("completes", "QS 5C 6D", "add QS > 0", {"melds": [["6S 7S 8S 9S TS JS"], []]}),
        ("opens_without_wilds", "AS AH AD 2C 5C", "lay AS AH AD", {}),
        ("opens_with_fewer", "AS AH AD KS KH KD QS QH 5C", "lay AS AH AD", {}),
        ("opens", "AS AH 2C 5C", "lay AS AH 2C", {}),
        ("one_short", "TS 5C 6D", "add TS > 0", {"melds": [["TH TD TC TS TH"], []]}),
        ("grows", "TS 5C 6D", "add TS > 0", {"melds": [["TH TD TC"], []]}),
        ("lays_points", "QS QH QD 5C 6D", "lay QS QH QD", {"melds": [["TH TD TC"], []]}),
        ("joins", "5C 6D", "merge 0 1", {"melds": [["TH TD TC", "TS TH TD"], []]}),
        ("takes_wilds", "QS QH 5C", "take QS QH", {"melds": [["TH TD TC"], []], "pile": "2C QD", "phase": "draw"}),
        ("takes_many", "QS QH 5C", "take QS QH", {"melds": [["TH TD TC"], []], "pile": "5C QD", "phase": "draw"}),
        ("opens", "AS AH 5C", "take AS AH", {"pile": "5C AD", "phase": "draw"}),
        ("top_grows", "5C 6D", "top > 0", {"melds": [["6S 7S 8S"], []], "pile": "9S", "phase": "draw"}),
        ("red_three", "3H 5C 6D", "red3 3H", {}),
        ("stays_last", "5C", "pass", {"melds": [["TH TD TC"], []]}),
        ("draw_ends", "5C 6D", "draw", {"stock": "", "phase": "draw"}),
        ("draw_shut", "5C 6D", "draw", {"pile": "5C 2D", "phase": "draw"}),
        ("draw_shut", "5C 6D", "draw", {"pile": "5C 3S", "phase": "draw"}),
        ("draw_no_pair", "5C 6D 4S", "draw", {"phase": "draw"}),
        ("draw_only", "5C 4H 4S", "draw", {"phase": "draw"}),
        ("draw_rather", "5C 4H 4S 6D", "draw", {"phase": "draw", "melds": [["TH TD TC"], []]}),
        ("closes_pile", "3S 6D", "discard 3S", {}),
        ("copy_stays", "8S 8S 6D", "discard 8S", {}),
        ("fits_nothing", "8S 6D QH", "discard 8S", {}),
        ("cheapest", "8S 9S 8H", "discard 8S", {}),
        ("sheds_points", "8S 9S 8H 4C", "discard 8S", {}),
        ("asks_first", "QS QH QD", "ask: lay QS QH QD", {"melds": [[CANASTA, "9S 9H 9D 9C 9S 9H 9D"], []]}),
    ],
)  # fmt: skip
def test_the_most_telling_reason(expected: str, hand: str, move: str, given: dict[str, Any]) -> None:
    position = {"to_act": 0, "hands": [hand, "5D 7D", "6C 7C", "8C 9C"], **PLAIN, **given}
    record = {"format": FORMAT, "game": "samba", "rounds": [{"position": position, "moves": []}]}
    assert check(at(load(read_record(record)), move)) == expected


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_answer_tells_what_the_own_hand_costs(answer: str) -> None:
    melds = [[CANASTA, "9S 9H 9D 9C 9S 9H 9D"], []]
    position = {"to_act": 0, "hands": ["QS QH QD", "5D 7D", "6C 7C", "8C 9C"], **PLAIN, "melds": melds}
    moves = ["ask: lay QS QH QD"]
    record = {"format": FORMAT, "game": "samba", "rounds": [{"position": position, "moves": moves}]}
    spot = at(load(read_record(record)), answer)
    assert (spot.reason.code, spot.facts) == (f"answer_{answer}", {"points": 10})


def test_a_card_whose_rank_has_gone_is_safe() -> None:
    """Of the twelve queens ten lie in melds, one is discarded: nobody can hold two more."""
    queens = [["QS QH QD QC QS QH", "TH TD TC"], ["QD QC QS QH"]]
    position = {"to_act": 0, "hands": ["QD 5C 6D", "QC 7D", "6C 7C", "8C 9C"], **PLAIN, "melds": queens}
    record = {"format": FORMAT, "game": "samba", "rounds": [{"position": position, "moves": []}]}
    assert check(at(load(read_record(record)), "discard QD")) == "pile_safe"


def test_every_code_has_its_sentence_and_its_check() -> None:
    assert CHECKS.keys() == REASONS.keys()
