"""What an author pastes: the element of a table inside a page, with the table in it as it stands before anything loads.

The table is plain text in a shadow tree of its own (``<template shadowrootmode="open">``), so that the page's style
does not meet it; one small style sheet of the site dresses it.
"""

from collections.abc import Iterable

import htpy
from htpy import Element, Node, b, button, dd, div, dl, dt, fragment, header, link, p, script, span, template
from markupsafe import Markup

from saladier.cards import HIDDEN, JOKER, SALAS, Card
from saladier.record import Record, link_text
from saladier.table.embedded import Embedded, Wanted, open_embedded
from saladier.table.games import TABLES
from saladier.table.languages import in_use, speak
from saladier.table.names import card_name, index_letter
from saladier.table.pages.lookback import scene_at
from saladier.table.pages.setup import numbered
from saladier.table.pages.start import VIEWS
from saladier.table.pages.table import in_order
from saladier.table.scene import Scene, look, side_names
from saladier.table.settings import Settings
from saladier.table.text import _, ngettext

SCRIPT = "public/embed.js"
STYLE = "public/cover.css"
SIGNS = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}
WIDEST_PILE = 8
"""Cards of a pile that are shown."""


def element_for(record: Record, site: str, wanted: Wanted) -> str:
    """The element of a record as HTML; ``site`` is the address of Saladier and ends in a slash, ``wanted`` tells view,
    seat, language and theme. Raises `BadInput` for a record that cannot be shown in this way."""
    before = in_use().code
    speak(wanted.language)
    try:
        return _element(record, site, wanted)
    finally:
        speak(before)


def _element(record: Record, site: str, wanted: Wanted) -> str:
    text = link_text(record)
    found = open_embedded(Wanted(text, wanted.view, wanted.seat), _default_names)
    if found.error is not None:
        raise found.error
    drawn = template(shadowrootmode="open")[link(rel="stylesheet", href=site + STYLE), _cover(found, wanted)]
    seat = None if wanted.seat is None else str(wanted.seat)
    table = htpy.saladier_table(
        record=text, view=wanted.view, seat=seat, lang=wanted.language, theme=wanted.theme or None
    )[drawn]
    return str(fragment[script(type="module", src=site + SCRIPT), Markup("\n"), table, Markup("\n")])


def _default_names(players: int) -> list[str]:
    return [numbered(seat) for seat in range(players)]


def _cover(found: Embedded, wanted: Wanted) -> Element:
    scene = _scene(found)
    table = TABLES[scene.match.game.name]
    asked = found.puzzle.question if found.puzzle is not None else _comment(found)
    return div(".cover", data_theme=wanted.theme)[
        header[b(lang=table.lang)[table.title], " ", span(".quiet")[table.subtitle(scene)]],
        p[asked] if asked else None,
        dl[_rows(scene, found)],
        button(type="button")[_(VIEWS[wanted.view])],
    ]


def _scene(found: Embedded) -> Scene:
    if found.looking is not None:
        return scene_at(found.looking, Settings())
    assert found.session is not None
    return look(found.session, Settings())


def _comment(found: Embedded) -> str:
    return found.looking.back.comment(found.looking.place) if found.looking is not None else ""


def _rows(scene: Scene, found: Embedded) -> Iterable[Node]:
    """What lies on the table, then the hands that are to be seen."""
    round_ = scene.round
    position = round_.position()
    trick = position.get("trick", "").split()
    if trick:
        yield _row(_("Trick"), _cards(trick))
    for ends in position.get("rows", {}).values():
        yield _row(_("Row"), _cards(ends.split()))
    pile = position.get("pile", "").split()
    if pile:
        yield _row(_("Pile"), [_cards(pile[-WIDEST_PILE:]), _below(len(pile) - WIDEST_PILE)])
    for side, melds in enumerate(position.get("melds") or position.get("runs") or []):
        if melds:
            yield _row(side_names(scene.session)[side], [span(".meld")[_cards(meld.split())] for meld in melds])
    for seat in [scene.near, *scene.others]:
        cards = round_.hands[seat]
        if found.looking is not None or seat == scene.near:
            known = [card for card in cards if card != HIDDEN]
            hidden = [HIDDEN] * (len(cards) - len(known))
            yield _row(scene.names[seat], _cards([*in_order(known, scene.settings.sort), *hidden]))


def _below(count: int) -> Node:
    """The cards of a pile that are not shown."""
    return span(".quiet")[ngettext("and {n} card below", "and {n} cards below", count)] if count > 0 else None


def _row(name: str, content: Node) -> Node:
    return [dt[name], dd[content]]


def _cards(cards: Iterable[Card]) -> Node:
    return [_card(card) for card in cards]


def _card(card: Card) -> Element:
    if card == HIDDEN:
        return span(".card.back", role="img", aria_label=_("Card, face down"))["?"]
    red = card not in (JOKER, SALAS) and card[1] in "DH"
    return span(class_=["card", "red" if red else ""], role="img", aria_label=card_name(card))[_printed(card)]


def _printed(card: Card) -> str:
    """Letter and suit as signs that every font has."""
    return card_name(card) if card in (JOKER, SALAS) else index_letter(card) + SIGNS[card[1]]
