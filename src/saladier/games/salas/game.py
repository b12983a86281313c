"""Salas as a match: sides, packs, deal, the score of a hand and the end at 6,001. Clauses are those of its rules
page."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from saladier.cards import Card
from saladier.games.contract import Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.counting import Counts, Entry
from saladier.games.melds import imagine_hidden
from saladier.games.options import Option, Options
from saladier.games.salas.cards import pack
from saladier.games.salas.clauses import CLAUSES
from saladier.games.salas.pile import closed_fault
from saladier.games.salas.position import KEYS, place
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import OPTIONS, rules_of, sides
from saladier.games.salas.scoring import counted, entries, ledger, lines, objections
from saladier.games.salas.standing import SalasStanding, check_extra, outcome, read_extra

HAND, HAND_OF_TWO = 11, 13
"""Cards in each hand and in each pack (2.4)."""


class Salas(Game):
    """The rules outside a single hand."""

    name: ClassVar[str] = "salas"
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    clauses: ClassVar[Mapping[str, str]] = CLAUSES
    standing_type: ClassVar[type[Standing]] = SalasStanding
    position_keys: ClassVar[frozenset[str]] = KEYS
    scoring_options: ClassVar[frozenset[str]] = frozenset(
        {"jokers_per_deck", "restrictions", "final_needs", "first_close_bonus", "dirty_trump_13", "never_laid"}
        | {"target", "tie", "det"}
    )

    def sides(self, options: Options) -> int:
        return sides(options.players)

    def pack(self, options: Options) -> tuple[Card, ...]:
        return pack(options.players, options.number("jokers_per_deck"))

    def dealt_pack(self, options: Options) -> tuple[Card, ...]:
        """One Salas lies in the middle (2.3)."""
        return self.pack(options)[:-1]

    def check_standing(self, options: Options, standing: Standing) -> None:
        assert isinstance(standing, SalasStanding)
        check_extra(options, standing)

    def standing_field(self, options: Options, key: str, value: object) -> Any:
        return read_extra(self.sides(options), value) if key == "extra" else super().standing_field(options, key, value)

    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> SalasRound:
        """Hands from the top, packs from the bottom, one card at a time; the rest is the stock (2.4)."""
        players, number = options.players, self.sides(options)
        size = HAND_OF_TWO if players == 2 else HAND
        dealt, kept = players * size, len(pack) - number * size
        eldest = (standing.dealer + 1) % players
        hands = [list(pack[(seat - eldest) % players : dealt : players]) for seat in range(players)]
        packs = [list(pack[: kept - 1 : -1][side::number]) for side in range(number)]
        return SalasRound(options, standing, hands, eldest, list(pack[dealt:kept][::-1]), packs)

    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> SalasRound:
        return place(options, standing, position)

    def stuck(self, round_: Round) -> bool:
        """Before drawing only an empty stock beside an empty or closed pile leaves nothing to do."""
        assert isinstance(round_, SalasRound)
        if round_.phase == "draw":
            return not round_.stock and closed_fault(round_) is not None
        return super().stuck(round_)

    def ledger(self, round_: Round) -> tuple[Line, ...]:
        assert isinstance(round_, SalasRound)
        return ledger(round_)

    def counted(self, round_: Round) -> Counts:
        assert isinstance(round_, SalasRound)
        return counted(round_)

    def entries(self, options: Options, standing: Standing) -> tuple[Entry, ...]:
        return entries(rules_of(options), options.number("jokers_per_deck"))

    def lines(self, options: Options, standing: Standing, counts: Counts) -> tuple[Line, ...]:
        return lines(rules_of(options), counts)

    def objections(self, options: Options, standing: Standing, counts: Counts) -> list[Refusal]:
        return objections(rules_of(options), options.number("jokers_per_deck"), counts)

    def conclude(self, options: Options, standing: Standing, counts: Counts) -> Settlement:
        assert isinstance(standing, SalasStanding)
        points = self._points(options, self.lines(options, standing, counts))
        scores = tuple(total + gained for total, gained in zip(standing.scores, points, strict=True))
        after = outcome(options, standing, points, scores)
        dealer = (standing.dealer + 1) % options.players
        following = SalasStanding(standing.round + 1, scores, dealer, after.extra)
        return Settlement(points, scores, following, bool(after.winners), after.winners)

    def imagine(self, view: View, random: Random) -> SalasRound:
        assert isinstance(view.round, SalasRound)
        world = view.round.copy()
        sides_with_pack = [side for side, cards in enumerate(world.packs) if cards is not None]
        packs = [world.packs[side] or [] for side in sides_with_pack]
        places = [*world.hands, world.stock, *packs]
        filled = imagine_hidden(self.pack(world.options), world.cards(), places, world.seen, random)
        world.hands, world.stock = filled[: len(world.hands)], filled[len(world.hands)]
        for side, cards in zip(sides_with_pack, filled[len(world.hands) + 1 :], strict=True):
            world.packs[side] = cards
        return world


GAME = Salas()
