"""The table of a melding game: seats in a row, stock and pile, the melds of each side, the tray, seven buttons."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from htpy import Element, Node, b, button, div, li, ol, p, rect, section, small, span, svg

from saladier.cards import Card
from saladier.games import Round
from saladier.table import acts
from saladier.table.cards import covered, icon, shown, signs, small_card
from saladier.table.composing import same_move
from saladier.table.games.base import GameTable
from saladier.table.names import card_name, index_letter
from saladier.table.offers import Offer, Offers
from saladier.table.scene import Scene
from saladier.table.text import _, count, ngettext
from saladier.table.tray import Tray, faces

MOST_SHOWN = 12
"""Cards of an open pile that are drawn; the others lie under them."""


def short_cards(cards: Sequence[Card]) -> str:
    """Cards as letters for a button: "K K K"."""
    letters = [card_name(card) if card[1] == "*" else index_letter(card) for card in cards]
    return " ".join(letters) if len(letters) <= 5 else ngettext("{n} card", "{n} cards", len(letters))


class MeldTable(GameTable):
    """Common to Samba and Salas."""

    layout: ClassVar[str] = "melds"

    @abstractmethod
    def offers(self, round_: Round, seat: int, tray: Tray) -> Offers:
        """What the seat to act can do with what is composed in the ``tray``."""

    def asked(self, scene: Scene) -> Offers | None:
        """The offers of this moment, judged once; ``None`` while others play."""
        if not scene.my_turn or scene.viewer is None:
            return None
        offers: Offers | None = scene.memo.get("offers")
        if offers is None:
            offers = scene.memo["offers"] = self.offers(scene.round, scene.viewer, scene.tray)
        return offers

    def mark(self, scene: Scene, offer: Offer) -> str:
        """The class of a control that makes the move of a hint."""
        return "hinted" if scene.hint is not None and same_move(offer.move, scene.hint.move) else ""

    @abstractmethod
    def worth(self, cards: Sequence[Card]) -> int:
        """What cards are worth together."""

    def felt(self, scene: Scene) -> str:
        return "meldt"

    def brief(self, scene: Scene) -> Node:
        return None

    # tray and buttons

    def tray(self, scene: Scene, offers: Offers | None) -> Element:
        """What is being composed, and how it stands against the minimum."""
        tray = scene.tray
        drafts = [_draft(number, faces(keys), self.worth(faces(keys))) for number, keys in enumerate(tray.aside)]
        chosen = faces(tray.chosen)
        if chosen:
            drafts.append(
                span(".draft.sel")[
                    span(".hide-s")[_("chosen")], span(".cs")[signs(chosen)], b(".num")[count(self.worth(chosen))]
                ]
            )
        extra = [_extra(offer, self.mark(scene, offer)) for offer in offers.extra] if offers is not None else []
        if not drafts and not extra:
            drafts = [span(".muted.trayhint")[self.tray_hint(scene)]]
        return section(".tray", aria_label=_("What is being composed"))[div(".drafts")[drafts, extra], _sum(offers)]

    def tray_hint(self, scene: Scene) -> str:
        """What the empty tray says."""
        return (
            _("Chosen cards are gathered here.")
            if scene.my_turn
            else _("The cards of the hand can be looked at meanwhile.")
        )

    def meld_acts(self, scene: Scene, offers: Offers | None) -> list[Element]:
        """Five small buttons and three wide ones."""
        wide = offers.wide if offers is not None else self.idle_offers()
        return [
            acts.undo(scene),
            acts.hint(scene),
            acts.sort(),
            _clear(scene.tray),
            acts.go_on(scene),
            *(_wide(one, self.mark(scene, one)) for one in wide),
        ]

    def idle_offers(self) -> tuple[Offer, Offer, Offer]:
        """The wide buttons while others play."""
        off = _("It is not this hand’s turn.")
        return Offer(_("Take pile"), hint=off), Offer(_("Take top"), hint=off), Offer(_("Draw"), hint=off)


def _draft(number: int, cards: Sequence[Card], worth: int) -> Element:
    label = _("Meld {n}, {worth} points: take apart").format(n=number + 1, worth=worth)
    return button(".draft", type="button", data_action="unstage", data_number=str(number))[
        span(".vh")[label, " "],
        span(".tagn", aria_hidden="true")[str(number + 1)],
        span(".cs")[signs(list(cards))],
        b(".num", aria_hidden="true")[count(worth)],
        icon("x"),
    ]


def _extra(offer: Offer, mark: str) -> Element:
    order = offer.detail if offer.action == "arrange" else None
    action = None if offer.move else offer.action
    return button(
        class_=["draft", "extra", mark], type="button", data_move=offer.move, data_action=action, data_order=order
    )[offer.label]


def _sum(offers: Offers | None) -> Node:
    """The meter against the minimum; nothing once there is none to meet."""
    if offers is None or offers.least is None or offers.total is None:
        return None
    part = min(100, 100 * offers.total // offers.least) if offers.least else 100
    text = _("{n} of {all}").format(n=count(offers.total), all=count(offers.least))
    return div(".sum")[
        span(".meter", role="meter", aria_label=_("First melds"), aria_valuemin="0", aria_valuemax=str(offers.least),
             aria_valuenow=str(min(offers.total, offers.least)), aria_valuetext=text)[
            svg(aria_hidden="true")[rect(".a", width=f"{part}%", height="100%")]
        ],
        b(".num")[text],
    ]  # fmt: skip


def _wide(offer: Offer, mark: str) -> Element:
    """A wide button: what, and with which result."""
    if not offer.label:
        return button(".b.w", type="button", aria_disabled="true", tabindex="-1")[span["–"]]
    return button(
        class_=["b", "w", "go" if offer.main else "", mark],
        type="button",
        data_move=offer.move,
        data_action=None if offer.move else offer.action or "why",
        data_card=offer.tried if not offer.on else None,
        data_hint=offer.hint or None,
        aria_disabled=None if offer.on else "true",
    )[span[offer.label], small[offer.detail] if offer.detail else None]


def _clear(tray: Tray) -> Element:
    return acts.act("clear", "x", _("Clear"), _("Nothing is being composed.") if tray.empty else None, key="x")


def pile_zone(scene: Scene, stock: int, pile: Sequence[Card], note: tuple[bool, str, str]) -> Element:
    """Stock and pile where only the top card matters (or all are shown, by a setting)."""
    top = shown(pile[-1]) if pile else span(".card.none", role="img", aria_label=_("No card"))
    opened = scene.settings.pile == "open" and len(pile) > 1
    cards = ol(".pilef")[(li[small_card(card)] for card in pile[-MOST_SHOWN:])] if opened else top
    return stock_zone(stock, div(".cnt", data_zone="pile")[cards, span(".n")[str(len(pile))]], note)


def stock_zone(stock: int, pile: Element, note: tuple[bool, str, str], first: Node = None) -> Element:
    """Stock and pile with their sizes, and whether and why the pile is closed."""
    closed, text, detail = note
    back = covered() if stock else span(".card.none", role="img", aria_label=_("No card"))
    return section(".pz", aria_label=_("Stock and pile"))[
        first,
        div(".cnt", data_zone="stock")[back, span(".n")[str(stock)]],
        pile,
        div(".txt")[
            p(class_="shut" if closed else None)[icon("lock") if closed else None, span[text]],
            p(".muted.small.hide-s")[detail],
        ],
    ]


def cards_left(number: int) -> Node:
    """A hand's size under a name."""
    return [str(number), span(".hide-s")[" ", ngettext("card", "cards", number)]]


def side_page(side: int, title: str, header: Node, melds: Node) -> Element:
    """The melds of one side."""
    return section(
        ".sidez", data_zone="melds", data_side=str(side), aria_label=_("Melds of {names}").format(names=title)
    )[header, ol(".melds")[melds]]
