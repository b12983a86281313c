"""What everybody knows of a hand binds views and imagined worlds (5.5, 3.3)."""

from collections import Counter
from random import Random

import pytest

from saladier.cards import HIDDEN, SALAS
from saladier.games import Match
from tests.games.salas_set_up import STOCK, table, turn


def worlds(match: Match, seat: int, number: int = 30) -> list[list[list[str]]]:
    """The hands in worlds that look like the view of ``seat``."""
    view = match.view(seat)
    return [match.game.imagine(view, Random(seed)).hands for seed in range(number)]


def test_a_view_hides_hands_stock_and_packs() -> None:
    match = turn("KC 3D 4H", "6D 7D 8D", players=4, pile="5H 9C")
    masked = match.view(2).round
    position = masked.position()
    assert set(position["stock"].split()) == {HIDDEN}
    assert all(set(pack.split()) == {HIDDEN} for pack in position["packs"])
    assert position["pile"] == "5H 9C"
    assert [HIDDEN in hand for hand in masked.hands] == [True, True, False, True]


def test_a_captured_salas_is_known_until_it_is_played() -> None:
    match = turn("TH 5C 9D KC", theirs=["7H 8H 9H S*"], moves=["swap TH > 1.0"])
    assert table(match).seen[0] == [SALAS]
    assert all(SALAS in hands[0] for hands in worlds(match, 1))
    match.play(0, "discard S*")
    assert table(match).seen[0] == []


def test_cards_from_the_pile_are_known() -> None:
    match = turn("5C 6C KD 9H", "TS JS QS", theirs=[], phase="draw", pile="7C 3H KS", moves=["take ; lay 5C 6C 7C"])
    assert table(match).seen[0] == ["3H", "KS"]
    assert all(not Counter(["3H", "KS"]) - Counter(hands[0]) for hands in worlds(match, 1))
    match.play(0, "discard 9H")
    assert match.view(1).round.position()["seen"] == ["3H KS", ""]


@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_worlds_hold_the_whole_pack_at_most(seat: int) -> None:
    match = turn("KC 3D 4H", "6D 7D 8D", pile="5H 9C")
    for seed in range(20):
        world = match.game.imagine(match.view(seat), Random(seed))
        assert not Counter(world.cards()) - Counter(match.game.pack(match.options))
        assert match.game.view(world, seat) == match.view(seat)
        assert len(world.position()["stock"].split()) == len(STOCK.split())


def test_copies_are_independent() -> None:
    match = turn("7H 8H 9H S* TH KC", "5D 6D 7D", moves=["lay 7H 8H 9H S*"])
    before = table(match).position()
    twin = table(match).copy()
    twin.apply("discard KC")
    assert table(match).position() == before
    assert twin.position() != before
