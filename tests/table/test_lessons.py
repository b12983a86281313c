"""Lessons: a first hand of each game with a remark at every decision, from nothing to its score."""

import json

import pytest

from saladier.games import find
from saladier.table.lessons import LESSONS
from saladier.table.session import PERSON, Session
from saladier.table.store import OPEN
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import kept_records

BY_LESSON = pytest.mark.parametrize("name", LESSONS)


def begun(name: str) -> Device:
    """A lesson at its first decision."""
    device = Device()
    device.act("lesson", name=name)
    device.act("deal")
    device.play_until("your-turn") if device.state != "your-turn" else None
    return device


def hinted(device: Device) -> str:
    """What the hint says."""
    device.act("hint")
    while device.session.hint is None:
        device.tick()
    return device.session.hint.move


def said(device: Device) -> str:
    return device.page.one(id_="say").text


def follow(device: Device, most: int = 400) -> list[str]:
    """Do what the hints say until the hand is over; what was said at each decision."""
    remarks = []
    for _ in range(most):
        if device.state == "your-turn":
            remarks.append(said(device))
            device.act("move", move=hinted(device))
            assert device.app.screen.refusal is None
        elif device.reply["tick"] is not None:
            device.tick()
        else:
            return remarks
    raise AssertionError("the hand does not end")


@BY_LESSON
def test_a_lesson_is_finished_by_following_its_hints(name: str) -> None:
    device = begun(name)
    remarks = follow(device)
    assert device.session.teaching is LESSONS[name]
    assert len(remarks) > 8
    assert all(len(remark) > 8 for remark in remarks)
    assert len(set(remarks)) > 5, "it does not always say the same"
    assert device.state == "round-over" or device.session.match.over
    closing = [one.text for one in device.page.one(aria_labelledby="le").find("p")]
    assert closing[: len(LESSONS[name].closing())] == list(LESSONS[name].closing())
    assert "saladier.statistics" not in device.storage


@BY_LESSON
def test_its_deal_and_the_answers_to_the_same_moves_are_always_the_same(name: str) -> None:
    one, other = begun(name), begun(name)
    for _ in range(3):
        assert one.record.rounds == other.record.rounds
        move = hinted(one)
        for device in (one, other):
            device.act("move", move=move)
            device.play_until("your-turn")


@BY_LESSON
def test_it_begins_with_what_must_be_known(name: str) -> None:
    device = Device()
    device.act("lesson", name=name)
    words = [one.text for one in device.page.find("p")]
    assert set(LESSONS[name].opening()) <= set(words)
    assert device.reply["body"]["screen"] == "draw"
    assert device.offers("deal")


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_lesson_chosen_from_home_and_from_its_rules(game: str) -> None:
    names = {lesson.name for lesson in LESSONS.values() if lesson.game == game}
    assert names
    device = Device()
    assert names <= {one.attrs["data-name"] for one in device.page.find(data_action="lesson")}
    device.act("rules", name=game)
    assert {one.attrs["data-name"] for one in device.page.find(data_action="lesson")} == names


def test_a_lesson_is_kept_and_goes_on_where_it_was() -> None:
    device = begun("canadian_salad")
    first = said(device)
    device.act("move", move=hinted(device))
    device.play_until("your-turn")
    second = said(device)
    again = Device(device.storage)
    assert said(again) == second != first
    again.act("home")
    assert "Continue: Canadian Salad: a first hand" in again.page.text
    again.act("lesson", name="canadian_salad")
    assert said(again) == second
    assert len(kept_records(again.storage)) == 1
    assert again.storage[OPEN] == again.session.key


def test_a_moment_that_comes_again_is_spoken_of_briefly() -> None:
    device = begun("samba")
    follow(device)
    told = device.session.told
    moments = [told[made] for made in sorted(told)]
    assert any(moments.count(moment) > 1 for moment in moments)
    lesson = LESSONS["samba"]
    for moment, remark in lesson.remarks(device.session.view()).items():
        assert len(remark.again) < len(remark.first), moment


def test_undo_takes_back_move_after_move_even_when_others_have_answered() -> None:
    device = begun("septica")
    start = len(device.session.match.hands[-1].moves)
    for _ in range(3):
        device.act("move", move=hinted(device))
        device.play_until("your-turn")
    before = len(device.session.match.hands[-1].moves)
    for _ in range(3):
        device.act("undo")
        assert device.state == "your-turn"
        assert said(device)
        now = len(device.session.match.hands[-1].moves)
        assert now < before
        before = now
    assert before == start
    device.act("undo")
    assert said(device) == "There is no move of yours to take back."


def test_a_wrong_try_is_explained_and_the_remark_comes_back() -> None:
    device = begun("canadian_salad")
    follow_until_bound(device)
    remark = said(device)
    off = next(one for one in device.page.find(data_can="no"))
    device.act("why", card=off.attrs["data-card"])
    assert "was led" in said(device) or "were led" in said(device)
    device.act("sort")
    assert said(device) == remark


def follow_until_bound(device: Device) -> None:
    """Go on until a card may not be played."""
    while not device.page.find(data_can="no"):
        device.act("move", move=hinted(device))
        device.play_until("your-turn")


def test_after_the_hand_the_match_goes_on_without_remarks() -> None:
    device = begun("canadian_salad")
    follow(device)
    device.act("next")
    device.play_until("your-turn")
    assert device.session.teaching is None
    assert device.session.remark() == ""
    assert not device.page.find(aria_labelledby="le")


def test_an_address_leads_into_a_lesson() -> None:
    device = Device(hash="#lesson=samba")
    assert device.session.lesson == "samba"
    assert device.reply["bare"]
    assert Device(hash="#lesson=poker").app.screen.session is None


def test_what_is_kept_of_a_lesson_may_be_spoilt() -> None:
    device = begun("sevens")
    ((key, text),) = device.kept.items()
    for lesson, told in ((7, []), ("samba", [[0, "draw"]]), ("sevens", [[0, "nothing like it"], 5, [1]])):
        data = json.loads(text)
        data["x_app"] |= {"lesson": lesson, "told": told}
        opened = Device({OPEN: key, f"saladier.match.{key}": json.dumps(data)})
        assert opened.page.one(id_="say").text


@BY_LESSON
def test_every_moment_has_its_remark_whatever_is_played(name: str) -> None:
    """Chance plays for the reader: what is true at a decision is among what the lesson speaks of."""
    lesson = LESSONS[name]
    for seed in range(6):
        session = played_by_chance(name, seed)
        remarks = lesson.remarks(session.view())
        assert set(session.told.values()) <= set(remarks)


def played_by_chance(name: str, seed: int) -> Session:
    """A lesson whose reader plays anything that is allowed."""
    lesson = LESSONS[name]
    dice = lesson.dice(1000 + seed)
    session = Session("k", lesson.match(), tuple("ABCD"[: len(lesson.seats)]), tuple(lesson.seats), lesson=name)
    session.next_hand(dice)
    while session.stage != "result":
        if session.stage == "turn":
            session.take_note()
            assert session.remark()
            assert session.play(0, dice.choice(session.view().round.legal_moves())) is None
        else:
            session.advance(dice)
    return session


def test_the_reader_sits_first_and_the_others_are_bots() -> None:
    for lesson in LESSONS.values():
        assert lesson.seats[0] == PERSON
        assert PERSON not in lesson.seats[1:]
        assert find(lesson.game).sides(lesson.match().options) >= 2
