"""The player of Salas on tables where there is little to argue about, under every rule, and blind."""

from random import Random
from typing import Any

import pytest

from saladier.bots import find_bot
from saladier.bots.salas import HEURISTIC
from saladier.cards import shuffled
from saladier.games import Match, find, read_options
from saladier.games.salas.rules import OPTIONS
from tests.games.salas_set_up import CLEAN, DIRTY, SIX, turn

LATE = "9C 5H TD QH"
EARLY = "9C 5H TD QH 6S 3H 8C QD 7H 4C JD KH 9S 8H AC 6H TC 5S 7C 3S QC JC AH 2C"
LONG_PILE = "5H 9C TD QH 6C 3H 8C"

OBVIOUS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("open with a run of seven", {"hand": "8D 9D TD QD KD AD 4C 6H", "trump": None, "stock": EARLY},
     {"lay 8D 9D TD S* QD KD AD"}),
    ("the card that makes a clean seven in trump", {"hand": "9D 4C KC 6H", "runs": [SIX], "trump": "D"},
     {"add 9D > 0"}),
    ("a natural card, not the joker, on a clean six", {"hand": "9D J* KC 6H", "runs": [SIX], "trump": "D"},
     {"add 9D > 0"}),
    ("the Salas completes a seven", {"hand": "S* KC 6H 4C", "runs": [SIX], "trump": "D", "stock": EARLY},
     {"add S*@9 > 0", "add S*@2 > 0"}),
    ("swap for a Salas that completes a seven",
     {"hand": "TH KC 6H 4C", "runs": [SIX], "trump": "D", "theirs": ["7H 8H 9H S*"], "stock": EARLY},
     {"swap TH > 1.0"}),
    ("take the pack", {"hand": "8C 9C TC", "runs": [DIRTY], "stock": EARLY, "others": ("KD 6C QC AD",)},
     {"lay 8C 9C TC"}),
    ("take the pack by the discard", {"hand": "4C", "runs": [DIRTY], "stock": EARLY}, {"discard 4C"}),
    ("end the hand with the rivals' hands full",
     {"hand": "8C 9C TC", "runs": [CLEAN], "packs": (None, "KC 7D"), "stock": LATE,
      "others": ("KD 6C AD AC JH KS AH QH JH",)}, {"lay 8C 9C TC"}),
    ("a pile full of cards that fit",
     {"hand": "JC KD 4H 6D", "runs": ["5C 6C 7C", "8H 9H TH"], "phase": "draw", "pile": "8C 9C JH 3H TC 4C",
      "trump": "C", "stock": LATE},
     {"take ; add 8C > 0", "take ; add 8C 9C > 0", "take ; add 8C 9C TC > 0", "take ; add 8C 9C TC JC > 0",
      "take ; add 4C 8C 9C TC > 0", "take ; add 4C 8C 9C TC JC > 0", "take ; add 4C 8C 9C > 0",
      "take ; add 4C > 0"}),
    ("not the card the next player's run waits for",
     {"hand": "4D 3H KD", "runs": ["8H 9H TH"], "theirs": ["5D 6D 7D 8D 9D TD"], "pile": LONG_PILE, "stock": "2H JC"},
     {"discard 3H", "discard KD"}),
    ("keep the cards that open", {"hand": "QC KC AC QH KH AH 9C TC 4S 8D 3H", "scores": (4500,),
      "stock": "4H 5H 6S 7C 7H 9S JD TS 5S 3S 6C"},
     {"discard 4S", "discard 8D", "discard 3H"}),
]  # fmt: skip


@pytest.mark.parametrize(("what", "given", "wanted"), OBVIOUS, ids=[row[0] for row in OBVIOUS])
def test_obvious(what: str, given: dict[str, Any], wanted: set[str]) -> None:
    rest = {key: value for key, value in given.items() if key not in ("hand", "runs")}
    match = turn(given["hand"], *given.get("runs", ()), **rest)
    assert match.to_act is not None
    assert find_bot("salas", "medium").choose(match.view(match.to_act), Random(1)) in wanted, what


def test_every_choice_is_legal_whatever_the_rules() -> None:
    game, random = find("salas"), Random(5)
    for number in range(9):
        values = {option.name: random.choice(option.values) for option in OPTIONS}
        options = read_options(game.options, values | {"players": (2, 4, 6)[number % 3]})
        scores = tuple(random.choice((0, 1500, 4500)) for _ in range(game.sides(options)))
        match = Match(game, options, game.standing_type(scores=scores))
        bots = [
            find_bot("salas", random.choice(("easy", "medium", "medium", "random"))) for _ in range(options.players)
        ]
        match.start_deal(shuffled(game.dealt_pack(options), random))
        while match.to_act is not None:
            view = match.view(match.to_act)
            for choice in HEURISTIC.weigh(view):
                assert match.refusal(match.to_act, choice.move) is None
            assert match.play(match.to_act, bots[match.to_act].choose(view, random)) is None


def test_hidden_cards_change_nothing() -> None:
    """The same view, other cards behind it: the same move."""
    game, random = find("salas"), Random(8)
    match = Match(game, read_options(game.options, {}))
    match.start_deal(shuffled(game.dealt_pack(match.options), random))
    bot = find_bot("salas", "medium")
    while match.to_act is not None:
        view = match.view(match.to_act)
        move = bot.choose(view, Random(1))
        other = game.view(game.imagine(view, random), match.to_act)
        assert bot.choose(other, Random(1)) == move
        assert match.play(match.to_act, move) is None
