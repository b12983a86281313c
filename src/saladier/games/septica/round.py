"""A hand of Septica: the cut, then tricks of one to four laps until no card is left."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from saladier.cards import HIDDEN, Card, write_cards
from saladier.games.contract import Refusal, Round, Standing
from saladier.games.cutting import misjudged
from saladier.games.notation import Move
from saladier.games.options import Options
from saladier.games.septica.cut import Cut
from saladier.games.septica.opening import HAND, make_cut
from saladier.games.septica.standing import SIDES

EXPECTED = {"cut": ("cut", "no_cut"), "play": ("card",), "decide": ("card", "stop")}


class SepticaRound(Round):
    """One hand.

    ``stock`` lies with the next card first and is the whole pack while ``cutting``; ``void`` says that all
    four sevens were won. ``trick`` holds the cards of all its laps in order played, ``leader`` led it and
    ``holder`` would take it now; ``taken`` holds per side its cards, ``history`` the finished tricks as
    (leader, cards, taker). ``cuts`` are the cuts made. ``seen`` are cards the lottery showed, so that
    everybody knows where in the stock they lie, and ``known`` those of them that are in a hand, per seat.
    """

    __slots__ = (
        "cuts", "cutting", "history", "holder", "known", "leader", "recontest", "seen", "stock", "taken", "trick",
        "void",
    )  # fmt: skip

    def __init__(
        self, options: Options, standing: Standing, hands: list[list[Card]], to_act: int, stock: Sequence[Card]
    ) -> None:
        self.options = options
        self.standing = standing
        self.hands = hands
        self.to_act: int | None = to_act
        self.stock = list(stock)
        self.cutting = False
        self.void = False
        self.trick: list[Card] = []
        self.leader = self.holder = to_act
        self.taken: list[list[Card]] = [[] for _ in range(SIDES)]
        self.history: list[tuple[int, tuple[Card, ...], int]] = []
        self.cuts: list[Cut] = []
        self.seen: frozenset[Card] = frozenset()
        self.known: list[list[Card]] = [[] for _ in hands]
        self.recontest = str(options["recontest"])

    @classmethod
    def uncut(cls, options: Options, standing: Standing, pack: Sequence[Card]) -> Self:
        """A hand whose pack lies before the cutter, the seat before the dealer (2.3)."""
        round_ = cls(options, standing, [[] for _ in range(options.players)], cutter(options, standing), pack)
        round_.cutting = True
        return round_

    @property
    def phase(self) -> str:
        """``cut``, ``play`` (a card is due) or ``decide`` (a lap is complete and its leader goes on or
        stops)."""
        if self.cutting:
            return "cut"
        return "decide" if self.trick and len(self.trick) % len(self.hands) == 0 else "play"

    def matches(self, card: Card) -> bool:
        """Whether the card takes the running trick: the rank led, or a seven (6.4)."""
        return card[0] == "7" or card[0] == self.trick[0][0]

    def barrier(self) -> str | None:
        """Why the leader may not go on after a complete lap, whatever he holds (6.6)."""
        if self.recontest == "never":
            return "recontest_off"
        return "already_holding" if self.holder == self.leader and self.recontest == "if_taken" else None

    def legal_moves(self) -> list[str]:
        if self.to_act is None:
            return []
        if self.cutting:
            return ["no_cut", *(f"cut {number}" for number in range(1, len(self.stock)))]
        hand, trick = self.hands[self.to_act], self.trick
        if not trick or len(trick) % len(self.hands):
            return hand.copy()
        if self.barrier() is not None:
            return ["stop"]
        rank = trick[0][0]
        return ["stop", *[card for card in hand if card[0] == rank or card[0] == "7"]]

    def judge(self, move: Move) -> Refusal | None:
        assert self.to_act is not None
        step, phase = move.only, self.phase
        if step is None or step.kind not in EXPECTED[phase]:
            return Refusal("wrong_phase", {"expected": EXPECTED[phase]})
        if step.kind == "cut":
            return misjudged(step.number, 1, len(self.stock) - 1)
        if step.kind != "card":
            return None
        if step.card not in self.hands[self.to_act]:
            return Refusal("card_not_in_hand", {"card": step.card})
        if phase == "decide":
            barrier = self.barrier()
            if barrier is not None:
                return Refusal(barrier, {"card": step.card, "seat": self.holder})
            if not self.matches(step.card):
                return Refusal("no_match", {"card": step.card, "rank": self.trick[0][0]})
        return None

    def apply(self, text: str) -> None:
        if self.cutting:
            make_cut(self, text)
            return
        if text == "stop":
            self._collect()
            return
        seat, trick = self.to_act, self.trick
        assert seat is not None
        self.hands[seat].remove(text)
        if text in self.known[seat]:
            self.known[seat].remove(text)
        trick.append(text)
        if text[0] == "7" or text[0] == trick[0][0]:
            self.holder = seat
        seat += 1
        if seat == len(self.hands):
            seat = 0
        self.to_act = seat
        if seat == self.leader and not self._has_choice():
            self._collect()

    def _has_choice(self) -> bool:
        """Whether the leader may go on or stop now that a lap is complete; otherwise the trick ends by
        itself."""
        if self.barrier() is not None:
            return False
        rank = self.trick[0][0]
        return any(card[0] in (rank, "7", HIDDEN[0]) for card in self.hands[self.leader])

    def _collect(self) -> None:
        """The holder takes the trick, hands are filled up from him on, and he leads (6.8, 7.1)."""
        taker, hands = self.holder, self.hands
        trick = tuple(self.trick)
        self.history.append((self.leader, trick, taker))
        self.taken[taker % SIDES].extend(trick)
        self.trick.clear()
        while self.stock and len(hands[taker]) < HAND:
            self.draw(taker, len(hands))
        self.leader = taker
        self.to_act = taker if hands[taker] else None

    def draw(self, first: int, number: int) -> None:
        """One card from the stock for each of ``number`` seats from ``first`` on."""
        seats = len(self.hands)
        for seat, card in enumerate(self.stock[:number], first):
            self.hands[seat % seats].append(card)
            if card in self.seen:
                self.known[seat % seats].append(card)
        del self.stock[:number]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.standing = self.standing
        twin.hands = [hand.copy() for hand in self.hands]
        twin.to_act = self.to_act
        twin.stock = self.stock.copy()
        twin.cutting = self.cutting
        twin.void = self.void
        twin.trick = self.trick.copy()
        twin.leader = self.leader
        twin.holder = self.holder
        twin.taken = [cards.copy() for cards in self.taken]
        twin.history = self.history.copy()
        twin.cuts = self.cuts.copy()
        twin.seen = self.seen
        twin.known = [cards.copy() for cards in self.known]
        twin.recontest = self.recontest
        return twin

    def mask(self, seat: int | None) -> Self:
        twin = self.copy()
        twin.hands = self.holdings(seat)
        twin.stock = [card if card in self.seen else HIDDEN for card in self.stock]
        return twin

    def cards(self) -> Iterator[Card]:
        for cards in (*self.hands, self.stock, self.trick, *self.taken):
            yield from cards

    def position(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "hands": [write_cards(sorted(hand)) for hand in self.hands],
            "stock": write_cards(self.stock),
            "trick": write_cards(self.trick),
            "leader": self.leader,
            "holder": self.holder,
            "taken": [write_cards(cards) for cards in self.taken],
            "phase": self.phase,
            "void": self.void,
            "cuts": [(cut.number, write_cards(cut.shown), cut.won) for cut in self.cuts],
            "known": [write_cards(sorted(cards)) for cards in self.known],
            "history": [(leader, write_cards(cards), taker) for leader, cards, taker in self.history],
        }


def holding(trick: Sequence[Card]) -> int:
    """Which card of a trick (its laps counted, not empty) takes it: the last one of the rank led, or seven (6.4)."""
    return max(step for step, card in enumerate(trick) if card[0] in ("7", trick[0][0]))


def cutter(options: Options, standing: Standing) -> int:
    """The seat that cuts: the one before the dealer, which is the other player where there are two (2.3)."""
    return (standing.dealer - 1) % options.players
