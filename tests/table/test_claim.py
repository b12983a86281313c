"""When the rest is certain the app offers to play it out: fast, through the same door, until somebody stops it."""

from typing import Any

from saladier.table.session import PERSON
from tests.table.device import Device
from tests.table.kept import kept_match

RANKS, SUITS = "23456789TJQKA", "CDHS"
HELD = ["AS KS AH AD", "2S 3S 4S 5S", "2H 3H 4H 5H", "2D 3D 4D 5D"]


def position(hands: list[str], to_act: int = 0) -> dict[str, Any]:
    """A hand of tricks of which everything else has been taken by the first seat."""
    held = " ".join(hands).split()
    gone = [rank + suit for suit in SUITS for rank in RANKS if rank + suit not in held]
    tricks = [" ".join(gone[start : start + 4]) for start in range(0, len(gone), 4)]
    return {"to_act": to_act, "hands": hands, "taken": [tricks, [], [], []]}


def certain(*seats: str, pace: str = "tap") -> Device:
    settings = {"saladier.settings": f'{{"pace":"{pace}"}}'}
    return Device({**kept_match("canadian_salad", seats or (PERSON,), position=position(HELD)), **settings})


def said(device: Device) -> str:
    return device.page.one(id_="say").text


def test_what_is_certain_is_offered_and_played_out() -> None:
    device = certain()
    assert said(device) == "Seat 0 takes all remaining tricks, whatever the others do.Play it out"
    assert device.reply["polite"].startswith("Seat 0 takes all remaining tricks")
    device.act("claim")
    assert said(device).startswith("Seat 0 has the rest played out.")
    while device.session.to_act is not None:
        assert device.reply["tick"] is not None
        assert device.reply["tick"] < 500, "fast, whatever the pace"
        device.tick()
    assert device.reply["tick"] is None, "the last trick stays until it was seen"
    device.act("continue")
    assert device.state == "round-over"
    assert len(device.session.match.hands[-1].moves) == 16
    assert device.session.match.results[-1].round_score[0] == 130
    assert not device.session.claimed


def test_it_can_be_stopped_and_taken_up_again() -> None:
    device = certain()
    device.act("claim")
    device.tick()
    played = device.session.match.hands[-1].moves.copy()
    assert played
    device.act("claim")
    assert not device.session.claimed
    assert device.reply["tick"] is None, "at this pace the bots wait for a tap again"
    while device.state != "your-turn":
        device.act("continue")
    assert "Play it out" in said(device)
    device.act("claim")
    device.act("move", move=device.session.match.round.hands[0][0])  # type: ignore[union-attr]
    assert not device.session.claimed, "a tap on a card stops it too"


def test_undo_and_a_reload_stop_it() -> None:
    device = certain()
    device.act("claim")
    device.tick()
    device.act("undo")
    assert device.session.match.hands[-1].moves == []
    assert device.state == "your-turn"
    assert device.reply["tick"] is None
    device.act("claim")
    device.tick()
    device.open()
    assert not device.session.claimed


def test_the_others_play_their_cards_themselves() -> None:
    device = certain(PERSON, PERSON, pace="normal")
    device.act("reveal")
    device.act("claim")
    device.play_until("curtain")
    assert "Pass to Seat 1" in device.page.text
    device.act("reveal")
    for _trick in range(4):  # the tablet stays with the one person who has something to decide
        device.play_until("your-turn")
        assert device.session.viewer == device.session.to_act == 1
        device.act("move", move=device.moves[0])
    device.play_until("round-over")
    assert device.session.match.results[-1].round_score[0] == 130


def test_nothing_is_offered_while_something_may_change() -> None:
    open_ = position(["AS KS AH QD", "2S 3S 4S 5S", "2H 3H 4H 5H", "2D 3D 4D KD"])
    device = Device(kept_match("canadian_salad", position=open_))
    assert not device.offers("claim")
    before = device.record
    device.act("claim")
    assert not device.session.claimed
    assert device.record == before
