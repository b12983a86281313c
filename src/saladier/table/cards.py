"""Cards as HTML: on the table, in the hand, face down, and as a sign inside a sentence."""

from collections.abc import Sequence
from functools import lru_cache
from gettext import NullTranslations

from htpy import Element, Node, button, fragment, li, ol, span, svg, use
from htpy import b as bold
from markupsafe import Markup

from saladier.cards import HIDDEN, JOKER, SALAS, Card
from saladier.table.names import card_name, index_letter, suit_name
from saladier.table.text import _, catalogue

BUCKETS = (4, 7, 14, 20, 28, 40)
"""Sizes a hand is laid out for; the layout follows the largest hand of the deal, so nothing moves as it shrinks."""


def drawing(name: str, css: str) -> Element:
    """A drawing out of the sprite, for the eye only."""
    return svg(f".{css}", aria_hidden="true")[use(href=f"#{name}")]


def icon(name: str) -> Element:
    """An icon of the sprite."""
    return drawing(f"i-{name}", "ico")


def emblem(game: str) -> Element:
    """The emblem of a game, or of Saladier itself."""
    return drawing(f"e-{game}", "emb")


def face(card: Card, picture: bool = True) -> Markup:
    """What is printed on a card: index, suit, and where there may be room for it the ``picture``."""
    return _face(card, picture, catalogue())


@lru_cache(maxsize=512)
def _face(card: Card, picture: bool, _language: NullTranslations) -> Markup:
    """Drawn once for each language: a table shows dozens of cards, and most of them again and again."""
    return Markup(fragment[_printed(card, picture)])


def _printed(card: Card, picture: bool) -> Node:
    if card == JOKER:
        return [drawing("JK", "ixs"), drawing("JO", "art") if picture else None]
    if card == SALAS:
        return [
            _index(index_letter(card)),
            drawing("SL", "su"),
            drawing("SALAS", "art") if picture else None,
        ]
    letter = index_letter(card)
    wide = "" if len(letter) == 1 else ".w" if letter.isdigit() else ".w2"
    return [
        _index(letter, wide),
        drawing(card[1], "su"),
        drawing(card, "art") if picture else None,
        drawing(card[1], "pip"),
    ]


def _index(letter: str, css: str = "") -> Element:
    """The letter or number in the corner; drawn by the style sheet, as the name of the card says it in words."""
    return span(f".ix{css}", aria_hidden="true", data_ix=letter)


def colour(card: Card) -> str:
    """The class that gives a card its ink."""
    return {JOKER: "s-J", SALAS: "s-L"}.get(card, f"s-{card[1]}")


def shown(card: Card, css: str = "", picture: bool = True) -> Element:
    """A card lying on the table."""
    if card == HIDDEN:
        return covered()
    return span(class_=["card", colour(card), css], role="img", aria_label=card_name(card), data_card=card)[
        face(card, picture)
    ]


def small_card(card: Card) -> Element:
    """A card too small or too much covered for its picture."""
    return shown(card, picture=False)


def covered() -> Element:
    """A card face down; nothing about it says which."""
    return span(".card.back", role="img", aria_label=_("Card, face down"))


def sign(card: Card) -> Element:
    """A card inside a sentence: letter and suit for the eye, its name for the ear."""
    if card == HIDDEN:
        return span(".tc")[card_name(card)]
    if card in (JOKER, SALAS):
        return span(class_=["tc", colour(card)])[card_name(card)]
    return span(class_=["tc", colour(card)])[
        span(aria_hidden="true")[index_letter(card), svg[use(href=f"#{card[1]}")]],
        span(".vh")[card_name(card)],
    ]


def signs(cards: list[Card]) -> Node:
    """Several cards inside a sentence."""
    return [[" " if index else "", sign(card)] for index, card in enumerate(cards)]


def suit_sign(suit: str) -> Element:
    """A suit inside a sentence."""
    return span(class_=["tc", f"s-{suit}"])[svg(aria_hidden="true")[use(href=f"#{suit}")], span(".vh")[suit_name(suit)]]


PICTURES_UP_TO = 20
"""In larger hands the strips have no room for pictures."""


def has_pictures(upto: int) -> bool:
    """Whether the cards of a hand laid out for ``upto`` cards show their pictures."""
    return bucket(upto) <= PICTURES_UP_TO


def bucket(size: int) -> int:
    """The layout size for a hand that never grows beyond ``size`` cards."""
    return next((one for one in BUCKETS if size <= one), BUCKETS[-1])


def hand_card(card: Card, number: str, playable: bool | None, css: list[str], picture: bool) -> Element:
    """One card of the own hand. ``number`` counts equal faces; ``playable`` ``None`` when it is not one's turn."""
    state = {True: "yes", False: "no"}.get(playable) if playable is not None else None
    name = card_name(card) if playable is not False else _("{card}, not now").format(card=card_name(card))
    return button(
        id=card_id(card, number),
        type="button",
        class_=["card", colour(card), *css],
        data_card=card,
        data_move=card if playable else None,
        data_action=None if playable else "why",
        data_can=state,
        aria_label=name,
    )[face(card, picture)]


def chosen_card(
    card: Card, number: str, chosen: bool, meld: int | None, picture: bool, hinted: bool = False
) -> Element:
    """One card of a hand that melds: ``chosen``, or set aside in the meld of that number; or part of what a hint
    says."""
    name = card_name(card)
    if meld is not None:
        name = _("{card}, in meld {n}").format(card=name, n=meld + 1)
    return button(
        id=card_id(card, number),
        type="button",
        class_=[
            "card",
            colour(card),
            "up" if chosen else "",
            "staged" if meld is not None else "",
            "hinted" if hinted else "",
        ],
        data_card=card,
        data_copy=number,
        data_action="select",
        aria_pressed="true" if chosen else "false",
        aria_label=name,
    )[face(card, picture), bold(".tag", aria_hidden="true")[str(meld + 1)] if meld is not None else None]


def lamp(hinted: bool) -> Node:
    """The sign beside a card that a hint speaks of."""
    return span(".lamp", aria_hidden="true")[icon("hint")] if hinted else None


def card_id(card: Card, number: str) -> str:
    """The id of a hand card among its equals."""
    return f"h-{card[0]}{card[1].replace('*', 'x')}-{number}"


def fan(cards: Sequence[Node], upto: int) -> Element:
    """The hand laid out: equal strips, as many rows as its size needs."""
    return ol(".fan", data_n=str(len(cards)), data_upto=str(bucket(upto)))[(li[card] for card in cards)]
