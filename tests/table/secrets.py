"""What a reply may name: the viewer's own cards and what lay face up. Two ways of looking for more.

`assert_tells_nothing_hidden` reads the reply, every character of it; `assert_alike_in_another_world` deals the hidden
cards anew and demands the same reply, so that no order, number or style can carry a secret either.
"""

import json
import re
from random import Random
from typing import Any

from saladier.cards.faces import CARDS, FACES
from saladier.games import Match
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.rows import laid
from saladier.table.games import TABLES
from saladier.table.games.tricks import TrickTable
from saladier.table.names import card_name
from saladier.table.reply import glance_at, reply_for
from saladier.table.screen import Screen
from tests.table.page import Element

FACE_UP = ("trick", "taken", "rows", "pile", "melds", "runs", "red3")
"""Keys of a position that lie open, or lay open when the cards went there."""
CODES = re.compile(r"(?<![A-Za-z0-9])[2-9TJQKA][CDHS](?![A-Za-z0-9])")
NAMES = re.compile(r"\b[a-z]+ of (?:clubs|diamonds|hearts|spades)\b", re.IGNORECASE)
BY_NAME = {card_name(card).lower(): card for card in FACES}
UNSHOWN = {"html": "", "save": "", "expect": "", "download": ""}
"""What is read apart, or goes into a file."""
PLACE = re.compile(r' id="r-..">?')
"""The id of a place in a row of Sevens: all places are there in every hand, filled or not."""


def codes(text: str) -> set[str]:
    """The cards a text names by their two letters. (Jokers and Salas have no identity to hide.)"""
    return set(CODES.findall(text))


def names(text: str) -> set[str]:
    """The cards a text names in words."""
    spoken = (name.lower() for name in NAMES.findall(text))
    return {BY_NAME[name] for name in spoken if name in BY_NAME}


def may_be_named(match: Match, viewer: int | None) -> set[str]:
    """Own cards and those that were shown in this hand; all of them once it is over."""
    if match.round is None:
        return set()
    if match.to_act is None:
        return set(CARDS)
    position = match.round.position()
    known = codes(json.dumps([position.get(key) for key in FACE_UP]))
    known |= {card for cut in getattr(match.round, "cuts", ()) for card in cut.shown}
    if isinstance(match.round, SevensRound):  # what a row waits for follows from the cards in it
        known |= {*laid(match.round.rows, match.round.opens), *match.round.waiting}
    for move in match.hands[-1].moves:
        known |= codes(move) if not move.startswith("ask: ") else set()
    return known if viewer is None else known | set(match.round.hands[viewer])


def contract_cards(match: Match) -> set[str]:
    """Cards that the names of contracts speak of."""
    table = TABLES[match.game.name]
    return names(str(dict(table.contract_names))) if isinstance(table, TrickTable) else set()


def assert_tells_nothing_hidden(reply: dict[str, Any], page: Element, screen: Screen) -> None:
    """No text, id or attribute names a card that the viewer may not see."""
    session = screen.session
    if session is None or screen.page != "table" or session.stage not in ("turn", "wait", "curtain"):
        return
    viewer = session.viewer if session.stage != "curtain" else None
    known = may_be_named(session.match, viewer)
    text = PLACE.sub("", reply["html"]) + json.dumps({**reply, **UNSHOWN}, ensure_ascii=False)
    hidden = (codes(text) - known) | (names(text) - known - contract_cards(session.match))
    assert not hidden, f"seat {viewer} reads of {hidden}: {[_around(text, card) for card in hidden]}"
    hand = [one.attrs["data-card"] for zone in page.find(data_zone="hand") for one in zone.find(data_card="*")]
    held = session.match.round.hands[viewer] if viewer is not None and session.match.round is not None else []
    assert sorted(hand) == sorted(held)


def _around(text: str, card: str) -> str:
    at = max(text.find(card), text.find(card_name(card)))
    return text[max(0, at - 80) : at + 80]


def assert_alike_in_another_world(screen: Screen, random: Random) -> None:
    """The reply stays the same, to the letter, when everything the viewer cannot see is dealt anew."""
    session = screen.session
    if session is None or screen.page != "table" or session.match.round is None or session.match.to_act is None:
        return
    match, real, spoken = session.match, session.match.round, session.spoken
    replies = []
    for round_ in (real, match.game.imagine(match.view(session.viewer), random)):
        match.round, session.spoken = round_, -1
        reply = reply_for(screen)
        del reply["revision"]
        replies.append(reply)
    match.round = match.game.imagine(match.view(None), random)
    elsewhere = glance_at(screen)
    match.round, session.spoken = real, spoken
    assert replies[0] == replies[1]
    assert glance_at(screen) == elsewhere
