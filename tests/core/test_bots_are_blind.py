"""Bots do not cheat: whatever lies hidden, the same view and the same chance give the same move.

``SALADIER_POSITIONS`` is the number of positions per game; the regular run looks at some dozens, hard at a few of them.
"""

import os
from random import Random

import pytest

from saladier.bots import find_bot, levels_of
from saladier.cards import shuffled
from saladier.games import Match, find, read_options
from tests.core.with_bots import WITH_BOTS

POSITIONS, WORLDS = int(os.environ.get("SALADIER_POSITIONS", "40")), 5
SEARCHES = 8 if POSITIONS <= 40 else POSITIONS
"""Positions hard, which takes its time, is asked about."""


def sampled(name: str, seed: int) -> Match:
    """A position in the middle of a hand, reached by easy bots under random options."""
    random = Random(f"{name}{seed}")
    game = find(name)
    options = read_options(game.options, {option.name: random.choice(option.values) for option in game.options})
    match = Match(game, options, game.first_standing(options, random.randrange(options.players)))
    bot = find_bot(name, "easy")
    match.start_deal(shuffled(game.dealt_pack(options), random))
    stop = random.randrange(1, 40)
    while match.to_act is not None and len(match.hands[-1].moves) < stop:
        assert match.play(match.to_act, bot.choose(match.view(match.to_act), random, 4)) is None
    if match.to_act is None:  # a short hand: its first half
        return sampled(name, seed + 1000)
    return match


@pytest.mark.parametrize("name", WITH_BOTS)
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_permuting_hidden_cards_changes_no_move(name: str, seed: int) -> None:
    match = sampled(name, seed)
    assert match.to_act is not None
    view = match.view(match.to_act)
    levels = [level for level in levels_of(name)[1:] if level != "hard" or seed < SEARCHES]
    moves = {level: find_bot(name, level).choose(view, Random(seed), 8) for level in levels}
    assert all(match.refusal(match.to_act, move) is None for move in moves.values())
    random = Random(seed)
    for _ in range(WORLDS):
        other = match.game.view(match.game.imagine(view, random), match.to_act)
        assert other == view
        for level, move in moves.items():
            assert find_bot(name, level).choose(other, Random(seed), 8) == move


@pytest.mark.parametrize("name", WITH_BOTS)
def test_there_is_something_to_permute(name: str) -> None:
    """The test above would hold by itself if the imagined worlds never differed."""
    match = sampled(name, 0)
    assert match.to_act is not None
    random = Random(0)
    worlds = [match.game.imagine(match.view(match.to_act), random).position()["hands"] for _ in range(WORLDS)]
    assert any(one != worlds[0] for one in worlds)
