"""Reasons in hands of tricks are true: each is looked at again with all cards face up, by a reading of its own."""

from collections.abc import Callable

import pytest

from saladier.games.tricks import TrickRound
from saladier.table.advice.tricks import REASONS
from tests.bots.reasons.spots import Spot, spots

ORDER = "23456789TJQKA"


class Seen:
    """What somebody at the table could verify, card by card."""

    def __init__(self, spot: Spot) -> None:
        assert isinstance(spot.round, TrickRound)
        self.spot, self.round, self.card, self.suit = spot, spot.round, spot.move, spot.move[1]
        self.trick = spot.round.trick
        self.mine = sorted((one for one in spot.hand if one[1] == self.suit), key=self.height)
        self.theirs = [one for one in spot.others if one[1] == self.suit]
        self.higher = [one for one in self.theirs if self.height(one) > self.height(self.card)]
        led = [one for one in self.trick if one[1] == self.trick[0][1]]
        self.winner = max(led, key=self.height) if led else ""
        self.following = bool(self.trick) and self.suit == self.trick[0][1]
        self.under = [one for one in self.mine if self.winner and self.height(one) < self.height(self.winner)]
        self.to_come = len(spot.round.hands) - len(self.trick) - 1

    @staticmethod
    def height(card: str) -> int:
        return ORDER.index(card[0])

    def paid(self) -> int | None:
        """What the seat pays for the trick the card completes; ``None`` when it does not take it."""
        after = self.spot.played()
        assert isinstance(after, TrickRound)
        if len(after.taken[self.spot.seat]) == len(self.round.taken[self.spot.seat]):
            return None
        taken = [[after.taken[self.spot.seat][-1]]]
        return sum(
            line.points[0] for line in self.round.contract.ledger(taken, 0 if after.last_taker is not None else None)
        )

    def price(self) -> int:
        prices = {"H": self.round.contract.hearts}.get(self.suit, 0)
        prices += self.round.contract.queens if self.card[0] == "Q" else 0
        return prices + (self.round.contract.king if self.card == "KS" else 0)

    def facts(self, **expected: object) -> bool:
        return self.spot.facts == expected


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "only_card": lambda it: it.spot.legal == [it.card] and it.facts(),
    "throws_price": lambda it: it.suit != it.trick[0][1] and it.facts(points=it.price()) and it.price() > 0,
    "throws_high": lambda it: it.suit != it.trick[0][1] and it.card == it.mine[-1] and len(it.theirs) > len(it.higher)
    and it.facts(suit=it.suit, n=len(it.theirs) - len(it.higher)),
    "throws_last": lambda it: it.suit != it.trick[0][1] and it.mine == [it.card] and it.theirs != []
    and it.facts(suit=it.suit),
    "no_part": lambda it: it.suit != it.trick[0][1] and it.facts(suit=it.trick[0][1]),
    "only_below": lambda it: it.following and it.under == [it.card] and it.facts(card=it.winner),
    "highest_below": lambda it: it.following and it.under[-1] == it.card and it.facts(card=it.winner),
    "stays_below": lambda it: it.following and it.card in it.under and it.facts(card=it.winner),
    "takes_free": lambda it: it.paid() == 0,
    "forced_highest": lambda it: not it.under and it.card == it.mine[-1] and it.facts(points=it.paid()),
    "takes_price": lambda it: it.paid() is not None and it.facts(points=it.paid()),
    "spends_high": lambda it: it.round.contract.code == "no_last" and len(it.spot.hand) > 1
    and max(map(it.height, it.spot.legal)) == it.height(it.card),
    "keeps_low": lambda it: it.spot.facts["card"] in set(it.mine) - {it.card} and it.theirs != []
    and all(it.height(one) > it.height(it.spot.facts["card"]) for one in it.theirs),
    "takes_sure": lambda it: it.following and it.card not in it.under and not it.higher,
    "may_be_beaten": lambda it: it.following and it.card not in it.under
    and it.facts(suit=it.suit, n=len(it.higher), players=it.to_come) and bool(it.higher) and it.to_come > 0,
    "lead_below": lambda it: not it.trick and it.theirs != [] and it.higher == it.theirs,
    "lead_empties": lambda it: not it.trick and it.mine == [it.card] and it.theirs != [],
    "lead_alone": lambda it: not it.trick and not it.theirs,
    "lead_sure": lambda it: not it.trick and it.theirs != [] and not it.higher,
    "lead_counts": lambda it: not it.trick and it.facts(suit=it.suit, n=len(it.higher), all=len(it.theirs)),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "options", "hands"),
    [("canadian_salad", {}, 12), ("canadian_salad", {"players": 5}, 6), ("la_salade", {"players": 3}, 6)],
)
def test_every_reason_is_true_and_every_code_occurs(name: str, options: dict[str, int], hands: int) -> None:
    found = set()
    for spot in spots(name, options, hands):
        assert CHECKS[spot.reason.code](Seen(spot)), f"{spot.move} of {spot.hand}: {spot.reason}"
        found.add(spot.reason.code)
    assert found >= CHECKS.keys() if options == {} else len(found) > 12
    assert {*CHECKS, "cut_anywhere"} == REASONS.keys()
