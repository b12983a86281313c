"""The table of Sevens: four rows growing both ways, what each waits for, passes and places in words."""

from collections.abc import Iterator, Sequence

from htpy import Element, Node, b, div, li, ol, span, svg, use

from saladier.cards import Card
from saladier.games import Hand, Refusal
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import LADDER, between
from saladier.table import acts
from saladier.table.cards import sign, small_card
from saladier.table.games.base import Event
from saladier.table.games.refusals import common_refusal
from saladier.table.names import card_name, index_letter, suit_name
from saladier.table.scene import Scene
from saladier.table.text import N_, _, ngettext, rich
from saladier.table.trail import row_id

PLACES = (N_("out first"), N_("out second"), N_("out third"))
ROWS = "SHCD"


def rows(scene: Scene, round_: SevensRound) -> Element:
    """The four rows, closed ones too."""
    mine = set(round_.hands[scene.viewer]) & round_.waiting if scene.viewer is not None else set()
    return div(".mid")[div(".rowsz", data_zone="rows")[(_row(round_, suit, mine) for suit in ROWS)]]


def _row(round_: SevensRound, suit: str, mine: set[Card]) -> Element:
    ends = round_.rows.get(suit)
    laid = set(between(*ends)) if ends else set()
    name = suit_name(suit)
    if ends:
        label = _("{suit}: {low} to {high}").format(suit=name, low=card_name(ends[0]), high=card_name(ends[1]))
    else:
        label = _("{suit}: closed until the seven lies").format(suit=name)
    cells = [_cell(round_, rank + suit, laid, mine) for rank in LADDER]
    return ol(".r7", data_suit=suit, aria_label=label[:1].upper() + label[1:])[cells]


def _cell(round_: SevensRound, card: Card, laid: set[Card], mine: set[Card]) -> Element:
    if card in laid and card in round_.opens:
        return li(id=row_id(card))[small_card(card)]
    if card in round_.waiting:
        css = ["ghost", "open", "mine" if card in mine else ""]
        return li(id=row_id(card))[
            span(".vh")[_("waits for {card}").format(card=card_name(card))],
            span(class_=css, aria_hidden="true")[
                index_letter(card), svg(class_=["gs", f"s-{card[1]}"])[use(href=f"#{card[1]}")]
            ],
        ]
    out = card not in round_.opens
    return li(id=row_id(card), aria_hidden="true")[
        span(class_=["ghost", "out" if out else ""])["–" if out else index_letter(card)]
    ]


def say(scene: Scene, round_: SevensRound) -> Node:
    """Whose turn it is and what can be laid."""
    seat = round_.to_act
    if seat is None:
        return _("The hand is over.")
    name = b[scene.names[seat]]
    if not scene.my_turn:
        return rich(_("{name} is thinking.") if scene.session.bots_turn else _("{name} is next."), name=name)
    playable = sorted(card for card in round_.hands[seat] if card in round_.waiting)
    if not playable:
        return rich(_("{name} holds no card that fits and must pass."), name=name)
    if not round_.rows:
        return rich(_("{name} to open with a seven."), name=name)
    fit = ngettext("{n} card of this hand fits", "{n} cards of this hand fit", len(playable))
    if round_.compulsory:
        return rich(_("{name} to lay a card: {fit}."), name=name, fit=fit)
    return rich(_("{name} to lay a card or pass: {fit}."), name=name, fit=fit)


def explain(refusal: Refusal, names: Sequence[str]) -> Node:
    """Why a card or a pass is refused."""
    facts = refusal.facts
    if refusal.code == "not_playable":
        if facts["waits"] is None:
            return rich(_("{card} cannot go: that end of its row is closed for good."), card=b[sign(facts["card"])])
        return rich(
            _("{card} cannot go yet: its row waits for {waits}."),
            card=b[sign(facts["card"])],
            waits=b[sign(facts["waits"])],
        )
    if refusal.code == "must_play":
        cards = list(facts["cards"])
        return rich(
            _("No pass now: {cards} can be laid."),
            cards=b[[[" " if i else "", sign(one)] for i, one in enumerate(cards)]],
        )
    return common_refusal(refusal, names)


def seat_note(scene: Scene, round_: SevensRound, seat: int) -> Node:
    """Cards left, passes made, or the place already won."""
    if seat in round_.finished:
        return _(PLACES[round_.finished.index(seat)])
    cards = ngettext("{n} card", "{n} cards", len(round_.hands[seat]))
    passed = passes(scene.match.hands[-1], seat)
    more = ngettext("passed {n} time", "passed {n} times", passed) if passed else ""
    return [cards, span(".hide-s")[" · ", more] if more else None]


def passes(hand: Hand, seat: int) -> int:
    """How often a seat has passed in this hand."""
    return sum(mover == seat and move == "pass" for mover, move in zip(hand.movers, hand.moves, strict=True))


def events(hand: Hand, round_: SevensRound, names: Sequence[str], since: int) -> Iterator[Event]:
    """Cards laid, passes, and who went out."""
    made = list(zip(hand.movers, hand.moves, strict=True))
    final = {seat: index for index, (seat, _move) in enumerate(made)}
    for index, (seat, move) in enumerate(made):
        if index < since or move.startswith("cut"):
            continue
        name = names[seat]
        if move == "pass":
            text = _("{name} passed").format(name=name)
            yield Event(text, text)
            continue
        text = _("{name} laid {card}")
        yield Event(rich(text, name=name, card=sign(move)), text.format(name=name, card=card_name(move)))
        if seat in round_.finished and index == final[seat]:
            text = _("{name} is {place}").format(name=name, place=_(PLACES[round_.finished.index(seat)]))
            yield Event(text, text)


def pass_act(scene: Scene, round_: SevensRound) -> Element:
    """The button for passing."""
    legal = scene.my_turn and "pass" in round_.legal_moves()
    hinted = scene.hint is not None and scene.hint.move == "pass"
    off = _("A card can be laid, so there is no pass.") if scene.my_turn else _("It is not this hand’s turn.")
    return acts.move_act("pass", "pass", _("Pass"), legal, off, key="p", hinted=hinted)
