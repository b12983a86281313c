"""The legal moves: legal, never empty, an opening whenever there is one, and quickly listed."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import median
from time import process_time

import pytest

from saladier.games import Refusal, find, read_options
from saladier.games.salas.cards import is_wild, pack, points
from saladier.games.salas.listing import Wanted, find_opening
from saladier.games.salas.position import place
from saladier.games.salas.round import SalasRound
from saladier.games.salas.runs import Run, new_run
from saladier.games.salas.standing import SalasStanding
from tests.games.salas_set_up import house, table, turn

GAME = find("salas")
LYING = ["9H TH JH", "7S 8S J* TS", "3D 4D 5D S* 7D 8D 9D", "4C S* 5C", "QC KC AC", "2H 3H 4H 5H"]


@pytest.mark.parametrize("seed", range(60))
def test_what_is_listed_is_legal_and_single_steps_are_there(seed: int) -> None:
    random = Random(seed)
    round_ = random_table(random)
    listed = round_.legal_moves()
    assert listed
    assert len(set(listed)) == len(listed)
    for move in listed:
        assert round_.refusal(0, move) is None, move
    wanted = [f"discard {card}" for card in set(round_.hands[0])]
    for side in (0, 1):
        for number in range(len(round_.runs[side])):
            wanted += [f"swap {card} > {side}.{number}" for card in set(round_.hands[0])]
            wanted += [f"add {card} > {number}" for card in set(round_.hands[0]) if not side]
            wanted += [f"add S*@{at} > {number}" for at in range(1, 15) if not side]
    assert [move for move in wanted if round_.refusal(0, move) is None and move not in listed] == []
    assert [move for move in rows_of_three(round_.hands[0]) if legal(round_, move) and move not in listed] == []


def rows_of_three(hand: Sequence[str]) -> Iterator[str]:
    """Laying steps of natural neighbours."""
    order = "A23456789TJQKA"
    for suit in "CDHS":
        for low, high in combinations(range(15), 2):
            cards = [rank + suit for rank in order[low:high]]
            if 3 <= len(cards) <= 13 and set(cards) <= set(hand):
                yield f"lay {' '.join(cards)}"


def legal(round_: SalasRound, move: str) -> bool:
    return round_.refusal(0, move) is None


def random_table(random: Random) -> SalasRound:
    values = {option.name: random.choice(option.values) for option in GAME.options} | {"players": 2}
    values |= {"salas_misplaced": "open", "ace": "both"}
    options = read_options(GAME.options, values)
    suits = random.choice(["CDHS", "HS", "C"])
    few = [card for card in pack(2, 2) if card[1] in suits or card[1] == "*"]
    hand = random.sample(few, random.randrange(2, 16))
    lying = random.sample(LYING, 4)
    position = {
        "to_act": 0, "hands": [hand, ["4C"]], "stock": "5C 6C", "pile": "", "runs": [lying[:2], lying[2:]],
        "phase": "play", "trump": "H", "packs": [random.choice([None, "KH KC"]), "KD"],
    }  # fmt: skip
    return place(options, SalasStanding(0, (random.choice((0, 1500, 4500)), 0), 0), position)


@pytest.mark.parametrize("seed", range(40))
def test_the_pile_is_listed_with_a_use(seed: int) -> None:
    random = Random(seed)
    round_ = random_table(random)
    round_.phase, round_.pile = "draw", random.sample([card for card in pack(2, 2) if card != "S*"], 6)
    taken = [move for move in round_.legal_moves() if move.startswith("take")]
    assert all(legal(round_, move) for move in taken)
    uses = [f"take ; add {card} > {number}" for card in set(round_.pile) for number in range(len(round_.runs[0]))]
    assert [move for move in uses if legal(round_, move) and move not in taken] == []


OPEN_NEEDS = [40, 75, 90, 110]


@pytest.mark.parametrize("seed", range(10))
def test_an_opening_is_found_whenever_there_is_one(seed: int) -> None:
    """Against trying every set of disjoint runs of small hands."""
    random = Random(seed)
    found = 0
    for _ in range(8):
        suits = random.choice(["CD", "H", "CDHS"])
        few = [card for card in pack(2, 2) if card[1] in suits or card[1] == "*"]
        cards = [*random.sample([card for card in few if card != "S*"], random.randrange(5, 9)), "S*"]
        need = random.choice([10 * random.randrange(3, 11), 35, 55, 75])
        most = len(cards) - random.randrange(2, 4)
        wanted = Wanted(14, need, most, lambda _: False, "S*".__eq__)
        exists = any(wanted.met_by(runs) for runs in all_sets(cards))
        runs = find_opening(cards, wanted)
        assert (runs is not None) == exists, (cards, need, most)
        if runs is not None:
            found += 1
            assert all(isinstance(new_run(house(), run), Run) for run in runs)
            assert wanted.met_by(runs)
    assert found


def all_sets(cards: Sequence[str]) -> Iterator[list[tuple[str, ...]]]:
    """Every set of disjoint runs, found by trying every subset of the cards."""
    runs: set[tuple[str, ...]] = set()
    for size in range(3, len(cards) + 1):
        for chosen in combinations(sorted(cards), size):
            if sum(map(is_wild, chosen)) <= 2 and some_order(chosen):
                runs.add(chosen)
    yield from disjoint(sorted(runs, key=points, reverse=True), list(cards), [])


def some_order(chosen: tuple[str, ...]) -> bool:
    """Whether the cards form a run with the Salas at some place."""
    if "S*" not in chosen:
        return isinstance(new_run(house(), chosen), Run)
    rest = [card for card in chosen if card != "S*"]
    rows = [rest, *([*others[:at], wild, *others[at:]] for wild, others, at in moved(rest))]
    return any(
        isinstance(new_run(house(), [*row[:at], "S*", *row[at:]]), Run) for row in rows for at in range(len(row) + 1)
    )


def moved(rest: Sequence[str]) -> Iterator[tuple[str, list[str], int]]:
    """The naturals low to high, the ace at either end, and each wild card at every place among them."""
    order = "A23456789TJQK"
    for ace in (0, 13):
        row = sorted(rest, key=lambda card: ace if card[0] == "A" else order.find(card[0]))
        for card in row:
            if is_wild(card) or len(row) < 3:
                others = list(row)
                others.remove(card)
                yield from ((card, others, at) for at in range(len(others) + 1))
        if row:
            yield row[0], row[1:], 0


def disjoint(
    runs: Sequence[tuple[str, ...]], rest: list[str], chosen: list[tuple[str, ...]]
) -> Iterator[list[tuple[str, ...]]]:
    if chosen:
        yield chosen
    for index, run in enumerate(runs):
        left = rest.copy()
        try:
            for card in run:
                left.remove(card)
        except ValueError:
            continue
        yield from disjoint(runs[index:], left, [*chosen, run])


def test_openings_of_several_runs_are_offered() -> None:
    moves = table(turn("TH JH KH 5S 6S 7S 9D 3C", trump=None)).legal_moves()
    assert any(move.count("lay") == 2 and "S*" in move for move in moves)
    moves = table(turn("QD KD AD 8S 9S TS JS 5C 6C 7C 4H KC", scores=(2600,))).legal_moves()
    assert any(move.count("lay") == 3 for move in moves)
    given = {"pile_counts_for_min": True, "pile": "JS 7S 3C AD", "phase": "draw", "theirs": ["5H 6H 7H"]}
    moves = table(turn("8S 9S TS QD KD 4C 4H", scores=(1000,), **given)).legal_moves()  # type: ignore[arg-type]
    assert any(move.startswith("take ; lay") and move.count("lay") == 2 for move in moves)


@pytest.mark.parametrize("what", ["open", "first", "band"])
def test_forty_cards_are_listed_in_twenty_milliseconds(what: str) -> None:
    random = Random(4)
    times = []
    for _ in range(25):
        cards = random.sample([card for card in pack(2, 2) if card != "S*"], 40)
        position = {
            "to_act": 0, "hands": [cards, []], "stock": "", "pile": "", "phase": "play", "packs": ["", ""],
            "runs": [LYING[:4] if what == "open" else [], []], "trump": None if what == "first" else "H",
        }  # fmt: skip
        round_ = place(read_options(GAME.options, {"players": 2}), SalasStanding(0, (4500, 0), 0), position)
        begin = process_time()
        assert round_.legal_moves()
        times.append(process_time() - begin)
    assert median(times) < 0.02


def test_two_runs_of_one_face_may_differ_in_the_place_of_the_salas() -> None:
    assert not isinstance(new_run(house(), ["S*", "5C", "6C"]), Refusal)
    moves = table(turn("S* 5C 6C KD KH")).legal_moves()
    assert {"lay S* 5C 6C", "lay 5C 6C S*", "lay 5C S* 6C"} <= set(moves)
