"""What the seat to act can touch during one move, and how each step changes it.

The same steps run on the round itself, when a move is made, and on copies, while a move is judged.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from saladier.cards import Card
from saladier.games.melds import put_away
from saladier.games.notation import Step
from saladier.games.samba.cards import points
from saladier.games.samba.melds import Meld, extended, group_of, joined, meld_of
from saladier.games.samba.rules import Rules, minimum

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound


class Turn:
    """One move in the making: the mover's hand, the melds and red threes of its side, the pile.

    ``held`` are pile cards that do not come to hand before the opening is reached; ``draws`` counts the
    red threes laid that the stock replaces; ``discarded`` and ``passed`` say how the turn ended (phase
    ``done``).
    """

    __slots__ = (
        "discarded", "draws", "hand", "held", "least", "leaves_card", "melds", "opened", "passed",
        "phase", "pile", "red3", "refused", "rules", "seen", "steps", "stock_left",
    )  # fmt: skip

    def __init__(self, round_: "SambaRound", trial: bool) -> None:
        seat = round_.to_act
        assert seat is not None
        side = seat % round_.rules.sides
        self.rules: Rules = round_.rules
        self.hand: list[Card] = round_.hands[seat]
        self.seen: list[Card] = round_.seen[seat]
        self.melds: list[Meld] = round_.melds[side]
        self.red3: list[Card] = round_.red3[side]
        self.pile: list[Card] = round_.pile
        if trial:
            self.hand, self.seen, self.melds = self.hand.copy(), self.seen.copy(), self.melds.copy()
            self.red3, self.pile = self.red3.copy(), self.pile.copy()
        self.phase: str = round_.phase
        self.refused: bool = round_.refused
        self.stock_left = len(round_.stock)
        self.opened = bool(self.melds)
        self.least = minimum(round_.standing.scores[side])
        self.held: list[Card] = []
        self.draws = 0
        self.discarded = self.passed = False
        self.steps = 1
        self.leaves_card = True

    def laid(self) -> int:
        """Points of all melds of the side; for one that had none, what its opening is worth (10.2)."""
        return sum(points(meld.cards) for meld in self.melds)

    def do(self, step: Step) -> None:
        """Carry out a step that was judged."""
        _DOING[step.kind](self, step)
        if self.held and self.laid() >= self.least:
            self._pick_up()

    def _lay(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        self.melds.append(meld_of(step.cards))

    def _add(self, step: Step) -> None:
        assert step.target is not None
        put_away(self.hand, self.seen, step.cards)
        self.melds[step.target] = extended(self.melds[step.target], step.cards)

    def _merge(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        self._join(step, step.cards)

    def _join(self, step: Step, link: tuple[Card, ...]) -> None:
        """Make two melds one under the smaller number; later numbers move down."""
        assert step.target is not None
        assert step.other is not None
        first, second = sorted((step.target, step.other))
        self.melds[first] = joined(self.melds[first], self.melds[second], link)
        del self.melds[second]

    def _take(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        cards = (self.pile.pop(), *step.cards)
        if step.target is None:
            self.melds.append(group_of(cards))
        else:
            self.melds[step.target] = extended(self.melds[step.target], cards)
        self.held = self.pile.copy()
        self.pile.clear()
        self.phase = "meld"
        if self.opened:
            self._pick_up()

    def _pick_up(self) -> None:
        """The rest of the pile comes to hand, seen by everybody (9.2)."""
        self.hand += self.held
        self.seen += self.held
        self.held = []

    def _top(self, step: Step) -> None:
        assert step.target is not None
        card = self.pile.pop()
        if step.other is None:
            self.melds[step.target] = extended(self.melds[step.target], (card,))
        else:
            self._join(step, (card,))
        self.phase = "meld"

    def _red3(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        self.red3.append(step.card)
        if self.rules.replaces and self.stock_left:
            self.draws += 1

    def _discard(self, step: Step) -> None:
        put_away(self.hand, self.seen, step.cards)
        self.pile.append(step.card)
        self.discarded = True
        self.phase = "done"

    def _pass(self, _step: Step) -> None:
        self.passed = True
        self.phase = "done"


_DOING: Mapping[str, Callable[[Turn, Step], None]] = {
    "lay": Turn._lay,
    "add": Turn._add,
    "merge": Turn._merge,
    "take": Turn._take,
    "top": Turn._top,
    "red3": Turn._red3,
    "discard": Turn._discard,
    "pass": Turn._pass,
}
