"""The cut on the table: the pack lies there, the cutter chooses where to lift it, everybody sees what it shows."""

from collections.abc import Sequence

from htpy import Element, Node, b, button, div, input, label, ol, p, span

from saladier.cards import Card
from saladier.table.cards import covered, shown
from saladier.table.scene import Scene
from saladier.table.text import _, ngettext, rich


def cut_pack(scene: Scene, size: int, may_decline: bool) -> Element:
    """The pack before the cut; its controls are there only for the cutter.

    The range goes from the first to the last place where the cut is legal.
    """
    cutter = scene.session.to_act
    assert cutter is not None
    pack = div(".cutpack", aria_hidden="true")[covered(), covered()]
    name = b[scene.names[cutter]]
    if not scene.my_turn:
        return div(".mid")[div(".cut")[pack, p[rich(_("{name} cuts the pack of {n} cards."), name=name, n=str(size))]]]
    places = [int(text.removeprefix("cut ")) for text in scene.round.legal_moves() if text.startswith("cut ")]
    at = min(max(scene.cut_at or size // 2, places[0]), places[-1])
    return div(".mid")[
        div(".cut")[
            pack,
            label(".cutat")[
                span[ngettext("Lift {n} card", "Lift {n} cards", at)],
                input(type="range", name="cut", min=str(places[0]), max=str(places[-1]), value=str(at),
                      data_change="cut-at"),
            ],
            div(".cutacts")[
                button(".b.go", type="button", data_move=f"cut {at}")[_("Cut here")],
                button(".b", type="button", data_action="cut-any")[_("Cut anywhere")],
                button(".b", type="button", data_move="no_cut")[_("Do not cut")] if may_decline else None,
            ],
        ]
    ]  # fmt: skip


def cut_shown(text: Node, cards: Sequence[Card]) -> Element:
    """What the cut has brought to light."""
    return div(".mid")[div(".cut")[ol(".drawncards")[(shown(card) for card in cards)], p[text]]]
