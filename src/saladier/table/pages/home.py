"""Home: the unfinished match first, then the games, then what is kept."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, a, div, h1, h2, h3, li, main, p, section, span, ul

from saladier.table.cards import emblem, icon
from saladier.table.games import TABLES, GameTable
from saladier.table.languages import rules_path
from saladier.table.pages.frame import confirm, go, page
from saladier.table.pages.keeper import about_keeper, sheets_section
from saladier.table.pages.lesson import lesson_list, lesson_title
from saladier.table.salvage import part_before
from saladier.table.session import PERSON, Session
from saladier.table.sheet import ScoreSheet
from saladier.table.text import _, count, listed, ngettext


@dataclass(frozen=True)
class Kept:
    """What lies on this device: ``sessions`` that can go on, latest first; saves set ``aside`` because they cannot be
    read (key, why, text); the keys of those that need a ``newer`` version of the program; score ``sheets``, latest
    first."""

    sessions: Sequence[Session] = ()
    aside: Sequence[tuple[str, str, str]] = ()
    newer: Sequence[str] = ()
    sheets: Sequence[ScoreSheet] = ()


def home(kept: Kept, asked: str = "", asked_key: str = "") -> Element:
    """The first page; ``asked`` is a deletion of ``asked_key`` that waits for a yes."""
    first, others = kept.sessions[:1], kept.sessions[1:]
    return page(
        main(id="main")[
            h1(".vh", tabindex="-1", data_focus_fallback="true")[_("Saladier: card games around one table")],
            [_continue(session) for session in first],
            section(aria_labelledby="gh")[
                h2(".sec", id="gh")[_("What shall we play?")],
                ul(".games", id="games")[(_game(table) for table in TABLES.values()), _lessons()],
                ul(".games.also")[_rules(), _keeper(), _statistics()],
            ],
            _others(others, asked_key if asked == "delete" else "") if others else None,
            sheets_section(kept.sheets, asked_key if asked == "sheet" else "") if kept.sheets else None,
            [_newer(key) for key in kept.newer],
            [
                _aside(key, why, part_before(text) is not None, asked == "aside" and key == asked_key)
                for key, why, text in kept.aside
            ],
        ]
    )


def static_home() -> Element:
    """The same before Python is there: the games and their rules, nothing kept."""
    return home(Kept())


def _continue(session: Session) -> Element:
    table = TABLES[session.match.game.name]
    return section(".sheet.cont", data_game=table.game.name, aria_labelledby="ct")[
        emblem(table.game.name),
        h2(id="ct")[
            _("Continue: {game}, {players}").format(game=table.title, players=who_plays(session))
            if session.teaching is None
            else _("Continue: {lesson}").format(lesson=lesson_title(session.teaching))
        ],
        p(".muted")[state_of(session)],
        go("continue-match", _("Continue"), "b go big", data_key_of=session.key),
    ]


def who_plays(session: Session) -> str:
    """The people by name, or that bots play among themselves."""
    people = [name for name, who in zip(session.names, session.seats, strict=True) if who == PERSON]
    if not people:
        return _("bots only")
    return listed(people) if len(people) < 4 else ngettext("{n} people", "{n} people", len(people))


def state_of(session: Session) -> str:
    """Which hand, who is next, how it stands."""
    match = session.match
    scores = "\u00a0:\u00a0".join(count(total) for total in match.standing.scores)
    if match.over:
        return _("Finished. {scores}").format(scores=scores)
    hand = match.round.standing.round if match.round is not None else match.standing.round
    if match.to_act is None:
        return _("Hand {n} is over. {scores}").format(n=hand + 1, scores=scores)
    return _("Hand {n}, {name} to play. {scores}").format(n=hand + 1, name=session.names[match.to_act], scores=scores)


def _game(table: GameTable) -> Element:
    name = table.game.name
    return li(".game", data_game=name)[
        span(".plate")[emblem(name)],
        h3[a(href=rules_path(name), data_action="new", data_name=name, lang=table.lang)[table.title]],
        p(".facts.num")[(span[fact] for fact in table.facts())],
        p[table.blurb()],
        p(".note")[table.notice()] if table.notice() else None,
    ]


def _lessons() -> Element:
    return li(".game.tips")[
        span(".plate")[icon("hint")],
        h3[_("Learn by playing")],
        p(".facts")[_("A first hand with remarks, ten minutes each.")],
        lesson_list(),
    ]


def _rules() -> Element:
    links = [
        li[a(href=rules_path(name), data_action="rules", data_name=name, lang=table.lang)[table.title]]
        for name, table in TABLES.items()
    ]
    return li(".game.tips")[
        span(".plate")[icon("rules")],
        h3[_("Rules, in plain words")],
        p(".facts")[_("Every clause with its number, every ruling marked.")],
        ul(".ruleslinks")[links],
    ]


def _keeper() -> Element:
    return li(".game.tips")[
        span(".plate")[icon("pen")],
        h3[a(href="#keeper", data_action="keeper")[_("Score keeper")]],
        p(".facts")[about_keeper()],
    ]


def _statistics() -> Element:
    return li(".game.tips")[
        span(".plate")[icon("stats")],
        h3[a(href="#statistics", data_action="statistics")[_("Statistics")]],
        p(".facts")[_("What was played and won here.")],
    ]


def _others(sessions: Sequence[Session], asked_key: str) -> Element:
    return section(".kept", aria_labelledby="oh")[
        h2(".sec", id="oh")[_("Other matches kept here")],
        ul(".keptlist")[(_kept(session, session.key == asked_key) for session in sessions)],
    ]


def _kept(session: Session, asked: bool) -> Element:
    table = TABLES[session.match.game.name]
    title = _("{game}, {players}").format(game=table.title, players=who_plays(session))
    return li(".sheet.keptrow", data_game=table.game.name)[
        emblem(table.game.name),
        div[h3[title], p(".muted")[state_of(session)]],
        confirm(_("Delete this match for good?"), "delete-yes", _("Delete"), session.key)
        if asked
        else div(".keptacts")[
            go(
                "continue-match",
                _("Open"),
                "b",
                data_key_of=session.key,
                aria_label=_("Open: {match}").format(match=title),
            ),
            go(
                "replay",
                _("Look back"),
                "b",
                data_key_of=session.key,
                aria_label=_("Look back: {match}").format(match=title),
            )
            if session.match.hands
            else None,
            go(
                "delete",
                _("Delete"),
                "b flat",
                data_key_of=session.key,
                aria_label=_("Delete: {match}").format(match=title),
            ),
        ],
    ]


def _newer(key: str) -> Element:
    return section(".sheet.aside", aria_label=_("A match of a newer version"))[
        h2[_("A match waits for a newer version")],
        p[_("A newer version of Saladier kept it. It stays as it is and goes on once that version runs here.")],
        div(".keptacts")[go("newer-download", _("Download it"), "b", data_key_of=key)],
    ]


def _aside(key: str, why: str, part: bool, asked: bool) -> Element:
    title = _what_was_set_aside(key)
    return section(".sheet.aside", aria_label=title)[
        h2[title],
        p[_("It was set aside and nothing was thrown away. What is wrong: {why}").format(why=why)],
        confirm(_("Delete what was set aside for good?"), "aside-delete-yes", _("Delete"), key)
        if asked
        else div(".keptacts")[
            go("aside-part", _("Open the part before that move"), "b go", data_key_of=key) if part else None,
            go("aside-download", _("Download it"), "b", data_key_of=key),
            go("aside-delete", _("Delete it"), "b flat", data_key_of=key),
        ],
    ]


def _what_was_set_aside(label: str) -> str:
    """Said by the label under which it is set aside."""
    if label.startswith("sheet."):
        return _("A kept score sheet could not be read")
    return (
        _("The statistics could not be read") if label.startswith("statistics") else _("A kept match could not be read")
    )
