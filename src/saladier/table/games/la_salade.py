"""The table of La Salade: six contracts of tricks, then the rows of Sevens."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from htpy import Element, Node, b, p, section, span

from saladier.games import Game, Hand, Options, Refusal, Round
from saladier.games.draws import draw_first_jack
from saladier.games.la_salade import GAME, SevensRound
from saladier.games.la_salade.cut import CutFirst
from saladier.games.la_salade.game import CONTRACTS, SEVENS, place_points
from saladier.table import acts
from saladier.table.games import sevens
from saladier.table.games.base import Event, HouseRule, drawn
from saladier.table.games.cutting import cut_pack
from saladier.table.games.tricks import TrickTable
from saladier.table.scene import Scene
from saladier.table.session import Session
from saladier.table.text import N_, _, count, ngettext, rich


class LaSaladeTable(TrickTable):
    """Words and middle of La Salade."""

    game: ClassVar[Game] = GAME
    title: ClassVar[str] = "La Salade"
    lang: ClassVar[str] = "fr"
    minutes: ClassVar[int] = 40
    draws_seats: ClassVar[bool] = True
    contract_names: Mapping[str, tuple[str, str]] = {
        "no_tricks": (N_("No tricks"), N_("Tricks")),
        "no_hearts": (N_("No hearts"), N_("Hearts")),
        "no_queens": (N_("No queens"), N_("Queens")),
        "no_king": (N_("No king of spades"), N_("King of spades")),
        "no_last": (N_("No last trick"), N_("Last trick")),
        "combination": (N_("The salad"), N_("The salad")),
        "sevens": (N_("Sevens"), N_("Sevens")),
    }
    codes: Sequence[str] = tuple(contract_names)

    def facts(self) -> list[str]:
        return [_("3–4 players"), ngettext("{n} hand", "{n} hands", SEVENS + 1), _("{n} min").format(n=self.minutes)]

    def blurb(self) -> str:
        return _("The Quebec cousin: six hands of avoiding, then a race to empty the hand onto four rows.")

    def players_note(self, players: int) -> str:
        return {
            3: _("Three: the two of clubs stays out, 17 cards each."),
            4: _("Four: the whole pack, 13 cards each."),
        }[players]

    def house_rules(self) -> dict[str, HouseRule]:
        return {
            "cut": HouseRule(
                _("The cut"),
                _("The player at the dealer’s right cuts before every deal; the app can do it, or ask for the place."),
                {"auto": _("By the app"), "ask": _("Ask")},
                ruling=True,
            ),
            "early_end": HouseRule(
                _("Stop a hand when it is settled"),
                _("Contracts 2, 3 and 4 end with their last penalty card instead of being played out."),
                {False: _("Play on"), True: _("Stop")},
                ruling=True,
            ),
            "sevens_pass": HouseRule(
                _("Passing in Sevens"),
                _("Only who holds no card that fits may pass; or anybody, once a seven lies, until all have passed."),
                {"forced": _("Only when forced"), "voluntary": _("Freely")},
                ruling=True,
            ),
            "sevens_scores_3p": HouseRule(
                _("Sevens with three players"),
                _("Points of the first, the second and the last."),
                {value: " / ".join(count(int(one)) for one in value.split(",")) for value in _sevens_scores()},
                ruling=True,
            ),
            "sevens_gap_3p": HouseRule(
                _("The ace of clubs with three players"),
                _("The two of clubs is out: the row steps from the three to the ace, or ends at the three."),
                {"bridge": _("Three to ace"), "blocked": _("Ends at three")},
                ruling=True,
            ),
            "final_tie": HouseRule(
                _("Equal lowest totals"),
                _("Share the win, or let the better place in Sevens decide."),
                {"shared": _("Shared"), "sevens_place": _("Sevens decides")},
                ruling=True,
            ),
        }

    def draws(self) -> dict[str, str]:
        return {"first_jack": _("First jack"), "random": _("By lot")}

    def draw_dealer(self, how: str, options: Options, random: Random) -> tuple[dict[str, Any], int]:
        if how == "random" or how in [f"seat:{seat}" for seat in range(options.players)]:
            return super().draw_dealer(how, options, random)
        draw = draw_first_jack(GAME.pack(options), options.players, random)
        return drawn("first_jack", draw), draw.dealer

    def price(self, code: str, options: Options) -> int:
        return int(getattr(CONTRACTS[-1], code))

    def felt(self, scene: Scene) -> str:
        return "row" if isinstance(scene.round, SevensRound) else "round"

    def brief(self, scene: Scene) -> Node:
        round_ = scene.round
        if not isinstance(round_, SevensRound):
            return super().brief(scene)
        first, *_rest, last = place_points(round_.options)
        text = _("Out first: {first}. The last one holding cards: {last}.")
        chip = span(".chip")[_(self.contract_names["sevens"][0])]
        words = rich(text, first=b[count(first)], last=b[f"+{count(last)}"])
        return section(".brief", aria_label=_("Contract of this hand"))[chip, p[words]]

    def subtitle(self, scene: Scene) -> Node:
        if isinstance(scene.round, SevensRound):
            return _("Hand {n} of {all}").format(n=SEVENS + 1, all=len(self.codes))
        return super().subtitle(scene)

    def seat_note(self, scene: Scene, seat: int) -> Node:
        if isinstance(scene.round, SevensRound):
            return sevens.seat_note(scene, scene.round, seat)
        return super().seat_note(scene, seat)

    def middle(self, scene: Scene) -> Node:
        round_ = scene.round
        if isinstance(round_, CutFirst) and round_.uncut:
            return cut_pack(scene, len(round_.uncut), may_decline=False)
        return sevens.rows(scene, round_) if isinstance(round_, SevensRound) else super().middle(scene)

    def say(self, scene: Scene) -> Node:
        round_ = scene.round
        if isinstance(round_, CutFirst) and round_.uncut and round_.to_act is not None:
            name = b[scene.names[round_.to_act]]
            return rich(_("{name} cuts; at least five cards stay in each packet."), name=name)
        return sevens.say(scene, round_) if isinstance(round_, SevensRound) else super().say(scene)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Node:
        if refusal.code == "bad_cut":
            facts = refusal.facts
            return _("A cut lifts {least} to {most} cards, so that five stay in each packet.").format(
                least=facts["least"], most=facts["most"]
            )
        if refusal.code in ("not_playable", "must_play"):
            return sevens.explain(refusal, names)
        return super().explain(refusal, names)

    def acts(self, scene: Scene) -> list[Element]:
        if isinstance(scene.round, SevensRound):
            pass_act = sevens.pass_act(scene, scene.round)
            return [acts.undo(scene), acts.hint(scene), pass_act, acts.sort(), acts.go_on(scene)]
        return super().acts(scene)

    def panels(self, scene: Scene) -> Node:
        if isinstance(scene.round, SevensRound):
            return self.sheet_panel(scene)
        return super().panels(scene)

    def play_events(self, hand: Hand, round_: Round, names: Sequence[str], since: int) -> Iterable[Event]:
        if isinstance(round_, SevensRound):
            return sevens.events(hand, round_, names, since)
        return super().play_events(hand, round_, names, since)

    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        if code == "sevens":
            return _("Sevens"), _("by the order of going out")
        return super().line_title(code, options)

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        if "place" in facts:
            return _(sevens.PLACES[facts["place"]]) if facts["place"] < len(sevens.PLACES) else _("last")
        return super().line_facts(facts)

    def above_result(self, session: Session) -> Node:
        match = session.match
        if match.over or match.standing.round != SEVENS:
            return None
        return section(".sheet")[p[self._what_sevens_can_do(session)]]

    def _what_sevens_can_do(self, session: Session) -> Node:
        """Before the seventh hand: how far it can turn the match."""
        scores, points = session.match.standing.scores, place_points(session.match.options)
        swing = points[-1] - points[0]
        best = min(scores)
        chance = [name for name, total in zip(session.names, scores, strict=True) if total - best <= swing]
        return rich(
            _("Sevens can turn the match: {swing} points lie between first and last. In reach: {names}."),
            swing=b[str(swing)], names=", ".join(chance),
        )  # fmt: skip


def _sevens_scores() -> list[str]:
    option = next(one for one in GAME.options if one.name == "sevens_scores_3p")
    return [str(value) for value in option.values]


TABLE = LaSaladeTable()
