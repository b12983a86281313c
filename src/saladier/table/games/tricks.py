"""The table of a trick game: who played what, who holds the trick, the last one, and what was taken so far."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from htpy import Element, Node, b, div, h2, li, ol, p, section, span, table, tbody, td, tfoot, th, thead, tr

from saladier.cards import Card
from saladier.games import Hand, Options, Refusal, Round, Standing
from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import best_of
from saladier.table.cards import shown, sign, signs, small_card
from saladier.table.games.base import Event, GameTable
from saladier.table.games.trick_words import explain_tricks, points, say_tricks, taken_by, trick_events
from saladier.table.scene import Scene, initials
from saladier.table.session import Session
from saladier.table.text import N_, _, count, ngettext, rich
from saladier.table.trail import place_id

LINES = {
    "tricks": (N_("Tricks"), N_("{n} points each")),
    "hearts": (N_("Hearts"), N_("{n} points each")),
    "queens": (N_("Queens"), N_("{n} points each")),
    "king": (N_("King of spades"), N_("{n} points to whoever takes it")),
    "last": (N_("Last trick"), N_("{n} points to whoever takes it")),
}
"""Code of a line of the score -> title and explanation."""


class TrickTable(GameTable):
    """Common to the hands of tricks of the two Salads."""

    contract_names: Mapping[str, tuple[str, str]]
    """Code of a contract -> its name and a short one for the sheet, both still to be translated."""

    @abstractmethod
    def price(self, code: str, options: Options) -> int:
        """Points of one thing a line counts."""

    codes: Sequence[str]
    """Codes of the hands of a match, in order."""

    @property
    def hand_codes(self) -> Sequence[str]:
        return self.codes

    def hand_label(self, code: str) -> str:
        return _(self.contract_names[code][1])

    def hand_name(self, standing: Standing) -> str:
        return _(self.contract_names[self.codes[standing.round]][0])

    def brief(self, scene: Scene) -> Node:
        round_ = scene.round
        assert isinstance(round_, TrickRound)
        code = round_.contract.code
        chip = span(".chip")[_(self.contract_names[code][0])]
        return section(".brief", aria_label=_("Contract of this hand"))[chip, p[self._price_words(round_)]]

    def _price_words(self, round_: TrickRound) -> Node:
        contract = round_.contract
        words = {
            "no_tricks": (_("{price} for each trick."), contract.tricks),
            "no_hearts": (_("{price} for each heart taken."), contract.hearts),
            "no_queens": (_("{price} for each queen taken."), contract.queens),
            "no_king": (_("{price} to whoever takes {king}."), contract.king),
            "no_last": (_("{price} for the last trick."), contract.last),
        }
        king = sign("KS")
        if contract.code in words:
            text, price = words[contract.code]
            return rich(text, price=b[ngettext("{n} point", "{n} points", price)], king=king)
        return rich(
            _("{trick} a trick, {heart} a heart, {queen} a queen, {price} for {king}, {last} for the last trick."),
            trick=b[str(contract.tricks)], heart=b[str(contract.hearts)], queen=b[str(contract.queens)],
            price=b[str(contract.king)], king=king, last=b[str(contract.last)],
        )  # fmt: skip

    def middle(self, scene: Scene) -> Node:
        round_ = scene.round
        assert isinstance(round_, TrickRound)
        if scene.finished_trick and round_.history:
            number, (leader, trick) = len(round_.history), round_.history[-1]
        else:
            number, leader, trick = len(round_.history) + 1, round_.leader, tuple(round_.trick)
        plays = [_play(scene, leader, step, trick) for step in range(len(scene.names))]
        label = _("Trick {n}, led by {name}").format(n=number, name=scene.names[leader])
        seats = str(len(scene.names))
        return div(".mid")[ol(".trick", data_zone="trick", data_seats=seats, aria_label=label)[plays]]

    def subtitle(self, scene: Scene) -> Node:
        round_ = scene.round
        assert isinstance(round_, TrickRound)
        hand = _("Hand {n} of {all}").format(n=round_.standing.round + 1, all=len(self.codes))
        cards = len(round_.trick) + sum(len(held) for held in round_.hands)
        tricks = len(round_.history) + cards // len(round_.hands)
        now = min(len(round_.history) + (not scene.finished_trick), tricks)
        return [hand, span(".hide-s")[" · ", _("trick {n} of {all}").format(n=now, all=tricks)]]

    def say(self, scene: Scene) -> Node:
        assert isinstance(scene.round, TrickRound)
        return say_tricks(scene, scene.round)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Node:
        return explain_tricks(refusal, names)

    def events(self, hand: Hand, round_: Round, names: Sequence[str], since: int = -1) -> list[Event]:
        found = [self.deal_event(hand, names)] if since < 0 else []
        return [*found, *self.play_events(hand, round_, names, since)]

    def play_events(self, hand: Hand, round_: Round, names: Sequence[str], since: int) -> Iterable[Event]:
        """What happened after the deal."""
        assert isinstance(round_, TrickRound)
        return trick_events(round_, names, since - sum(move.startswith("cut") for move in hand.moves))

    def deal_event(self, hand: Hand, names: Sequence[str]) -> Event:
        """Who dealt which hand."""
        standing = hand.standing
        text = _("{name} dealt hand {n}: {contract}").format(
            name=names[standing.dealer], n=standing.round + 1, contract=self.hand_name(standing)
        )
        return Event(text, text)

    def panels(self, scene: Scene) -> Node:
        return [self.sheet_panel(scene), _last_trick(scene)]

    def sheet_panel(self, scene: Scene) -> Element:
        """The score sheet beside the table."""
        return section(".panel.sc")[h2[_("Score sheet")], self.sheet(scene.session, letters=True)]

    def sheet(self, session: Session, letters: bool = False) -> Element:
        match, names = session.match, session.names
        heads = initials(names) if letters else names
        rows = []
        for hand, result in zip(match.hands, match.results, strict=False):
            rows.append(self._row(hand.standing.round, [count(one) for one in result.round_score]))
        if match.round is not None and match.to_act is not None:
            rows.append(self._row(match.round.standing.round, self.so_far(match.round), "now"))
        columns = [th(scope="col", aria_label=name)[head] for name, head in zip(names, heads, strict=True)]
        return table(".sheet-t.num")[
            thead[tr[th(scope="col")[_("Hand")], columns]],
            tbody[rows],
            tfoot[tr[th(scope="row")[_("Total")], (td[count(total)] for total in match.standing.scores)]],
        ]

    def so_far(self, round_: Round) -> list[str]:
        """What each player has taken in the running hand, as it stands in the sheet."""
        if not isinstance(round_, TrickRound):
            return ["–"] * len(round_.hands)
        lines = round_.contract.ledger(round_.taken, None)
        totals = [sum(line.points[seat] for line in lines) for seat in range(len(round_.hands))]
        return [f"+{count(total)}" if total else "–" for total in totals]

    def seat_note(self, scene: Scene, seat: int) -> Node:
        cards = ngettext("{n} card", "{n} cards", len(scene.round.hands[seat]))
        total = count(scene.match.standing.scores[seat])
        gained = self.so_far(scene.round)[seat]
        return [span(".hide-s")[cards, " · "], f"{total} {gained}" if gained != "–" else total]

    def _row(self, index: int, cells: Sequence[str], css: str | None = None) -> Element:
        title = _("{n} {name}").format(n=index + 1, name=_(self.contract_names[self.codes[index]][1]))
        return tr(class_=css)[th(scope="row")[title], (td[cell] for cell in cells)]

    def line_title(self, code: str, options: Options) -> tuple[str, str]:
        title, text = LINES[code]
        return _(title), _(text).format(n=self.price(code, options))

    def line_facts(self, facts: Mapping[str, Any]) -> Node:
        cards = list(facts.get("cards", ()))
        return signs(cards) if cards else None


def _play(scene: Scene, leader: int, step: int, trick: Sequence[Card]) -> Element:
    """The place of one seat in the trick: its card, or an empty one."""
    seat = (leader + step) % len(scene.names)
    name = scene.names[seat]
    place = {"id": place_id(step, leader, len(scene.names)), "data_pos": scene.place(seat)}
    if step >= len(trick):
        return li(".play", **place)[span(".slot")[name]]
    best = step == best_of(trick)
    if best and scene.finished_trick:
        name = _("{name} takes it").format(name=name)
    elif best and step:
        name = _("{name} highest").format(name=name)
    elif not step:
        name = _("{name} led").format(name=name)
    css = "win" if best else ""
    return li(class_=["play", css], **place)[shown(trick[step], css), span(".who")[name]]


def _last_trick(scene: Scene) -> Element:
    round_ = scene.round
    assert isinstance(round_, TrickRound)
    panel = section(".panel", id="last-trick", tabindex="-1")
    if not round_.history:
        return panel[h2[_("Last trick")], p[_("No trick of this hand has been taken yet.")]]
    number = len(round_.history)
    seat, card, price = taken_by(round_, number - 1)
    text = _("Trick {n}: {name} took it with {card}, {cost}.") if price else _("Trick {n}: {name} took it with {card}.")
    return panel[
        h2[_("Last trick")],
        div(".mini")[(small_card(one) for one in round_.history[-1][1])],
        p[rich(text, n=str(number), name=scene.names[seat], card=sign(card), cost=points(price))],
    ]
