"""How far a hand has come, told alike for every game: what was played last and which trick was finished last.

Cards on the table carry ids that follow from seat and lap or from their face, so that a movement can name them.
"""

from dataclasses import dataclass, replace

from saladier.cards import Card
from saladier.games import Round
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import laid
from saladier.games.septica.opening import HAND
from saladier.games.septica.round import SepticaRound
from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import best_of


@dataclass(frozen=True)
class Trail:
    """``cards`` played in this hand; the ``last`` of them as (seat, card, id on the table); ``tricks`` finished;
    of the last of those the ids of its cards and who took it."""

    cards: int = 0
    last: tuple[int, Card, str] | None = None
    tricks: int = 0
    finished: tuple[str, ...] = ()
    taker: int | None = None
    leader: int | None = None
    """Who led it."""
    decided: bool = False
    """Whether the last finished trick left its leader nothing to decide although somebody else had taken it
    (Septica): it is shown with the same pause as a decision, or the end would tell what the leader does not hold."""


def place_id(step: int, leader: int, seats: int) -> str:
    """The id of the card played as number ``step`` of a trick, its laps counted."""
    lap, turn = divmod(step, seats)
    return f"t-{lap}-{(leader + turn) % seats}"


def row_id(card: Card) -> str:
    """The id of a card in its row."""
    return f"r-{card}"


def trail(round_: Round | None) -> Trail:
    """The trail of a round."""
    if isinstance(round_, TrickRound):
        done = [(leader, cards, (leader + best_of(cards)) % len(round_.hands)) for leader, cards in round_.history]
        return _tricks(done, round_.leader, tuple(round_.trick), len(round_.hands))
    if isinstance(round_, SepticaRound):
        found = _tricks(list(round_.history), round_.leader, tuple(round_.trick), len(round_.hands))
        return replace(found, decided=_could_decide(round_))
    if isinstance(round_, SevensRound):
        return Trail(cards=len(laid(round_.rows, round_.opens)))
    return Trail()


def _could_decide(round_: SepticaRound) -> bool:
    """Whether the leader of the last trick had a decision as far as the others can tell (6.6)."""
    if not round_.history or round_.options["recontest"] == "never":
        return False
    leader, trick, taker = round_.history[-1]
    return (taker != leader or round_.options["recontest"] == "always") and len(trick) < HAND * len(round_.hands)


def _tricks(done: list[tuple[int, tuple[Card, ...], int]], leader: int, running: tuple[Card, ...], seats: int) -> Trail:
    cards = sum(len(trick) for _leader, trick, _taker in done) + len(running)
    if not done:
        return Trail(cards, _last(leader, running, seats))
    led, trick, taker = done[-1]
    finished = tuple(place_id(step, led, seats) for step in range(len(trick)))
    last = _last(leader, running, seats) if running else _last(led, trick, seats)
    return Trail(cards, last, len(done), finished, taker, led)


def _last(leader: int, trick: tuple[Card, ...], seats: int) -> tuple[int, Card, str] | None:
    if not trick:
        return None
    step = len(trick) - 1
    return (leader + step) % seats, trick[-1], place_id(step, leader, seats)
