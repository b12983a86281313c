"""Records of random matches of every game: written, read and replayed they are what they were."""

from random import Random

import pytest

from saladier.cards import shuffled
from saladier.games import NAMES, Match, find, read_options
from saladier.record import Comment, IllegalMove, Record, load, parse, read_record, record_of, text_of, write_record

MOVES = 250
"""A match is followed for so many moves; melding games would go on for thousands."""


def random_match(name: str, seed: int) -> Match:
    """A match of random options and random moves, stopped wherever it is after `MOVES`."""
    random = Random(f"{name}{seed}")
    game = find(name)
    options = read_options(game.options, {option.name: random.choice(option.values) for option in game.options})
    match = Match(game, options, game.first_standing(options, random.randrange(options.players)))
    for _ in range(random.randrange(1, MOVES)):
        if match.to_act is None:
            if match.over:
                break
            match.start_deal(shuffled(game.dealt_pack(options), random))
        if match.to_act is not None and match.round is not None:
            assert match.play(match.to_act, random.choice(match.round.legal_moves())) is None
    return match


def again(record: Record) -> Record:
    """Once through text and back."""
    return read_record(parse(text_of(write_record(record))))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_record_comes_back_from_its_text(name: str, seed: int) -> None:
    match = random_match(name, seed)
    names = tuple(f"<b>Nº {seat} “&amp;”</b>" for seat in range(match.options.players))
    record = record_of(match, names, {"x_app": {"seats": ["person"], "∅": [1.5, None, True, "é"]}})
    assert again(record) == record
    replayed = load(again(record))
    assert record_of(replayed, names, record.extra) == record
    assert replayed.standing == match.standing
    assert replayed.results == match.results
    if match.round is not None:
        assert replayed.round is not None
        assert replayed.round.position() == match.round.position()


@pytest.mark.parametrize("name", NAMES)
def test_comments_and_foreign_keys_of_a_round_survive_being_played(name: str) -> None:
    match = random_match(name, 1)
    match.hands[-1].notes.update({"comments": (Comment(0, "before"),), "x_why": {"deep": [None]}})
    record = load(again(record_of(match)))
    assert record_of(record).rounds[-1].comments == (Comment(0, "before"),)
    assert record_of(record).rounds[-1].extra == {"x_why": {"deep": [None]}}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("move", "code"), [("hello", "unreadable"), ("S*", None), ("swap S* > 9.9", None)])
def test_an_illegal_move_tells_where_it_stands_and_what_came_before(name: str, move: str, code: str | None) -> None:
    match = random_match(name, 2)
    data = write_record(record_of(match))
    last = len(data["rounds"]) - 1
    number = len(data["rounds"][last]["moves"]) // 2
    before = load(read_record(data), number)
    data["rounds"][last]["moves"][number:] = [move, "hello"]
    with pytest.raises(IllegalMove) as caught:
        load(read_record(data))
    error = caught.value
    assert (error.round, error.number, error.move) == (last, number, move)
    assert error.where == f"rounds[{last}].moves[{number}]"
    assert code is None or error.refusal.code == code
    assert error.refusal.code in match.game.clauses
    assert repr(move) in str(error)
    assert error.refusal.code in str(error)
    assert record_of(error.match) == record_of(before)


@pytest.mark.parametrize("name", NAMES)
def test_a_move_after_the_end_of_a_hand_is_illegal(name: str) -> None:
    match = random_match(name, 3)
    while match.to_act is not None and match.round is not None:
        match.play(match.to_act, match.round.legal_moves()[0])
    data = write_record(record_of(match))
    moves = data["rounds"][-1]["moves"]
    moves.append("QH")
    with pytest.raises(IllegalMove) as caught:
        load(read_record(data))
    assert (caught.value.number, caught.value.refusal.code) == (len(moves) - 1, "wrong_phase")


@pytest.mark.parametrize("name", NAMES)
def test_half_a_hand_can_be_loaded(name: str) -> None:
    record = record_of(random_match(name, 4))
    for moves in range(len(record.rounds[-1].moves) + 1):
        assert len(load(record, moves).hands[-1].moves) == moves
