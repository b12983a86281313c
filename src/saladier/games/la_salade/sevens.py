"""Contract 7, Sevens: one card a turn onto a row, as early out as you can (5)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from saladier.cards import Card, write_cards
from saladier.games.contract import Refusal, Round, Standing
from saladier.games.la_salade.rows import START, Opens, Rows, awaited, is_low, laid, waiting
from saladier.games.notation import Move
from saladier.games.options import Options


class SevensRound(Round):
    """One hand of Sevens.

    ``rows`` holds suit -> (lowest, highest card laid); ``waiting`` the cards that may be played now, whoever
    holds them; ``finished`` the seats that are out, in order; ``passes`` the passes since a card was last
    played; ``lacks`` per seat the cards it has shown not to hold, by passing when it had to play if it could.
    """

    __slots__ = ("finished", "lacks", "opens", "passes", "rows", "voluntary", "waiting")

    def __init__(
        self,
        options: Options,
        standing: Standing,
        opens: Opens,
        hands: list[list[Card]],
        to_act: int,
        rows: Rows | None = None,
        finished: Sequence[int] = (),
    ) -> None:
        self.options = options
        self.standing = standing
        self.opens = opens
        self.hands = hands
        self.to_act: int | None = to_act
        self.rows: dict[str, tuple[Card, Card]] = dict(rows or {})
        self.waiting = waiting(self.rows, opens)
        self.finished = list(finished)
        self.passes = 0
        self.lacks: list[frozenset[Card]] = [frozenset() for _ in hands]
        self.voluntary = options["sevens_pass"] == "voluntary"

    @property
    def compulsory(self) -> bool:
        """Whether the seat to act must play if it can: always by default (5.6); with
        ``sevens_pass=voluntary`` until the first seven lies, and once everybody still in has passed in turn.
        """
        return not self.voluntary or not self.rows or self.passes >= len(self.hands) - len(self.finished)

    def legal_moves(self) -> list[str]:
        if self.to_act is None:
            return []
        wanted = self.waiting
        playable = [card for card in self.hands[self.to_act] if card in wanted]
        if not playable or not self.compulsory:
            playable.append("pass")
        return playable

    def judge(self, move: Move) -> Refusal | None:
        assert self.to_act is not None
        step, hand = move.only, self.hands[self.to_act]
        if step is None or step.kind not in ("card", "pass"):
            return Refusal("wrong_phase", {"expected": ("card", "pass")})
        if step.kind == "pass":
            playable = tuple(card for card in hand if card in self.waiting)
            return Refusal("must_play", {"cards": playable}) if playable and self.compulsory else None
        if step.card not in hand:
            return Refusal("card_not_in_hand", {"card": step.card})
        if step.card not in self.waiting:
            facts = {"card": step.card, "waits": awaited(step.card, self.rows, self.opens)}
            return Refusal("not_playable", facts)
        return None

    def apply(self, text: str) -> None:
        seat = self.to_act
        assert seat is not None
        if text == "pass":
            if self.compulsory:
                self.lacks[seat] |= self.waiting
            self.passes += 1
        else:
            self.hands[seat].remove(text)
            self._lay(text)
            self.passes = 0
            if not self.hands[seat]:
                self.finished.append(seat)
                if len(self.finished) == len(self.hands) - 1:
                    self.to_act = None
                    return
        hands = self.hands
        seat = (seat + 1) % len(hands)
        while not hands[seat]:
            seat = (seat + 1) % len(hands)
        self.to_act = seat

    def _lay(self, card: Card) -> None:
        self.waiting.remove(card)
        self.waiting.update(self.opens[card])
        suit = card[1]
        if card[0] == START:
            self.rows[suit] = (card, card)
        elif is_low(card):
            self.rows[suit] = (card, self.rows[suit][1])
        else:
            self.rows[suit] = (self.rows[suit][0], card)

    def places(self) -> tuple[int, ...]:
        """Finishing place per seat (0 first) of a finished round; the one still holding cards is last (5.9)."""
        order = [*self.finished, *(seat for seat in range(len(self.hands)) if seat not in self.finished)]
        return tuple(order.index(seat) for seat in range(len(self.hands)))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.standing = self.standing
        twin.opens = self.opens
        twin.hands = [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        twin.rows = self.rows.copy()
        twin.waiting = self.waiting.copy()
        twin.finished = self.finished.copy()
        twin.passes = self.passes
        twin.lacks = self.lacks.copy()
        twin.voluntary = self.voluntary
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = self.copy()
        twin.hands = self.holdings(seat)
        return twin

    def cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from laid(self.rows, self.opens)

    def position(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "hands": [write_cards(sorted(hand)) for hand in self.hands],
            "rows": written(self.rows),
            "finished": self.finished.copy(),
            "trick": "",
            "passes": self.passes,
            "lacks": [write_cards(sorted(cards)) for cards in self.lacks],
        }


def written(rows: Rows) -> Mapping[str, str]:
    """Rows in the words of a record."""
    return {suit: write_cards(ends) for suit, ends in rows.items()}
