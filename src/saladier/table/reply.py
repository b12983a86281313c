"""The screen as a reply for the page: HTML, attributes, what to say aloud, when to come back."""

from typing import Any

from htpy import Node, div, fragment, p

from saladier.table.embedded import Embedded
from saladier.table.games import TABLES
from saladier.table.look_actions import kind_of, kinds_of, link_of, pasted_of
from saladier.table.message import message
from saladier.table.pages import (
    about,
    curtain,
    deal,
    draw,
    editor,
    elsewhere,
    embedded,
    home,
    importing,
    keeper,
    lesson,
    lookback,
    result,
    rules,
    settings,
    setup,
    shared,
    sharing,
    sheet,
    statistics,
    table,
)
from saladier.table.pages.frame import go
from saladier.table.scene import glance, look
from saladier.table.screen import Screen
from saladier.table.session import Session
from saladier.table.store import OPEN
from saladier.table.text import _, plain

FULL = "QuotaExceededError"
"""What browsers call it when there is no room left."""


def reply_for(screen: Screen) -> dict[str, Any]:
    """Everything but ``save`` and the movements."""
    screen.revision += 1
    html = fragment[_notices(screen), _html(screen)]
    session = screen.session if screen.page == "table" else None
    state = _state(screen)
    return {
        "html": str(html),
        "revision": screen.revision,
        "title": _title(screen),
        "lang": screen.language,
        "root": screen.settings.root,
        "body": {
            "state": state,
            "turn": str(session.to_act) if session is not None and session.to_act is not None else None,
            "game": _game(screen),
            "screen": _screen(screen),
            "class": "t" if _screen(screen) in ("table", "look") else "",
        },
        "polite": screen.told or screen.said or _spoken(screen),
        "assertive": _refused(screen) or screen.trouble or None,
        "tick": None if session is None or _puzzled(screen) else session.delay(screen.settings.pace),
        "download": screen.download,
        "focus": screen.focus or None,
        "bare": screen.bare,
        "print": screen.print,
    }


def _puzzled(screen: Screen) -> bool:
    """Whether the table is a puzzle, where nobody plays on."""
    return screen.embedded is not None and screen.embedded.puzzle is not None


def glance_at(screen: Screen) -> str | None:
    """The public part of the table on the screen as HTML; ``None`` while no hand is played there."""
    session = screen.session
    if session is None or screen.page != "table" or session.stage in ("draw", "result"):
        return None
    return str(fragment[table.table_page(glance(session, screen.settings))])


def _game(screen: Screen) -> str | None:
    if screen.page in ("look", "share") and screen.looking is not None:
        return screen.looking.match.game.name
    if screen.page == "editor" and screen.editing is not None:
        return screen.editing.draft.game.name
    if screen.page == "shared":
        looking = screen.shared.looking if screen.shared is not None else None
        return looking.match.game.name if looking is not None else None
    if screen.session is not None:
        return screen.session.match.game.name
    if screen.page in ("setup", "rules", "keeper-setup"):
        return screen.game
    return screen.sheet.game.name if screen.sheet is not None and screen.page in ("sheet", "sheet-hand") else None


def _screen(screen: Screen) -> str:
    """The page in sight, the stages of a match told apart."""
    if screen.page != "table" or screen.session is None:
        return screen.page
    stage = screen.session.stage
    if stage == "result":
        return "match-result" if screen.finished else "hand-result"
    return stage if stage in ("draw", "curtain") else "table"


def _state(screen: Screen) -> str:
    """The state by which scripts follow the app (``data-state``)."""
    session = screen.session
    if session is None or screen.page != "table":
        return "ready"
    if session.stage == "result":
        return "match-over" if session.over else "round-over"
    return {"draw": "ready", "curtain": "curtain", "wait": "thinking", "turn": "your-turn"}[session.stage]


def _html(screen: Screen) -> Node:
    session = screen.session
    if screen.embedded is not None:
        framed = _embedded(screen, screen.embedded)
        if framed is not None:
            return framed
    if screen.page == "setup" and screen.setup is not None:
        return setup.setup_page(TABLES[screen.game], screen.setup)
    if screen.page == "settings":
        return settings.settings_page(screen.settings, session, screen.asked)
    if screen.page == "rules":
        return rules.rules_body(
            screen.game, _("Back to the table") if session is not None else _("Back"), tried=screen.tried
        )
    if screen.page == "about":
        return about.about_page()
    if screen.page in ("look", "share", "shared", "editor"):
        return _record_page(screen)
    apart = _apart(screen)
    if apart is not None:
        return apart
    if session is None or screen.page == "home":
        sessions = list(screen.store.sessions(screen.names_for))
        sheets = screen.store.sheets()
        kept = home.Kept(sessions, screen.store.aside(), sorted(screen.store.newer), sheets)
        return home.home(kept, screen.asked, screen.asked_key)
    if screen.page == "deal":
        return deal.deal_page(session)
    return _match(screen, session)


def _record_page(screen: Screen) -> Node:
    """Looking back, sharing, a link, the position editor."""
    if screen.page == "look" and screen.looking is not None:
        return lookback.lookback_page(screen.looking, screen.settings)
    if screen.page == "share" and screen.looking is not None:
        return sharing.sharing_page(
            screen.looking, kinds_of(screen), kind_of(screen), link_of(screen), screen.can_share, pasted_of(screen)
        )
    if screen.page == "editor" and screen.editing is not None:
        return editor.editor_page(screen.editing)
    if screen.page == "shared" and screen.shared is not None:
        return shared.shared_page(screen.shared, screen.session is not None or screen.store.get(OPEN) is not None)
    return None


def _apart(screen: Screen) -> Node:
    """Pages without a table in sight."""
    if screen.page == "elsewhere":
        return elsewhere.elsewhere_page()
    if screen.page == "import":
        return importing.import_page(screen.salvaged is not None)
    return _on_paper(screen)


def _on_paper(screen: Screen) -> Node:
    """Score sheets and statistics."""
    asked_sheet = screen.asked_key if screen.asked == "sheet" else ""
    if screen.page == "keeper":
        return keeper.keeper_page(screen.store.sheets(), asked_sheet)
    if screen.page == "keeper-setup" and screen.setup is not None:
        return keeper.keeper_setup(TABLES[screen.game], screen.setup)
    if screen.page == "statistics":
        return statistics.statistics_page(screen.statistics(), screen.asked, screen.asked_key)
    if screen.sheet is None:
        return None
    if screen.page == "sheet-hand" and screen.sheet.draft is not None:
        return sheet.hand_page(screen.sheet)
    return sheet.sheet_page(screen.sheet, screen.asked) if screen.page in ("sheet", "sheet-hand") else None


def _embedded(screen: Screen, found: Embedded) -> Node | None:
    """A table inside another page; ``None`` for pages that are the same there."""
    if screen.page == "fault":
        return embedded.fault_page(found)
    if screen.page == "look":
        return embedded.embedded_look(screen, found)
    return embedded.embedded_table(screen, found) if _screen(screen) == "table" else None


def _match(screen: Screen, session: Session) -> Node:
    if session.stage == "draw":
        return draw.draw_page(session) if session.teaching is None else lesson.lesson_page(session.teaching)
    if session.stage == "curtain":
        return curtain.curtain(session)
    if session.stage == "result":
        return result.match_result(session) if screen.finished else result.hand_result(session, screen.asked == "end")
    scene = look(session, screen.settings, screen.peek, screen.cut_at)
    return table.table_page(scene, screen.refusal, screen.trouble, screen.chosen)


def _notices(screen: Screen) -> Node:
    trouble = screen.trouble if _screen(screen) not in ("table", "sheet-hand") else ""
    words = [one for one in (trouble, screen.told, _unkept(screen)) if one]
    return [div(".notice")[(p[one] for one in words)] if words else None, _once(screen)]


def _unkept(screen: Screen) -> str:
    """What is wrong with keeping."""
    if not screen.storage_trouble:
        return ""
    if screen.storage_trouble == FULL:
        return _(
            "There is no room left for what this page keeps on this device: what happens from here on is gone when the"
            " page is closed. Delete matches that are no longer needed, or export this one."
        )
    return _(
        "This page may not keep anything on this device: the match goes on, but it is gone when the page is closed."
    )


def _once(screen: Screen) -> Node:
    """What is said once, when there is something to lose."""
    forgets = screen.forgetful and not screen.storage_trouble and "safari" not in screen.store.told
    if screen.page != "home" or not forgets or not screen.store.holds_matches:
        return None
    return div(".notice")[
        p[
            _(
                "This browser throws away what a page keeps when nobody opens the page for seven days. To keep matches"
                " longer, add Saladier to the home screen (in the menu for sharing), or export them (in the settings)."
            )
        ],
        p[go("told", _("Understood"), "b", data_name="safari")],
    ]


def _refused(screen: Screen) -> str | None:
    if screen.refusal is None or screen.session is None:
        return None
    return plain(TABLES[screen.session.match.game.name].explain(screen.refusal, screen.session.names))


def _title(screen: Screen) -> str:
    game = _game(screen)
    return _("{game} – Saladier").format(game=TABLES[game].title) if game else _("Saladier")


def _spoken(screen: Screen) -> str | None:
    """What has happened since the last reply, and what is expected now if that was not said after the same move."""
    session = screen.session
    if session is None or session.match.round is None:
        return None
    if _screen(screen) != "table":
        session.expected = None
    if _screen(screen) not in ("table", "hand-result"):
        return None
    shown = TABLES[session.match.game.name]
    scene = look(session, screen.settings)
    made = len(session.match.hands[-1].moves)
    events = (
        []
        if session.spoken is None
        else shown.events(session.match.hands[-1], scene.round, session.names, session.spoken)
    )
    session.spoken = made
    words = [f"{event.spoken}." for event in events]
    if scene.my_turn and screen.refusal is None:
        expected = plain(message(scene, shown).text)
        if (made, expected) != session.expected:
            words.append(expected)
        session.expected = (made, expected)
    return " ".join(words) or None
