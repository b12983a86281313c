"""The table of Canadian Salad: six contracts, the score path, spoilers."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from htpy import Node, section

from saladier.games import Game, Options, Standing
from saladier.games.canadian_salad import GAME
from saladier.games.canadian_salad.game import HANDS, PATH_END, contracts
from saladier.games.draws import draw_high_card
from saladier.table.games.base import HouseRule, drawn
from saladier.table.games.path import score_path
from saladier.table.games.tricks import TrickTable
from saladier.table.scene import Scene
from saladier.table.session import Session
from saladier.table.text import N_, _, ngettext


class CanadianSaladTable(TrickTable):
    """Words and middle of Canadian Salad."""

    game: ClassVar[Game] = GAME
    title: ClassVar[str] = "Canadian Salad"
    lang: ClassVar[str] = "en"
    minutes: ClassVar[int] = 30
    contract_names: Mapping[str, tuple[str, str]] = {
        "no_tricks": (N_("No tricks"), N_("Tricks")),
        "no_hearts": (N_("No hearts"), N_("Hearts")),
        "no_queens": (N_("No queens"), N_("Queens")),
        "no_king": (N_("No king of spades"), N_("King of spades")),
        "no_last": (N_("No last trick"), N_("Last trick")),
        "combination": (N_("Combination"), N_("Combination")),
    }
    codes: Sequence[str] = tuple(contract_names)

    def facts(self) -> list[str]:
        return [
            _("3–6 players"),
            ngettext("{n} hand", "{n} hands", HANDS),
            _("{n} min").format(n=self.minutes),
        ]

    def blurb(self) -> str:
        return _("Six hands, six things to avoid: tricks, hearts, queens, the king of spades, the last trick, "
                 "and then all at once.")  # fmt: skip

    def players_note(self, players: int) -> str:
        return {
            3: _("Three: the two of clubs stays out, 17 cards each."),
            4: _("Four: the whole pack, 13 cards each."),
            5: _("Five: the black two of clubs and the two of diamonds stay out, 10 cards each."),
            6: _("Six: the twos and threes of clubs and diamonds stay out, 8 cards each."),
        }[players]

    def house_rules(self) -> dict[str, HouseRule]:
        return {
            "queen_points": HouseRule(
                _("A queen costs"),
                _("Twenty points, or the twenty-five some tables count."),
                {20: _("20 points"), 25: _("25 points")},
                ruling=True,
            ),
            "early_end": HouseRule(
                _("Stop a hand when it is settled"),
                _("Hands 2, 3 and 4 end with their last penalty card instead of being played out."),
                {False: _("Play on"), True: _("Stop")},
                ruling=True,
            ),
            "over_500": HouseRule(
                _("Beyond 500"),
                _("Points of a player past the end of the path are still counted, or the total stays as it is."),
                {"count_on": _("Count on"), "freeze": _("Freeze")},
                ruling=True,
            ),
            "final_tie": HouseRule(
                _("Equal lowest totals"),
                _("Share the win, or let the lower score in hand 6 decide."),
                {"shared": _("Shared"), "hand6": _("Hand 6 decides")},
                ruling=True,
            ),
        }

    def price(self, code: str, options: Options) -> int:
        return int(getattr(contracts(options)[-1], code))

    def above(self, scene: Scene) -> Node:
        return score_path(scene.match.standing.scores, scene.names, scene.near, PATH_END)

    def above_result(self, session: Session) -> Node:
        me = session.people[0] if session.people else 0
        return section(".sheet.wide")[score_path(session.match.standing.scores, session.names, me, PATH_END)]

    def badge(self, standing: Standing, side: int) -> str:
        return _("Spoiler") if standing.scores[side] > PATH_END else ""

    def draw_dealer(self, how: str, options: Options, random: Random) -> tuple[dict[str, Any], int]:
        if how != "cut_high":
            return super().draw_dealer(how, options, random)
        draw = draw_high_card(GAME.pack(options), options.players, random)
        return drawn("cut_high", draw), draw.dealer

    def draws(self) -> dict[str, str]:
        return {"random": _("By lot"), "cut_high": _("High card")}


TABLE = CanadianSaladTable()
