"""Canadian Salad as a match: the six contracts, the pack, the deal, the totals. Clauses are those of its rules page."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from saladier.cards import BadInput, Card, french_pack
from saladier.games.contract import Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.counting import Counts, Entry
from saladier.games.options import Option, Options
from saladier.games.tricks import TrickContract, TrickRound, deal_all, imagine_hands
from saladier.games.tricks.position import KEYS, place_tricks

HANDS = 6
PATH_END = 500
"""Last hole of the score path (5.2); above it a player is a spoiler (5.3)."""

REMOVED: dict[int, tuple[Card, ...]] = {3: ("2C",), 4: (), 5: ("2C", "2D"), 6: ("2C", "3C", "2D", "3D")}
"""Players -> cards left out so that hands are equal (1.3)."""

TRICK, HEART, KING, LAST = 10, 10, 100, 100
"""Penalties (4); the queen's is the option ``queen_points``."""


def contracts(options: Options) -> tuple[TrickContract, ...]:
    """The six hands in order (4)."""
    queen = options.number("queen_points")
    return (
        TrickContract("no_tricks", tricks=TRICK),
        TrickContract("no_hearts", hearts=HEART, stops_early=True),
        TrickContract("no_queens", queens=queen, stops_early=True),
        TrickContract("no_king", king=KING, stops_early=True),
        TrickContract("no_last", last=LAST),
        TrickContract("combination", tricks=TRICK, hearts=HEART, queens=queen, king=KING, last=LAST),
    )


class CanadianSalad(Game):
    """The rules outside a single hand."""

    name: ClassVar[str] = "canadian_salad"
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", (4, 3, 5, 6), "1.1"),
        Option("queen_points", (20, 25), "4"),
        Option("early_end", (False, True), "3.4"),
        Option("over_500", ("count_on", "freeze"), "5.3"),
        Option("final_tie", ("shared", "hand6"), "5.5"),
    )
    clauses: ClassVar[Mapping[str, str]] = {
        "not_your_turn": "3.2",
        "card_not_in_hand": "3.5",
        "must_follow_suit": "3.2",
        "wrong_phase": "3.5",
        "unreadable": "3.5",
    }
    position_keys: ClassVar[frozenset[str]] = KEYS
    scoring_options: ClassVar[frozenset[str]] = frozenset({"queen_points", "over_500", "final_tie"})

    def pack(self, options: Options) -> tuple[Card, ...]:
        return tuple(french_pack(without=REMOVED[options.players]))

    def contract(self, options: Options, standing: Standing) -> TrickContract:
        """The contract of the hand that follows ``standing``."""
        return contracts(options)[standing.round]

    def check_standing(self, options: Options, standing: Standing) -> None:
        if standing.round >= HANDS:
            raise BadInput("round {n} is past the last of the {most} hands", "round", n=standing.round, most=HANDS)

    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> TrickRound:
        hands = deal_all(pack, options.players, standing.dealer)
        eldest = (standing.dealer + 1) % options.players
        return TrickRound(options, standing, self.contract(options, standing), hands, eldest)

    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> TrickRound:
        return place_tricks(options, standing, self.contract(options, standing), position)

    def ledger(self, round_: Round) -> tuple[Line, ...]:
        assert isinstance(round_, TrickRound)
        return round_.contract.ledger(round_.taken, round_.last_taker)

    def hand_code(self, options: Options, standing: Standing) -> str:
        return self.contract(options, standing).code

    def counted(self, round_: Round) -> Counts:
        assert isinstance(round_, TrickRound)
        return round_.contract.counted(round_.taken, round_.last_taker)

    def entries(self, options: Options, standing: Standing) -> tuple[Entry, ...]:
        tricks = len(self.pack(options)) // options.players
        return self.contract(options, standing).entries(tricks, "4")

    def lines(self, options: Options, standing: Standing, counts: Counts) -> tuple[Line, ...]:
        return self.contract(options, standing).lines(counts)

    def objections(self, options: Options, standing: Standing, counts: Counts) -> list[Refusal]:
        return self.contract(options, standing).objections(counts, options.players)

    def conclude(self, options: Options, standing: Standing, counts: Counts) -> Settlement:
        points = self._points(options, self.lines(options, standing, counts))
        frozen = options["over_500"] == "freeze"
        scores = tuple(
            total if frozen and total > PATH_END else total + gained
            for total, gained in zip(standing.scores, points, strict=True)
        )
        after = Standing(standing.round + 1, scores, (standing.dealer + 1) % options.players)
        over = after.round == HANDS
        return Settlement(points, scores, after, over, self._winners(options, scores, points) if over else ())

    def _winners(self, options: Options, scores: Sequence[int], last: Sequence[int]) -> tuple[int, ...]:
        """Lowest total (5.1), shared (5.5) unless hand 6 breaks the tie."""
        best = [seat for seat, total in enumerate(scores) if total == min(scores)]
        if options["final_tie"] == "hand6":
            best = [seat for seat in best if last[seat] == min(last[other] for other in best)]
        return tuple(best)

    def imagine(self, view: View, random: Random) -> TrickRound:
        assert isinstance(view.round, TrickRound)
        world = view.round.copy()
        world.hands = imagine_hands(world, self.pack(world.options), random)
        return world


GAME = CanadianSalad()
