"""The table: bar, contract, felt, side panel, message, buttons, hand; always in this order and these places."""

from collections.abc import Callable, Sequence

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    div,
    fragment,
    h1,
    h2,
    header,
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
)

from saladier.cards import JOKER, RANKS, SALAS, Card
from saladier.games import Refusal
from saladier.table.cards import chosen_card, emblem, fan, hand_card, has_pictures, icon, lamp
from saladier.table.composing import tray_for
from saladier.table.games import TABLES, GameTable
from saladier.table.games.melding import MeldTable
from saladier.table.languages import rules_path
from saladier.table.message import Message, message
from saladier.table.pages.frame import go, language_pick
from saladier.table.scene import Scene, avatar, initials
from saladier.table.text import _, ngettext
from saladier.table.tray import key_parts, keys_of

LOG_LENGTH = 60


def table_page(scene: Scene, refusal: Refusal | None = None, trouble: str = "", chosen: Card | None = None) -> Node:
    """The whole screen. ``refusal`` or ``trouble`` stand in place of the message; ``chosen`` waits for its second
    tap."""
    return fragment[
        a(".skip", href="#hand")[_("Skip to the hand")],
        _bar(scene, TABLES[scene.match.game.name]),
        table_board(scene, refusal, trouble, chosen),
    ]


def table_board(scene: Scene, refusal: Refusal | None, trouble: str = "", chosen: Card | None = None) -> Element:
    """Everything below the bar."""
    table = TABLES[scene.match.game.name]
    body = _melds_body if isinstance(table, MeldTable) else _cards_body
    return body(scene, table, refusal, trouble, chosen)


def _cards_body(scene: Scene, table: GameTable, refusal: Refusal | None, trouble: str, chosen: Card | None) -> Element:
    """A table on which one card is played a turn."""
    text = _("Tap the card again to play it.") if chosen is not None else None
    return main(class_=["table", "wide", "puzzle" if scene.puzzle is not None else ""])[
        table.brief(scene),
        table.above(scene),
        _side(scene, table, ".side"),
        section(class_=["felt", table.felt(scene)], aria_label=_("Table"))[
            seats_around(scene, table), table.middle(scene)
        ],
        section(".dock.flat", aria_label=_("Messages and actions"))[
            _message(scene, table, refusal, trouble, text), div(".acts")[table.acts(scene)]
        ],
        _hand(scene, _playable(scene, chosen)),
    ]


def _melds_body(scene: Scene, table: GameTable, refusal: Refusal | None, trouble: str, _chosen: Card | None) -> Element:
    """A table on which melds are composed."""
    assert isinstance(table, MeldTable)
    offers = table.asked(scene)
    crowded = "six" if len(scene.names) > 4 else ""
    return main(class_=["table", "mt", "puzzle" if scene.puzzle is not None else ""])[
        _side(scene, table, ".side.pop"),
        div(class_=["meldt", crowded])[seats_around(scene, table), table.middle(scene)],
        table.tray(scene, offers),
        section(".dock.m", aria_label=_("Messages and actions"))[
            _message(scene, table, refusal, trouble, None), div(".acts2")[table.meld_acts(scene, offers)]
        ],
        _hand(scene, _choosable(scene)),
    ]


def _bar(scene: Scene, table: GameTable) -> Element:
    return header(".bar")[
        a(".ib", href="index.html", data_action="home", aria_label=_("Home; the match is kept"))[icon("home")],
        div(".ttl")[
            emblem(table.game.name), div[h1(lang=table.lang)[table.title], p(".sub")[table.subtitle(scene)]]
        ],
        nav(".tools", aria_label=_("Table"))[
            button(".ib.hide-l", type="button", popovertarget="side", aria_label=_("Scores, last trick and moves"))[
                icon("log")
            ],
            a(".ib", href=rules_path(table.game.name), data_action="rules", data_name=table.game.name,
              aria_label=_("Rules"))[icon("rules")],
            button(".ib", type="button", data_action="settings", aria_label=_("Settings and this match"))[icon("gear")],
        ],
    ]  # fmt: skip


def seats_around(scene: Scene, table: GameTable) -> Element:
    """Everyone but the viewer, in playing order."""
    letters = initials(scene.names)
    to_act = scene.session.to_act if scene.session.pause is None else None
    seats = []
    for seat in scene.others:
        side = scene.match.game.side_of(scene.match.options, seat)
        badge = table.badge(scene.match.standing, side)
        seats.append(
            li(".seat", id=f"s-{seat}", data_zone="seat", data_seat=str(seat), data_pos=scene.place(seat),
               data_side=str(scene.match.game.side_of(scene.match.options, seat)),
               aria_current="true" if seat == to_act else None)[
                avatar(letters[seat]),
                b[_side_mark(scene, seat), scene.names[seat]],
                span[table.seat_note(scene, seat)],
                span(".d")[span(".chip.warn")[badge]] if badge else None,
            ]
        )  # fmt: skip
    return ol(".seats", data_n=str(len(seats)), aria_label=_("Players in playing order"))[seats]


def _side_mark(scene: Scene, seat: int) -> Node:
    """Teams are told apart by shape, not by colour alone."""
    match = scene.match
    if match.game.sides(match.options) == match.options.players:
        return None
    return span(class_=["side-mark", f"m{match.game.side_of(match.options, seat)}"], aria_hidden="true")


def _side(scene: Scene, table: GameTable, css: str) -> Element:
    if scene.onlooker:
        return aside(css, id="side")
    hand = scene.match.hands[-1]
    since = max(-1, len(hand.moves) - LOG_LENGTH)
    events = table.events(hand, scene.round, scene.names, since)[-LOG_LENGTH:][::-1]
    return aside(css, id="side", popover="auto", tabindex="-1", aria_label=_("Scores, last trick, moves"))[
        table.panels(scene),
        section(".panel.lg")[
            h2[_("Moves")],
            go("replay", _("Look back"), "b back"),
            ol(".log", reversed=True)[
                (li(class_="now" if index == 0 else None)[event.html] for index, event in enumerate(events))
            ],
        ],
        section(".panel.langs")[language_pick()],
    ]


def _message(scene: Scene, table: GameTable, refusal: Refusal | None, trouble: str, instead: str | None) -> Element:
    """The one box above the buttons: a refusal, something that is off, or whose turn it is; larger in a lesson."""
    taught = "taught" if scene.session.teaching is not None else ""
    if refusal is not None:
        return why(table, refusal, scene, taught)
    if trouble:
        return div(class_=["say", "why", taught], id="say")[icon("why"), p[trouble]]
    said = message(scene, table) if instead is None else Message(instead)
    return div(class_=["say", taught], id="say")[span(".dot", aria_hidden="true"), p[said.text], said.button]


def why(table: GameTable, refusal: Refusal, scene: Scene, css: str = "") -> Element:
    """Why a move was refused, with a link to the clause."""
    name, clause = table.game.name, table.game.clauses.get(refusal.code, "")
    link = a(href=f"{rules_path(name)}#c{clause.replace('.', '-')}", data_action="rules", data_name=name,
             data_clause=clause)[_("Rule {clause}").format(clause=clause)]  # fmt: skip
    return div(class_=["say", "why", css], id="say")[
        icon("why"), p[table.explain(refusal, scene.names), " ", link if clause else None]
    ]


def _hand(scene: Scene, make: Callable[[Card, str, bool], Node]) -> Element:
    """The viewer's hand; ``make`` draws a card, given which of its equals it is and whether there is room for its
    picture."""
    seat = scene.viewer
    if seat is None:
        return section(".handz", id="hand", tabindex="-1", aria_label=_("No hand is shown"))[div(".hand")]
    cards = in_order(scene.round.hands[seat], scene.settings.sort, scene.session.order)
    upto = max(TABLES[scene.match.game.name].largest_hand(scene.match.options), len(cards))
    drawn = [make(*key_parts(key), has_pictures(upto)) for key in keys_of(cards)]
    size = ngettext("{n} card", "{n} cards", len(cards))
    label = _("{name}’s hand, {cards}").format(name=scene.names[seat], cards=size)
    return section(
        ".handz",
        id="hand",
        tabindex="-1",
        data_zone="hand",
        data_seat=str(seat),
        data_focus_fallback="true",
        aria_label=label,
    )[div(".hand")[fan(drawn, upto)]]


def _playable(scene: Scene, chosen: Card | None) -> Callable[[Card, str, bool], Node]:
    """Cards that are played by a tap, or say why not."""
    legal = set(scene.round.legal_moves()) if scene.my_turn else None
    hinted = scene.hint.move if scene.hint is not None else ""

    def make(card: Card, number: str, picture: bool) -> Node:
        css = ["up" if card == chosen else "", "hinted" if card == hinted else ""]
        return [hand_card(card, number, None if legal is None else card in legal, css, picture), lamp(card == hinted)]

    return make


def _choosable(scene: Scene) -> Callable[[Card, str, bool], Node]:
    """Cards that are chosen by a tap; those set aside carry the number of their meld."""
    tray = scene.tray
    aside = {key: number for number, meld in enumerate(tray.aside) for key in meld}
    hinted = tray_for(scene.hint.move, scene.round).keys if scene.hint is not None else []

    def make(card: Card, number: str, picture: bool) -> Node:
        key = f"{card}-{number}"
        marked = key in hinted
        return [chosen_card(card, number, key in tray.chosen, aside.get(key), picture, marked), lamp(marked)]

    return make


def in_order(cards: list[Card], by: str, own: Sequence[Card] = ()) -> list[Card]:
    """A hand by suit (colours apart) or by rank, high cards first, jokers and Salas before all; or in the player's
    ``own`` order, new cards behind."""
    special = [card for card in (SALAS, JOKER) for one in cards if one == card]
    plain = [card for card in cards if card not in (SALAS, JOKER)]
    if by == "rank":
        return special + sorted(plain, key=lambda card: (-RANKS.index(card[0]), "SHCD".index(card[1])))
    by_suit = special + sorted(plain, key=lambda card: ("SHCD".index(card[1]), -RANKS.index(card[0])))
    if by != "own":
        return by_suit
    kept = []
    for card in own:
        if card in by_suit:
            by_suit.remove(card)
            kept.append(card)
    return kept + by_suit
