"""Statistics: finished matches count once, whatever happens to them later; figures follow from the record."""

import csv
import io
import json
from typing import Any

import pytest

from saladier.record import read_record
from saladier.table.session import PERSON
from saladier.table.statistics import Person, Result, Statistics, as_csv, read_statistics, tally
from saladier.table.store import ASIDE, STATISTICS
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import kept_match

LAST: dict[str, dict[str, Any]] = {
    "canadian_salad": {
        "standing": {"round": 5, "scores": [100, 200, 300, 400], "dealer": 0},
        "position": {"to_act": 0, "hands": ["AC", "2C", "3C", "4C"]},
    },
    "la_salade": {
        "standing": {"round": 6, "scores": [100, 200, 300, 400], "dealer": 0},
        "position": {"to_act": 0, "hands": ["6S", "9S", "5S", "TS"], "rows": {"S": "7S 8S"}},
    },
    "septica": {
        "options": {"players": 2, "match_mode": "hands:1"},
        "position": {"to_act": 0, "hands": ["9S", "9H"]},
    },
    "samba": {
        "standing": {"scores": [9900, 0]},
        "position": {
            "to_act": 0, "hands": ["KC 4C", "5C 5D", "6C 6D", "7C 7D"], "stock": "TS JS QS TH", "pile": "4D",
            "melds": [["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"], ["JS JH JD JC"]], "phase": "meld",
        },
    },
    "salas": {
        "standing": {"scores": [5990, 0]},
        "position": {
            "to_act": 0, "hands": ["TH KC", "5C 5D", "6C 6D", "7C 7D"], "stock": "TS JS QS TH", "pile": "4D",
            "runs": [["3H 4H 5H 6H 7H 8H 9H"], ["9S TS JS"]], "middle": False, "trump": "H", "packs": [None, "2C"],
            "opened": [True, True], "phase": "play",
        },
    },
}  # fmt: skip
"""The last moves of a match of each game, by the first seat."""


def finished(name: str, seats: tuple[str, ...] = (PERSON,), key: str = "made-up") -> Device:
    """A device on which the last hand of a match is played to its end."""
    device = Device(kept_match(name, seats, key=key, **LAST[name]))
    play_out(device)
    return device


def play_out(device: Device) -> None:
    for _ in range(60):
        if device.state in ("round-over", "match-over"):
            break
        assert device.step()
    assert device.session.over


def kept(device: Device) -> list[Result]:
    return list(device.app.screen.statistics().results.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_match_counts_once(name: str) -> None:
    device = finished(name)
    (result,) = kept(device)
    match = device.session.match
    assert result.game == name
    assert result.codes == (match.game.hand_code(match.options, match.hands[0].standing),)
    (person,) = result.people
    assert match.settlement is not None
    assert person.won == (0 in match.settlement.winners)
    assert person.hands == (match.settlement.round_score[0],)
    assert (person.place == 1) == person.won

    device.open()
    device.act("finish")
    assert kept(device) == [result]
    device.act("export")
    text = device.reply["download"]["text"]
    device.act("home")
    device.act("import", file={"name": "a.json", "size": 1, "text": text})
    assert read_record(json.loads(text)).game.name == name
    assert kept(device) == [result]
    device.act("home")
    device.act("statistics")
    assert device.page.find("section", data_game=name)
    for one in device.page.find("svg", role="img"):
        assert one.attrs["aria-label"]
    assert len(device.page.find("figure")) == len(device.page.find("details")) == 2


def test_undone_and_finished_again_counts_once() -> None:
    device = finished("la_salade", (PERSON, "easy", "easy", "easy"))
    assert len(kept(device)) == 1
    first = kept(device)[0]
    device.session.undo_to = len(device.session.match.hands[0].moves) - 1
    device.act("undo")
    if not device.session.over:
        assert kept(device) == []
        play_out(device)
    assert [one.identity for one in kept(device)] == [first.identity]


def test_matches_given_up_or_of_bots_do_not_count() -> None:
    device = Device(kept_match("canadian_salad"))
    device.act("delete", keyOf="made-up")
    device.act("delete-yes", keyOf="made-up")
    assert kept(device) == []
    assert kept(finished("septica", ("easy", "easy"))) == []


def test_people_are_told_apart_by_name() -> None:
    device = finished("septica", (PERSON, PERSON))
    (result,) = kept(device)
    assert [person.name for person in result.people] == ["Seat 0", "Seat 1"]
    device.act("home")
    device.act("statistics")
    assert "Among people" in device.page.text
    assert "Seat 1" in device.page.text


def test_an_open_session_counts_without_a_winner() -> None:
    storage = kept_match("septica", (PERSON,), position=LAST["septica"]["position"])
    device = Device(storage)
    for _ in range(20):
        if device.state == "round-over":
            break
        device.step()
    assert kept(device) == []
    device.act("end-session")
    device.act("end-session-yes")
    assert kept(device)[0].people[0].won is None


def result(number: int, won: bool | None, total: int, hands: tuple[int, ...] = (10,), **more: Any) -> Result:
    return Result(f"{number}", more.get("game", "canadian_salad"), number, 4, ("no_tricks",) * len(hands),
                  (Person(more.get("name", "Ann"), won, 1 if won else 2, total, hands),))  # fmt: skip


def test_figures() -> None:
    found = [result(1, True, 200, (30, 10)), result(2, True, 300), result(3, False, 400), result(4, True, 250, (20,)),
             result(5, None, 100, ())]  # fmt: skip
    figures = tally([(one, one.people[0]) for one in found], lowest_wins=True)
    assert (figures.played, figures.decided, figures.won) == (5, 4, 3)
    assert (figures.best, figures.longest, figures.streak) == (100, 2, 1)
    assert figures.averages == {"no_tricks": (16.0, 5)}
    assert figures.best_hand == 10
    assert tally([(one, one.people[0]) for one in found], lowest_wins=False).best == 400


def test_reset_asks_and_export_holds_everything() -> None:
    device = Device()
    found = Statistics([result(1, True, 200), result(2, False, 90, game="samba", name='=1+1,"x"')])
    found.results["2"] = result(2, False, 90, (), game="samba", name='=1+1,"x"')
    device.app.screen.keep_statistics(found)
    device.act("statistics")
    device.act("statistics-csv")
    rows = list(csv.reader(io.StringIO(device.reply["download"]["text"])))
    assert [row[3] for row in rows[1:]] == ["Ann", '\'=1+1,"x"']
    device.act("statistics-json")
    assert json.loads(device.reply["download"]["text"]) == found.write()
    device.act("statistics-reset-yes", keyOf="samba")
    assert len(kept(device)) == 2
    device.act("statistics-reset", keyOf="samba")
    device.act("cancel")
    device.act("statistics-reset-yes", keyOf="samba")
    assert len(kept(device)) == 2
    device.act("statistics-reset", keyOf="samba")
    device.act("statistics-reset-yes", keyOf="samba")
    assert [one.game for one in kept(device)] == ["canadian_salad"]
    device.act("statistics-reset", keyOf="")
    device.act("statistics-reset-yes", keyOf="")
    assert kept(device) == []


def test_signed_numbers_stay_numbers_in_a_spreadsheet() -> None:
    assert ",-15," in as_csv(Statistics([result(1, True, -15)]))


BAD: dict[str, dict[str, Any]] = {
    "another game": {"game": "poker"},
    "a game that is a list": {"game": []},
    "kinds of hand there are not": {"codes": ["<script>"]},
    "hands too many": {"codes": ["no_tricks"] * 1001},
    "nobody": {"people": []},
    "people without hands": {"people": [{"name": "A", "won": True, "place": 1, "total": 1, "hands": []}]},
    "a total of a kilobyte": {"people": [{"name": "A", "won": True, "place": 1, "total": 10**99, "hands": [1]}]},
    "a person that is a list": {"people": [[]]},
}


@pytest.mark.parametrize("change", BAD.values(), ids=BAD)
def test_statistics_that_cannot_be_read_are_set_aside(change: dict[str, Any]) -> None:
    good = Statistics([result(1, True, 200)]).write()
    assert read_statistics(good).write() == good
    bad = {**good, "results": [{**good["results"][0], **change}]}
    device = Device({STATISTICS: json.dumps(bad)})
    device.act("statistics")
    assert "No match has been finished here yet." in device.page.text
    assert f"{ASIDE}statistics" in device.storage
    device.act("home")
    assert "The statistics could not be read" in device.page.text


def test_newer_statistics_stay_as_they_are() -> None:
    storage = {**kept_match("septica", (PERSON,), **LAST["septica"]), STATISTICS: '{"format":"saladier-statistics/2"}'}
    device = Device(storage)
    play_out(device)
    assert device.storage[STATISTICS] == '{"format":"saladier-statistics/2"}'
    assert not any(key.startswith(f"{STATISTICS}.") for key in device.storage)
