"""Laws every game must pass, over all options and numbers of players, and under random play."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saladier.cards import HIDDEN, shuffled
from saladier.games import NAMES, Game, Match, Options, find, read_options
from saladier.record import load, parse, read_record, record_of, text_of, write_record

LONGEST = {"canadian_salad": 52, "la_salade": 420, "septica": 52, "samba": 1204, "salas": 784}
"""Game -> how many moves a round has at the most under random play.

Salas: each placing move puts a card into a run for good, at most 162, or only a Salas, of which there are as
many again and three; draws and discards follow from the 65 stock cards and from the takings among them.
"""

ROUNDS = {"samba": 4, "salas": 2}
"""Game -> how many rounds are played under each setting, 8 unless its rounds are long."""


def every_setting(game: Game) -> list[Options]:
    """Each value of each option for each number of players, the others at their default."""
    players = next(option for option in game.options if option.name == "players").values
    found = [
        read_options(game.options, {"players": number, option.name: value})
        for number in players
        for option in game.options
        for value in option.values
    ]
    return list(dict.fromkeys(found))


def label(options: Options) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items())


SETTINGS = [
    pytest.param(find(name), options, id=f"{name}:{label(options)}")
    for name in NAMES
    for options in every_setting(find(name))
]


def started(game: Game, options: Options, random: Random) -> Match:
    match = Match(game, options, game.first_standing(options, random.randrange(options.players)))
    match.start_deal(shuffled(game.dealt_pack(options), random))
    return match


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_match_of_random_moves_keeps_every_law(game: Game, options: Options) -> None:
    random = Random(f"{game.name}{label(options)}")
    match = started(game, options, random)
    for _ in range(ROUNDS.get(game.name, 8)):
        play_round_by_the_laws(match, random)
        assert_identity(match)
        if match.over:
            break
        match.start_deal(shuffled(game.dealt_pack(options), random))


def play_round_by_the_laws(match: Match, random: Random) -> None:
    """Random moves to the end of the round, each state looked at."""
    moves = 0
    while match.to_act is not None:
        assert match.round is not None
        legal = match.round.legal_moves()
        assert legal, "there is always a legal move until the round is over"
        for move in random.sample(legal, min(4, len(legal))):
            assert match.refusal(match.to_act, move) is None, f"offered, yet refused: {move}"
        assert_nobody_else_may_move(match, legal[0])
        assert_conserved(match)
        if moves % 5 == 0:
            assert_views(match, random)
            assert_copies(match, random)
        assert match.play(match.to_act, random.choice(legal)) is None
        moves += 1
        assert moves <= LONGEST[match.game.name]
    assert_conserved(match)
    assert match.settlement is not None
    assert match.round is not None
    assert match.round.legal_moves() == []
    assert match.settlement.round_score == match.game.round_score(match.round)


def assert_nobody_else_may_move(match: Match, move: str) -> None:
    for seat in range(match.options.players):
        refusal = match.refusal(seat, move)
        assert (refusal is None) == (seat == match.to_act)
        if refusal is not None:
            assert refusal.code == "not_your_turn"


def assert_conserved(match: Match) -> None:
    assert match.round is not None
    assert Counter(match.round.cards()) == Counter(match.game.pack(match.options))


def assert_views(match: Match, random: Random) -> None:
    """A view shows the own hand and no other; an imagined world looks exactly like it; and what the seat to act
    may do there is what it may do here."""
    assert match.round is not None
    for seat in (None, *range(match.options.players)):
        view = match.view(seat)
        for owner, hand in enumerate(view.round.hands):
            if owner != seat:
                assert hand == [HIDDEN] * len(match.round.hands[owner])
            else:
                assert sorted(hand) == sorted(match.round.hands[owner])
        world = match.game.imagine(view, random)
        assert match.game.view(world, seat) == view
        assert Counter(world.cards()) == Counter(match.game.pack(match.options))
        if seat == match.to_act:
            assert sorted(view.round.legal_moves()) == sorted(match.round.legal_moves())


def assert_copies(match: Match, random: Random) -> None:
    assert match.round is not None
    before = match.round.position()
    twin = match.round.copy()
    assert twin.position() == before
    twin.apply(random.choice(twin.legal_moves()))
    assert match.round.position() == before, "a copy is independent"


def assert_identity(match: Match) -> None:
    """Record -> text -> record is the identity, and replaying gives the same round."""
    record = record_of(match)
    text = text_of(write_record(record))
    again = read_record(parse(text))
    assert text_of(write_record(again)) == text
    replayed = load(again)
    assert replayed.round is not None
    assert match.round is not None
    assert replayed.round.position() == match.round.position()
    assert replayed.settlement == match.settlement


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 2**32), cuts=st.lists(st.floats(0, 1, exclude_max=True), max_size=400))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_chosen_the_game_goes_on(name: str, seed: int, cuts: list[float]) -> None:
    """Hypothesis chooses the moves: no refusal, no lost card, always a way on."""
    game = find(name)
    random = Random(seed)
    options = random.choice(every_setting(game))
    match = started(game, options, random)
    for cut in cuts:
        if match.to_act is None:
            break
        assert match.round is not None
        legal = sorted(match.round.legal_moves())
        assert legal
        assert match.play(match.to_act, legal[int(cut * len(legal))]) is None
    assert_conserved(match)


@pytest.mark.parametrize("name", NAMES)
def test_a_refused_move_changes_nothing(name: str) -> None:
    game = find(name)
    random = Random(name)
    match = started(game, read_options(game.options, {}), random)
    assert match.round is not None
    before = match.round.position()
    for move in ("", "hello", "??", "S*@2", "cut 0", "ask: draw", "merge 9 9", "lay 2C 2C 2C", "discard 1C"):
        for seat in range(match.options.players):
            if match.play(seat, move) is not None:
                assert match.round.position() == before


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_code_has_its_clause(name: str) -> None:
    assert {"unreadable", "wrong_phase", "not_your_turn", "card_not_in_hand"} <= find(name).clauses.keys()


def test_levels_of_options_are_distinct() -> None:
    for name in NAMES:
        names = [option.name for option in find(name).options]
        assert all(one != other for one, other in pairwise(sorted(names)))
