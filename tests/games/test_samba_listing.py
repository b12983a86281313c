"""The legal moves: complete as far as single steps go, never empty, and quickly listed."""

from itertools import combinations
from random import Random

import pytest

from saladier.games import Standing, find, read_options
from saladier.games.samba.cards import PACK
from saladier.games.samba.position import place
from saladier.games.samba.round import SambaRound
from tests.games.samba_set_up import KINGS, QUEENS, turn

GAME = find("samba")
LYING = ["KS KH KD", "QS QH QD QC QS QH 2C", "5H 6H 7H", "9H TH JH", "7S 8S 9S TS JS QS KS", KINGS, "KC KC 2D"]


@pytest.mark.parametrize("seed", range(60))
def test_every_single_step_is_listed(seed: int) -> None:
    """Against putting every set of hand cards before the judge."""
    random = Random(seed)
    round_ = _random_table(random)
    hand = round_.hands[0]
    sets = {tuple(chosen) for size in range(1, len(hand) + 1) for chosen in combinations(sorted(hand), size)}
    numbers = range(len(round_.melds[0]))
    tried = ["draw", "pass", *(f"top > {one}" for one in numbers)]
    for cards in sets:
        text = " ".join(cards)
        tried += [
            f"lay {text}",
            f"take {text}",
            *(f"{verb} {text} > {one}" for verb in ("add", "take") for one in numbers),
        ]
        if len(cards) == 1:
            tried += [f"discard {text}", f"red3 {text}"]
            tried += [f"merge {one} {two} with {text}" for one, two in combinations(numbers, 2)]
    tried += [f"merge {one} {two}" for one, two in combinations(numbers, 2)]
    tried += [f"top > {one} & {two}" for one, two in combinations(numbers, 2)]
    listed = round_.legal_moves()
    assert len(set(listed)) == len(listed)
    single = {_sorted(move) for move in listed if ";" not in move and not move.startswith("ask")}
    assert single == {_sorted(move) for move in tried if round_.refusal(0, move) is None}
    assert all(round_.refusal(0, move) is None for move in listed)
    assert listed


def _random_table(random: Random) -> SambaRound:
    values = {option.name: random.choice(option.values) for option in GAME.options}
    options = read_options(GAME.options, values | {"players": random.choice((2, 4))})
    ranks, suits = random.choice(["45678", "89TJQ", "QKA23", "3K2", "TJQ3"]), random.choice(["CDHS", "HS", "H"])
    few = [card for card in PACK if (card[0] in ranks and card[1] in suits) or card == "J*"]
    hand = random.sample(few, random.randrange(1, 8))
    position = {
        "to_act": 0,
        "hands": [hand, *[["4C"]] * (options.players - 1)],
        "stock": random.choice(["", "5C 6C"]),
        "pile": " ".join(random.sample(few, random.randrange(3))),
        "melds": [random.sample(LYING, random.choice((0, 3, 4))), []],
        "phase": random.choice(("draw", "meld")),
    }
    total = random.choice((-5, 0, 1500, 3000, 7000))
    return place(options, Standing(0, (total, 0), 0), position)


def _sorted(move: str) -> str:
    """The move with its cards in a fixed order."""
    head, arrow, target = move.partition(" > ")
    verb, *words = head.split()
    return " ".join([verb, *(words if verb == "merge" else sorted(words))]) + arrow + target


def test_black_threes_are_offered_on_the_way_out() -> None:
    round_ = turn("3S 3S 3C 2H", KINGS, QUEENS, players=4).round
    assert round_ is not None
    assert "lay 3C 3S 3S ; discard 2H" in round_.legal_moves()
    assert "ask: lay 3C 3S 3S ; discard 2H" in round_.legal_moves()


def test_openings_of_several_melds_are_offered() -> None:
    hand = "KS KH KD 8S 8H 8D 6C"
    round_ = turn(hand).round
    assert round_ is not None
    assert any(move.count("lay") == 2 for move in round_.legal_moves())
    taking = turn("8S 8D JS JH J* 4C", pile="5H 8C", phase="draw").round
    assert taking is not None
    assert any(move.startswith("take") and "; lay" in move for move in taking.legal_moves())


@pytest.mark.parametrize("melded", [True, False])
def test_forty_cards_have_moves_all_of_which_are_allowed(melded: bool) -> None:
    random = Random(4)
    for _ in range(30):
        cards = random.sample(PACK, 40)
        position = {
            "to_act": 0, "hands": [cards, ["4C"]], "stock": "5C", "pile": "5H", "phase": "meld",
            "melds": [LYING if melded else [], []],
        }  # fmt: skip
        round_ = place(read_options(GAME.options, {"players": 2}), Standing(0, (7000, 0), 0), position)
        moves = round_.legal_moves()
        assert moves
        assert [move for move in moves if round_.refusal(0, move) is not None] == []
