"""The position editor: any position of any game by taps, checked as it grows, and what becomes of it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from saladier.games import NAMES, Round, find, read_options
from saladier.record import load, parse, read_record, unpack
from saladier.record.cases import run_case
from saladier.record.position import position_of
from saladier.table.drafts import Draft, case_of, check, empty, filled_up, of_round, record_of_draft
from saladier.table.editing import Editing
from saladier.table.lookback import Lookback
from saladier.table.session import PERSON
from tests.core.test_record_identity import random_match
from tests.table.device import Device
from tests.table.games import NUMBERS
from tests.table.kept import kept_match


def drafts(name: str, seed: int, every: int = 9) -> list[tuple[Round, Draft]]:
    """Rounds in the middle of random hands, and their drafts where there are any."""
    match = random_match(name, seed)
    back = Lookback(match, whole=True)
    rounds = [one for number in range(back.count) for one in back.hand(number).rounds[::every]]
    found = [(one, of_round(match, one)) for one in rounds]
    return [(one, draft) for one, draft in found if draft is not None]


def editing(device: Device) -> Editing:
    assert device.app.screen.editing is not None
    return device.app.screen.editing


def opened(name: str, **options: str) -> Device:
    """The editor with an empty table."""
    device = Device()
    device.act("editor", value=name)
    for option, value in options.items():
        device.act("edit-set", name=option, value=value)
    return device


# drafts


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_draft_says_what_the_round_says(name: str, seed: int) -> None:
    for round_, draft in drafts(name, seed):
        match = load(record_of_draft(draft))
        assert match.round is not None
        assert Counter(match.round.cards()) == Counter(round_.cards())
        assert position_of(match, match.round) == position_of(match, round_)
        assert all(number >= 0 for number in draft.left().values())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_case_file_passes_its_own_checks(name: str, seed: int) -> None:
    for _round, draft in drafts(name, seed, every=25):
        case = case_of(draft, "an-id", "what it shows", "1.1")
        assert run_case(case, lambda _match, _level: "") == []
        assert case["checks"][0] == {"to_act": draft.to_act}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_filled_up_by_chance_everybody_can_be_to_act(name: str, seed: int) -> None:
    game = find(name)
    for players in NUMBERS[name]:
        draft = filled_up(empty(game, read_options(game.options, {"players": players})), Random(seed))
        for seat in range(players):
            assert check(replace(draft, to_act=seat)) is None


def test_sevens_is_filled_up_around_its_rows_and_who_is_out() -> None:
    game = find("la_salade")
    draft = empty(game, read_options(game.options, {}))
    draft = draft.before(replace(draft.standing, round=6)).put("rows.S", ["9S", "6S"])
    draft = replace(draft, finished=(2,), to_act=1)
    draft = filled_up(draft, Random(1))
    assert check(draft) is None
    assert draft.position()["rows"] == {"S": "6S 9S"}
    assert draft.position()["finished"] == [2]
    assert sum(draft.left().values()) == 0


# by taps


def put(device: Device, path: str, cards: str) -> None:
    device.act("edit-zone", path=path)
    for card in cards.split():
        device.act("edit-put", face=card)


def test_a_trick_is_set_up_tap_by_tap_and_checked_as_it_grows() -> None:
    device = opened("canadian_salad", players="3")
    put(device, "hands[0]", "QH 3S")
    assert "run out together" in device.page.one(id="say").text
    assert not device.offers("edit-done")
    put(device, "hands[1]", "7H")
    put(device, "hands[2]", "5C")
    put(device, "trick", "KH 2H")
    device.act("edit-set", name="to_act", value="0")
    put(device, "hands[1]", "9D")
    assert "run out together" in device.page.one(id="say").text
    device.act("edit-take", path="hands[0]", number="1")
    device.act("edit-take", path="hands[1]", number="1")
    assert "2 cards" not in device.page.one(id="say").text
    device.act("edit-undo")
    device.act("edit-undo")
    assert editing(device).draft.at("hands[0]") == ("QH", "3S")


def test_a_fault_stands_at_its_place() -> None:
    device = opened("samba", players="2")
    put(device, "melds[0][0]", "KH KD")
    (bad,) = [one for one in device.page.every() if "bad" in one.classes]
    assert bad.attrs["data-path"] == "melds[0][0]"
    assert "no meld: A meld has at least 3 cards." in bad.text
    put(device, "melds[0][0]", "KC")
    assert not [one for one in device.page.every() if "bad" in one.classes]
    put(device, "melds[0][1]", "5S 6S 7S")
    device.act("edit-take", path="melds[0][0]", number="0")
    device.act("edit-take", path="melds[0][0]", number="0")
    device.act("edit-take", path="melds[0][0]", number="0")
    assert editing(device).draft.at("melds[0][0]") == ("5S", "6S", "7S")


def test_cards_can_be_written_and_what_is_no_card_is_named() -> None:
    device = opened("septica")
    device.act("edit-zone", path="stock")
    device.act("edit-text", form={"cards": "10h  as 7c 8d"})
    assert editing(device).draft.at("stock") == ("TH", "AS", "7C", "8D")
    device.act("edit-text", form={"cards": "QH XX <b>"})
    (bad,) = [one for one in device.page.every() if "bad" in one.classes]
    assert "there is no card 'XX'" in bad.text
    assert device.page.one(name="cards").attrs["value"] == "QH XX <B>"
    assert editing(device).draft.at("stock") == ("TH", "AS", "7C", "8D")


def test_no_card_lies_twice_and_a_row_takes_its_suit_only() -> None:
    device = opened("la_salade", round="6")
    put(device, "rows.H", "7H 9H 5S")
    assert editing(device).draft.at("rows.H") == ("7H", "9H")
    assert "own suit" in device.page.text
    put(device, "hands[0]", "8H KS KS")
    assert editing(device).draft.at("hands[0]") == ("KS",)
    device.act("edit-take", path="rows.H", number="1")
    assert editing(device).draft.at("rows.H") == ("7H", "8H")


def test_standing_and_options_are_set_and_strangers_refused() -> None:
    device = opened("septica", players="4")
    for name, value in (
        ("servant", "1"),
        ("hands_won0", "3"),
        ("scores1", "12"),
        ("dealer", "2"),
        ("recontest", "never"),
    ):
        device.act("edit-set", name=name, value=value)
    standing = editing(device).draft.standing
    assert (standing.scores, standing.dealer) == ((0, 12), 2)
    assert vars(standing)["sluga"] == 1
    assert editing(device).draft.options["recontest"] == "never"
    before = editing(device).draft
    for name, value in (
        ("servant", "9"),
        ("dealer", "4"),
        ("scores7", "1"),
        ("recontest", "?"),
        ("to_act", "-1"),
        ("x", "1"),
    ):
        device.act("edit-set", name=name, value=value)
        assert editing(device).draft == before
        assert value in device.page.text
    device.act("edit-set", name="servant", value="")
    assert vars(editing(device).draft.standing)["sluga"] is None


@pytest.mark.parametrize("name", NAMES)
def test_from_the_editor_to_a_link_a_match_and_a_case(name: str) -> None:
    device = opened(name)
    device.act("edit-fill")
    position = editing(device).draft.position()
    device.act("edit-case", form={"says": "What a <b>hand</b>!", "rule": "3.2"})
    file = device.reply["download"]
    assert file["name"] == "what-a-b-hand-b.json"
    assert run_case(parse(file["text"]), lambda _match, _level: "") == []
    device.act("edit-done")
    record = read_record(unpack(device.page.one(id="link").text.partition("#r=")[2]))
    assert record.rounds[0].position == position
    device.act("share-file")
    assert read_record(parse(device.reply["download"]["text"])) == record
    device.act("share-close")
    assert editing(device).draft.position() == position
    device.act("edit-done")
    device.act("play-from", form={"seat": "0"})
    assert device.session.people == [0]
    assert device.session.match.hands[-1].position == position


def test_from_looking_back_into_the_editor_and_back() -> None:
    device = Device(kept_match("canadian_salad", [PERSON]))
    device.play_until("round-over")
    device.act("replay")
    device.act("replay-to", value="7")
    device.act("share")
    device.act("edit-from")
    assert device.reply["body"]["screen"] == "editor"
    assert len(editing(device).draft.at("trick")) == 3
    device.act("edit-clear")
    assert editing(device).draft.cards == {}
    device.act("edit-undo")
    assert len(editing(device).draft.at("trick")) == 3
    device.act("edit-close")
    assert device.reply["body"]["screen"] == "share"


@pytest.mark.parametrize("name", NAMES)
def test_the_editor_of_every_number_of_players_is_shown(name: str) -> None:
    for players in NUMBERS[name]:
        device = opened(name, players=str(players))
        device.act("edit-fill")
        assert len([one for one in device.page.find(data_path="*") if "k-hand" in one.classes]) == players
        assert device.offers("edit-done")


def test_what_is_being_set_up_outlives_the_page() -> None:
    device = opened("salas", players="2", trump="H", pack1="taken")
    put(device, "runs[0][0]", "4H 5H")
    put(device, "hands[1]", "KC")
    draft = editing(device).draft
    assert check(draft) is not None
    device.open()
    device.act("editor")
    assert editing(device).draft == draft
    device.act("editor", value="samba")
    assert editing(device).draft.cards == {}


@pytest.mark.parametrize(
    "kept",
    [
        "", "{", "[]", '{"format":"saladier/1","game":"samba","rounds":[]}',
        '{"format":"saladier/1","game":"samba","rounds":[{"position":{"to_act":9,"hands":["","","",""]}}]}',
        '{"format":"saladier/1","game":"samba","rounds":[{"position":{"to_act":0,"hands":["","","",""],"melds":"<b>"}}]}',
        ('{"format":"saladier/1","game":"salas","rounds":[{"position":{"to_act":0,"hands":["","","",""],"packs":7,'
        '"trump":[],"phase":{},"finished":9}}]}'),
    ],
)  # fmt: skip
def test_a_kept_draft_that_cannot_be_read_is_left_alone(kept: str) -> None:
    device = Device({"saladier.editor": kept})
    device.act("editor")
    assert device.reply["body"]["screen"] == "editor"


@pytest.mark.parametrize(
    ("name", "path", "cards"),
    [
        ("samba", "melds[0][0]", ["KH 7S 2C", "2H 2D J*", "4S 6S 7S", "KH KD 2C 2D 2H", "4S 5S 6H", "3H 3D 3H"]),
        ("salas", "runs[0][0]", ["4H 5H", "4H 5S 6H", "4H 9H KH", "4H 2C J* 7H", "4H S* S* 7H", "5H 5H 6H", "KC"]),
    ],
)  # fmt: skip
def test_what_is_no_meld_is_told_in_a_sentence(name: str, path: str, cards: list[str]) -> None:
    device = opened(name)
    for text in cards:
        device.act("edit-zone", path=path)
        device.act("edit-text", form={"cards": text})
        fault = check(editing(device).draft)
        if fault is not None and fault.where == path:
            assert "_" not in device.page.one(id="say").text
