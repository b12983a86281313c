"""Septica between two without a stock: the solution beside a search through every line of the rules' own round."""

from random import Random

import pytest

from saladier.bots import find_bot
from saladier.bots.search.septica import number_of, table_of
from saladier.bots.search.septica_endgame import Endgame
from saladier.cards import shuffled
from saladier.games import View, find, read_options
from saladier.games.septica import SepticaRound

GAME = find("septica")


def ending(number: int, most: int, again: str) -> tuple[SepticaRound, Random]:
    """A position without stock, at most ``most`` cards in each hand, reached by chance."""
    random = Random(f"{number}{most}{again}")
    options = read_options(GAME.options, {"recontest": again})
    round_ = GAME.deal(options, GAME.first_standing(options), shuffled(GAME.pack(options), random))
    assert isinstance(round_, SepticaRound)
    wait = random.randrange(4)
    while round_.to_act is not None:
        if not round_.cutting and not round_.stock and max(map(len, round_.hands)) <= most:
            if not wait:
                return round_, random
            wait -= 1
        round_.apply(random.choice(round_.legal_moves()))
    return ending(number + 1000, most, again)


def best(round_: SepticaRound, side: int) -> int:
    """Points of ``side`` less those of the other, both playing perfectly: every line is tried."""
    if round_.to_act is None:
        ours, theirs = GAME.round_score(round_)[side], GAME.round_score(round_)[1 - side]
        return ours - theirs
    found = []
    for move in {move[:1]: move for move in round_.legal_moves()}.values():
        line = round_.copy()
        line.apply(move)
        found.append(best(line, side))
    return max(found) if round_.to_act == side else min(found)


@pytest.mark.parametrize(("most", "number"), [(1, 5), (2, 40), (3, 25), (4, 1)])
@pytest.mark.parametrize("again", ["if_taken", "always", "never"])
def test_no_regret(again: str, most: int, number: int) -> None:
    endgame, hard = Endgame(again), find_bot("septica", "hard")
    for one in range(number):
        round_, random = ending(one, most, again)
        seat = round_.to_act
        assert seat is not None
        lines = {}
        for move in round_.legal_moves():
            line = round_.copy()
            line.apply(move)
            lines[move] = best(line, seat)
        ahead = GAME.round_score(round_)[seat] - GAME.round_score(round_)[1 - seat]
        if len(lines) > 1:
            table = table_of(round_)
            worths = {move: ahead + endgame.worth(table, number_of(move)) for move in lines}
            assert worths == lines
        view: View = GAME.view(round_, seat)
        assert lines[hard.choose(view, random, 8)] == max(lines.values())
