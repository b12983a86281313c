"""Reasons in Sevens are true: each is looked at again with all cards face up, by a reading of its own."""

from collections.abc import Callable

import pytest

from saladier.games.la_salade import SevensRound
from saladier.table.advice.sevens import REASONS
from tests.bots.reasons.spots import Spot, spots

ROW = "A23456789TJQK"


class Seen:
    """What somebody at the table could verify, card by card."""

    def __init__(self, spot: Spot) -> None:
        self.spot, self.card = spot, spot.move
        self.down = self.laid()
        self.fitting = [card for card in spot.hand if self.fits(card, self.down)]

    def laid(self) -> set[str]:
        """The cards in the rows: those that are in no hand."""
        assert isinstance(self.spot.round, SevensRound)
        return set(self.spot.game.pack(self.spot.round.options)) - set(self.spot.hand) - set(self.spot.others)

    def fits(self, card: str, down: set[str]) -> bool:
        inner = self.inner(card)
        return card not in down and (inner == "" or inner in down)

    def inner(self, card: str) -> str:
        """The card that must lie before this one."""
        place, step = ROW.index(card[0]), 1 if ROW.index(card[0]) < 6 else -1
        while place != 6:
            place += step
            if ROW[place] + card[1] in self.spot.game.pack(self.spot.round.options):
                return ROW[place] + card[1]
        return ""

    def behind(self, card: str) -> list[str]:
        """The cards that cannot be laid before this one, those of the lower half first."""
        suit = [rank + card[1] for rank in ROW if rank + card[1] in self.spot.game.pack(self.spot.round.options)]
        place = suit.index(card)
        low = suit[:place][::-1] if ROW.index(card[0]) <= 6 else []
        high = suit[place + 1 :] if ROW.index(card[0]) >= 6 else []
        return low + high

    def next_ones(self, card: str) -> list[str]:
        return [one for one in self.behind(card) if self.inner(one) == card]

    def theirs(self, cards: list[str]) -> int:
        return sum(card in self.spot.others for card in cards)

    def between(self, outer: str) -> int:
        """Cards of others to be laid after the card and before ``outer``."""
        way, one = [], self.inner(outer)
        while one != self.card:
            way.append(one)
            one = self.inner(one)
        return self.theirs(way)


def _holds_back(it: Seen) -> bool:
    kept, more, less = it.spot.facts["card"], it.spot.facts["n"], it.spot.facts["less"]
    return (
        kept in it.fitting
        and kept != it.card
        and not any(one in it.spot.hand for one in it.behind(kept))
        and more == it.theirs(it.behind(kept)) > less == it.theirs(it.behind(it.card))
    )


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "must_pass": lambda it: not it.fitting,
    "keeps_back": lambda it: it.fitting != [] and it.spot.facts == {"cards": tuple(sorted(it.fitting))},
    "last_card": lambda it: it.spot.hand == [it.card]
    and it.spot.facts["place"] == sum(not hand for hand in it.spot.round.hands),
    "only_fit": lambda it: it.fitting == [it.card],
    "opens_own": lambda it: it.inner(it.spot.facts["card"]) == it.card and it.spot.facts["card"] in it.spot.hand,
    "leads_to_own": lambda it: it.spot.facts["card"] in set(it.behind(it.card)) & set(it.spot.hand)
    and it.spot.facts["n"] == it.between(it.spot.facts["card"]) > 0,
    "opens_nothing": lambda it: it.behind(it.card) == [],
    "holds_back": _holds_back,
    "opens_least": lambda it: it.theirs(it.next_ones(it.card))
    == min(it.theirs(it.next_ones(one)) for one in it.fitting),
    "opens_to_others": lambda it: it.spot.facts == {"n": it.theirs(it.next_ones(it.card))},
}  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"sevens_pass": "voluntary"}])
def test_every_reason_is_true_and_every_code_occurs(options: dict[str, int | str]) -> None:
    found = set()
    for spot in spots("la_salade", options, 28):
        if isinstance(spot.round, SevensRound):
            assert CHECKS[spot.reason.code](Seen(spot)), f"{spot.move} of {spot.hand}: {spot.reason}"
            found.add(spot.reason.code)
    assert found >= CHECKS.keys() - {"keeps_back", "opens_to_others"}
    assert ("keeps_back" in found) == ("sevens_pass" in options)
    assert {*CHECKS, "cut_anywhere"} == REASONS.keys()
