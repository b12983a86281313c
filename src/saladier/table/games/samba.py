"""The table of Samba: canastas and sambas per side, the pile, the opening being composed, the partner's question."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from htpy import Element, Node, b, button, div, h2, header, li, section, span, table, tbody, td, tfoot, th, thead, tr

from saladier.cards import Card
from saladier.games import Game, Hand, Match, Options, Refusal, Round, Standing
from saladier.games.draws import draw_high_card
from saladier.games.samba import GAME
from saladier.games.samba.cards import points
from saladier.games.samba.game import HAND, HAND_OF_SIX, TARGET
from saladier.games.samba.melds import COMPLETE, MIXED, NATURAL, SAMBA, Group, Meld, complete
from saladier.games.samba.round import SambaRound
from saladier.games.samba.rules import NEEDED, minimum
from saladier.games.samba.scoring import ALL_RED_THREES, BONUSES, KEPT, OUT, RED_THREE
from saladier.table.cards import covered, shown, signs, small_card
from saladier.table.games import samba_words as words
from saladier.table.games.base import Event, HouseRule, drawn
from saladier.table.games.melding import MeldTable, cards_left, pile_zone, side_page
from saladier.table.games.race import race
from saladier.table.games.samba_house import house_rules
from saladier.table.games.samba_offers import offers
from saladier.table.offers import Offers
from saladier.table.scene import Scene, side_names
from saladier.table.session import Session
from saladier.table.text import _, count, ngettext
from saladier.table.tray import Tray

GROWTH = 5
"""How many cards a hand may grow beyond what was dealt before its layout changes."""


class SambaTable(MeldTable):
    """Words and middle of Samba."""

    game: ClassVar[Game] = GAME
    title: ClassVar[str] = "Samba"
    lang: ClassVar[str] = "sv"
    minutes: ClassVar[int] = 75
    lowest_wins: ClassVar[bool] = False

    def facts(self) -> list[str]:
        return [_("2–6 players"), _("to {n}").format(n=count(TARGET)), _("60–90 min")]

    def blurb(self) -> str:
        return _(
            "Three packs and full hands: groups and sequences of seven, a pile worth waiting for, a partner to ask."
        )

    def players_note(self, players: int) -> str:
        return {
            2: _("Two: each for themselves, 15 cards each."),
            3: _("Three: each for themselves, 15 cards each."),
            4: _("Four: partners sit opposite and share melds and score."),
            5: _("Five: each for themselves, 15 cards each."),
            6: _("Six: two teams of three, or three of two; 13 cards each."),
        }[players]

    def draws(self) -> dict[str, str]:
        return {"draw": _("High card"), "random": _("By lot")}

    def draw_dealer(self, how: str, options: Options, random: Random) -> tuple[dict[str, Any], int]:
        if how == "random" or how in [f"seat:{seat}" for seat in range(options.players)]:
            return super().draw_dealer(how, options, random)
        naturals = [card for card in dict.fromkeys(GAME.pack(options)) if card[1] != "*"]
        draw = draw_high_card(naturals, options.players, random)
        return drawn("cut_high", draw), draw.dealer

    def house_rules(self) -> dict[str, HouseRule]:
        return house_rules()

    def largest_hand(self, options: Options) -> int:
        return (HAND_OF_SIX if options.players == 6 else HAND) + GROWTH

    def subtitle(self, scene: Scene) -> Node:
        hand = _("Hand {n}").format(n=scene.round.standing.round + 1)
        return [hand, span(".hide-s")[" · ", _("to {n}").format(n=count(TARGET))]]

    def seat_note(self, scene: Scene, seat: int) -> Node:
        partner = seat in self._round(scene).rules.partners(scene.near)
        return [cards_left(len(scene.round.hands[seat])), span(".hide-s")[" · ", _("partner")] if partner else None]

    def _round(self, scene: Scene) -> SambaRound:
        assert isinstance(scene.round, SambaRound)
        return scene.round

    def offers(self, round_: Round, seat: int, tray: Tray) -> Offers:
        assert isinstance(round_, SambaRound)
        return offers(round_, seat, tray)

    def worth(self, cards: Sequence[Card]) -> int:
        return points(cards)

    # the middle

    def middle(self, scene: Scene) -> Node:
        round_ = self._round(scene)
        asked = self.asked(scene)
        zone = pile_zone(scene, len(round_.stock), round_.pile, words.pile_note(round_, scene))
        names = side_names(scene.session)
        mine = round_.side(scene.near)
        order = [(mine + step) % len(names) for step in range(len(names))]
        sides = [self._side(scene, round_, side, names[side], asked if side == mine else None) for side in order]
        label = _("Melds of all sides")
        return [zone, div(".sides", data_n=str(len(names)), tabindex="0", role="group", aria_label=label)[sides]]

    def _side(self, scene: Scene, round_: SambaRound, side: int, name: str, asked: Offers | None) -> Element:
        melds, red3 = round_.melds[side], round_.red3[side]
        total = round_.standing.scores[side]
        done = complete(melds)
        need = _("{n} of {all}").format(n=done, all=NEEDED)
        state = [
            span(".num")[count(total)],
            span(".chip")[_("opens at {n}").format(n=count(minimum(total)))] if not melds else None,
            span(class_="chip o" if done >= NEEDED else None)[need, span(".hide-s")[" ", _("complete")]],
            span[_("may go out")] if done >= NEEDED else None,
        ]
        entries = [self._meld(scene, side, number, meld, asked) for number, meld in enumerate(melds)]
        if red3:
            entries.append(_red_threes(red3))
        if not melds:
            entries.append(li(".nomeld")[_("Nothing laid yet.")])
        return side_page(side, name, header[h2[name], state], entries)

    def _meld(self, scene: Scene, side: int, number: int, meld: Meld, asked: Offers | None) -> Element:
        offer = asked.melds.get(number) if asked is not None else None
        full = len(meld.cards) >= COMPLETE
        css = [
            "meld",
            _colour(meld) if full else "",
            "target" if scene.tray.target == number and asked is not None else "",
        ]
        label = span(".lbl")[
            b[words.meld_label(meld), f" × {len(meld.cards)}" if full and isinstance(meld, Group) else ""],
            " ",
            _kind(meld),
        ]
        body = _stack(meld) if full else div(".run")[(div[small_card(card)] for card in meld.cards)]
        place = f"m-{side}-{number}"
        if offer is None:
            return li(class_=css, id=place)[body, label]
        return li(class_=css, id=place)[
            button(
                class_=["meldb", "fits" if offer.move else "", self.mark(scene, offer)],
                type="button",
                data_move=offer.move,
                data_action=None if offer.move else offer.action or "why",
                data_card=None if offer.on else offer.tried,
                data_number=str(number),
            )[body, label]
        ]

    def say(self, scene: Scene) -> Node:
        return words.say(scene, self._round(scene), self.asked(scene))

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Node:
        return words.explain(refusal, names)

    def events(self, hand: Hand, round_: Round, names: Sequence[str], since: int = -1) -> list[Event]:
        found = list(words.events(hand, names, since))
        if since < 0:
            text = _("{name} dealt hand {n}").format(name=names[hand.standing.dealer], n=hand.standing.round + 1)
            found.insert(0, Event(text, text))
        return found

    # sheets and results

    def panels(self, scene: Scene) -> Node:
        return section(".panel")[h2[_("Score sheet")], self.sheet(scene.session)]

    def sheet(self, session: Session, letters: bool = False) -> Element:
        match = session.match
        rows = [
            tr[th(scope="row")[str(hand.standing.round + 1)], (td[count(one)] for one in result.round_score)]
            for hand, result in zip(match.hands, match.results, strict=False)
        ]
        return table(".sheet-t.num")[
            thead[tr[th(scope="col")[_("Hand")], (th(scope="col")[name] for name in side_names(session))]],
            tbody[rows],
            tfoot[tr[th(scope="row")[_("Total")], (td[count(total)] for total in match.standing.scores)]],
        ]

    def hand_name(self, standing: Standing) -> str:
        return _("Samba")

    def hand_title(self, match: Match) -> str:
        round_ = match.round
        assert isinstance(round_, SambaRound)
        if round_.out is None:
            return _("Hand {n} is over: the stock has run out").format(n=round_.standing.round + 1)
        return _("Hand {n} is over").format(n=round_.standing.round + 1)

    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        return {
            "melds": (_("Cards in melds"), _("the value of every card laid")),
            "complete": (
                _("Sambas and canastas"),
                _("samba {s}, natural canasta {n}, mixed canasta {m}").format(s=count(SAMBA), n=NATURAL, m=MIXED),
            ),
            "red3": (
                _("Red threes"),
                _("{n} each, all six {all}; lost without two complete melds").format(
                    n=RED_THREE, all=count(ALL_RED_THREES)
                ),
            ),
            "out": (_("Going out"), _("{n} points").format(n=OUT)),
            "hands": (_("Cards left in hands"), _("of all players of the side")),
            "red3_kept": (_("Red threes left in hands"), _("{n} for each player who holds any").format(n=KEPT)),
        }[code]

    def entry_title(self, code: str, options: Options) -> tuple[str, str]:
        if code in ("sambas", "natural", "mixed"):
            title = {"sambas": _("Sambas"), "natural": _("Natural canastas"), "mixed": _("Mixed canastas")}[code]
            return title, _("{n} points each").format(n=count(BONUSES[code]))
        return self.line_title("red3_kept" if code == "kept" else code, options)

    def sheet_note(self, options: Options, standing: Standing, names: Sequence[str]) -> str:
        least = [count(minimum(total)) for total in standing.scores]
        return _("First melds in the next hand: {minima}.").format(
            minima=", ".join(f"{name} {one}" for name, one in zip(names, least, strict=True))
        )

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        if "melds" in facts:
            return ngettext("{n} meld", "{n} melds", len(facts["melds"]))
        if "sambas" in facts:
            parts = (
                ngettext("{n} samba", "{n} sambas", facts["sambas"]) if facts["sambas"] else "",
                ngettext("{n} natural", "{n} natural", facts["natural"]) if facts["natural"] else "",
                ngettext("{n} mixed", "{n} mixed", facts["mixed"]) if facts["mixed"] else "",
            )
            return ", ".join(part for part in parts if part)
        if "hands" in facts:
            return [[div[signs(list(cards))] for cards in facts["hands"].values() if cards]]
        return signs(list(facts["cards"])) if facts.get("cards") else None

    def above_result(self, session: Session) -> Node:
        match = session.match
        before = match.round.standing.scores if match.round is not None else match.standing.scores
        note = self.sheet_note(match.options, match.standing, side_names(session))
        return race(side_names(session), before, match.standing.scores, TARGET, "" if session.over else note)

    def closing_note_for(self, options: Options) -> str:
        return _("The highest total beyond {n} wins.").format(n=count(TARGET))


def _colour(meld: Meld) -> str:
    if not isinstance(meld, Group):
        return "closed"
    return "black" if meld.wilds else "red"


def _kind(meld: Meld) -> str:
    """What a complete meld is called, with its bonus."""
    if len(meld.cards) < COMPLETE:
        return ""
    if not isinstance(meld, Group):
        return _("samba, {n}").format(n=count(meld.bonus))
    return _("black, {n}").format(n=meld.bonus) if meld.wilds else _("red, {n}").format(n=meld.bonus)


def _stack(meld: Meld) -> Element:
    """A complete meld as a pile: a canasta with its card on top, a samba face down."""
    top = shown(meld.cards[0]) if isinstance(meld, Group) else covered()
    return div(".stackd")[top, span(".can.chip")[str(len(meld.cards))]]


def _red_threes(cards: Sequence[Card]) -> Element:
    label = ngettext("{n} red three", "{n} red threes", len(cards))
    return li(".meld", data_kind="red3")[div(".run")[(div[small_card(card)] for card in cards)], span(".lbl")[b[label]]]


TABLE = SambaTable()
