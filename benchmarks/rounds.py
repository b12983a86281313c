"""Playouts through the rules' own rounds beside two well-known libraries, in one run and in CPU time.

    pip install open_spiel==2.0.2 rlcard==1.2.0 numpy
    PYTHONPATH=src:. python -m benchmarks.rounds [--rounds 5] [--seconds 0.4]

The contenders take turns, so that a busy machine slows all of them alike; what counts are the ratios. One line of JSON:
games a second of each, and each ratio of ours to the library's.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from saladier.cards import shuffled
from saladier.games import Round, find, read_options
from saladier.games.salas.round import SalasRound
from saladier.games.samba.round import SambaRound

Play = Callable[[], Any]


def dealt(name: str, rng: random.Random) -> Round:
    """A freshly dealt round with default options."""
    game = find(name)
    options = read_options(game.options, {})
    return game.deal(options, game.first_standing(options), shuffled(game.dealt_pack(options), rng))


def trick_hand(rng: random.Random) -> Play:
    """A random playout of one dealt hand of Canadian Salad."""
    start = dealt("canadian_salad", rng)

    def play() -> None:
        round_ = start.copy()
        while round_.to_act is not None:
            moves = round_.legal_moves()
            round_.apply(moves[int(rng.random() * len(moves))])

    return play


def samba_hand(rng: random.Random) -> Play:
    """A hand of Samba by a fixed policy: draw, lay three of a rank once there are some, discard the last card."""

    def play() -> None:
        round_ = dealt("samba", rng)
        assert isinstance(round_, SambaRound)
        while round_.to_act is not None:
            seat = round_.to_act
            round_.apply("draw")
            if round_.to_act is None:
                break
            hand = round_.hands[seat]
            if len(hand) > 6:
                lay = _three_of_a_rank(hand)
                if lay:
                    round_.apply(lay)
            round_.apply(f"discard {hand[-1]}")

    return play


def _three_of_a_rank(hand: list[str]) -> str:
    by_rank: dict[str, list[str]] = {}
    for card in hand:
        if card[0] in "456789TJQKA" and card[1] != "*":
            same = by_rank.setdefault(card[0], [])
            same.append(card)
            if len(same) == 3:
                return f"lay {' '.join(same)}"
    return ""


def salas_hand(rng: random.Random) -> Play:
    """A hand of Salas by a fixed policy: draw, lay three neighbours of a suit once there are some, discard."""

    def play() -> None:
        round_ = dealt("salas", rng)
        assert isinstance(round_, SalasRound)
        round_.middle, round_.trump = False, "H"
        while round_.to_act is not None:
            seat = round_.to_act
            round_.apply("draw")
            hand = round_.hands[seat]
            if len(hand) > 6:
                lay = _three_neighbours(hand)
                if lay:
                    round_.apply(lay)
            round_.apply(f"discard {hand[-1]}")

    return play


def _three_neighbours(hand: list[str]) -> str:
    held = set(hand)
    order = "3456789TJQK"
    for card in hand:
        at = order.find(card[0])
        if 0 <= at < len(order) - 2 and card[1] != "*":
            run = [order[at + step] + card[1] for step in range(3)]
            if held.issuperset(run):
                return f"lay {' '.join(run)}"
    return ""


def spiel_hearts(rng: random.Random) -> Play:
    """OpenSpiel's hearts from one dealt position, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])

    def play() -> None:
        hand = state.clone()
        while not hand.is_terminal():
            hand.apply_action(rng.choice(hand.legal_actions()))

    return play


def rlcard_gin() -> Play:
    """RLCard's gin rummy between random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("gin-rummy")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return lambda: env.run(is_training=False)


def rates(plays: dict[str, Play], rounds: int, seconds: float) -> dict[str, float]:
    """Median games per second of CPU time, the contenders taking turns."""
    seen: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            begin, games = time.process_time(), 0
            while time.process_time() - begin < seconds:
                play()
                games += 1
            seen[name].append(games / (time.process_time() - begin))
    return {name: statistics.median(values) for name, values in seen.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    called = parser.parse_args()
    rng = random.Random(5)
    plays = {
        "open_spiel_hearts": spiel_hearts(rng),
        "rlcard_gin_rummy": rlcard_gin(),
        "trick_hand": trick_hand(rng),
        "samba_hand": samba_hand(rng),
        "salas_hand": salas_hand(rng),
    }
    found = rates(plays, called.rounds, called.seconds)
    ratios = {
        "trick_hand / open_spiel_hearts": found["trick_hand"] / found["open_spiel_hearts"],
        "samba_hand / rlcard_gin_rummy": found["samba_hand"] / found["rlcard_gin_rummy"],
        "salas_hand / rlcard_gin_rummy": found["salas_hand"] / found["rlcard_gin_rummy"],
    }
    print(json.dumps({"rates": found, "ratios": {name: round(value, 2) for name, value in ratios.items()}}))


if __name__ == "__main__":
    main()
