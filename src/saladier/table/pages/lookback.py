"""Looking back: the table as it stood, all hands that may be seen, the moves, comments, and the way through them."""

from collections import Counter
from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    header,
    input,
    label,
    li,
    main,
    nav,
    ol,
    option,
    p,
    section,
    select,
    span,
    textarea,
)

from saladier.cards import HIDDEN, Card
from saladier.games.notation import read
from saladier.games.uncovering import FROM_HAND
from saladier.record.read import MOST_COMMENT
from saladier.table.advice import move_words
from saladier.table.cards import covered, emblem, icon, shown
from saladier.table.composing import same_move
from saladier.table.games import TABLES, GameTable
from saladier.table.games.base import Event
from saladier.table.games.melding import MeldTable
from saladier.table.lookback import Place
from saladier.table.looking import Looking
from saladier.table.names import card_name
from saladier.table.pages.frame import go, language_pick
from saladier.table.pages.table import in_order, seats_around
from saladier.table.scene import Scene
from saladier.table.session import Session
from saladier.table.settings import Settings
from saladier.table.text import N_, _, ngettext, plain, rich

LISTED = 30
"""Moves that are listed before and after the place one is at."""
MOST_CHOICES = 8
"""Moves that could have been made, as far as they are named."""
UNITS = {
    "trick": (N_("One trick back"), N_("One trick on")),
    "turn": (N_("One turn back"), N_("One turn on")),
}


def lookback_page(looking: Looking, settings: Settings) -> Node:
    """The whole screen."""
    scene, table = scene_at(looking, settings), TABLES[looking.match.game.name]
    return fragment[_bar(scene, table), lookback_board(looking, settings)]


def lookback_board(looking: Looking, settings: Settings) -> Element:
    """Everything below the bar."""
    scene, table = scene_at(looking, settings), TABLES[looking.match.game.name]
    return main(class_=["table", "wide", "look", "composed" if isinstance(table, MeldTable) else ""])[
        table.brief(scene),
        _side(looking, scene, table),
        _felt(scene, table),
        section(".said", aria_label=_("What happened"))[_said(looking, scene, table), _comment(looking)],
        _hands(looking, scene),
        _controls(looking),
    ]


def scene_at(looking: Looking, settings: Settings) -> Scene:
    """The table at the place one is at; it belongs to nobody, so nothing can be played on it."""
    match, step = looking.back.match_at(looking.place), looking.back.step(looking.place)
    assert match.round is not None
    nobody = ("medium",) * match.options.players
    session = Session("", match, looking.names, nobody, viewer=looking.near)
    if "trick" in step.ends:
        session.pause = "trick"
    elif step.move is not None and step.move.startswith(("cut", "no_cut")):
        session.pause = "cut"
    return Scene(session, settings, match.round)


def _bar(scene: Scene, table: GameTable) -> Element:
    return header(".bar")[
        a(".ib", href="index.html", data_action="replay-close", aria_label=_("Back"))[icon("prev")],
        div(".ttl")[
            emblem(table.game.name), div[h1(lang=table.lang)[table.title], p(".sub")[table.subtitle(scene)]]
        ],
        nav(".tools", aria_label=_("Look back"))[
            button(".ib", type="button", data_action="share", aria_label=_("Share, go on from here"))[icon("share")],
            button(".ib.list", type="button", popovertarget="side", aria_label=_("Scores, last trick and moves"))[
                icon("log")
            ],
        ],
    ]  # fmt: skip


def _felt(scene: Scene, table: GameTable) -> Element:
    around = seats_around(scene, table), table.middle(scene)
    if isinstance(table, MeldTable):
        return div(class_=["meldt", "six" if len(scene.names) > 4 else ""])[around]
    return section(class_=["felt", table.felt(scene)], aria_label=_("Table"))[around]


# what happened, what could have been played


def _said(looking: Looking, scene: Scene, table: GameTable) -> Element:
    events = _events(looking, scene, table, looking.place)
    return div(".say", id="say")[
        span(".dot", aria_hidden="true"),
        p(aria_live="polite")[
            [[" · " if index else "", event.html] for index, event in enumerate(events)],
            span(".due")[_due(looking, scene, table)],
        ],
    ]


def _events(looking: Looking, scene: Scene, table: GameTable, place: Place) -> list[Event]:
    """What the last move before a place did; at the beginning of a hand: who dealt."""
    back = looking.back
    steps = back.hand(place.hand).steps
    hand = back.match_at(place).hands[-1] if place != looking.place else scene.match.hands[-1]
    before = steps[place.step - 1].made if place.step else -1
    return table.events(hand, back.round(place), looking.names, before)


def _due(looking: Looking, scene: Scene, table: GameTable) -> Node:
    """Who is next and what they could play that is no single card of their hand."""
    seat = scene.round.to_act
    if seat is None:
        return [_("The hand is over."), " ", table.verdict(scene.session)]
    words = rich(_("{name} to play."), name=b[looking.names[seat]])
    if scene.round.hands[seat] and HIDDEN in scene.round.hands[seat]:
        return words
    choices = [one for one in looking.back.choices(looking.place) if not _is_card(one) and not one.startswith("cut ")]
    if not choices:
        return words
    made = looking.back.next_move(looking.place)
    chips: dict[str, Element] = {}
    for one in sorted(choices, key=lambda one: made is None or not same_move(one, made)):
        named = move_words(one, scene.round)
        css = ["could", "made" if made is not None and same_move(one, made) else ""]
        chips.setdefault(plain(named), span(class_=css)[named])
    left = len(chips) - MOST_CHOICES
    more = span(".muted")[ngettext("and {n} more", "and {n} more", left)] if left > 0 else None
    return [words, " ", span[_("Possible:")], " ", [[chip, " "] for chip in list(chips.values())[:MOST_CHOICES]], more]


def _is_card(move: str) -> bool:
    known = read(move)
    return known is not None and known.only is not None and known.only.kind == "card"


# comments


def _comment(looking: Looking) -> Node:
    text = looking.back.comment(looking.place)
    if looking.writing:
        return form(".comment.write", data_form="comment")[
            label[
                span[_("Comment on this position")],
                textarea(".in", name="text", id="comment", rows="3", maxlength=str(MOST_COMMENT))[text],
            ],
            div(".keptacts")[
                button(".b.go", type="submit")[_("Keep")],
                go("comment-cancel", _("Leave it"), "b flat"),
            ],
        ]
    if looking.embedded:
        return div(".comment")[div(".paras")[(p[one] for one in text.split("\n\n"))]] if text else None
    words = _("Change the comment") if text else _("Write a comment")
    pen = button(".ib.pen", type="button", id="pen", data_action="comment-write", title=words, aria_label=words)[
        icon("pen")
    ]
    if not text:
        return pen
    return div(".comment")[div(".paras")[(p[one] for one in text.split("\n\n"))], pen]


# hands


def _hands(looking: Looking, scene: Scene) -> Element:
    """Every hand, from the one at the bottom on; those of which nothing may be seen are counted."""
    seats = len(looking.names)
    rows = [_hand(looking, scene, (looking.near + step) % seats) for step in range(seats)]
    return section(".lhands", aria_label=_("Hands"), tabindex="0")[ol[rows]]


def _hand(looking: Looking, scene: Scene, seat: int) -> Element:
    cards = scene.round.hands[seat]
    known = in_order([card for card in cards if card != HIDDEN], scene.settings.sort)
    acts = seat == scene.round.to_act
    choices = looking.back.choices(looking.place) if acts else []
    playable = {card for card in known if card in choices}
    leaving = _leaving(looking, known) if acts else Counter[Card]()
    strip = []
    for card in known:
        css = ["can" if card in playable else "off" if playable else ""]
        if leaving[card]:
            leaving[card] -= 1
            css.append("next")
        strip.append(li[shown(card, " ".join(filter(None, css)), picture=False)])
    hidden = len(cards) - len(known)
    if hidden:
        strip.append(li(".more")[covered(), b(".num")[f"× {hidden}"]])
    told = _("Could be played: {cards}").format(cards=", ".join(map(card_name, sorted(playable)))) if playable else ""
    size = ngettext("{n} card", "{n} cards", len(cards))
    return li(".lhand", data_zone="look", data_seat=str(seat), aria_current="true" if acts else None)[
        div(".whose")[b[looking.names[seat]], span(".num")[size]],
        ol(".strip", data_n=str(len(known)))[strip] if strip else span(".muted")["–"],
        span(".vh")[told] if told else None,
    ]


def _leaving(looking: Looking, hand: Sequence[Card]) -> Counter[Card]:
    """The cards of a hand that the next move uses."""
    move = read(looking.back.next_move(looking.place) or "")
    if move is None:
        return Counter()
    used = Counter(card for step in move.steps if step.kind in FROM_HAND for card in step.cards)
    return used & Counter(hand)


# the moves, and the way through them


def _side(looking: Looking, scene: Scene, table: GameTable) -> Element:
    return aside(".side.pop", id="side", popover="auto", tabindex="-1", aria_label=_("Scores, last trick, moves"))[
        table.panels(scene),
        section(".panel.lg")[h2[_("Moves")], _moves(looking, scene, table)],
        section(".panel.langs")[language_pick()],
    ]


def _moves(looking: Looking, scene: Scene, table: GameTable) -> Element:
    """The moves around the place, each a way to it."""
    here = looking.place
    steps = looking.back.hand(here.hand).steps
    first, last = max(0, here.step - LISTED), min(len(steps), here.step + LISTED + 1)
    rows = []
    for index in range(first, last):
        place = Place(here.hand, index)
        events = _events(looking, scene, table, place)
        words = [[" · " if number else "", event.html] for number, event in enumerate(events)]
        noted = icon("pen") if looking.back.comment(place) else None
        here_now = {"aria_current": "step", "data_in_sight": ""} if place == here else {}
        rows.append(
            li[
                button(type="button", data_action="replay-to", data_step=str(index), **here_now)[
                    span[words or str(index)], noted
                ]
            ]
        )
    return ol(".log.moves", start=str(first + 1))[rows]


def _controls(looking: Looking) -> Element:
    """Buttons, each with its key, and a slider over the hand."""
    back, here = looking.back, looking.place
    hand = back.hand(here.hand)
    last = len(hand.steps) - 1
    before, after = UNITS.get(hand.unit, ("", ""))
    start = here == Place()
    end = here.hand == back.count - 1 and here.step == last
    middle = _("Move {n} of {all}").format(n=here.step, all=last)
    return section(".look-go", aria_label=_("Go through the match"))[
        div(".where")[
            _hand_pick(looking),
            label(".range")[
                span(".num")[middle],
                input(type="range", id="look-range", name="step", min="0", max=str(last), value=str(here.step),
                      data_change="replay-to", aria_valuetext=middle),
            ],
        ],
        div(".lkeys")[
            _way("first", "first", _("To the beginning of the hand"), "home", "back", start),
            _way(hand.unit, "rew", _(before), "pageup", "back", start) if hand.unit else None,
            _way("move", "prev", _("One move back"), "arrowleft", "back", start),
            _way("move", "next", _("One move on"), "arrowright", "on", end, ".go"),
            _way(hand.unit, "ffwd", _(after), "pagedown", "on", end) if hand.unit else None,
            _way("last", "end", _("To the end of the hand"), "end", "on", end),
        ],
    ]  # fmt: skip


def _way(unit: str, sign: str, words: str, key: str, way: str, off: bool, css: str = "") -> Element:
    return button(
        f".b{css}", type="button", id=f"look-{unit}-{way}", data_action="replay-go", data_unit=unit, data_way=way,
        data_key=key, aria_label=words, title=words, aria_disabled="true" if off else None,
    )[icon(sign)]  # fmt: skip


def _hand_pick(looking: Looking) -> Node:
    """The choice among several hands."""
    if looking.back.count < 2:
        return None
    hands = [
        option(value=str(number), selected=number == looking.place.hand)[
            _("Hand {n}").format(n=hand.standing.round + 1)
        ]
        for number, hand in enumerate(looking.match.hands)
    ]
    return label(".pick")[span(".vh")[_("Hand")], select(name="hand", data_change="replay-hand")[hands]]
