"""Stepping through matches: every place there and back, what stood there, and what may be seen of it."""

import json
from itertools import pairwise

import pytest

from saladier.cards import HIDDEN, BadInput
from saladier.games import NAMES, Match
from saladier.record import for_player, load, look_into, record_of
from saladier.table.lookback import Lookback, Place, comments_of
from tests.core.test_record_identity import random_match

SEEDS = range(4)


def places(back: Lookback) -> list[Place]:
    """Every place from the first to the last."""
    found = [Place()]
    while (further := back.go(found[-1], "move", True)) != found[-1]:
        found.append(further)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_leads_there_and_back(name: str, seed: int) -> None:
    back = Lookback(random_match(name, seed), whole=True)
    way = places(back)
    assert len(way) == sum(len(hand.moves) + 1 for hand in back.match.hands)
    for before, after in pairwise(way):
        assert back.go(after, "move", False) == before
        assert back.next_move(before) == back.step(after).move or after.step == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_stood_there_is_what_replaying_gives(name: str, seed: int) -> None:
    match = random_match(name, seed)
    back, record = Lookback(match, whole=True), record_of(match)
    for made in range(len(match.hands[-1].moves) + 1):
        then, real = back.match_at(back.place(back.count - 1, made)), load(record, made)
        assert then.round is not None
        assert real.round is not None
        assert then.round.position() == real.round.position()
        assert (then.standing, then.results, then.over) == (real.standing, real.results, real.over)
        if real.to_act is not None:
            assert back.choices(back.place(back.count - 1, made)) == real.round.legal_moves()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_running_hand_shows_what_its_viewer_saw(name: str, seed: int) -> None:
    match = random_match(name, seed)
    if match.to_act is None:
        pytest.skip("no hand goes on")
    for seat in (None, 0):
        back, record = Lookback(match, seat), record_of(match)
        for place in places(back):
            if place.hand == back.count - 1:
                real = load(record, back.step(place).made)
                assert back.round(place).position() == real.view(seat).round.position()
                assert not back.choices(place) or real.to_act == seat


@pytest.mark.parametrize("seed", range(12))
def test_nobody_can_tell_a_stop_from_a_trick_that_ended_by_itself(seed: int) -> None:
    match = random_match("septica", seed)
    running = Lookback(match, 0).hand(len(match.hands) - 1)
    if match.to_act is not None:
        assert "stop" not in [step.move for step in running.steps]
    opened = Lookback(match, whole=True).hand(len(match.hands) - 1)
    assert [step.made for step in opened.steps] == list(range(len(match.hands[-1].moves) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_players_link_can_be_stepped_through(name: str) -> None:
    for seed in range(30):
        match = random_match(name, seed)
        if match.to_act is not None:
            break
    shown = look_into(for_player(record_of(match), 1))
    back = Lookback(shown, whole=True)
    last = places(back)[-1]
    assert shown.round is not None
    assert back.round(last).position() == shown.round.position()
    assert HIDDEN in json.dumps(back.round(last).position())


def finished(name: str) -> Match:
    """A match in the middle of its second hand, all moves the first legal ones."""
    match = random_match(name, 1)
    while len(match.hands) < 2 or match.to_act is None:
        if match.to_act is None:
            match.start_deal(match.game.dealt_pack(match.options))
        assert match.round is not None
        assert match.to_act is not None
        match.play(match.to_act, match.round.legal_moves()[0])
    return match


def test_tricks_and_hands_are_gone_through_one_by_one() -> None:
    match = finished("canadian_salad")
    back, seats = Lookback(match), match.options.players
    place = back.go(Place(), "trick", True)
    assert place == Place(0, seats)
    assert back.step(place).ends == {"trick"}
    assert back.go(Place(0, seats + 1), "trick", False) == place
    assert back.go(place, "hand", True) == Place(1)
    assert back.go(Place(1), "hand", False) == Place(0)
    end = back.place(0)
    assert back.step(end).ends == {"trick", "hand"}
    assert back.go(end, "trick", True) == Place(1)
    assert back.go(Place(1), "trick", False) == end


def test_turns_are_gone_through_in_melding_games() -> None:
    back = Lookback(finished("samba"), whole=True)
    place = back.go(Place(), "turn", True)
    step = back.step(place)
    assert "turn" in step.ends
    assert back.round(place).to_act != step.mover


def test_comments_are_written_changed_and_taken_away() -> None:
    match = finished("septica")
    back = Lookback(match, whole=True)
    place, other = back.place(0, 2), back.place(0, 3)
    back.put_comment(other, "later")
    back.put_comment(place, " two\r\nlines ")
    assert [(one.after, one.text) for one in comments_of(match.hands[0])] == [(2, "two\nlines"), (3, "later")]
    assert load(record_of(match)).hands[0].notes == match.hands[0].notes
    back.put_comment(place, "changed")
    assert back.comment(place) == "changed"
    back.put_comment(place, "")
    assert back.comment(place) == ""
    assert back.comment(other) == "later"
    with pytest.raises(BadInput, match="4000"):
        back.put_comment(place, "x" * 4001)
