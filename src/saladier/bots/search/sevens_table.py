"""Contract 7, Sevens, once more, made for speed: what the search plays its imagined worlds on.

Cards are those of the rules, and so is what each of them opens (`games.la_salade.rows`). The rules are those of a
`SevensRound`: lay one card that its row waits for, pass only if you hold none (5.3, 5.6), or, with ``voluntary``
passing, unless all others have passed in turn; who is out is skipped, and the last one left ends it (5.8, 5.9). A
test plays thousands of rounds on both.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Self

from saladier.cards import Card
from saladier.games.la_salade.rows import Opens

Liking = Mapping[Card, float]
"""How much the holder of a card likes to lay it."""


class SevensTable:
    """One hand in an imagined world.

    ``ready`` are per seat the cards it holds that may be laid now, ``left`` how many cards it holds in all,
    ``finished`` the seats that are out, ``to_act`` is -1 once it is over. ``passes`` counts those in a row.
    """

    __slots__ = ("finished", "left", "opens", "owner", "passes", "ready", "started", "to_act", "voluntary")

    def __init__(
        self, opens: Opens, hands: Sequence[Sequence[Card]], waiting: Container[Card], to_act: int,
        finished: Sequence[int], voluntary: bool, started: bool, passes: int,
    ) -> None:  # fmt: skip
        self.opens = opens
        self.owner = {card: seat for seat, hand in enumerate(hands) for card in hand}
        self.left = [len(hand) for hand in hands]
        self.ready = [[card for card in hand if card in waiting] for hand in hands]
        self.to_act, self.finished = to_act, list(finished)
        self.voluntary, self.started, self.passes = voluntary, started, passes

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = object.__new__(type(self))
        twin.opens, twin.owner = self.opens, self.owner
        twin.left, twin.finished = self.left.copy(), self.finished.copy()
        twin.ready = [cards.copy() for cards in self.ready]
        twin.to_act, twin.passes = self.to_act, self.passes
        twin.voluntary, twin.started = self.voluntary, self.started
        return twin

    def legal(self) -> list[Card]:
        """The moves of the seat to act."""
        cards = self.ready[self.to_act].copy()
        forced = not self.voluntary or not self.started or self.passes >= len(self.left) - len(self.finished)
        return cards if cards and forced else [*cards, "pass"]

    def play(self, move: Card) -> None:
        """Make a legal move of the seat to act."""
        seat, left = self.to_act, self.left
        if move == "pass":
            self.passes += 1
        else:
            self.ready[seat].remove(move)
            self.passes, self.started = 0, True
            owner = self.owner
            for card in self.opens[move]:
                if card in owner:
                    self.ready[owner[card]].append(card)
            left[seat] -= 1
            if not left[seat]:
                self.finished.append(seat)
                if len(self.finished) == len(left) - 1:
                    self.to_act = -1
                    return
        seat = (seat + 1) % len(left)
        while not left[seat]:
            seat = (seat + 1) % len(left)
        self.to_act = seat

    def play_out(self, liked: Liking) -> None:
        """Play to the end, everybody laying the card they like best; nobody passes who need not.

        A table set up by hand may lack cards that others wait for; it is over when nobody can go on.
        """
        left, ready, opens, owner, finished = self.left, self.ready, self.opens, self.owner, self.finished
        seats, seat, like = len(left), self.to_act, liked.__getitem__
        idle = seats if seat < 0 else 0
        while idle < seats:
            cards = ready[seat]
            idle += 1
            if cards:
                idle = 0
                if len(cards) == 1:
                    card = cards.pop()
                else:
                    card = max(cards, key=like)
                    cards.remove(card)
                for other in opens[card]:
                    if other in owner:
                        ready[owner[other]].append(other)
                left[seat] -= 1
                if not left[seat]:
                    finished.append(seat)
                    if len(finished) == seats - 1:
                        break
            seat += 1
            if seat == seats:
                seat = 0
            while not left[seat]:
                seat = seat + 1 if seat + 1 < seats else 0
        self.to_act = -1

    def places(self) -> list[int]:
        """Finishing place per seat of a finished hand, 0 first."""
        order = [*self.finished, *(seat for seat in range(len(self.left)) if seat not in self.finished)]
        return [order.index(seat) for seat in range(len(self.left))]
