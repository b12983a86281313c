"""What a hand of tricks costs: five independent tests, each with its price (0: this hand does not have it)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saladier.cards import Card
from saladier.games.contract import Line, Refusal
from saladier.games.counting import Counts, Entry

TESTS = ("tricks", "hearts", "queens", "king", "last")
HEARTS, QUEENS = 13, 4
KING = "KS"


@dataclass(frozen=True)
class TrickContract:
    """One contract: the points each test gives to whoever takes the card or trick it names."""

    code: str
    tricks: int = 0
    hearts: int = 0
    queens: int = 0
    king: int = 0
    last: int = 0
    stops_early: bool = False
    """Whether the house rule ``early_end`` may end this hand once its last penalty card is captured."""

    def settled(self, taken: Sequence[Sequence[Sequence[Card]]]) -> bool:
        """Whether every penalty card of this contract is captured."""
        cards = [card for tricks in taken for trick in tricks for card in trick]
        return (
            (not self.hearts or sum(card[1] == "H" for card in cards) == HEARTS)
            and (not self.queens or sum(card[0] == "Q" for card in cards) == QUEENS)
            and (not self.king or KING in cards)
        )

    def ledger(self, taken: Sequence[Sequence[Sequence[Card]]], last_taker: int | None) -> tuple[Line, ...]:
        """One line per test in force, in the order tricks, hearts, queens, king, last trick.

        ``taken`` holds per seat the tricks it won; the facts are per seat ``tricks`` (a number) or ``cards``.
        """
        return tuple(
            self._line(code, [_found(code, tricks, seat == last_taker) for seat, tricks in enumerate(taken)])
            for code in self.tests
        )

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests in force."""
        return tuple(code for code in TESTS if getattr(self, code))

    def counted(self, taken: Sequence[Sequence[Sequence[Card]]], last_taker: int | None) -> Counts:
        """How many things each test finds, per seat."""
        return {line.code: tuple(fact["count"] for fact in line.facts) for line in self.ledger(taken, last_taker)}

    def lines(self, counts: Counts) -> tuple[Line, ...]:
        """The same lines from numbers alone."""
        return tuple(self._line(code, [{"count": number} for number in counts[code]]) for code in self.tests)

    def _line(self, code: str, facts: Sequence[Mapping[str, Any]]) -> Line:
        price: int = getattr(self, code)
        return Line(code, tuple(price * fact["count"] for fact in facts), tuple(facts))

    def entries(self, tricks: int, clause: str) -> tuple[Entry, ...]:
        """What is counted after a hand of so many ``tricks``."""
        totals = {"tricks": tricks, "hearts": HEARTS, "queens": QUEENS, "king": 1, "last": 1}
        return tuple(Entry(code, clause, totals[code], total=totals[code]) for code in self.tests)

    def objections(self, counts: Counts, players: int) -> list[Refusal]:
        """Cards come with tricks: nobody has more of them than fit into the tricks taken."""
        if "tricks" not in self.tests:
            return []
        return [
            Refusal("few_tricks", {"side": seat, "entry": code, "tricks": tricks})
            for seat, tricks in enumerate(counts["tricks"])
            for code in self.tests
            if counts[code][seat] > tricks * players
        ]


def _found(code: str, tricks: Sequence[Sequence[Card]], took_last: bool) -> Mapping[str, Any]:
    """What one player has taken that the test ``code`` counts."""
    if code == "tricks":
        return {"count": len(tricks)}
    if code == "last":
        return {"count": int(took_last)}
    wanted = {"hearts": _is_heart, "queens": _is_queen, "king": _is_king}[code]
    cards = [card for trick in tricks for card in trick if wanted(card)]
    return {"count": len(cards), "cards": tuple(cards)}


def _is_heart(card: Card) -> bool:
    return card[1] == "H"


def _is_queen(card: Card) -> bool:
    return card[0] == "Q"


def _is_king(card: Card) -> bool:
    return card == KING
