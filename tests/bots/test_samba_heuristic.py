"""Samba by judgement: decisions with an obvious answer, under every format and option."""

from random import Random
from typing import Any

import pytest

from saladier.bots import find_bot
from saladier.bots.samba import HEURISTIC
from saladier.cards import shuffled
from saladier.games import Match, find, read_options
from saladier.games.samba.rules import OPTIONS
from tests.games.samba_set_up import KINGS, QUEENS, turn

LONG_PILE = "9D TC 5D AH JC 4C QD 8C"
LATE = "JC TD 9C 8D 7D 6H 5H 4C AD KH QD 9S"

OBVIOUS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("a red three first of all", {"hand": "3H KS 9D 4C", "melds": ["8S 8H 8D"]}, {"red3 3H"}),
    ("the seventh card of a samba", {"hand": "TH 9D 4C 5D", "melds": ["4H 5H 6H 7H 8H 9H"], "pile": "JC"},
     {"add TH > 0"}),
    ("a wild card completes a late canasta",
     {"hand": "J* 9D 4C 5D", "melds": ["8S 8S 8H 8H 8D 8D"], "pile": "JC", "stock": "KD"}, {"add J* > 0"}),
    ("no wild card on a small group", {"hand": "J* 2D 9D 4C 5S", "melds": ["8S 8H 8D"], "stock": LATE},
     {"discard 9D", "discard 4C", "discard 5S"}),
    ("the long pile rather than two cards",
     {"hand": "8S 8D KC 6C 4H", "melds": ["QS QH QC"], "pile": LONG_PILE, "phase": "draw", "stock": LATE},
     {"take 8D 8S"}),
    ("the top card that makes a samba",
     {"hand": "8S KC 6C 4H", "melds": ["4S 5S 6S 7S 8S 9S"], "pile": "5D TS", "phase": "draw"}, {"top > 0"}),
    ("not the card the next player's sequence waits for",
     {"hand": "TH 9D 4C", "melds": ["8S 8H 8D"], "theirs": ["4H 5H 6H 7H 8H 9H"], "pile": "JC"},
     {"discard 9D", "discard 4C"}),
    ("a black three keeps a long pile closed",
     {"hand": "3S KD 9H 6S", "melds": ["8S 8H 8D"], "theirs": ["KS KH KC", "9S 9C 9D", "6C 6H 6D"],
      "pile": LONG_PILE.replace("9D ", "J* "), "others": ["7C 7D 7H 7S AC AD AS JD JH JS QC QH QS TD TH TS"],
      "stock": LATE.replace("9S", "4S")}, {"discard 3S"}),
    ("out with the last card", {"hand": "9C", "melds": [KINGS, QUEENS]}, {"discard 9C"}),
    ("keep the only card", {"hand": "9C", "melds": ["8S 8H 8D"]}, {"pass"}),
    ("yes with a light hand", {"hand": "9S 9H 9D KC", "melds": [KINGS, QUEENS], "players": 4,
     "others": ["5C 7D AS AC", "4C 6D", "5D 7C AD AH"], "moves": ["ask: lay 9S 9H 9D ; discard KC"]}, {"yes"}),
    ("no with a hand full of jokers", {"hand": "9S 9H 9D KC", "melds": [KINGS, QUEENS], "players": 4,
     "others": ["5C", "J* J* J* J* 2C 2H AD AS AC AH 3H", "5D"], "moves": ["ask: lay 9S 9H 9D ; discard KC"]},
     {"no"}),
]  # fmt: skip


@pytest.mark.parametrize(("what", "given", "wanted"), OBVIOUS, ids=[row[0] for row in OBVIOUS])
def test_obvious(what: str, given: dict[str, Any], wanted: set[str]) -> None:
    match = turn(given["hand"], *given["melds"], **{key: given[key] for key in given if key not in ("hand", "melds")})
    assert match.to_act is not None
    assert find_bot("samba", "medium").choose(match.view(match.to_act), Random(1)) in wanted, what


def test_every_choice_is_legal_whatever_the_rules() -> None:
    game, random = find("samba"), Random(5)
    for number in range(24):
        values = {option.name: random.choice(option.values) for option in OPTIONS}
        options = read_options(game.options, values | {"players": 2 + number % 5})
        match = Match(game, options, game.first_standing(options))
        bots = [
            find_bot("samba", random.choice(("easy", "medium", "medium", "random"))) for _ in range(options.players)
        ]
        match.start_deal(shuffled(game.pack(options), random))
        while match.to_act is not None:
            view = match.view(match.to_act)
            for choice in HEURISTIC.weigh(view):
                assert match.refusal(match.to_act, choice.move) is None
            assert match.play(match.to_act, bots[match.to_act].choose(view, random)) is None


def test_hidden_cards_change_nothing() -> None:
    """The same view, other cards behind it: the same move."""
    game, random = find("samba"), Random(8)
    options = read_options(game.options, {})
    match = Match(game, options)
    match.start_deal(shuffled(game.pack(options), random))
    bot = find_bot("samba", "medium")
    while match.to_act is not None:
        view = match.view(match.to_act)
        move = bot.choose(view, Random(1))
        other = game.view(game.imagine(view, random), match.to_act)
        assert bot.choose(other, Random(1)) == move
        assert match.play(match.to_act, move) is None
