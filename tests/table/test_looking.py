"""Looking back through the app: what may be seen on the way, comments that are kept, links and what they bring."""

import json
import os
from collections import Counter
from random import Random

import pytest

from saladier.cards import HIDDEN
from saladier.games import NAMES, Match
from saladier.record import (
    hides_cards,
    link_text,
    load,
    pack,
    parse,
    read_record,
    record_of,
    text_of,
    unpack,
    write_record,
)
from saladier.table.look_actions import kinds_of, link_of
from saladier.table.lookback import Place
from saladier.table.session import PERSON
from saladier.table.store import OPEN
from tests.core.test_links import ever_seen, running
from tests.core.test_record_identity import random_match
from tests.table.device import Device, one_person
from tests.table.games import NUMBERS
from tests.table.hostile import HTML, REFUSED
from tests.table.kept import kept_record, record_in
from tests.table.secrets import PLACE, codes, contract_cards, may_be_named, names

ADDRESS = "https://example.org/saladier/"
READ_IN_A_LINK = {"a hidden card", "html as a seat"}
"""What is refused as a file: cards that may be looked at, and who plays, which a link does not say."""
LINKS = int(os.environ.get("SALADIER_LINKS", "40"))


def device_with(match: Match, seats: list[str] | None = None) -> Device:
    """A device on which ``match`` is kept and open."""
    seats = seats or one_person(match.options.players)
    record = record_of(
        match, tuple(f"Seat {seat}" for seat in range(match.options.players)), {"x_app": {"seats": seats}}
    )
    return Device({**kept_record(write_record(record), "kept"), OPEN: "kept"}, address=ADDRESS)


def looked(device: Device) -> Place:
    assert device.app.screen.looking is not None
    return device.app.screen.looking.place


def link(device: Device, kind: str) -> str:
    """The text of a link of this kind, as the page shows it."""
    if device.app.screen.page != "share":
        device.act("share")
    device.act("share-kind", value=kind)
    shown = device.page.one(id="link").text
    assert shown == link_of(device.app.screen)
    assert shown.startswith(f"{ADDRESS}#r=")
    return shown.removeprefix(f"{ADDRESS}#r=")


# looking back


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(3))
def test_nothing_hidden_is_told_on_the_way_through_a_running_hand(name: str, number: int) -> None:
    device = device_with(running(name, 10 * number))
    match = device.session.match
    device.act("replay")
    known = may_be_named(match, 0)
    while True:
        assert device.reply["body"]["screen"] == "look"
        html = PLACE.sub("", device.reply["html"])
        told = (codes(html) - known) | (names(html) - known - contract_cards(match))
        assert not told
        before = looked(device)
        if before.step == 0:
            break
        device.act("replay-go", unit="move", way="back")
        assert looked(device) != before


@pytest.mark.parametrize("name", NAMES)
def test_before_the_curtain_no_hand_is_shown(name: str) -> None:
    device = device_with(running(name, 3), [PERSON] * running(name, 3).options.players)
    assert device.state == "curtain"
    for key in ("", "kept"):
        device.act("replay", keyOf=key)
        hands = [one for zone in device.page.find(data_zone="look") for one in zone.find(data_card="*")]
        assert hands == []
        assert set(kinds_of(device.app.screen)) <= {"match"}
        device.act("replay-close")


def test_a_finished_hand_is_open_and_says_what_could_be_played() -> None:
    device = Device(seed=4)
    device.begin("canadian_salad", one_person(4))
    device.play_until("round-over")
    device.act("replay")
    assert looked(device) == Place(0, 0)
    zones = device.page.find(data_zone="look")
    assert [len(zone.find(data_card="*")) for zone in zones] == [13] * 4
    (acting,) = [zone for zone in zones if "aria-current" in zone.attrs]
    assert "Could be played:" in acting.text
    (leaving,) = [one for one in acting.find(data_card="*") if "next" in one.classes]
    device.act("replay-go", unit="move", way="on")
    assert leaving.attrs["data-card"] in [
        one.attrs["data-card"] for one in device.page.one(data_zone="trick").find(data_card="*")
    ]
    device.act("replay-go", unit="trick", way="on")
    assert looked(device) == Place(0, 4)
    device.act("replay-go", unit="last", way="on")
    assert looked(device) == Place(0, 52)
    device.act("escape")
    assert device.state == "round-over"


def test_a_match_is_looked_at_from_home_and_stays_as_it_was() -> None:
    device = device_with(random_match("septica", 1))
    kept = device.storage.copy()
    device.act("home")
    device.act("replay", keyOf="kept")
    device.act("replay-hand", value="0")
    device.act("replay-to", value="2")
    assert looked(device) == Place(0, 2)
    device.act("replay-close")
    assert device.app.screen.page == "home"
    assert {key: device.storage[key] for key in kept if key != OPEN} == {k: t for k, t in kept.items() if k != OPEN}


def test_comments_are_kept_exported_and_linked() -> None:
    device = device_with(random_match("canadian_salad", 3))
    device.act("replay")
    device.act("replay-go", unit="first", way="back")
    device.act("comment-write")
    device.act("comment", form={"text": f"Why? {HTML}"})
    assert not device.page.find("script")
    assert HTML in device.page.text
    hand = looked(device).hand
    assert record_in(device.storage, "kept")["rounds"][hand]["comments"] == [{"after": 0, "text": f"Why? {HTML}"}]
    text = link(device, "hand")
    device.act("share-close")
    device.act("replay-close")
    device.act("export")
    assert parse(device.reply["download"]["text"])["rounds"][hand]["comments"][0]["text"] == f"Why? {HTML}"
    device.act("address", hash=f"#r={text}")
    device.act("shared-look")
    assert HTML in device.page.text
    device.act("comment-write")
    device.act("comment", form={"text": ""})
    assert HTML not in device.page.text


def test_a_comment_that_is_too_long_is_refused_and_nothing_is_lost() -> None:
    device = device_with(random_match("septica", 1))
    device.act("replay")
    device.act("comment-write")
    device.act("comment", form={"text": "x" * 5000})
    assert "4000" in device.reply["assertive"]
    assert device.app.screen.looking is not None
    assert device.app.screen.looking.writing


# links


@pytest.mark.parametrize("number", range(LINKS))
def test_a_players_link_out_of_the_app_holds_no_hidden_card(number: int) -> None:
    match = running(NAMES[number % len(NAMES)], number)
    device = device_with(match, [PERSON, *["medium"] * (match.options.players - 1)])
    device.act("replay")
    record = read_record(unpack(link(device, "player")))
    last = record.rounds[-1]
    assert len(record.rounds) == 1
    assert hides_cards(record)
    assert Counter(card for card in last.deal or () if card != HIDDEN) <= ever_seen(match, 0)
    device.act("address", hash=f"#r={link_text(record)}")
    assert not device.offers("shared-keep")
    assert not device.page.find(data_form="shared-play")
    device.act("shared-look")
    known = may_be_named(match, 0) | set(ever_seen(match, 0))
    assert not codes(PLACE.sub("", device.reply["html"])) - known


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(4))
def test_each_link_brings_back_what_it_was_made_of(name: str, number: int) -> None:
    match = running(name, 20 + number)
    device = device_with(match)
    device.act("replay")
    real = match.round
    assert real is not None
    for kind in kinds_of(device.app.screen):
        record = read_record(unpack(link(device, kind)))
        if kind in ("hand", "match"):
            assert load(record).round is not None
            assert load(record).round.position() == real.position()  # type: ignore[union-attr]
        elif kind == "deal":
            assert (record.rounds[0].deal, record.rounds[0].moves, record.names) == (match.hands[-1].deal, (), ())
            assert record.standing == match.hands[-1].standing
        elif kind == "position":
            assert [sorted(hand) for hand in load(record).round.hands] == [sorted(hand) for hand in real.hands]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", NAMES)
def test_a_link_is_played_kept_or_looked_at_beside_the_match_in_progress(name: str) -> None:
    device = device_with(running(name, 5))
    before = device.kept["kept"]
    other = running(name, 6)
    text = link_text(record_of(other))
    device.act("address", hash=f"#r={text}")
    assert device.app.screen.page == "shared"
    device.act("shared-close")
    assert device.reply["bare"]
    assert device.session.key == "kept"
    device.act("address", hash=f"#r={text}")
    device.act("shared-keep")
    assert len(device.kept) == 2
    device.act("address", hash=f"#r={text}")
    device.act("shared-play", form={"seat": str(other.options.players - 1)})
    assert device.session.people == [other.options.players - 1]
    assert device.session.match.round is not None
    assert device.session.match.round.position() == other.round.position()  # type: ignore[union-attr]
    device.act("address", hash=f"#r={text}")
    device.act("shared-afresh")
    device.act("shared-play", form={"seat": "all"})
    assert len(device.session.people) == other.options.players
    assert device.session.match.hands[-1].moves == []
    assert len(device.kept) == 4
    assert device.kept["kept"] == before


def test_a_link_opens_at_the_start_and_the_open_match_waits() -> None:
    match = running("samba", 2)
    storage = device_with(match).storage
    device = Device(storage, hash=f"#r={link_text(record_of(running('salas', 1)))}")
    assert device.reply["body"]["screen"] == "shared"
    assert device.storage == storage
    device.act("shared-close")
    assert device.session.key == "kept"


def test_going_on_from_a_place_begins_a_match_of_its_own() -> None:
    device = Device(seed=5)
    device.begin("canadian_salad", one_person(4))
    device.play_until("round-over")
    kept = dict(device.kept)
    device.act("replay")
    device.act("replay-to", value="6")
    device.act("share")
    device.act("play-from", form={"seat": "2"})
    assert len(device.session.match.hands[-1].moves) == 6
    assert device.session.people == [2]
    assert {key: device.kept[key] for key in kept} == kept


@pytest.mark.parametrize("what", sorted(REFUSED.keys() - READ_IN_A_LINK))
def test_a_hostile_link_says_what_is_wrong_and_changes_nothing(what: str) -> None:
    device = device_with(random_match("septica", 1))
    kept = device.storage.copy()
    text, named = REFUSED[what]
    try:
        packed = pack(parse(text))
    except ValueError:
        packed = text[:200]
        named = "link"
    device.act("address", hash=f"#r={packed}")
    assert device.app.screen.page == "shared"
    assert "This link" in device.page.text
    assert named in device.page.text or "format" in named
    assert not device.page.find("script")
    assert device.storage == kept


def test_a_link_of_a_newer_version_says_so() -> None:
    data = write_record(record_of(random_match("septica", 1)))
    device = Device(hash=f"#r={pack({**data, 'format': 'saladier/2'})}")
    assert "This link needs a newer version" in device.page.text


def test_before_an_illegal_move_a_link_can_be_looked_at() -> None:
    data = json.loads(text_of(write_record(record_of(running("canadian_salad", 3)))))
    data["rounds"][-1]["moves"] = [*data["rounds"][-1]["moves"][:3], "no such move"]
    device = Device(hash=f"#r={pack(data)}")
    assert "move 3" in device.page.text
    device.act("shared-part")
    assert device.reply["body"]["screen"] == "look"
    device.act("replay-go", unit="last", way="on")
    assert looked(device).step == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_hidden_cards_that_no_player_could_have_does_no_harm(name: str) -> None:
    """Every card face down, and moves as they come: it is looked at as far as it goes, or refused."""
    for seed in range(12):
        match = random_match(name, seed)
        data = json.loads(text_of(write_record(record_of(match))))
        random = Random(seed)
        for one in data["rounds"]:
            one["deal"] = " ".join(HIDDEN if random.random() < 0.7 else card for card in one["deal"].split())
        device = Device(hash=f"#r={pack(data)}")
        assert device.app.screen.page == "shared"
        if device.offers("shared-look"):
            device.act("shared-look")
            for way in ("first", "last"):
                device.act("replay-go", unit=way, way="on")


def test_what_is_shared_while_several_play_here_is_only_what_one_knows() -> None:
    device = Device(seed=2)
    device.begin("septica", [PERSON] * NUMBERS["septica"][0])
    device.play_until("curtain")
    device.act("reveal")
    device.act("replay")
    assert kinds_of(device.app.screen) == ["player"]
