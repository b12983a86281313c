"""The table of Salas: the Salas in the middle, trump, runs with what stands for what, packs, swaps."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from htpy import (
    Element,
    Node,
    b,
    button,
    div,
    h2,
    header,
    li,
    ol,
    section,
    span,
    svg,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
    use,
)

from saladier.cards import SALAS, Card
from saladier.games import Game, Hand, Match, Options, Refusal, Round, Standing
from saladier.games.salas import GAME
from saladier.games.salas.cards import points
from saladier.games.salas.game import HAND, HAND_OF_TWO
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import minimum, rules_of
from saladier.games.salas.runs import Run
from saladier.games.salas.runs.run import bonus_of
from saladier.games.salas.scoring import FINAL_CLOSE, KINDS, NEVER_LAID, NO_PACK, SALAS_LEFT
from saladier.games.salas.standing import SalasStanding, extra_of
from saladier.table.cards import chosen_card, covered, icon, shown, sign, signs, small_card, suit_sign
from saladier.table.games import salas_words as words
from saladier.table.games.base import Event, HouseRule
from saladier.table.games.melding import MeldTable, cards_left, side_page, stock_zone
from saladier.table.games.race import race
from saladier.table.games.salas_house import house_rules
from saladier.table.games.salas_offers import letter, offers, run_name, stands_for, swap
from saladier.table.names import suit_name
from saladier.table.offers import Offer, Offers
from saladier.table.scene import Scene, side_names
from saladier.table.session import Session
from saladier.table.text import _, count, ngettext, rich
from saladier.table.tray import MIDDLE, Tray, key_parts, pile_keys

GROWTH = 7
"""How many cards a hand may grow beyond what was dealt before its layout changes."""


class SalasTable(MeldTable):
    """Words and middle of Salas."""

    game: ClassVar[Game] = GAME
    title: ClassVar[str] = "Salas"
    lang: ClassVar[str] = "el"
    minutes: ClassVar[int] = 60
    lowest_wins: ClassVar[bool] = False

    def facts(self) -> list[str]:
        return [_("2, 4 or 6 players"), _("to {n}").format(n=count(6001)), _("{n} min").format(n=self.minutes)]

    def blurb(self) -> str:
        return _("Runs in one suit around a card that can stand anywhere, and that anyone may win back.")

    def notice(self) -> str:
        return _(
            "Salas was designed by Sakis and Lazaros Arvanitakis; the name, deck and symbols are theirs. "
            "Play in public venues needs their written consent."
        )

    def players_note(self, players: int) -> str:
        return {
            2: _("Two: each alone, 13 cards and a pack of 13."),
            4: _("Four: partners sit opposite, 11 cards each, a pack of 11 for each pair."),
            6: _("Six: three pairs, three decks, three packs."),
        }[players]

    def house_rules(self) -> dict[str, HouseRule]:
        return house_rules()

    def largest_hand(self, options: Options) -> int:
        return (HAND_OF_TWO if options.players == 2 else HAND) + GROWTH

    def subtitle(self, scene: Scene) -> Node:
        hand = _("Hand {n}").format(n=scene.round.standing.round + 1)
        goal = count(scene.match.options.number("target"))
        return [hand, span(".hide-s")[" · ", _("to {n}").format(n=goal)]]

    def seat_note(self, scene: Scene, seat: int) -> Node:
        round_ = self._round(scene)
        partner = seat != scene.near and round_.side(seat) == round_.side(scene.near)
        return [cards_left(len(round_.hands[seat])), span(".hide-s")[" · ", _("partner")] if partner else None]

    def _round(self, scene: Scene) -> SalasRound:
        assert isinstance(scene.round, SalasRound)
        return scene.round

    def offers(self, round_: Round, seat: int, tray: Tray) -> Offers:
        assert isinstance(round_, SalasRound)
        return offers(round_, seat, tray)

    def idle_offers(self) -> tuple[Offer, Offer, Offer]:
        off = _("It is not this hand’s turn.")
        return Offer(_("Set aside"), hint=off), Offer(_("Take pile"), hint=off), Offer(_("Draw"), hint=off)

    def worth(self, cards: Sequence[Card]) -> int:
        return points(cards)

    # the middle

    def middle(self, scene: Scene) -> Node:
        round_ = self._round(scene)
        asked = self.asked(scene)
        names = side_names(scene.session)
        mine = round_.side(scene.near)
        order = [(mine + step) % len(names) for step in range(len(names))]
        sides = [self._side(scene, round_, side, names[side], asked if side == mine else None) for side in order]
        zone = stock_zone(len(round_.stock), _pile(scene, round_), words.pile_note(round_), _heart(scene, round_))
        label = _("Runs of all sides")
        return [zone, div(".sides", data_n=str(len(names)), tabindex="0", role="group", aria_label=label)[sides]]

    def _side(self, scene: Scene, round_: SalasRound, side: int, name: str, asked: Offers | None) -> Element:
        total = round_.standing.scores[side]
        least = minimum(round_.rules, total)
        opened = bool(round_.runs[side])
        state = [
            span(".num")[count(total)],
            span(".chip")[_("opens at {n}").format(n=least)] if least and not opened else None,
            span(".packs")[covered() if round_.packs[side] is not None else None, words.closing(round_, side)],
        ]
        runs = [self._run(scene, round_, side, number, run, asked) for number, run in enumerate(round_.runs[side])]
        return side_page(side, name, header[h2[name], state], runs or li(".nomeld")[_("Nothing laid yet.")])

    def _run(self, scene: Scene, round_: SalasRound, side: int, number: int, run: Run, asked: Offers | None) -> Element:
        body = [_cards(run), span(".lbl")[b[run_name(run), suit_sign(run.suit)], " ", _class(round_, run)]]
        offer = asked.melds.get(number) if asked is not None else None
        if offer is not None:
            body = [
                button(
                    class_=["meldb", "fits" if offer.move else "", self.mark(scene, offer)],
                    type="button",
                    data_move=offer.move,
                    data_action=None if offer.move else "why",
                    data_card=None if offer.on else offer.tried,
                    data_hint=offer.hint or None,
                )[body]
            ]
        back = swap(round_, scene.viewer, side, number, run) if scene.my_turn and scene.viewer is not None else None
        return li(".meld.salrun", id=f"m-{side}-{number}")[
            body, _swap(back, self.mark(scene, back)) if back is not None else None
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
        rules = match.round.rules if isinstance(match.round, SalasRound) else None
        rows = [
            tr[th(scope="row")[str(hand.standing.round + 1)], (td[count(one)] for one in result.round_score)]
            for hand, result in zip(match.hands, match.results, strict=False)
        ]
        totals = match.standing.scores
        least = [minimum(rules, total) for total in totals] if rules is not None else []
        return table(".sheet-t.num")[
            thead[tr[th(scope="col")[_("Hand")], (th(scope="col")[name] for name in side_names(session))]],
            tbody[rows],
            tfoot[
                tr[th(scope="row")[_("Total")], (td[count(total)] for total in totals)],
                tr[th(scope="row")[_("First runs")], (td[str(one) if one else "–"] for one in least)]
                if least
                else None,
            ],
        ]

    def hand_name(self, standing: Standing) -> str:
        return _("Salas")

    def hand_title(self, match: Match) -> str:
        round_ = match.round
        assert isinstance(round_, SalasRound)
        text = _("Hand {n} is over") if round_.closer is not None else _("Hand {n} is over: the stock has run out")
        return text.format(n=round_.standing.round + 1)

    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        return {
            "runs": (_("Cards in runs"), _("the value of every card laid, a Salas nothing")),
            "bonuses": (_("Runs of seven and thirteen"), _("dirty or clean, in trump or not")),
            "final_close": (_("Final close"), _("{n} points").format(n=FINAL_CLOSE)),
            "first_close": (_("The pack won"), _("a house rule")),
            "hands": (_("Cards left in hands"), _("of all players of the side")),
            "salas_left": (_("Salas left in hand"), _("{n} each").format(n=count(SALAS_LEFT))),
            "no_pack": (_("Pack not taken"), count(NO_PACK)),
            "never_laid": (_("Nothing laid"), count(NEVER_LAID)),
            "rounding": (_("Rounding"), _("a net that ends in five gains five")),
        }[code]

    def entry_title(self, code: str, options: Options) -> tuple[str, str]:
        if code in KINDS:
            points_ = ngettext("{n} point", "{n} points", bonus_of(rules_of(options), *KINDS[code]))
            return _kind_name(*KINDS[code]), points_
        if code == "laid":
            return _("Runs laid"), _("a side without a run of its own: {n}").format(n=count(NEVER_LAID))
        if code == "pack":
            return _("Pack taken"), _("without it: {n}").format(n=count(NO_PACK))
        return self.line_title(code, options)

    def sheet_note(self, options: Options, standing: Standing, names: Sequence[str]) -> str:
        assert isinstance(standing, SalasStanding)
        extra = extra_of(options, standing)
        if extra is not None:
            points_ = ", ".join(f"{names[side]} {count(extra.points[side])}" for side in extra.sides)
            return _("Extra hand {n}: only the points of extra hands count. {points}.").format(
                n=extra.played + 1, points=points_
            )
        least = [minimum(rules_of(options), total) for total in standing.scores]
        if not any(least):
            return ""
        minima = ", ".join(f"{name} {one or '–'}" for name, one in zip(names, least, strict=True))
        return _("First runs in the next hand: {minima}.").format(minima=minima)

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        runs = facts.get("runs")
        if runs and isinstance(runs[0], dict):
            return [div[_bonus(row)] for row in runs]
        if runs:
            return ngettext("{n} run", "{n} runs", len(runs))
        if "hands" in facts:
            return [div[signs(list(cards))] for cards in facts["hands"].values() if cards]
        return None

    def above_result(self, session: Session) -> Node:
        match = session.match
        before = match.round.standing.scores if match.round is not None else match.standing.scores
        return race(side_names(session), before, match.standing.scores, match.options.number("target"), "")

    def closing_note_for(self, options: Options) -> str:
        return _("The highest total of {n} or more wins.").format(n=count(options.number("target")))


def _kind_name(thirteen: bool, clean: bool, trump: bool) -> str:
    """A kind of run that earns a bonus."""
    name = {
        (False, False): _("Dirty seven"), (False, True): _("Clean seven"),
        (True, False): _("Dirty thirteen"), (True, True): _("Clean thirteen"),
    }[thirteen, clean]  # fmt: skip
    return name + (_(", trump") if trump else "")


def _bonus(row: Mapping[str, Any]) -> str:
    clean = _("clean") if row["clean"] else _("dirty")
    trump = _(", trump") if row["trump"] else ""
    return _("{n} cards {clean}{trump}: {points}").format(
        n=row["length"], clean=clean, trump=trump, points=row["points"]
    )


def _cards(run: Run) -> Element:
    """The cards of a run in order; the wild card and the Salas say what they stand for."""
    cells = []
    for card, place in zip(run.cards, run.places, strict=True):
        tag = None
        if card == SALAS:
            tag = span(".stands")[span(".vh")[_("stands for"), " "], stands_for(run)]
        elif run.wild == place:
            tag = span(".stands.wild")[span(".vh")[_("stands for"), " "], letter(place)]
        cells.append(li[small_card(card), tag])
    return ol(".run")[cells]


def _class(round_: SalasRound, run: Run) -> Node:
    """What kind of run it is."""
    if run.open:
        return rich(_("Salas open: {places}"), places=b[stands_for(run)])
    words_ = [_("trump")] if run.suit == round_.trump else []
    words_.append(_("clean") if run.clean else _("wild card"))
    if run.seven:
        words_.append(count(run.bonus(round_.rules, round_.trump)))
    return ", ".join(words_)


def _swap(offer: Offer, mark: str) -> Element:
    """The button that wins a Salas back."""
    return button(
        class_=["swapc", mark],
        type="button",
        data_move=offer.move,
        data_action=None if offer.move else "why",
        data_card=None if offer.move else offer.tried,
        aria_disabled=None if offer.move else "true",
    )[icon("swap"), span[rich(_("{card} for the Salas"), card=sign(offer.label))]]


def _heart(scene: Scene, round_: SalasRound) -> Element:
    """The Salas in the middle, or the trump it has set."""
    if round_.middle:
        if not scene.my_turn:
            return div(".cnt.salmid")[shown(SALAS), span(".n")[_("middle")]]
        return div(".cnt.salmid")[
            chosen_card(SALAS, "m", MIDDLE in scene.tray.chosen, None, True), span(".n")[_("middle")]
        ]
    assert round_.trump is not None
    label = _("Trump: {suit}").format(suit=suit_name(round_.trump))
    return div(".trump", role="img", aria_label=label)[
        svg(class_=f"s-{round_.trump}", aria_hidden="true")[use(href=f"#{round_.trump}")], span[_("trump")]
    ]


def _pile(scene: Scene, round_: SalasRound) -> Element:
    """The pile, all of it in sight; before drawing its cards can be chosen."""
    if not round_.pile:
        return div(".cnt", data_zone="pile")[span(".card.none", role="img", aria_label=_("No card")), span(".n")["0"]]
    choose = scene.my_turn and round_.phase == "draw" and not round_.middle
    tray = scene.tray
    aside = {key: number for number, meld in enumerate(tray.aside) for key in meld}
    cards = []
    for key, card in zip(pile_keys(round_.pile), round_.pile, strict=True):
        drawn = (
            chosen_card(card, key_parts(key)[1], key in tray.chosen, aside.get(key), False)
            if choose
            else small_card(card)
        )
        cards.append(li[drawn])
    label = ngettext("Pile, {n} card", "Pile, {n} cards", len(cards))
    return ol(".pilef", data_zone="pile", aria_label=label)[cards]


TABLE = SalasTable()
