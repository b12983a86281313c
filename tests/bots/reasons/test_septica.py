"""Reasons in Septica are true: each is looked at again with all cards face up, by a reading of its own."""

from collections.abc import Callable

import pytest

from saladier.games.septica import SepticaRound
from saladier.table.advice.septica import REASONS
from tests.bots.reasons.spots import Spot, spots


class Seen:
    """What somebody at the table could verify, card by card."""

    def __init__(self, spot: Spot) -> None:
        assert isinstance(spot.round, SepticaRound)
        self.spot, self.round, self.card = spot, spot.round, spot.move
        self.rank = spot.move[0]
        self.trick = spot.round.trick
        self.rest = [one for one in spot.hand if one != self.card]
        self.unknown = [*spot.others, *spot.round.stock]
        takers = [step for step, one in enumerate(self.trick) if one[0] in ("7", self.trick[0][0])]
        seats = len(spot.round.hands)
        holder = (spot.round.leader + takers[-1]) % seats if takers else spot.round.leader
        self.ours = holder % 2 == spot.seat % 2
        self.takes = bool(self.trick) and self.rank in ("7", self.trick[0][0])
        self.counts = self.rank in "TA"
        self.lying = sum(one[0] in "TA" for one in self.trick)

    def free(self, rank: str) -> int:
        """Cards of a rank that are neither in this hand nor were shown."""
        return sum(one[0] == rank for one in self.unknown)

    def facts(self, **expected: object) -> bool:
        return self.spot.facts == expected


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "only_move": lambda it: it.spot.legal == [it.card],
    "cut_declined": lambda it: it.round.cutting and it.card == "no_cut",
    "cut_may_win": lambda it: it.round.cutting and len(it.round.hands) == 4,
    "cut_anywhere": lambda it: it.round.cutting and it.card.startswith("cut "),
    "stop_ours": lambda it: it.card == "stop" and it.ours and it.facts(points=it.lying),
    "stop_lets_go": lambda it: it.card == "stop" and not it.ours and it.facts(
        points=it.lying, cards=tuple(sorted(one for one in it.spot.hand if one[0] in ("7", it.trick[0][0])))
    ),
    "takes_points": lambda it: it.takes and not it.ours and it.facts(points=it.lying + it.counts)
    and it.lying + it.counts > 0,
    "takes_lead": lambda it: it.takes and not it.ours and not it.lying and not it.counts,
    "stays_ours": lambda it: it.takes and it.ours and it.facts(points=it.lying + it.counts),
    "feeds_partner": lambda it: it.trick != [] and not it.takes and it.ours and it.counts,
    "adds_nothing_ours": lambda it: it.trick != [] and not it.takes and it.ours and not it.counts,
    "gives_nothing": lambda it: it.trick != [] and not it.takes and not it.ours and not it.counts,
    "gives_forced": lambda it: it.counts and not it.ours
    and all(one[0] in ("7", "T", "A", it.trick[0][0]) for one in it.rest),
    "gives_point": lambda it: it.counts and not it.takes and not it.ours and it.facts(points=it.lying + 1),
    "lead_unbeatable": lambda it: not it.trick and it.free(it.rank) + it.free("7") == 0,
    "lead_seven": lambda it: not it.trick and it.rank == "7" and it.facts(n=it.free("7")),
    "lead_only_sevens": lambda it: not it.trick and it.free(it.rank) == 0
    and it.facts(rank=it.rank, n=it.free("7")),
    "lead_again": lambda it: not it.trick and it.round.options["recontest"] != "never"
    and it.facts(cards=tuple(sorted(one for one in it.rest if one[0] == it.rank))) and it.spot.facts["cards"] != (),
    "lead_plain": lambda it: not it.trick and not it.counts,
    "lead_counts": lambda it: not it.trick and it.facts(n=it.free(it.rank) + it.free("7")),
}  # fmt: skip


def test_every_reason_is_true_and_every_code_occurs() -> None:
    found = set()
    for options in ({}, {"players": 4}, {"players": 4, "recontest": "always"}, {"recontest": "never"}):
        for spot in spots("septica", options, 15):
            assert CHECKS[spot.reason.code](Seen(spot)), f"{spot.move} of {spot.hand}: {spot.reason}"
            found.add(spot.reason.code)
    assert found == CHECKS.keys() == REASONS.keys()


@pytest.mark.parametrize("options", [{"cut": "ask"}])
def test_a_cut_of_la_salade_makes_no_difference(options: dict[str, str]) -> None:
    for spot in spots("la_salade", options, 1):
        if spot.move.startswith("cut "):
            assert spot.reason.code == "cut_anywhere"
            break
    else:
        raise AssertionError("nobody cut")
