"""La Salade as a match: seven contracts, the pack, the deal, the totals. Clauses are those of its rules page."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from saladier.cards import BadInput, Card, french_pack, shuffled
from saladier.games.contract import Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.counting import Counts, Entry
from saladier.games.fitting import imagined_hands
from saladier.games.la_salade.cut import CutFirst, CutSevens, CutTricks
from saladier.games.la_salade.position import KEYS as SEVENS_KEYS
from saladier.games.la_salade.position import place_sevens
from saladier.games.la_salade.rows import Opens, openings
from saladier.games.la_salade.sevens import SevensRound
from saladier.games.options import Option, Options
from saladier.games.tricks import TrickContract, TrickRound, deal_all, imagine_hands
from saladier.games.tricks.position import KEYS as TRICK_KEYS
from saladier.games.tricks.position import place_tricks

CONTRACTS = (
    TrickContract("no_tricks", tricks=5),
    TrickContract("no_hearts", hearts=5, stops_early=True),
    TrickContract("no_queens", queens=25, stops_early=True),
    TrickContract("no_king", king=50, stops_early=True),
    TrickContract("no_last", last=80),
    TrickContract("combination", tricks=5, hearts=5, queens=25, king=50, last=80),
)
"""Contracts 1 to 6 in order (4)."""
SEVENS = len(CONTRACTS)
"""``standing.round`` of contract 7, the last one."""

REMOVED: dict[int, tuple[Card, ...]] = {4: (), 3: ("2C",)}
"""Players -> cards left out so that hands are equal (1.2)."""
FOUR_PLACES = (-100, -50, 50, 100)
"""Points of contract 7 by finishing place with four players (5.10)."""


class LaSalade(Game):
    """The rules outside a single hand."""

    name: ClassVar[str] = "la_salade"
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", (4, 3), "1.1"),
        Option("cut", ("auto", "ask"), "2.4"),
        Option("early_end", (False, True), "3.4"),
        Option("sevens_pass", ("forced", "voluntary"), "5.6"),
        Option("sevens_scores_3p", ("-100,-50,100", "-100,0,100", "-100,-50,50", "-100,50,100"), "5.11"),
        Option("sevens_gap_3p", ("bridge", "blocked"), "5.12"),
        Option("final_tie", ("shared", "sevens_place"), "6.2"),
    )
    clauses: ClassVar[Mapping[str, str]] = {
        "not_your_turn": "3.2",
        "card_not_in_hand": "3.5",
        "must_follow_suit": "3.2",
        "bad_cut": "2.4",
        "not_playable": "5.3",
        "must_play": "5.6",
        "wrong_phase": "3.5",
        "unreadable": "3.5",
    }
    position_keys: ClassVar[frozenset[str]] = TRICK_KEYS | SEVENS_KEYS
    scoring_options: ClassVar[frozenset[str]] = frozenset({"sevens_scores_3p", "final_tie"})

    def pack(self, options: Options) -> tuple[Card, ...]:
        return tuple(french_pack(without=REMOVED[options.players]))

    def opens(self, options: Options) -> Opens:
        """What each card of the pack makes playable in contract 7."""
        return openings(options, self.pack(options))

    def check_standing(self, options: Options, standing: Standing) -> None:
        if standing.round > SEVENS:
            raise BadInput(
                "round {n} is past the last of the {most} contracts", "round", n=standing.round, most=SEVENS + 1
            )

    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> Round:
        asked, sevens = options["cut"] == "ask", standing.round == SEVENS
        if asked and sevens:
            return CutSevens(options, standing, self.opens(options), pack)
        if asked:
            return CutTricks(options, standing, CONTRACTS[standing.round], pack)
        hands = deal_all(pack, options.players, standing.dealer)
        eldest = (standing.dealer + 1) % options.players
        if sevens:
            return SevensRound(options, standing, self.opens(options), hands, eldest)
        return TrickRound(options, standing, CONTRACTS[standing.round], hands, eldest)

    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> Round:
        sevens = standing.round == SEVENS
        for key in sorted(position.keys() & (TRICK_KEYS if sevens else SEVENS_KEYS)):
            raise BadInput("a position of contract {n} has no {key}", key, n=standing.round + 1, key=repr(key))
        if sevens:
            return place_sevens(options, standing, self.opens(options), position)
        return place_tricks(options, standing, CONTRACTS[standing.round], position)

    def hand_code(self, options: Options, standing: Standing) -> str:
        return CONTRACTS[standing.round].code if standing.round < SEVENS else "sevens"

    def ledger(self, round_: Round) -> tuple[Line, ...]:
        if isinstance(round_, SevensRound):
            return self.lines(round_.options, round_.standing, self.counted(round_))
        assert isinstance(round_, TrickRound)
        return round_.contract.ledger(round_.taken, round_.last_taker)

    def counted(self, round_: Round) -> Counts:
        if isinstance(round_, SevensRound):
            return {"sevens": round_.places()}
        assert isinstance(round_, TrickRound)
        return round_.contract.counted(round_.taken, round_.last_taker)

    def entries(self, options: Options, standing: Standing) -> tuple[Entry, ...]:
        if standing.round == SEVENS:
            return (Entry("sevens", "5.10", options.players - 1, default=None, places=True),)
        return CONTRACTS[standing.round].entries(len(self.pack(options)) // options.players, "4")

    def lines(self, options: Options, standing: Standing, counts: Counts) -> tuple[Line, ...]:
        if standing.round < SEVENS:
            return CONTRACTS[standing.round].lines(counts)
        prices, places = place_points(options), counts["sevens"]
        facts = tuple({"place": place} for place in places)
        return (Line("sevens", tuple(prices[place] for place in places), facts),)

    def objections(self, options: Options, standing: Standing, counts: Counts) -> list[Refusal]:
        return CONTRACTS[standing.round].objections(counts, options.players) if standing.round < SEVENS else []

    def conclude(self, options: Options, standing: Standing, counts: Counts) -> Settlement:
        points = self._points(options, self.lines(options, standing, counts))
        scores = tuple(total + gained for total, gained in zip(standing.scores, points, strict=True))
        after = Standing(standing.round + 1, scores, (standing.dealer + 1) % options.players)
        over = standing.round == SEVENS
        return Settlement(points, scores, after, over, winners(options, scores, counts["sevens"]) if over else ())

    def imagine(self, view: View, random: Random) -> Round:
        world = view.round.copy()
        pack = self.pack(world.options)
        if isinstance(world, CutFirst) and world.uncut:
            world.uncut = shuffled(pack, random)
        elif isinstance(world, SevensRound):
            world.hands = imagined_hands(world, pack, world.lacks, random)
        elif isinstance(world, TrickRound):
            world.hands = imagine_hands(world, pack, random)
        return world


def place_points(options: Options) -> tuple[int, ...]:
    """Points of contract 7 by finishing place (5.10, 5.11)."""
    if options.players == 4:
        return FOUR_PLACES
    return tuple(int(points) for points in str(options["sevens_scores_3p"]).split(","))


def winners(options: Options, scores: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """Lowest total (6.1), shared (6.2) unless the better place in contract 7 decides."""
    best = [seat for seat, total in enumerate(scores) if total == min(scores)]
    if options["final_tie"] == "sevens_place":
        best = [min(best, key=lambda seat: places[seat])]
    return tuple(best)


GAME = LaSalade()
