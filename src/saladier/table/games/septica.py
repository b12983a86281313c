"""The table of Septica: laps, the holder of the trick, the stock, and who is sluga."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from htpy import Element, Node, b, div, h2, li, ol, p, section, span, table, tbody, td, tfoot, th, thead, tr

from saladier.cards import Card
from saladier.games import Game, Hand, Match, Options, Refusal, Round, Standing
from saladier.games.septica import GAME
from saladier.games.septica.opening import HAND
from saladier.games.septica.round import SepticaRound, holding
from saladier.games.septica.standing import SepticaStanding, hand_winner
from saladier.table import acts
from saladier.table.cards import covered, shown, signs, small_card
from saladier.table.games import septica_words as words
from saladier.table.games.base import Event, GameTable, HouseRule
from saladier.table.games.cutting import cut_pack, cut_shown
from saladier.table.scene import Scene, side_names
from saladier.table.session import Session
from saladier.table.text import _, count, ngettext, plain, rich
from saladier.table.trail import place_id


class SepticaTable(GameTable):
    """Words and middle of Septica."""

    game: ClassVar[Game] = GAME
    title: ClassVar[str] = "Septica"
    lang: ClassVar[str] = "ro"
    minutes: ClassVar[int] = 5
    lowest_wins: ClassVar[bool] = False

    def facts(self) -> list[str]:
        return [_("2 or 4 players"), _("32 cards"), _("{n} min a hand").format(n=self.minutes)]

    def blurb(self) -> str:
        return _("Sevens and equal ranks take the trick, tens and aces count, and the side that falls behind serves.")

    def players_note(self, players: int) -> str:
        return {
            2: _("Two: each for themselves."),
            4: _("Four: partners sit opposite, and play goes round to the right."),
        }[players]

    def house_rules(self) -> dict[str, HouseRule]:
        return {
            "match_mode": HouseRule(
                _("How long"),
                _("As long as the players like, a number of hands, or until one side has won so many."),
                {"open": _("No set end"), "hands:5": _("5 hands"), "hands:9": _("9 hands"),
                 "first_to:3": _("First to 3"), "first_to:5": _("First to 5")},
                ruling=True,
            ),
            "recontest": HouseRule(
                _("Going on with a trick"),
                _("After a full lap the leader may go on when somebody else has taken the trick, always, or never."),
                {"if_taken": _("When taken"), "always": _("Always"), "never": _("Never")},
                ruling=True,
            ),
            "cut_lottery": HouseRule(
                _("The lottery of the cut"),
                _("With four players a seven shown by the cut goes to the cutter’s partner."),
                {True: _("Yes"), False: _("No")},
            ),
            "cut_chain": HouseRule(
                _("After a seven was won"),
                _("The cutter cuts again until a cut fails, or one seven is all."),
                {"recut": _("Cut again"), "single": _("One seven")},
                ruling=True,
            ),
            "sluga": HouseRule(
                _("Sluga"),
                _("A side with two points or less becomes sluga, the servant, and deals until it is freed."),
                {True: _("Yes"), False: _("No")},
            ),
            "sluga_exit": HouseRule(
                _("A sluga with six points"),
                _("Is free, or changes places with the other side."),
                {"free": _("Is free"), "swap_at_6": _("Changes places")},
                ruling=True,
            ),
            "sluga_swap": HouseRule(
                _("A sluga that takes everything"),
                _("Makes the other side sluga: all 32 cards are needed, or all eight points."),
                {"all_cards": _("All cards"), "all_points": _("All points")},
                ruling=True,
            ),
            "deal_when_equal": HouseRule(
                _("Who deals when nobody is sluga"),
                _("The deal goes round, or the side that lost the last hand deals."),
                {"alternate": _("Goes round"), "loser": _("The loser")},
                ruling=True,
            ),
        }  # fmt: skip

    def largest_hand(self, options: Options) -> int:
        return HAND

    def felt(self, scene: Scene) -> str:
        return "row sept"

    def subtitle(self, scene: Scene) -> Node:
        hand = _("Hand {n}").format(n=scene.round.standing.round + 1)
        round_ = scene.round
        assert isinstance(round_, SepticaRound)
        lap = (len(round_.trick) - 1) // len(scene.names) + 1 if round_.trick else 1
        return [hand, span(".hide-s")[" · ", _("lap {n}").format(n=lap)]]

    def brief(self, scene: Scene) -> Node:
        standing = scene.match.standing
        assert isinstance(standing, SepticaStanding)
        chip = span(".chip")[_("Tens and aces count")]
        note = self._sluga_words(scene.session, standing)
        silent = _("No talk between partners while a hand is played.") if len(scene.names) == 4 else ""
        return section(".brief", aria_label=_("This hand"))[chip, p[note, " ", span(".muted.hide-s")[silent]]]

    def _sluga_words(self, session: Session, standing: SepticaStanding) -> Node:
        if standing.sluga is None:
            return _("Nobody is sluga.")
        return rich(_("{names}: sluga, dealing until freed."), names=b[side_names(session)[standing.sluga]])

    def seat_note(self, scene: Scene, seat: int) -> Node:
        cards = ngettext("{n} card", "{n} cards", len(scene.round.hands[seat]))
        side = self.game.side_of(scene.match.options, seat)
        partner = len(scene.names) == 4 and side == self.game.side_of(scene.match.options, scene.near)
        return [cards, span(".hide-s")[" · ", _("partner")] if partner else None]

    def badge(self, standing: Standing, side: int) -> str:
        return "Sluga" if isinstance(standing, SepticaStanding) and standing.sluga == side else ""

    # the middle

    def middle(self, scene: Scene) -> Node:
        round_ = scene.round
        assert isinstance(round_, SepticaRound)
        if scene.session.pause == "cut" and round_.cuts:
            cut = round_.cuts[-1]
            return cut_shown(words.cut_words(round_, cut, scene.names), cut.shown)
        if round_.cutting and scene.session.to_act is not None:
            return cut_pack(scene, len(round_.stock), may_decline=True)
        if scene.finished_trick and round_.history:
            leader, trick, holder = round_.history[-1]
        else:
            leader, trick, holder = round_.leader, tuple(round_.trick), round_.holder
        return div(".mid.septm")[_stock(round_), _laps(scene, leader, trick, holder)]

    def say(self, scene: Scene) -> Node:
        assert isinstance(scene.round, SepticaRound)
        return words.say(scene, scene.round)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Node:
        return words.explain(refusal, names)

    def acts(self, scene: Scene) -> list[Element]:
        legal = scene.my_turn and "stop" in scene.round.legal_moves()
        off = _("Only the leader may end the trick, after a full lap.")
        hinted = scene.hint is not None and scene.hint.move == "stop"
        stop = acts.move_act("stop", "x", _("Stop"), legal, off, key="p", hinted=hinted)
        return [acts.undo(scene), acts.hint(scene), acts.last(scene), stop, acts.go_on(scene)]

    def events(self, hand: Hand, round_: Round, names: Sequence[str], since: int = -1) -> list[Event]:
        assert isinstance(round_, SepticaRound)
        found = list(words.events(hand, round_, names, since))
        if since < 0:
            text = _("{name} dealt hand {n}").format(name=names[hand.standing.dealer], n=hand.standing.round + 1)
            found.insert(0, Event(text, text))
        return found

    # sheets and results

    def panels(self, scene: Scene) -> Node:
        return [section(".panel.sc")[h2[_("Score sheet")], self.sheet(scene.session)], _last_trick(scene)]

    def sheet(self, session: Session, letters: bool = False) -> Element:
        match = session.match
        standing = match.standing
        assert isinstance(standing, SepticaStanding)
        rows = []
        for hand, result in zip(match.hands, match.results, strict=False):
            void = sum(result.round_score) == 0
            cells = [td["–" if void else count(points)] for points in result.round_score]
            rows.append(tr[th(scope="row")[str(hand.standing.round + 1)], cells])
        heads = [th(scope="col")[name] for name in side_names(session)]
        return table(".sheet-t.num")[
            thead[tr[th(scope="col")[_("Hand")], heads]],
            tbody[rows],
            tfoot[
                tr[th(scope="row")[_("Hands won")], (td[count(won)] for won in standing.hands_won)],
                tr[th(scope="row")[_("Points")], (td[count(points)] for points in standing.scores)],
            ],
        ]

    def hand_name(self, standing: Standing) -> str:
        return _("Septica")

    def hand_title(self, match: Match) -> str:
        round_ = match.round
        assert isinstance(round_, SepticaRound)
        if round_.void:
            return _("All four sevens were won at the cut: the hand is void")
        return _("Hand {n} is over").format(n=round_.standing.round + 1)

    def verdict(self, session: Session) -> str:
        match = session.match
        assert match.settlement is not None
        if isinstance(match.round, SepticaRound) and match.round.void:
            return _("The same dealer deals again, nothing is scored.")
        winner = hand_winner(match.settlement.round_score)
        names = side_names(session)
        if winner is None:
            return _("Four to four: a drawn hand.")
        won = _("{names} won the hand.").format(names=names[winner])
        before, after = match.settlement.next, match.round.standing if match.round is not None else None
        assert isinstance(before, SepticaStanding)
        assert isinstance(after, SepticaStanding)
        return f"{won} {_change(after.sluga, before.sluga, names)}".strip()

    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        return {"tens": (_("Tens"), _("1 point each")), "aces": (_("Aces"), _("1 point each"))}[code]

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        return signs(list(facts["cards"])) if facts.get("cards") else None

    def totals(self, standing: Standing) -> Sequence[int]:
        assert isinstance(standing, SepticaStanding)
        return standing.hands_won

    def entry_title(self, code: str, options: Options) -> tuple[str, str]:
        if code == "sweep":
            return _("All 32 cards"), _("taken by one side")
        return self.line_title(code, options)

    def sheet_note(self, options: Options, standing: Standing, names: Sequence[str]) -> str:
        assert isinstance(standing, SepticaStanding)
        if standing.sluga is None:
            return _("Nobody is sluga.") if options["sluga"] is True else ""
        return _("{names}: sluga, dealing until freed.").format(names=names[standing.sluga])

    def closing_note_for(self, options: Options) -> str:
        return _("Hands won; then card points.")

    def may_end(self, options: Options) -> bool:
        return options["match_mode"] == "open"


def _change(before: int | None, after: int | None, names: Sequence[str]) -> str:
    """What has become of the sluga."""
    if before == after:
        return "" if after is None else _("{names} stay sluga.").format(names=names[after])
    if after is None and before is not None:
        return _("{names} are free.").format(names=names[before])
    return _("{names} are sluga now.").format(names=names[after]) if after is not None else ""


def _stock(round_: SepticaRound) -> Element:
    left = len(round_.stock)
    words_ = ngettext("{n} card in the stock", "{n} cards in the stock", left) if left else _("The stock is empty")
    return div(".stk", data_zone="stock")[covered() if left else None, span[words_]]


def _laps(scene: Scene, leader: int, trick: Sequence[Card], holder: int) -> Element:
    seats = len(scene.names)
    count_ = max(1, (len(trick) + seats - 1) // seats)
    label = _("Trick led by {name}, lap {n}").format(name=scene.names[leader], n=count_)
    laps = [_lap(scene, leader, trick, holder, lap) for lap in range(count_)]
    return div(".laps", data_zone="trick", data_laps=str(count_), role="group", aria_label=label)[laps]


def _lap(scene: Scene, leader: int, trick: Sequence[Card], holder: int, lap: int) -> Element:
    seats = len(scene.names)
    plays = []
    best = holding(trick) if trick else 0
    for turn in range(seats):
        step = lap * seats + turn
        name = scene.names[(leader + turn) % seats]
        place = place_id(step, leader, seats)
        if step >= len(trick):
            plays.append(li(".play", id=place)[span(".slot")[name]])
            continue
        holds = step == best
        if holds:
            taken = scene.finished_trick and scene.session.pause != "lap"
            name = _("{name} takes it") if taken else _("{name} holds")
            name = name.format(name=scene.names[holder])
        css = "win" if holds else ""
        plays.append(li(class_=["play", css], id=place)[shown(trick[step], css), span(".who")[name]])
    return div(".lap")[b[_("Lap {n}").format(n=lap + 1)], ol[plays]]


UNCROWDED = 3
"""Cards of a trick that fit side by side into the narrowest panel."""


def _last_trick(scene: Scene) -> Element:
    round_ = scene.round
    assert isinstance(round_, SepticaRound)
    panel = section(".panel", id="last-trick", tabindex="-1")
    if not round_.history:
        return panel[h2[_("Last trick")], p[_("No trick of this hand has been taken yet.")]]
    _leader, trick, taker = round_.history[-1]
    text = plain(rich(_("{name} took {n} cards."), name=scene.names[taker], n=str(len(trick))))
    many = "many" if len(trick) > UNCROWDED else ""
    return panel[h2[_("Last trick")], div(class_=["mini", many])[(small_card(card) for card in trick)], p[text]]


TABLE = SepticaTable()
