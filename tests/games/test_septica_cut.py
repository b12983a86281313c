"""Septica, the cut and its lottery (4): rows are the cut, the seven won, what follows."""

from random import Random
from typing import Any

import pytest

from saladier.cards import HIDDEN, shuffled, write_cards
from saladier.games import Match, find, read_options
from saladier.games.septica import SepticaRound
from saladier.games.septica.cut import cut_pack
from tests.games.set_up import choices, code, points, state, table

GAME = find("septica")
PACK = GAME.pack(read_options(GAME.options, {}))


def pack(places: dict[int, str]) -> str:
    """A pack with these cards at these places (0 on top), aces and sevens deep in the rest."""
    rest = sorted((card for card in PACK if card not in places.values()), key=lambda card: "8KQJT9A7".index(card[0]))
    return write_cards(places.get(place) or rest.pop(0) for place in range(32))


def hand(moves: str, places: dict[int, str], **given: Any) -> Match:
    return table("septica", moves, **{"players": 4, "deal": pack(places), **given})


@pytest.mark.parametrize(
    ("places", "number", "won"),
    [
        ({9: "7D"}, 10, "7D"),  # C1
        ({4: "AS", 5: "7C"}, 5, "7C"),  # C2
        ({4: "AS", 5: "AH", 6: "7D"}, 5, None),  # C3
        ({30: "AD", 31: "7H"}, 31, "7H"),  # C4
        ({4: "KS", 5: "7C"}, 5, None),
        ({4: "AS", 5: "KC"}, 5, None),
    ],
)
def test_what_a_cut_wins(places: dict[int, str], number: int, won: str | None) -> None:
    """4.5."""
    cut, left = cut_pack(pack(places).split(), number, lottery=True)
    assert cut.won == won
    assert len(left) == 32 - (won is not None)
    match = hand(f"cut {number}", places)
    assert match.to_act == (3 if won else 1)
    assert state(match, "phase") == ("cut" if won else "play")


@pytest.mark.parametrize(
    ("given", "to_act", "in_hand"),
    [
        ({}, 3, "7D"),
        ({"cut_chain": "single"}, 1, "7D"),
        ({"cut_lottery": False}, 1, ""),
        ({"players": 2}, 1, ""),
    ],
)
def test_options_of_the_lottery(given: dict[str, Any], to_act: int, in_hand: str) -> None:
    match = hand("cut 10", {9: "7D"}, **given)
    assert match.to_act == to_act
    assert match.round is not None
    assert ("7D" in match.round.hands[1]) is bool(in_hand)


@pytest.mark.parametrize(
    ("players", "dealer", "cutter", "starter"), [(2, 0, 1, 1), (2, 1, 0, 0), (4, 0, 3, 1), (4, 2, 1, 3)]
)
def test_who_cuts_and_who_starts(players: int, dealer: int, cutter: int, starter: int) -> None:
    """2.3."""
    match = hand("", {}, players=players, standing={"dealer": dealer})
    assert match.to_act == cutter
    match.play(cutter, "no_cut")
    assert match.to_act == starter
    assert [len(one.split()) for one in state(match, "hands")] == [4] * players
    assert len(state(match, "stock").split()) == 32 - 4 * players


@pytest.mark.parametrize(
    ("moves", "move", "expected"),
    [
        ("", "cut 0", "bad_cut"),
        ("", "cut 1", None),
        ("", "cut 31", None),
        ("", "cut 32", "bad_cut"),
        ("cut 10", "cut 31", "bad_cut"),  # C1: 31 cards are left
        ("cut 10", "cut 30", None),
        ("cut 10", "no_cut", None),
        ("", "7D", "wrong_phase"),
        ("", "stop", "wrong_phase"),
        ("", "cut", "unreadable"),
    ],
)
def test_codes_of_the_cut(moves: str, move: str, expected: str | None) -> None:
    assert code(hand(moves, {9: "7D"}), move) == expected


def test_bad_cut_names_the_bounds() -> None:
    refusal = hand("cut 10", {9: "7D"}).refusal(3, "cut 31")
    assert refusal is not None
    assert dict(refusal.facts) == {"number": 31, "least": 1, "most": 30}


@pytest.mark.parametrize(("moves", "sevens"), [("cut 1, no_cut", 1), ("cut 1, cut 1, no_cut", 2)])
def test_a_starter_with_sevens_is_dealt_fewer_cards(moves: str, sevens: int) -> None:
    """4.6, C6: everybody has four, sixteen are left."""
    match = hand(moves, {0: "7C", 1: "7D", 2: "9C", 3: "9D", 4: "9H"})
    dealt = pack({0: "7C", 1: "7D", 2: "9C", 3: "9D", 4: "9H"}).split()[sevens:]
    hands = [one.split() for one in state(match, "hands")]
    assert set(hands[1]) == {"7C", "7D"} - ({"7D"} if sevens == 1 else set()) | {
        dealt[4 * turn] for turn in range(4 - sevens)
    }
    assert dealt[1] in hands[2]
    assert [len(one) for one in hands] == [4] * 4
    assert len(state(match, "stock").split()) == 16


@pytest.mark.parametrize("mode", ["open", "hands:2", "first_to:2"])
def test_four_sevens_make_the_hand_void(mode: str) -> None:
    """4.5, C7: nothing is scored, nothing changes, the same dealer deals again."""
    standing = {"dealer": 2, "scores": [5, 3], "hands_won": [1, 0], "round": 1, "sluga": 0}
    deal = pack({0: "7C", 1: "7D", 2: "7H", 3: "7S"})
    match = table("septica", "cut 1, cut 1, cut 1, cut 1", standing, players=4, match_mode=mode, deal=deal)
    assert match.to_act is None
    assert points(match) == (0, 0)
    assert match.settlement is not None
    assert match.settlement.next == match.first
    assert not match.over
    match.start_deal(PACK)
    assert match.to_act == 1


@pytest.mark.parametrize(
    ("moves", "seat", "known", "stock_end"),
    [
        ("cut 10", 0, "7D", "??"),  # the seven lies in the starter's hand
        ("cut 10, no_cut", 0, "7D", "??"),
        ("cut 10, cut 3", 0, "7D", "KD"),  # what was exposed last lies at the bottom
        ("cut 10, cut 20", 0, "7D JS", "AS"),  # an ace at the bottom, the card under it was dealt first
    ],
)
def test_what_the_lottery_showed_is_remembered(moves: str, seat: int, known: str, stock_end: str) -> None:
    """4.5: exposed cards are seen by all, and their places stay known."""
    after_first = {9: "7D", 10: "QH", 11: "9C", 12: "KD", 29: "AS", 30: "JS"}
    match = hand(moves, after_first)
    view = match.view(seat)
    assert isinstance(view.round, SepticaRound)
    assert write_cards(sorted(view.round.known[1])) == known
    assert view.round.hands[1] == [HIDDEN] * len(view.round.hands[1])
    assert (view.round.stock[-1]) == stock_end
    for seed in range(10):
        world = GAME.imagine(view, Random(seed))
        assert set(known.split()) <= set(world.hands[1])
        assert GAME.view(world, seat) == view


def test_views_and_worlds_through_the_lottery() -> None:
    """Hands with at least one seven won, each state looked at from every seat."""
    options = read_options(GAME.options, {"players": 4})
    for seed in range(30):
        random = Random(seed)
        match = table("septica", players=4, deal=write_cards(shuffled(PACK, random)))
        while match.to_act is not None:
            for seat in (None, 0, 1, 2, 3):
                view = match.view(seat)
                world = GAME.imagine(view, random)
                assert GAME.view(world, seat) == view
                assert sorted(world.cards()) == sorted(GAME.pack(options))
            legal = [move for move in choices(match) if not winning(match, move)] or choices(match)
            wins = [move for move in choices(match) if winning(match, move)]
            match.play(match.to_act, random.choice(wins or legal))
        assert sum(points(match)) in (0, 8)


def winning(match: Match, move: str) -> bool:
    """Whether the move is a cut that wins a seven, but not the last one."""
    assert isinstance(match.round, SepticaRound)
    if not move.startswith("cut") or len(match.round.cuts) == 3:
        return False
    return cut_pack(match.round.stock, int(move.split()[1]), lottery=True)[0].won is not None
