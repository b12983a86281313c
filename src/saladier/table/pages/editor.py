"""The position editor: places with cards, the pack to take them from, what stands beside them, and what is wrong."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from htpy import (
    Element,
    Node,
    b,
    button,
    details,
    div,
    form,
    h1,
    h2,
    header,
    input,
    label,
    main,
    nav,
    option,
    p,
    section,
    select,
    span,
    summary,
)

from saladier.cards import JOKER, RANKS, SALAS, BadInput, Card, write_cards
from saladier.games import Standing
from saladier.games.la_salade.rows import between
from saladier.games.septica.standing import SepticaStanding
from saladier.table.cards import colour, emblem, face, icon
from saladier.table.drafts import Draft, Zone, check
from saladier.table.drafts.output import loaded
from saladier.table.editing import Editing
from saladier.table.faults import complaint
from saladier.table.games import TABLES
from saladier.table.names import card_name, suit_name
from saladier.table.pages.frame import go, language_pick
from saladier.table.pages.table import in_order
from saladier.table.text import _, ngettext

SECTIONS = (("hand",), ("trick", "row", "pile", "stock"), ("taken",), ("meld", "red3", "pack"))
"""Which places stand together."""
SUIT_ORDER = "SHCD"
MOST_SHOWN = 16
"""Cards of a place that are shown while cards go elsewhere."""


def editor_page(editing: Editing) -> Element:
    """The whole editor."""
    draft = editing.draft
    fault = editing.unread or check(draft)
    return div(".page.edit", data_game=draft.game.name)[
        _bar(editing),
        main(".edit-in")[
            _status(editing, fault),
            div(".zones")[(_section(editing, kinds, fault) for kinds in SECTIONS)],
            _facts(editing),
            _outcome(fault),
            _palette(editing),
        ],
    ]


def _bar(editing: Editing) -> Element:
    table = TABLES[editing.draft.game.name]
    games = [
        option(value=name, selected=name == table.game.name, lang=one.lang)[one.title] for name, one in TABLES.items()
    ]
    off = None if editing.history else "true"
    return header(".bar.edit-bar")[
        go("edit-close", icon("prev"), "ib", aria_label=_("Back")),
        div(".ttl")[
            emblem(table.game.name),
            div[
                h1(tabindex="-1")[_("Set up a position")],
                label(".gamepick")[
                    span(".vh")[_("Game")], select(name="game", data_change="editor", lang=table.lang)[games]
                ],
            ],
        ],
        nav(".tools", aria_label=_("Changes"))[
            button(".ib", type="button", id="e-undo", data_action="edit-undo", data_key="u", aria_label=_("Undo"),
                   title=_("Undo"), aria_disabled=off)[icon("undo")],
            button(".ib", type="button", id="e-fill", data_action="edit-fill", aria_label=_("Deal the rest by chance"),
                   title=_("Deal the rest by chance"))[icon("swap")],
            button(".ib", type="button", id="e-clear", data_action="edit-clear", aria_label=_("Clear"),
                   title=_("Clear"))[icon("x")],
        ],
    ]  # fmt: skip


# what is wrong


def _status(editing: Editing, fault: BadInput | None) -> Element:
    if fault is None:
        round_ = loaded(editing.draft).round
        assert round_ is not None
        moves = ngettext("{n} move is possible", "{n} moves are possible", len(round_.legal_moves()))
        words = _("This can be played: {name} is to act, {moves}.").format(
            name=editing.names[editing.draft.to_act], moves=moves
        )
        return div(".say.fine", id="say", role="status")[icon("check"), p[words]]
    if not any(editing.draft.at(zone.path) for zone in editing.draft.zones()):
        words = _("Choose a place, then the cards that lie there.")
        return div(".say", id="say", role="status")[span(".dot", aria_hidden="true"), p[words]]
    zone = _zone_of(editing.draft, fault)
    what = _what(editing.draft, fault)
    if "seat" in fault.facts and fault.where.endswith("to_act"):
        what = _("{name} is to act and can make no move").format(name=editing.names[editing.draft.to_act])
    words = f"{_title(editing, zone)}: {what}" if zone is not None else what
    return div(".say.why", id="say", role="status")[icon("why"), p[words]]


def _what(draft: Draft, fault: BadInput) -> str:
    """What is wrong, without the place."""
    return complaint(fault.within(fault.where), draft.game.name)


def _zone_of(draft: Draft, fault: BadInput) -> Zone | None:
    """The place that a fault speaks of."""
    zones = [zone for zone in draft.zones() if fault.where == zone.path or fault.where.startswith(f"{zone.path}[")]
    return zones[0] if zones else None


# places


def _section(editing: Editing, kinds: Sequence[str], fault: BadInput | None) -> Node:
    zones = [zone for zone in editing.draft.zones() if zone.kind in kinds]
    return section(class_=["sheet", "zonesec", f"of-{kinds[0]}"])[
        (_zone(editing, zone, fault) for zone in zones)
    ] if zones else None  # fmt: skip


def _zone(editing: Editing, zone: Zone, fault: BadInput | None) -> Element:
    draft = editing.draft
    chosen = zone.path == editing.zone
    wrong = fault is not None and _zone_of(draft, fault) == zone
    title, cards, lying = _title(editing, zone), draft.at(zone.path), _shown(draft, zone)
    most = len(lying) if chosen or len(lying) <= MOST_SHOWN + 4 else MOST_SHOWN
    return div(class_=["ez", f"k-{zone.kind}", "on" if chosen else "", "bad" if wrong else ""], data_path=zone.path)[
        button(".ezt", type="button", id=f"z-{zone.path}", data_action="edit-zone", data_path=zone.path,
               aria_pressed="true" if chosen else "false")[
            b[title], span(".num")[str(len(lying))],
        ],
        div(".ezc", data_zone="edit")[
            [_card(zone, number, card) for number, card in lying[:most]],
            span(".muted.num")[f"+ {len(lying) - most}"] if most < len(lying) else None,
        ],
        p(".fault", role="alert")[_what(draft, fault)] if wrong and fault is not None else None,
        _by_hand(editing, zone, cards) if chosen else None,
    ]  # fmt: skip


def _shown(draft: Draft, zone: Zone) -> list[tuple[int | None, Card]]:
    """The cards of a place with their numbers in it; those within a row cannot be taken away."""
    cards = draft.at(zone.path)
    if zone.kind == "row" and len(cards) == 2:
        row = [card for card in between(*cards) if card in draft.game.pack(draft.options)]
        return [(0 if card == cards[0] else 1 if card == cards[1] else None, card) for card in row]
    numbered = list(enumerate(cards))
    if zone.kind not in ("hand", "pack"):
        return [*numbered]
    free: dict[Card, list[int]] = {}
    for number, card in numbered:
        free.setdefault(card, []).append(number)
    return [(free[card].pop(0), card) for card in in_order(list(cards), "suit")]


def _card(zone: Zone, number: int | None, card: Card) -> Element:
    name = card_name(card)
    return button(
        class_=["card", colour(card)], type="button", data_action="edit-take", data_path=zone.path,
        data_number=str(number), data_face=card, disabled=number is None,
        aria_label=_("{card}: back into the pack").format(card=name),
    )[face(card, picture=False)]  # fmt: skip


def _by_hand(editing: Editing, zone: Zone, cards: Sequence[Card]) -> Element:
    """The cards of the chosen place as text: quicker by keyboard."""
    text = editing.written if editing.unread is not None else write_cards(cards)
    return form(".eztext", data_form="edit-text")[
        label[
            span[_("Written, as QH 10S")],
            input(
                ".in",
                type="text",
                name="cards",
                id=f"e-text-{zone.path}",
                value=text,
                autocomplete="off",
                spellcheck="false",
            ),
        ],
        button(".b", type="submit")[_("Set")],
    ]


def _title(editing: Editing, zone: Zone) -> str:
    owner = _side_name(editing, zone) if zone.owner is not None else ""
    if zone.kind == "hand":
        return _("Hand of {name}").format(name=owner)
    if zone.kind == "row":
        return _("Row of {suit}").format(suit=suit_name(zone.path[-1]))
    if zone.kind == "meld":
        new = zone.number == editing.draft.meld_count(zone.owner or 0)
        text = _("New meld of {name}") if new else _("Meld {n} of {name}")
        return text.format(name=owner, n=(zone.number or 0) + 1)
    return {
        "trick": _("Running trick, in order"),
        "stock": _("Stock, next card first"),
        "pile": _("Pile, top card last"),
        "taken": _("Taken by {name}"),
        "red3": _("Red threes of {name}"),
        "pack": _("Pack of {name}"),
    }[zone.kind].format(name=owner)


def _side_name(editing: Editing, zone: Zone) -> str:
    if zone.kind == "hand" or editing.draft.sides == editing.draft.options.players:
        return editing.names[zone.owner or 0]
    return side_name(editing, zone.owner or 0)


def side_name(editing: Editing, side: int) -> str:
    """The players of a side, joined."""
    draft = editing.draft
    seats = [seat for seat in range(draft.options.players) if draft.game.side_of(draft.options, seat) == side]
    return " – ".join(editing.names[seat] for seat in seats)


# the pack


def _palette(editing: Editing) -> Element:
    """Every face of the pack with what is left of it; a tap puts one where cards go."""
    draft = editing.draft
    pack, left = Counter(draft.game.pack(draft.options)), draft.left()
    zone = next(one for one in draft.zones() if one.path == editing.zone)
    special = [card for card in (JOKER, SALAS) if card in pack]
    groups = [(suit, [rank + suit for rank in RANKS[::-1] if rank + suit in pack]) for suit in SUIT_ORDER]
    groups += [("*", special)] if special else []
    rows = [
        div(class_=["suitrow", "shown" if suit == editing.suit else ""], data_suit=suit)[
            (_face(card, pack[card], left[card]) for card in cards)
        ]
        for suit, cards in groups
    ]
    return section(".palette", aria_label=_("Cards of the pack"))[
        div(".palh")[
            p[span[_("To:")], " ", b[_title(editing, zone)]],
            div(".tabs")[(_tab(suit, editing) for suit, _cards in groups)],
        ],
        div(".faces")[rows],
    ]


def _tab(suit: str, editing: Editing) -> Element:
    words = _("Jokers") if suit == "*" else suit_name(suit)
    return button(
        class_=["tab", f"s-{suit}" if suit != "*" else "s-J"], type="button", data_action="edit-suit", data_suit=suit,
        aria_pressed="true" if suit == editing.suit else "false", aria_label=words,
    )[span(aria_hidden="true")[{"S": "♠", "H": "♥", "C": "♣", "D": "♦"}.get(suit, "★")]]  # fmt: skip


def _face(card: Card, copies: int, left: int) -> Element:
    count = span(".left.num")[f"{max(left, 0)}"] if copies > 1 else None
    name = card_name(card)
    if copies > 1:
        name = _("{card}, {n} left").format(card=name, n=max(left, 0))
    return button(
        class_=["card", colour(card), "gone" if left < 1 else ""], type="button", id=f"p-{card.replace('*', 'x')}",
        data_action="edit-put", data_face=card, aria_disabled="true" if left < 1 else None, aria_label=name,
    )[face(card, picture=False), count]  # fmt: skip


# what stands beside the cards


def _facts(editing: Editing) -> Element:
    draft, names = editing.draft, editing.names
    seats = [(str(seat), name) for seat, name in enumerate(names)]
    return section(".sheet.efacts")[
        _pick("players", _("Players"), [(str(n), str(n)) for n in _players(draft)], str(draft.options.players)),
        _pick("to_act", _("To act"), seats, str(draft.to_act)),
        _pick("dealer", _("Dealer"), seats, str(draft.standing.dealer)),
        _round(draft),
        _melding(draft),
        _scores(editing),
        _out(editing),
        _rules(draft),
        language_pick(),
    ]


def _players(draft: Draft) -> list[int]:
    return sorted(int(value) for value in next(one for one in draft.game.options if one.name == "players").values)


def _pick(name: str, title: str, choices: Sequence[tuple[str, str]], chosen: str) -> Element:
    options = [option(value=value, selected=value == chosen)[words] for value, words in choices]
    return label(".pick.ep")[span[title], select(name=name, id=f"e-{name}", data_change="edit-set")[options]]


def _number(name: str, title: str, value: int) -> Element:
    return label(".pick.ep")[
        span[title],
        input(type="text", inputmode="numeric", name=name, id=f"e-{name}", value=str(value), size="6",
              autocomplete="off", data_change="edit-set"),
    ]  # fmt: skip


def _round(draft: Draft) -> Element:
    """Which hand of the match; in the Salads the contract."""
    table = TABLES[draft.game.name]
    if draft.game.name not in ("canadian_salad", "la_salade"):
        hands = [(str(n), str(n + 1)) for n in range(max(20, draft.standing.round + 1))]
    else:
        count = len(getattr(table, "codes"))  # noqa: B009 (only these tables have contracts)
        hands = [(str(n), f"{n + 1} {table.hand_name(_at_hand(draft, n))}") for n in range(count)]
    return _pick("round", _("Hand"), hands, str(draft.standing.round))


def _at_hand(draft: Draft, number: int) -> Standing:
    return replace(draft.standing, round=number)


def _melding(draft: Draft) -> Node:
    if draft.game.name not in ("samba", "salas"):
        return None
    after = ("meld", _("after drawing")) if draft.game.name == "samba" else ("play", _("after drawing"))
    found = [
        _pick("phase", _("Turn"), [("draw", _("before drawing")), after], str(draft.facts.get("phase", "draw"))),
    ]
    if draft.game.name == "salas":
        trumps = [("", _("none: Salas in the middle")), *((suit, suit_name(suit)) for suit in SUIT_ORDER)]
        found.append(_pick("trump", _("Trump"), trumps, draft.trump or ""))
    return found


def _scores(editing: Editing) -> Node:
    draft = editing.draft
    found: list[Element] = []
    for side in range(draft.sides):
        name = side_name(editing, side)
        found.append(_number(f"scores{side}", _("Points of {name}").format(name=name), draft.standing.scores[side]))
        if isinstance(draft.standing, SepticaStanding):
            won = draft.standing.hands_won[side]
            found.append(_number(f"hands_won{side}", _("Hands won by {name}").format(name=name), won))
        if draft.game.name == "salas":
            state = "taken" if side in draft.facts.get("packs_taken", ()) else "waits"
            states = [("waits", _("waits")), ("taken", _("taken"))]
            found.append(_pick(f"pack{side}", _("Pack of {name}").format(name=name), states, state))
    if isinstance(draft.standing, SepticaStanding):
        sides = [("", _("nobody")), *((str(side), side_name(editing, side)) for side in range(draft.sides))]
        sluga = draft.standing.sluga
        found.append(_pick("servant", "Sluga", sides, "" if sluga is None else str(sluga)))
    return found


def _out(editing: Editing) -> Node:
    """The order in which seats are out in Sevens; a tap puts one further to the front."""
    if not editing.draft.sevens or not editing.draft.out():
        return None
    seats = [
        button(".b", type="button", data_action="edit-out", data_seat=str(seat))[f"{place}. {editing.names[seat]}"]
        for place, seat in enumerate(editing.draft.out(), 1)
    ]
    return div(".eout")[span[_("Out, first to last")], seats]


def _rules(draft: Draft) -> Element:
    """House rules, folded away."""
    rules = TABLES[draft.game.name].house_rules()
    rows = [
        _pick(name, rule.title, [(str(value), words) for value, words in rule.labels.items()], str(draft.options[name]))
        for name, rule in rules.items()
    ]
    return details(".erules")[summary[_("House rules")], div(".efacts")[rows]]


# what becomes of it


def _outcome(fault: BadInput | None) -> Element:
    if fault is not None:
        return section(".sheet.acts-v")[
            p(".muted")[_("As soon as it can be played it can be shared, played and kept.")]
        ]
    return section(".sheet.acts-v", aria_labelledby="oc")[
        h2(".sec", id="oc")[_("What to do with it")],
        go("edit-done", _("Share it, play it"), "b go big"),
        details(".erules")[
            summary[_("A case file for the tests of the rules")],
            form(".acts-v", data_form="edit-case")[
                label[span[_("What it shows")], input(".in", type="text", name="says", id="e-says", maxlength="200")],
                label[
                    span[_("Clause of the rules")], input(".in", type="text", name="rule", id="e-rule", maxlength="20")
                ],
                button(".b", type="submit")[_("Download the case")],
            ],
        ],
    ]


def _text(name: str, title: str, most: int) -> Element:
    return label[span[title], input(".in", type="text", name=name, id=f"e-{name}", maxlength=str(most))]
