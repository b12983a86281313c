"""What was played on this device: one short result per finished match, and the figures that follow from them.

A match is counted when it is finished here, and known by the deal of its first hand: one that is opened again, undone
and finished anew, or brought back from a file replaces its own result and never counts twice. Matches that were given
up are not counted.
"""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saladier.cards import BadInput, write_cards
from saladier.games import NAMES, Hand, changed
from saladier.games.position import items, whole
from saladier.record import NewerFormat, text_of
from saladier.table.games import TABLES
from saladier.table.kept_parts import read_time
from saladier.table.places import places_of
from saladier.table.session import Session
from saladier.table.text import one_line

FORMAT, VERSION = "saladier-statistics", 1
MOST_RESULTS, MOST_HANDS, MOST_POINTS = 2000, 1000, 10**9
"""The latest so many matches are kept; more than any match has."""


@dataclass(frozen=True)
class Person:
    """What a match came to for one person: whether it was ``won`` (``None`` where nobody wins), the place, the total
    that decides, and the points of each hand."""

    name: str
    won: bool | None
    place: int
    total: int
    hands: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """One finished match: ``identity`` tells it from all others, ``codes`` say what each hand was."""

    identity: str
    game: str
    ended: int
    players: int
    codes: tuple[str, ...]
    people: tuple[Person, ...]


@dataclass(frozen=True)
class Tally:
    """The figures of somebody in a game: matches ``played`` and ``won`` (of those ``decided``), the best total, the
    longest and the present run of wins, the average of each kind of hand with how many there were, the best hand, and
    the results behind it, oldest first."""

    played: int
    decided: int
    won: int
    best: int
    longest: int
    streak: int
    averages: Mapping[str, tuple[float, int]]
    best_hand: int | None
    people: tuple[tuple[Result, Person], ...]


def identity_of(session: Session) -> str:
    """By this a match is known again: its game, rules and first cards."""
    hand: Hand = session.match.hands[0]
    cards = write_cards(hand.deal) if hand.deal is not None else text_of(dict(hand.position or {}))
    known = text_of([session.match.game.name, changed(session.match.game.options, session.match.options), cards])
    data = known.encode(errors="surrogatepass")
    return f"{zlib.crc32(data):08x}{zlib.adler32(data):08x}"


def result_of(session: Session) -> Result | None:
    """The result of a finished match by the games' own scores; ``None`` when no person or no whole hand was in it."""
    match = session.match
    if not session.people or not match.results:
        return None
    table, options = TABLES[match.game.name], match.options
    totals = table.totals(match.results[-1].next)
    winners = match.results[-1].winners
    ranks = places_of(totals, winners, table.lowest_wins)
    people = []
    for seat in session.people:
        side = match.game.side_of(options, seat)
        hands = tuple(result.round_score[side] for result in match.results)
        won = side in winners if match.over else None
        people.append(Person(session.names[seat], won, ranks[side], totals[side], hands))
    codes = tuple(match.game.hand_code(options, hand.standing) for hand in match.hands[: len(match.results)])
    return Result(identity_of(session), match.game.name, session.updated, options.players, codes, tuple(people))


def tally(found: Sequence[tuple[Result, Person]], lowest_wins: bool) -> Tally:
    """The figures of results, oldest first; there is at least one."""
    decided = [person.won for _result, person in found if person.won is not None]
    longest = run = 0
    for won in decided:
        run = run + 1 if won else 0
        longest = max(longest, run)
    best = min if lowest_wins else max
    points: dict[str, list[int]] = {}
    for result, person in found:
        for code, one in zip(result.codes, person.hands, strict=True):
            points.setdefault(code, []).append(one)
    everything = [one for hands in points.values() for one in hands]
    return Tally(
        len(found), len(decided), sum(decided), best(person.total for _result, person in found), longest, run,
        {code: (sum(hands) / len(hands), len(hands)) for code, hands in points.items()},
        best(everything) if everything else None,
        tuple(found),
    )  # fmt: skip


class Statistics:
    """All results, oldest first."""

    def __init__(self, results: Sequence[Result] = ()) -> None:
        self.results = {one.identity: one for one in results}

    def add(self, result: Result) -> None:
        """Count a match, instead of what was counted of it before."""
        self.results.pop(result.identity, None)
        self.results[result.identity] = result
        while len(self.results) > MOST_RESULTS:
            del self.results[next(iter(self.results))]

    def forget(self, game: str = "") -> None:
        """Throw away the results of a game, or all."""
        self.results = {key: one for key, one in self.results.items() if game and one.game != game}

    def alone(self, game: str) -> list[tuple[Result, Person]]:
        """What came of matches of one person against bots (or with bots, in teams)."""
        return [(one, one.people[0]) for one in self._of(game) if len(one.people) == 1]

    def together(self, game: str) -> dict[str, list[tuple[Result, Person]]]:
        """The same of matches among people, by name."""
        found: dict[str, list[tuple[Result, Person]]] = {}
        for one in self._of(game):
            for person in one.people if len(one.people) > 1 else ():
                found.setdefault(person.name, []).append((one, person))
        return found

    def matches_together(self, game: str) -> int:
        """How many matches were played among people."""
        return sum(len(one.people) > 1 for one in self._of(game))

    def _of(self, game: str) -> list[Result]:
        return [one for one in self.results.values() if one.game == game]

    def write(self) -> dict[str, Any]:
        """As kept and exported."""
        return {
            "format": f"{FORMAT}/{VERSION}",
            "results": [
                {
                    "identity": one.identity, "game": one.game, "ended": one.ended, "players": one.players,
                    "codes": list(one.codes),
                    "people": [
                        {"name": who.name, "won": who.won, "place": who.place, "total": who.total,
                         "hands": list(who.hands)}
                        for who in one.people
                    ],
                }
                for one in self.results.values()
            ],
        }  # fmt: skip


def as_csv(statistics: Statistics) -> str:
    """A row per person and match, for a spreadsheet; nothing in it is read as a formula."""
    rows = [("game", "ended_ms", "players", "name", "won", "place", "total", "hands")]
    for one in statistics.results.values():
        for who in one.people:
            won = {True: "yes", False: "no", None: ""}[who.won]
            hands = " ".join(f"{code}:{points}" for code, points in zip(one.codes, who.hands, strict=True))
            rows.append((one.game, str(one.ended), str(one.players), who.name, won, str(who.place), str(who.total),
                         hands))  # fmt: skip
    return csv_text(rows)


def csv_text(rows: Sequence[Sequence[str]]) -> str:
    """Rows as a file for spreadsheets."""
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in rows)


def _cell(text: str) -> str:
    signed = text[:1] in "+-" and text[1:].isdigit()
    if text[:1] in ("=", "+", "-", "@", "\t") and not signed:
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(one in text for one in ',"\r\n;') else text


def read_statistics(data: object) -> Statistics:
    """Kept results; raises `BadInput` naming what is wrong."""
    if not isinstance(data, dict):
        raise BadInput("an object is expected here")
    name, _slash, version = str(data.get("format")).partition("/")
    if name == FORMAT and version.isdecimal() and int(version) > VERSION:
        raise NewerFormat("the format is {found}, of a newer version; this program reads {known}", "format",
                          found=repr(data.get("format")), known=repr(f"{FORMAT}/{VERSION}"))  # fmt: skip
    if (name, version) != (FORMAT, str(VERSION)):
        raise BadInput("the format is {found}, this program reads {known}", "format",
                       found=repr(data.get("format")), known=repr(f"{FORMAT}/{VERSION}"))  # fmt: skip
    results = items(data.get("results"), "results")[-MOST_RESULTS:]
    return Statistics([_read_result(one, f"results[{i}]") for i, one in enumerate(results)])


def _read_result(data: object, where: str) -> Result:
    if not isinstance(data, dict):
        raise BadInput("an object is expected here", where)
    game = data.get("game")
    if game not in NAMES:
        raise BadInput("there is no table for {game} yet", f"{where}.game", game=repr(game))
    codes = items(data.get("codes"), f"{where}.codes")
    known = TABLES[game].hand_codes
    if len(codes) > MOST_HANDS or any(code not in known for code in codes):
        raise BadInput("the hands are none of this game", f"{where}.codes")
    people = items(data.get("people"), f"{where}.people")
    players = whole(data.get("players"), f"{where}.players", 2, 6)
    if not 1 <= len(people) <= players:
        raise BadInput("{n} people are not from 1 to {most}", f"{where}.people", n=len(people), most=players)
    return Result(
        str(data.get("identity"))[:40], game, read_time(data.get("ended")), players, tuple(codes),
        tuple(_read_person(one, len(codes), f"{where}.people[{i}]") for i, one in enumerate(people)),
    )  # fmt: skip


def _read_person(data: object, hands: int, where: str) -> Person:
    if not isinstance(data, dict):
        raise BadInput("an object is expected here", where)
    won = data.get("won")
    points = items(data.get("hands"), f"{where}.hands")
    if len(points) != hands or won not in (True, False, None):
        raise BadInput("the hands are none of this game", where)
    return Person(
        one_line(str(data.get("name")))[:60] or "?",
        won if won is None else bool(won),
        whole(data.get("place"), f"{where}.place", 1, 6),
        whole(data.get("total"), f"{where}.total", -MOST_POINTS, MOST_POINTS),
        tuple(whole(one, f"{where}.hands", -MOST_POINTS, MOST_POINTS) for one in points),
    )
