"""Samba as a match: sides, pack, deal, the score of a hand and the end at 10,000. Clauses are those of its
rules page."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from saladier.cards import Card
from saladier.games.contract import Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.counting import Counts, Entry
from saladier.games.melds import imagine_hidden
from saladier.games.options import Option, Options
from saladier.games.samba.cards import PACK, is_natural
from saladier.games.samba.clauses import CLAUSES
from saladier.games.samba.position import KEYS, place
from saladier.games.samba.round import SambaRound
from saladier.games.samba.rules import OPTIONS, rules_of, sides
from saladier.games.samba.scoring import counted, entries, ledger, lines, objections

TARGET = 10_000
HAND, HAND_OF_SIX = 15, 13
"""Cards dealt to each player (4.2)."""


class Samba(Game):
    """The rules outside a single hand."""

    name: ClassVar[str] = "samba"
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    clauses: ClassVar[Mapping[str, str]] = CLAUSES
    position_keys: ClassVar[frozenset[str]] = KEYS
    scoring_options: ClassVar[frozenset[str]] = frozenset({"six_player_mode", "red3_hand_penalty_scope", "tie_rule"})

    def sides(self, options: Options) -> int:
        return sides(options)

    def pack(self, options: Options) -> tuple[Card, ...]:
        return PACK

    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> SambaRound:
        """One card at a time, then the start of the pile: turned until a natural card lies on top (4, 5)."""
        players = options.players
        dealt = players * (HAND_OF_SIX if players == 6 else HAND)
        eldest = (standing.dealer + 1) % players
        hands = [list(pack[(seat - eldest) % players : dealt : players]) for seat in range(players)]
        stock = list(pack[: dealt - 1 : -1])
        pile = [stock.pop()]
        while not is_natural(pile[-1]):
            pile.append(stock.pop())
        return SambaRound(options, standing, hands, eldest, stock, pile)

    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> SambaRound:
        return place(options, standing, position)

    def ledger(self, round_: Round) -> tuple[Line, ...]:
        assert isinstance(round_, SambaRound)
        return ledger(round_)

    def counted(self, round_: Round) -> Counts:
        assert isinstance(round_, SambaRound)
        return counted(round_)

    def entries(self, options: Options, standing: Standing) -> tuple[Entry, ...]:
        return entries(rules_of(options))

    def lines(self, options: Options, standing: Standing, counts: Counts) -> tuple[Line, ...]:
        return lines(rules_of(options), counts)

    def objections(self, options: Options, standing: Standing, counts: Counts) -> list[Refusal]:
        return objections(rules_of(options), counts)

    def conclude(self, options: Options, standing: Standing, counts: Counts) -> Settlement:
        points = self._points(options, self.lines(options, standing, counts))
        scores = tuple(total + gained for total, gained in zip(standing.scores, points, strict=True))
        after = Standing(standing.round + 1, scores, (standing.dealer + 1) % options.players)
        best = tuple(side for side, total in enumerate(scores) if total == max(scores))
        over = max(scores) >= TARGET and (len(best) == 1 or options["tie_rule"] == "draw")
        return Settlement(points, scores, after, over, best if over else ())

    def imagine(self, view: View, random: Random) -> SambaRound:
        assert isinstance(view.round, SambaRound)
        world = view.round.copy()
        *world.hands, world.stock = imagine_hidden(PACK, world.cards(), [*world.hands, world.stock], world.seen, random)
        return world


GAME = Samba()
