"""Random playouts on the tables of the search beside OpenSpiel's hearts, in one run and in CPU time.

    pip install open_spiel==2.0.2 numpy
    PYTHONPATH=src:. python -m benchmarks.search [--rounds 5] [--seconds 0.4]

The contenders take turns; what counts are the ratios. One line of JSON: games a second of each, ours by chance and by
the judgement that the search plays its worlds out with, and each ratio to the library.
"""

import argparse
import json
import random
from typing import Any

from benchmarks.rounds import Play, dealt, rates
from saladier.bots.search.septica import table_of
from saladier.bots.search.septica_player import QuickPlayer as SepticaPlayer
from saladier.bots.search.septica_table import play_at_random
from saladier.bots.search.sevens_search import imagined
from saladier.bots.search.trick_player import QuickPlayer
from saladier.bots.search.trick_sense import sense_of
from saladier.bots.search.trick_table import TrickTable, stacks_of
from saladier.games import find, read_options
from saladier.games.la_salade import SevensRound
from saladier.games.septica import SepticaRound
from saladier.games.tricks import TrickRound


def hearts(rng: random.Random) -> Play:
    """OpenSpiel's hearts without passing from one dealt position, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")

    def deal() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        return state

    start = deal()
    while len(start.legal_actions()) != 1:  # the two of clubs is to be led
        start = deal()

    def play() -> None:
        hand = start.clone()
        while not hand.is_terminal():
            hand.apply_action(rng.choice(hand.legal_actions()))
        hand.returns()

    return play


def trick_table(rng: random.Random) -> TrickTable:
    """One dealt hand of Canadian Salad."""
    round_ = dealt("canadian_salad", rng)
    assert isinstance(round_, TrickRound)
    return TrickTable(round_.contract, [stacks_of(hand) for hand in round_.hands], round_.leader)


def plays(rng: random.Random) -> dict[str, Play]:
    """The contenders."""
    tricks = trick_table(rng)
    sense = sense_of(find_contract(), len(tricks.hands))
    cut = dealt("septica", rng)
    cut.apply("no_cut")
    assert isinstance(cut, SepticaRound)
    septica, medium = table_of(cut), SepticaPlayer()
    sevens = next(imagined(sevens_view(rng), rng))

    def trick_hand() -> None:
        tricks.copy().play_out(None, rng.getrandbits)

    def trick_hand_judged() -> None:
        table = tricks.copy()
        table.play_out(QuickPlayer(sense, table.hands), rng.getrandbits)

    def septica_hand() -> None:
        play_at_random(septica.copy(), rng.getrandbits)

    def septica_hand_judged() -> None:
        septica.copy().play_out(medium)

    def sevens_hand_judged() -> None:
        sevens.table.copy().play_out(sevens.liked)

    return {
        "open_spiel_hearts": hearts(rng),
        "trick_hand": trick_hand,
        "trick_hand_judged": trick_hand_judged,
        "septica_hand": septica_hand,
        "septica_hand_judged": septica_hand_judged,
        "sevens_hand_judged": sevens_hand_judged,
    }


def find_contract() -> Any:
    """The contract of the hand of tricks."""
    round_ = dealt("canadian_salad", random.Random(1))
    assert isinstance(round_, TrickRound)
    return round_.contract


def sevens_view(rng: random.Random) -> SevensRound:
    """What the first player of a hand of Sevens sees."""
    game = find("la_salade")
    options = read_options(game.options, {})
    standing = game.first_standing(options)
    pack = list(game.pack(options))
    rng.shuffle(pack)
    round_ = game.deal(options, type(standing)(6, standing.scores, 0), pack)
    view = game.view(round_, round_.to_act).round
    assert isinstance(view, SevensRound)
    return view


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    called = parser.parse_args()
    found = rates(plays(random.Random(5)), called.rounds, called.seconds)
    peer = found["open_spiel_hearts"]
    ratios = {f"{name} / open_spiel_hearts": round(rate / peer, 2) for name, rate in found.items() if rate != peer}
    print(json.dumps({"rates": {name: round(rate) for name, rate in found.items()}, "ratios": ratios}))


if __name__ == "__main__":
    main()
