"""Statistics: per game what was played and won here, the best, runs of wins, averages, and small charts."""

from collections.abc import Sequence
from datetime import UTC, datetime

from htpy import Element, Node, dd, div, dl, dt, h2, h3, main, p, section, table, tbody, td, th, thead, tr

from saladier.table.games import TABLES, GameTable
from saladier.table.pages.charts import Bar, bars, columns
from saladier.table.pages.frame import confirm, go, headline, page, scrolling
from saladier.table.statistics import Person, Result, Statistics, Tally, tally
from saladier.table.text import _, count, decimal, ngettext

SHOWN = 20
"""Matches in the chart of the latest ones."""


def statistics_page(statistics: Statistics, asked: str = "", asked_key: str = "") -> Element:
    """Everything; ``asked`` is a reset, of the game ``asked_key`` or of all, that waits for a yes."""
    played = [name for name in TABLES if statistics.alone(name) or statistics.together(name)]
    return page(
        main(".res.stats")[
            headline("saladier", _("Statistics"), _("Of matches finished here; nothing of it leaves this device.")),
            [_game(TABLES[name], statistics, asked == "statistics" and asked_key == name) for name in played]
            or section(".sheet.wide")[p[_("No match has been finished here yet.")]],
            section(".sheet.acts-v.wide")[
                _exports(asked == "statistics" and not asked_key) if played else None,
                go("back", _("Back"), "b flat"),
            ],
        ]
    )


def _exports(asked: bool) -> Node:
    return [
        go("statistics-csv", _("Export for a spreadsheet")),
        go("statistics-json", _("Export as data")),
        confirm(_("Throw all statistics away for good?"), "statistics-reset-yes", _("Throw away"), "")
        if asked
        else go("statistics-reset", _("Reset all statistics"), "b flat", data_key_of=""),
    ]


def _game(shown: GameTable, statistics: Statistics, asked: bool) -> Element:
    name = shown.game.name
    alone, together = statistics.alone(name), statistics.together(name)
    return section(".sheet.wide.stat", data_game=name, aria_labelledby=f"g-{name}")[
        h2(".sec", id=f"g-{name}", lang=shown.lang)[shown.title],
        _alone(shown, tally(alone, shown.lowest_wins)) if alone else None,
        _together(shown, together, statistics.matches_together(name)) if together else None,
        confirm(_("Throw these statistics away for good?"), "statistics-reset-yes", _("Throw away"), name)
        if asked
        else go("statistics-reset", _("Reset"), "b flat", data_key_of=name,
                aria_label=_("Reset the statistics of {game}").format(game=shown.title)),
    ]  # fmt: skip


def _alone(shown: GameTable, found: Tally) -> Node:
    return [
        h3[_("One person with bots")],
        dl(".figures.num")[[div[dt[name], dd[value]] for name, value in _figures(found)]],
        div(".charts")[_averages(shown, found), _latest(found.people)],
    ]


def _figures(found: Tally) -> list[tuple[str, str]]:
    won = f"{count(found.won)} ({round(100 * found.won / found.decided)} %)" if found.decided else "–"
    return [
        (_("Played"), count(found.played)),
        (_("Won"), won),
        (_("Best total"), count(found.best)),
        (_("Best hand"), "–" if found.best_hand is None else count(found.best_hand)),
        (_("Wins in a row"), count(found.streak)),
        (_("Most wins in a row"), count(found.longest)),
    ]


def _averages(shown: GameTable, found: Tally) -> Element:
    ordered = [code for code in shown.hand_codes if code in found.averages]
    rows = []
    for code in ordered:
        average, hands = found.averages[code]
        note = ngettext("{n} hand", "{n} hands", hands)
        rows.append(Bar(shown.hand_label(code), average, decimal(average), note))
    return bars(_("Average points of a hand"), rows)


def _latest(found: Sequence[tuple[Result, Person]]) -> Element:
    rows = []
    for result, person in found[-SHOWN:]:
        outcome = {True: _("won"), False: _("place {n}").format(n=person.place), None: _("not decided")}[person.won]
        rows.append(Bar(day(result.ended), person.total, count(person.total), outcome, person.won is True))
    return columns(_("Totals of the latest matches; those won in full colour"), rows)


def _together(shown: GameTable, found: dict[str, list[tuple[Result, Person]]], matches: int) -> Node:
    title = _("Among people")
    people = {name: tally(results, shown.lowest_wins) for name, results in found.items()}
    rows = [
        tr[
            th(scope="row")[name],
            td[count(one.played)],
            td[count(one.won)],
            td[count(one.best)],
            td[decimal(sum(who.total for _result, who in one.people) / one.played)],
        ]
        for name, one in sorted(people.items(), key=lambda pair: -pair[1].won)
    ]
    heads = (_("Name"), _("Played"), _("Won"), _("Best total"), _("Average total"))
    return [
        h3[title],
        p(".muted.small")[ngettext("{n} match", "{n} matches", matches)],
        scrolling(title, table(".num")[thead[tr[(th(scope="col")[head] for head in heads)]], tbody[rows]]),
    ]


def day(moment: int) -> str:
    """The day of a moment in milliseconds, as the language writes it."""
    when = datetime.fromtimestamp(min(moment, 253_000_000_000_000) / 1000, UTC)
    return _("{year}-{month}-{day}").format(year=when.year, month=f"{when.month:02}", day=f"{when.day:02}")
