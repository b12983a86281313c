"""What a seat sees, what a view remembers, and worlds that fit it."""

from collections import Counter
from random import Random

from saladier.cards import HIDDEN, shuffled
from saladier.games import Match, find, read_options
from saladier.games.samba.round import SambaRound
from tests.games.samba_set_up import table, turn

GAME = find("samba")


def test_hands_and_stock_are_hidden_the_pile_is_not() -> None:
    match = turn("KS KH 9C", "4D 4H 4S", pile="9D 3S KD", phase="draw")
    view = match.view(1).round
    assert isinstance(view, SambaRound)
    assert view.hands[0] == [HIDDEN] * 3
    assert set(view.stock) == {HIDDEN}
    assert view.pile == ["9D", "3S", "KD"]


def test_cards_seen_taken_bind_imagined_hands() -> None:
    pile = "9D 3S J* AD KD"
    match = turn("KS KH 9C 8C 6C", "4D 4H 4S", pile=pile, phase="draw", moves=["take KS KH", "discard AD"])
    for seed in range(20):
        world = GAME.imagine(match.view(1), Random(seed))
        hand = Counter(world.hands[0])
        assert not Counter(["9D", "3S", "J*"]) - hand
        assert len(world.hands[0]) == len(table(match).hands[0])
    assert "seen" in match.view(1).round.position()


def test_every_view_along_a_hand_can_be_imagined() -> None:
    options = read_options(GAME.options, {"players": 6})
    random = Random(11)
    match = Match(GAME, options)
    match.start_deal(shuffled(GAME.pack(options), random))
    while match.to_act is not None:
        assert match.round is not None
        seat = random.randrange(6)
        view = match.view(seat)
        world = GAME.imagine(view, random)
        assert GAME.view(world, seat) == view
        assert Counter(world.cards()) == Counter(GAME.pack(options))
        assert match.play(match.to_act, random.choice(match.round.legal_moves())) is None
