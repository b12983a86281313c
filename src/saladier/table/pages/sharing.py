"""Sharing what is looked at: links of several kinds, and what can be done with the position here."""

from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    button,
    div,
    form,
    h2,
    input,
    label,
    main,
    option,
    p,
    section,
    select,
    span,
    textarea,
)

from saladier.table.cards import icon
from saladier.table.looking import Looking
from saladier.table.pages.frame import go, headline, page
from saladier.table.pages.seating import seating
from saladier.table.pages.start import VIEWS
from saladier.table.sharing import shows_running_hand
from saladier.table.text import N_, _, count

LONG = 4000
"""Characters from which on some programs cut a link."""
TITLES = {
    "match": (N_("The whole match"), N_("All hands so far, with names and comments.")),
    "hand": (N_("This hand"), N_("The deal and every move of this hand.")),
    "position": (N_("This position"), N_("The table as it stands here, all cards open.")),
    "deal": (N_("The same deal for a friend"), N_("The same cards and rules, to be played from the beginning.")),
    "player": (N_("As {name} knew it"), N_("Up to here; no card that {name} had not seen is in it.")),
}


@dataclass(frozen=True)
class Pasted:
    """The element that shows what is shared in another page: ``views`` can be chosen, ``view`` is."""

    views: tuple[str, ...]
    view: str
    element: str


def sharing_page(
    looking: Looking, kinds: list[str], kind: str, link: str, can_share: bool, pasted: Pasted | None
) -> Element:
    """``kinds`` can be chosen, ``kind`` is and has this ``link``; ``can_share``: the device can hand it on."""
    game = looking.match.game.name
    return page(
        main(".set")[
            headline(game, _("Share"), _("The link holds everything; nothing is sent to a server.")),
            section(".sheet")[
                form(data_form="none")[div(".kinds")[(_kind(looking, one, one == kind) for one in kinds)]],
                _link(looking, kind, link, can_share) if link else p[_("Nothing of this can be shared yet.")],
            ],
            div(".col")[
                _here(looking),
                _for_pages(pasted) if pasted is not None else None,
                section(".sheet.acts-v")[go("share-close", _("Back"))],
            ],
        ],
        game=game,
        foot=False,
    )


def _kind(looking: Looking, kind: str, chosen: bool) -> Element:
    title, text = (_(words).format(name=looking.names[_seat(looking)]) for words in TITLES[kind])
    return label(".kind")[
        input(type="radio", name="kind", value=kind, checked=chosen, data_change="share-kind"),
        span[span(".t")[title], span(".muted")[text]],
    ]


def _seat(looking: Looking) -> int:
    return looking.back.seat if looking.running and looking.back.seat is not None else looking.near


def _link(looking: Looking, kind: str, link: str, can_share: bool) -> Node:
    size = _("{n} characters").format(n=count(len(link)))
    return div(".linkbox")[
        p(".warned")[icon("why"), span[_("This hand goes on here: whoever opens the link sees every hand.")]]
        if shows_running_hand(looking, kind)
        else None,
        label[
            span[_("Link"), " ", span(".muted.num")[size]],
            textarea(".in.link", id="link", readonly=True, rows="3", spellcheck="false", data_select="true")[link],
        ],
        p(".muted.small")[_("Some programs cut links as long as this one; a file is safer.")]
        if len(link) > LONG
        else None,
        div(".keptacts")[
            button(".b.go", type="button", data_copy="#link", data_focus_fallback="true")[icon("copy"), _("Copy")],
            button(".b", type="button", data_hand_on="#link")[icon("share"), _("Hand on …")] if can_share else None,
            go("share-file", _("As a file")),
        ],
    ]  # fmt: skip


def _for_pages(pasted: Pasted) -> Element:
    """The element for the author of a page."""
    return section(".sheet.acts-v", aria_labelledby="fpg")[
        h2(".sec", id="fpg")[_("In a page of your own")],
        p(".muted.small")[_("Paste this where the table is to stand. It loads nothing before somebody touches it.")],
        label(".stacked")[
            span[_("What readers do")],
            select(".in", name="view", data_change="share-view")[
                (option(value=view, selected=view == pasted.view)[_(VIEWS[view])] for view in pasted.views)
            ],
        ],
        label[
            span(".vh")[_("In a page of your own")],
            textarea(".in.link", id="element", readonly=True, rows="3", spellcheck="false", data_select="true")[
                pasted.element
            ],
        ],
        div(".keptacts")[button(".b", type="button", data_copy="#element")[icon("copy"), _("Copy")]],
    ]


def _here(looking: Looking) -> Node:
    """Going on from here on this device."""
    if looking.running or looking.back.round(looking.place).to_act is None:
        return None
    return section(".sheet.acts-v", aria_labelledby="onh")[
        h2(".sec", id="onh")[_("Here, on this device")],
        p(".muted.small")[_("A match of its own begins at this position; this one stays as it is.")],
        seating(looking.names, looking.back.round(looking.place).to_act or 0, "play-from", _("Go on from here")),
        go("edit-from", _("Change this position")),
    ]
