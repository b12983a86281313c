"""Between two people's turns: the table is covered, and nothing of the next hand is in the page."""

from htpy import Element, a, b, h1, li, main, p, section, ul

from saladier.table.games import TABLES
from saladier.table.pages.frame import go
from saladier.table.scene import avatar, initials
from saladier.table.session import Session
from saladier.table.text import _

MOST_EVENTS = 8


def curtain(session: Session) -> Element:
    """Asks for the next player and tells what has happened since that player last looked."""
    seat = session.next_person
    assert seat is not None
    name = session.names[seat]
    return main(".curt", data_game=session.match.game.name)[
        section(".sheet", aria_labelledby="ch")[
            avatar(initials(session.names)[seat]),
            h1(id="ch")[_("Pass to {name}").format(name=name)],
            p[_("The cards stay covered until {name} taps.").format(name=name)],
            go(
                "reveal",
                _("I am {name}: show my hand").format(name=name),
                "b go big",
                data_focus_fallback="true",
            ),
            _since(session, seat),
            a(".b.flat", href="index.html", data_action="home")[_("Pause the match")],
        ]
    ]


def _since(session: Session, seat: int) -> Element | None:
    if session.match.round is None or seat not in session.seen:
        return None
    table = TABLES[session.match.game.name]
    events = table.events(session.match.hands[-1], session.match.view(None).round, session.names, session.seen[seat])[
        -MOST_EVENTS:
    ]
    title = _("Since {name}’s last turn").format(name=session.names[seat])
    return ul(".since")[li[b[title]], (li[event.html] for event in events)] if events else None
