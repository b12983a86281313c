"""What a link has brought: what it is, and what can be done with it; or what is wrong with it."""

from htpy import Element, Node, div, h1, h2, main, p, section

from saladier.games.contract import Standing
from saladier.record import hides_cards
from saladier.table.games import TABLES
from saladier.table.looking import Looking
from saladier.table.pages.frame import go, headline, page
from saladier.table.pages.seating import seating
from saladier.table.shared import Shared
from saladier.table.text import _, listed, ngettext


def shared_page(shared: Shared, in_progress: bool) -> Element:
    """``in_progress``: a match waits that was open before."""
    back = go("shared-close", _("Back to the match") if in_progress else _("Home"), "b flat")
    if shared.looking is None:
        return _unreadable(shared, back)
    looking = shared.looking
    game = looking.match.game.name
    return page(
        main(".set")[
            headline(game, _title(looking), _what(looking)),
            section(".sheet.acts-v")[_ways(shared, looking), back],
            p(".muted.small.wide")[_("Matches kept here stay as they are.")],
        ],
        game=game,
        foot=False,
    )


def _title(looking: Looking) -> str:
    return _("A link to {game}").format(game=TABLES[looking.match.game.name].title)


def _what(looking: Looking) -> str:
    match = looking.match
    players = ngettext("{n} player", "{n} players", match.options.players)
    hand = match.hands[-1]
    if looking.fresh:
        kind = _("A deal to be played: {hand}").format(hand=_hand(looking, hand.standing))
        if hand.deal is None:
            kind = _("A position to be played: {hand}").format(hand=_hand(looking, hand.standing))
        return f"{kind}. {players}."
    kind = ngettext("{n} hand", "{n} hands", len(match.hands))
    moves = ngettext("{n} move", "{n} moves", sum(len(one.moves) for one in match.hands))
    return f"{listed(list(looking.names))}. {kind}, {moves}."


def _hand(looking: Looking, standing: Standing) -> str:
    table = TABLES[looking.match.game.name]
    name = table.hand_name(standing)
    number = _("Hand {n}").format(n=standing.round + 1)
    return number if name == table.title else f"{number}, {name}"


def _ways(shared: Shared, looking: Looking) -> Node:
    look = go("shared-look", _("Look at it"), "b" if looking.fresh else "b go big")
    if shared.record is None or hides_cards(shared.record):
        return [
            p[_("It shows what {name} knew and hides all else, so it can be looked at, not played.").format(
                name=looking.names[looking.near])],
            look,
        ]  # fmt: skip
    to_act = looking.match.to_act
    play = None
    if looking.fresh:
        words = _("Play this deal") if looking.match.hands[-1].deal is not None else _("Play this position")
        play = seating(looking.names, to_act or 0, "shared-play", words)
        look = go("shared-look", _("Look at all cards"))
    elif to_act is not None:
        play = seating(looking.names, to_act, "shared-play", _("Go on from here"))
    return [
        play if looking.fresh else None,
        look,
        None if looking.fresh else play,
        None if looking.fresh else go("shared-afresh", _("Play the last hand from its beginning")),
        go("shared-keep", _("Keep it among my matches")),
    ]


def _unreadable(shared: Shared, back: Element) -> Element:
    return page(
        main(".res")[
            section(".sheet.wide.drawn")[
                h1(tabindex="-1", data_focus_fallback="true")[
                    _("This link needs a newer version") if shared.newer else _("This link cannot be read")
                ],
                p[_("What is wrong: {why}").format(why=shared.fault())],
                p[
                    _("Open Saladier anew while online, so that it can bring itself up to date.")
                    if shared.newer
                    else _("It may have been cut on its way. Ask for it again, or for a file.")
                ],
                p(".muted")[_("Nothing was changed: matches kept here stay as they are.")],
                div(".acts-v")[
                    [h2(".sec")[_("Before that it is sound.")], go("shared-part", _("Look at the part before"), "b go")]
                    if shared.part is not None
                    else None,
                    back,
                ],
            ]
        ],
        foot=False,
    )
