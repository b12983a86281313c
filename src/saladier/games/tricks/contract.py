"""What a hand of tricks costs: five independent tests, each with its price (0: this hand does not have it)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from saladier.cards import Card
from saladier.games.contract import Line

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
        prices = {item.name: getattr(self, item.name) for item in fields(self)}
        lines = []
        for code in ("tricks", "hearts", "queens", "king", "last"):
            if prices[code]:
                facts = tuple(_found(code, tricks, seat == last_taker) for seat, tricks in enumerate(taken))
                lines.append(Line(code, tuple(prices[code] * fact["count"] for fact in facts), facts))
        return tuple(lines)


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
