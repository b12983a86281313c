"""Reasons in Salas are true: each is looked at again on the real table, before and after the move."""

from collections.abc import Callable
from typing import Any

import pytest

from saladier.games.salas.round import SalasRound
from saladier.record import FORMAT, load, read_record
from saladier.table.advice.salas import REASONS
from tests.bots.reasons.spots import Spot, at, spots

WORTH = {**dict.fromkeys("34567", 5), **dict.fromkeys("289TJQK", 10), "A": 15, "J*": 20, "S*": 0}
PLACES = "A23456789TJQKA"


def worth(cards: list[str]) -> int:
    return sum(WORTH.get(card, WORTH.get(card[0], 0)) for card in cards)


class Seen:
    """What somebody at the table could verify."""

    def __init__(self, spot: Spot) -> None:
        assert isinstance(spot.round, SalasRound)
        self.spot, self.round, self.hand = spot, spot.round, spot.hand
        self.side = spot.seat % spot.round.rules.sides
        self.next = (spot.seat + 1) % len(spot.round.hands)
        self.pack = spot.round.packs[self.side]
        after = spot.played()
        assert isinstance(after, SalasRound)
        self.done = after
        self.left = after.hands[spot.seat]
        self.before = [list(run.cards) for run in spot.round.runs[self.side]]
        self.after = [list(run.cards) for run in after.runs[self.side]]
        self.taken = spot.round.pile if spot.move.startswith("take") else []
        self.card = spot.move.split()[1] if spot.move.startswith("swap") else spot.move.split()[-1]

    def facts(self, **expected: object) -> bool:
        return self.spot.facts == expected

    def grown(self) -> list[list[str]]:
        """Runs that are new or longer than before."""
        return [
            run for number, run in enumerate(self.after) if number >= len(self.before) or run != self.before[number]
        ]

    def named(self) -> list[str]:
        """The run a reason speaks of."""
        cards = list(self.spot.facts["run"].cards)
        assert cards in self.grown()
        return cards

    def bonus(self, length: int) -> bool:
        """The run has passed a length and is worth this."""
        run = self.named()
        number = self.after.index(run)
        before = self.before[number] if number < len(self.before) else []
        value = self.spot.facts["run"].bonus(self.done.rules, self.done.trump)
        return len(before) < length <= len(run) and self.spot.facts["points"] == value > 0

    def new_worth(self) -> int:
        return worth([card for run in self.after[len(self.before) :] for card in run])

    def minimum(self, seat: int) -> int:
        """What a seat's side still has to reach before it may take the pile."""
        total = self.round.standing.scores[seat % self.round.rules.sides]
        opened = self.round.opened[seat % self.round.rules.sides]
        return 0 if opened else 110 if total >= 4000 else 90 if total >= 2500 else 75 if total >= 1000 else 0

    def takes(self) -> list[str]:
        return [text for text in self.spot.legal if text.startswith("take")]

    def near(self) -> list[str]:
        """Cards of the suit left in hand, other faces, within two places."""
        own = [place for place, rank in enumerate(PLACES) if rank == self.card[0]]
        return [
            card
            for card in self.left
            if card[1] == self.card[1] and card != self.card
            and any(abs(place - PLACES.index(card[0], start)) <= 2 for place in own for start in starts(card))
        ]  # fmt: skip

    def wanted(self) -> bool:
        """Whether a run of the next player's side takes the card, or a Salas anywhere stands for it."""
        next_side = self.next % self.round.rules.sides
        trial = self.round.copy()
        trial.to_act, trial.phase, trial.middle = self.next, "play", False
        trial.hands[self.next] = [self.card, "3C", "3C", "3C"]
        trial.opened = [True] * len(trial.opened)
        runs = range(len(self.round.runs[next_side]))
        added = any(trial.refusal(self.next, f"add {self.card} > {number}") is None for number in runs)
        swapped = any(self.card in run.swaps for runs in self.round.runs for run in runs)
        return added or swapped


def starts(card: str) -> tuple[int, ...]:
    """Where to look for the places of a card: an ace has two."""
    return (0, 1) if card[0] == "A" else (0,)


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "wins_pack": lambda it: it.pack is not None and it.done.packs[it.side] is None
    and it.facts(cards=len(it.pack)) and sorted(it.left) == sorted(it.pack),
    "ends_hand": lambda it: it.done.closer == it.spot.seat and it.facts(points=100),
    "makes_thirteen": lambda it: it.bonus(13),
    "makes_seven": lambda it: it.bonus(7),
    "brings_salas": lambda it: it.round.middle and not it.done.middle
    and it.facts(suit=it.done.trump, total=it.new_worth(), least=max(40, it.minimum(it.spot.seat))),
    "reaches_minimum": lambda it: it.facts(total=it.new_worth(), least=it.minimum(it.spot.seat))
    and 0 < it.spot.facts["least"] <= it.spot.facts["total"],
    "one_short": lambda it: len(it.named()) == 6,
    "takes_pile": lambda it: it.facts(cards=len(it.round.pile) - 1) and len(it.round.pile) > 1,
    "grows": lambda it: len(it.named()) == it.spot.facts["cards"],
    "lays_points": lambda it: it.facts(points=worth([c for run in it.after for c in run])
                                       - worth([c for run in it.before for c in run])),
    "wins_salas": lambda it: it.left.count("S*") == [*it.hand, *it.taken].count("S*") + 1
    and f"swap {it.spot.facts['card']} >" in it.spot.move,
    "draw_shut": lambda it: it.round.middle or not it.round.pile,
    "draw_minimum": lambda it: it.facts(least=it.minimum(it.spot.seat)) and it.spot.facts["least"] > 0,
    "draw_only": lambda it: not it.takes(),
    "draw_rather": lambda it: it.takes() != [] and it.facts(cards=len(it.round.pile)),
    "shut_next": lambda it: it.round.middle or it.minimum(it.next) > 0,
    "copy_stays": lambda it: it.card in it.left and it.facts(card=it.card),
    "fits_nothing": lambda it: it.near() == [] and it.facts(suit=it.card[1]),
    "fits_no_run": lambda it: not it.wanted(),
    "cheapest": lambda it: it.facts(points=worth([it.card]))
    and all(worth([one]) >= worth([it.card]) for one in it.left if one != "S*"),
    "sheds_points": lambda it: it.facts(points=50 if it.card == "S*" else worth([it.card])),
}  # fmt: skip


def check(spot: Spot) -> str:
    """Look at a reason again; its code."""
    assert CHECKS[spot.reason.code](Seen(spot)), f"{spot.move} of {spot.hand}: {spot.reason}"
    return spot.reason.code


def test_every_reason_is_true() -> None:
    found = {check(spot) for spot in spots("salas", {}, 3, "easy", 8)}
    assert len(found) > 14


OPEN: dict[str, Any] = {"middle": False, "trump": "H", "phase": "play", "runs": [["9H TH JH"], []]}
PLAIN: dict[str, Any] = {"stock": "5H 6H 7H 8H", "pile": "4D", "packs": ["KC QC 5C", "8S 7D JS"], **OPEN}
SEVEN = "3S 4S 5S 6S 7S 8S 9S"


@pytest.mark.parametrize(
    ("expected", "hand", "move", "given"),
    [
        ("wins_pack", "KD", "discard KD", {"runs": [[SEVEN], []]}),
        ("ends_hand", "KD", "discard KD", {"runs": [[SEVEN], []], "packs": [None, "8S 7D JS"]}),
        ("makes_seven", "9S 4C 5D", "add 9S > 0", {"runs": [["3S 4S 5S 6S 7S 8S"], []]}),
        ("makes_thirteen", "KD 4C 5C", "add KD > 0", {"runs": [["AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"], []]}),
        ("brings_salas", "TH JH QH 5S 6S 7S 4C 8H", "lay S* TH JH QH ; lay 5S 6S 7S",
         {"middle": True, "trump": None, "runs": [[], []]}),
        ("reaches_minimum", "JS QS KS AS TD JD QD KD 4C 5C", "lay JS QS KS AS ; lay TD JD QD KD",
         {"runs": [[], []], "standing": [1500, 0]}),
        ("one_short", "8S 4C 5D", "add 8S > 0", {"runs": [["3S 4S 5S 6S 7S"], []]}),
        ("grows", "QH 4C 5D", "add QH > 0", {}),
        ("lays_points", "QS KS AS 4C 5D", "lay QS KS AS", {}),
        ("takes_pile", "4C 5D 6D", "take ; lay 4D 5D 6D", {"phase": "draw", "pile": "KC 4D"}),
        ("wins_salas", "TH 4C 5D", "swap TH > 0.0", {"runs": [["9H S* JH"], []]}),
        ("draw_shut", "4C 5D", "draw", {"phase": "draw", "middle": True, "trump": None, "runs": [[], []]}),
        ("draw_minimum", "4C 5D", "draw", {"phase": "draw", "runs": [[], []], "standing": [1500, 0]}),
        ("draw_only", "4C KS", "draw", {"phase": "draw"}),
        ("draw_rather", "4C KS", "draw", {"phase": "draw", "pile": "QH"}),
        ("shut_next", "4C KS", "discard KS", {"middle": True, "trump": None, "runs": [[], []]}),
        ("copy_stays", "KS KS", "discard KS", {}),
        ("fits_nothing", "4C KS", "discard KS", {}),
        ("fits_no_run", "QS KS", "discard KS", {}),
        ("cheapest", "QS KS", "discard KS", {"runs": [["9H TH JH"], ["TS JS QS"]]}),
        ("sheds_points", "QS AS", "discard AS", {"runs": [["9H TH JH"], ["JS QS KS"]]}),
    ],
)  # fmt: skip
def test_the_most_telling_reason(expected: str, hand: str, move: str, given: dict[str, Any]) -> None:
    position = {"to_act": 0, "hands": [hand, "9C 3D", "4H 8D", "3S QD"], **PLAIN, **given}
    standing = {"scores": position.pop("standing", [0, 0])}
    rounds = [{"standing": standing, "position": position, "moves": []}]
    assert check(at(load(read_record({"format": FORMAT, "game": "salas", "rounds": rounds})), move)) == expected


def test_every_code_has_its_sentence_and_its_check() -> None:
    assert CHECKS.keys() == REASONS.keys()
