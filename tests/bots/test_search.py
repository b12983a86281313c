"""Hard: that the search compares fairly, can be stopped, repeats itself, and never plays what the rules refuse."""

from collections.abc import Iterator
from itertools import chain, count
from random import Random

import pytest

from saladier.bots import find_bot, levels_of
from saladier.bots.search.pimc import FIRST_BATCH, cheapest
from saladier.bots.search.sevens_search import Likings
from saladier.bots.search.trick_belief import Belief
from saladier.bots.search.trick_sense import sense_of
from saladier.bots.search.trick_table import CARDS
from saladier.bots.sevens import worth
from saladier.cards import BadInput, shuffled
from saladier.games import Match, find, read_options
from saladier.games.la_salade import SevensRound
from saladier.games.tricks import TrickRound, voids

SEARCHED = ("canadian_salad", "la_salade", "septica")


def finish(search: Iterator[str]) -> tuple[str, int]:
    """What it returns, and how often it could have been stopped."""
    steps = 0
    while True:
        try:
            next(search)
            steps += 1
        except StopIteration as done:
            return str(done.value), steps


def test_the_cheapest_wins_and_the_clearly_worse_are_dropped() -> None:
    prices = {"a": 5.0, "b": 3.0, "c": 40.0}
    asked = dict.fromkeys(prices, 0)

    def cost(world: int, candidate: str) -> float:
        asked[candidate] += 1
        return prices[candidate] + (world * 7 + len(asked) * ord(candidate)) % 5

    found, steps = finish(cheapest("abc", [0, 0, 0], count(), 100, cost))
    assert found == "b"
    assert asked["c"] == FIRST_BATCH
    assert steps == sum(asked.values())


def test_what_is_expected_decides_where_worlds_do_not() -> None:
    assert finish(cheapest("ab", [1, 0], count(), 20, lambda _world, _one: 4))[0] == "b"
    assert finish(cheapest("ab", [0, 1], count(), 20, lambda _world, _one: 4))[0] == "a"
    assert finish(cheapest("a", [0], count(), 20, lambda _world, _one: 4)) == ("a", 0)


@pytest.mark.parametrize("name", SEARCHED)
def test_stopped_at_any_time_it_has_a_legal_move(name: str) -> None:
    game, random = find(name), Random(4)
    match = Match(game, read_options(game.options, {}))
    match.start_deal(shuffled(game.dealt_pack(match.options), random))
    bot, medium = find_bot(name, "hard"), find_bot(name, "medium")
    while match.to_act is not None:
        view = match.view(match.to_act)
        one, two = bot.think(view, Random(2), 4), bot.think(view, Random(2), 4)
        for move in one:
            assert match.refusal(match.to_act, move) is None
            assert next(two) == move
        assert match.play(match.to_act, medium.choose(view, random)) is None


def test_only_games_that_are_searched_have_the_level() -> None:
    assert all("hard" in levels_of(name) for name in SEARCHED)
    with pytest.raises(BadInput, match="hard"):
        find_bot("samba", "hard")


@pytest.mark.parametrize("contract", range(6))
def test_imagined_hands_keep_to_what_was_shown(contract: int) -> None:
    game, random = find("canadian_salad"), Random(contract)
    options = read_options(game.options, {"players": 3 + contract % 4})
    standing = game.first_standing(options)
    round_ = game.deal(options, type(standing)(contract, standing.scores, 0), shuffled(game.pack(options), random))
    assert isinstance(round_, TrickRound)
    medium = find_bot("canadian_salad", "medium")
    while round_.to_act is not None:
        view = game.view(round_, round_.to_act)
        assert isinstance(view.round, TrickRound)
        belief = Belief(view.round, game.pack(options), sense_of(round_.contract, options.players))
        worlds = belief.worlds(random)
        for _ in range(2 if len(round_.trick) == 2 else 0):
            hands = [[CARDS[card] for card in hand] for hand in next(worlds)]
            assert hands[round_.to_act] == view.round.hands[round_.to_act]
            assert [len(hand) for hand in hands] == [len(hand) for hand in round_.hands]
            assert sorted(chain(*hands)) == sorted(chain(*round_.hands))
            assert not any(card[1] in shown for hand, shown in zip(hands, voids(round_), strict=True) for card in hand)
        round_.apply(medium.choose(view, random))


def test_players_by_judgement_regret_nothing() -> None:
    """What medium played fits the hands it really had better than imagined ones."""
    game, random = find("canadian_salad"), Random(6)
    options = read_options(game.options, {})
    round_ = game.deal(options, game.first_standing(options), shuffled(game.pack(options), random))
    assert isinstance(round_, TrickRound)
    medium = find_bot("canadian_salad", "medium")
    for _ in range(33):
        assert round_.to_act is not None
        round_.apply(medium.choose(game.view(round_, round_.to_act), random))
    assert round_.to_act is not None
    seat = round_.to_act
    view = game.view(round_, seat)
    assert isinstance(view.round, TrickRound)
    belief = Belief(view.round, game.pack(options), sense_of(round_.contract, 4))

    def fit(hands: list[list[int]]) -> float:
        return sum(belief.likely(other, hands[other]) for other in range(4) if other != seat)

    truth = fit([[CARDS.index(card) for card in hand] for hand in round_.hands])
    others = [
        fit([[CARDS.index(card) for card in hand] for hand in game.imagine(view, random).hands]) for _ in range(9)
    ]
    assert truth > -4
    assert truth > max(others)


@pytest.mark.parametrize("given", [{}, {"players": 3}, {"players": 3, "sevens_gap_3p": "blocked"}])
def test_liking_looked_up_is_liking_worked_out(given: dict[str, object]) -> None:
    game, random = find("la_salade"), Random(3)
    options = read_options(game.options, given)
    standing = game.first_standing(options)
    for _ in range(10):
        round_ = game.deal(options, type(standing)(6, standing.scores, 0), shuffled(game.pack(options), random))
        assert isinstance(round_, SevensRound)
        liked = Likings(round_.opens).of(round_.hands)
        for hand in round_.hands:
            assert [liked[card] for card in hand] == pytest.approx(
                [worth(card, set(hand), round_.opens) for card in hand]
            )
