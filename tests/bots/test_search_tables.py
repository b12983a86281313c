"""The tables the search plays on are a second writing of the rules: here both are played side by side, to the last
card, and nothing may differ.

``SALADIER_ROUNDS`` is the number of rounds per game; the regular run plays some hundreds.
"""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from saladier.bots.canadian_salad import HEURISTIC as TRICKS
from saladier.bots.search.septica import number_of, table_of
from saladier.bots.search.septica_player import QuickPlayer as SepticaPlayer
from saladier.bots.search.septica_table import RANK, STOP, play_at_random
from saladier.bots.search.sevens_search import table_of as sevens_table_of
from saladier.bots.search.trick_player import QuickPlayer
from saladier.bots.search.trick_search import unpaid_in
from saladier.bots.search.trick_sense import sense_of
from saladier.bots.search.trick_table import CARDS, NUMBER, TrickTable, stacks_of
from saladier.bots.septica import HEURISTIC
from saladier.cards import shuffled
from saladier.games import Game, Round, find, read_options
from saladier.games.la_salade import SevensRound
from saladier.games.la_salade.game import place_points
from saladier.games.septica import SepticaRound
from saladier.games.tricks import TrickRound

ROUNDS = int(os.environ.get("SALADIER_ROUNDS", "250"))


def dealt(name: str, number: int, contracts: Sequence[int]) -> tuple[Game, Round, Random]:
    """A fresh round under random options."""
    random, game = Random(f"{name}{number}"), find(name)
    values = {one.name: random.choice(one.values) for one in game.options if one.name != "cut"}
    options = read_options(game.options, values)
    standing = game.first_standing(options, random.randrange(options.players))
    standing = type(standing)(**{**vars(standing), "round": random.choice(contracts)})
    return game, game.deal(options, standing, shuffled(game.dealt_pack(options), random)), random


class Tape(tuple[int, ...]):
    """Prices that note which of them were asked for: one for each card played, in order."""

    def __new__(cls, prices: Sequence[int]) -> "Tape":
        tape = super().__new__(cls, prices)
        tape.cards = []
        return tape

    cards: list[int]

    def __getitem__(self, card: Any) -> Any:
        self.cards.append(card)
        return super().__getitem__(card)


def trick_table(round_: TrickRound, pack: Sequence[str]) -> TrickTable:
    trick = [NUMBER[card] for card in round_.trick]
    hands = [stacks_of(hand) for hand in round_.hands]
    return TrickTable(round_.contract, hands, round_.leader, trick, unpaid_in(round_, pack))


def costs(round_: TrickRound) -> list[int]:
    """Points so far."""
    lines = round_.contract.ledger(round_.taken, round_.last_taker)
    return [sum(line.points[seat] for line in lines) for seat in range(len(round_.hands))]


@pytest.mark.parametrize("name", ["canadian_salad", "la_salade"])
def test_tricks_card_by_card(name: str) -> None:
    for number in range(ROUNDS):
        game, round_, random = dealt(name, number, range(6))
        assert isinstance(round_, TrickRound)
        table = trick_table(round_, game.pack(round_.options))
        while round_.to_act is not None:
            assert table.tricks_left
            assert table.to_act == round_.to_act
            assert sorted(CARDS[card] for card in table.legal()) == sorted(round_.legal_moves())
            card = random.choice(table.legal())
            table.play(card)
            round_.apply(CARDS[card])
        assert not table.tricks_left
        assert table.points == costs(round_)


@pytest.mark.parametrize("by_judgement", [False, True])
@pytest.mark.parametrize("name", ["canadian_salad", "la_salade"])
def test_tricks_played_out(name: str, by_judgement: bool) -> None:
    """From anywhere in a hand; every card of the playout is then played by the rules."""
    for number in range(ROUNDS):
        game, round_, random = dealt(name, number, range(6))
        assert isinstance(round_, TrickRound)
        for _ in range(random.randrange(30)):
            if round_.to_act is not None:
                round_.apply(random.choice(round_.legal_moves()))
        if round_.to_act is None:
            continue
        before = costs(round_)
        table = trick_table(round_, game.pack(round_.options))
        table.prices = tape = Tape(table.prices)
        player = QuickPlayer(sense_of(round_.contract, len(round_.hands)), table.hands) if by_judgement else None
        table.play_out(player, random.getrandbits)
        for card in tape.cards:
            assert round_.to_act is not None
            assert round_.refusal(round_.to_act, CARDS[card]) is None
            round_.apply(CARDS[card])
        assert round_.to_act is None
        assert [one + gained for one, gained in zip(before, table.points, strict=True)] == costs(round_)


def test_sevens_move_by_move() -> None:
    for number in range(ROUNDS):
        _game, round_, random = dealt("la_salade", number, [6])
        assert isinstance(round_, SevensRound)
        table = sevens_table_of(round_, round_.hands)
        while round_.to_act is not None:
            assert table.to_act == round_.to_act
            assert sorted(table.legal()) == sorted(round_.legal_moves())
            move = random.choice(sorted(table.legal()))
            table.play(move)
            round_.apply(move)
        assert table.to_act == -1
        assert tuple(table.places()) == round_.places()


def test_sevens_played_out() -> None:
    """Everybody lays the card they like best of those they may; whoever may pass does not."""
    for number in range(ROUNDS):
        game, round_, random = dealt("la_salade", number, [6])
        assert isinstance(round_, SevensRound)
        for _ in range(random.randrange(30)):
            if round_.to_act is not None:
                round_.apply(random.choice(round_.legal_moves()))
        if round_.to_act is None:
            continue
        liked = {card: random.random() for card in game.pack(round_.options)}
        table = sevens_table_of(round_, round_.hands)
        table.play_out(liked)
        while round_.to_act is not None:
            cards = [move for move in round_.legal_moves() if move != "pass"]
            round_.apply(max(cards, key=liked.__getitem__) if cards else "pass")
        assert tuple(table.places()) == round_.places()
        prices = place_points(round_.options)
        assert game.round_score(round_) == tuple(prices[place] for place in table.places())


def septica(number: int) -> tuple[Game, SepticaRound, Random]:
    """A hand of Septica after the cut."""
    game, round_, random = dealt("septica", number, [0])
    assert isinstance(round_, SepticaRound)
    while round_.cutting:
        round_.apply(random.choice(round_.legal_moves()))
    return (game, round_, random) if round_.to_act is not None else septica(number + 100_000)


def move_of(round_: SepticaRound, number: int) -> str:
    """A move of the table in the words of the round."""
    if number == STOP:
        return "stop"
    return next(move for move in round_.legal_moves() if move != "stop" and RANK[move[0]] == number)


def numbers(round_: SepticaRound) -> list[int]:
    return sorted({STOP if move == "stop" else RANK[move[0]] for move in round_.legal_moves()})


def test_septica_move_by_move() -> None:
    for number in range(ROUNDS):
        game, round_, random = septica(number)
        table = table_of(round_)
        while round_.to_act is not None:
            assert table.to_act == round_.to_act
            assert table.legal() == numbers(round_)
            move = random.choice(table.legal())
            table.play(move)
            round_.apply(move_of(round_, move))
            assert [sorted(RANK[card[0]] for card in hand) for hand in round_.hands] == list(map(sorted, table.hands))
        assert table.to_act == -1
        assert tuple(table.points) == game.round_score(round_)


class Witness(SepticaPlayer):
    """Medium, noting its decisions."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def card(self, table: Any) -> int:
        self.moves.append(super().card(table))
        return self.moves[-1]

    def decide(self, table: Any) -> int:
        self.moves.append(super().decide(table))
        return self.moves[-1]


def test_septica_played_out() -> None:
    for number in range(ROUNDS):
        game, round_, random = septica(number)
        for _ in range(random.randrange(20)):
            if round_.to_act is not None:
                round_.apply(random.choice(round_.legal_moves()))
        if round_.to_act is None:
            continue
        before = game.round_score(round_)
        table, witness = table_of(round_), Witness()
        table.play_out(witness)
        for move in witness.moves:
            assert move in numbers(round_)
            round_.apply(move_of(round_, move))
        assert round_.to_act is None
        assert tuple(one + gained for one, gained in zip(before, table.points, strict=True)) == game.round_score(round_)


class Hand(list[int]):
    """A hand that notes what leaves it."""

    def __init__(self, cards: Sequence[int], seat: int, tape: list[tuple[int, int]]) -> None:
        super().__init__(cards)
        self.seat, self.tape = seat, tape

    def pop(self, index: Any = -1) -> int:
        card = super().pop(index)
        self.tape.append((self.seat, card))
        return card

    def remove(self, card: int) -> None:
        super().remove(card)
        self.tape.append((self.seat, card))


def test_septica_played_at_random() -> None:
    """The fast playout, card by card; where the leader might have gone on and somebody else plays next, he stopped."""
    for number in range(ROUNDS):
        game, round_, random = septica(number)
        if round_.recontest == "always":
            continue
        table, tape = table_of(round_), list[tuple[int, int]]()
        table.hands = [Hand(hand, seat, tape) for seat, hand in enumerate(table.hands)]
        play_at_random(table, random.getrandbits)
        for seat, card in tape:
            if round_.phase == "decide" and round_.to_act != seat:
                round_.apply("stop")
            assert round_.to_act == seat
            round_.apply(move_of(round_, card))
        if round_.to_act is not None:
            round_.apply("stop")
        assert round_.to_act is None
        assert tuple(table.points) == game.round_score(round_)


@pytest.mark.parametrize("players", [2, 4])
def test_septica_is_judged_as_medium_judges(players: int) -> None:
    """The quick player and the heuristic find the same cards good."""
    game, random, quick = find("septica"), Random(3), SepticaPlayer()
    for again in ("if_taken", "always", "never"):
        options = read_options(game.options, {"players": players, "recontest": again})
        for _ in range(5):
            round_ = game.deal(options, game.first_standing(options), shuffled(game.pack(options), random))
            assert isinstance(round_, SepticaRound)
            round_.apply("no_cut")
            while round_.to_act is not None:
                choices = HEURISTIC.weigh(game.view(round_, round_.to_act))
                worths = {number_of(choice.move): choice.worth for choice in choices}
                if len(worths) > 1:
                    table = table_of(round_)
                    chosen = quick.decide(table) if table.deciding else quick.card(table)
                    assert worths[chosen] == pytest.approx(max(worths.values()))
                round_.apply(max(choices).move)


def test_tricks_are_judged_as_medium_judges() -> None:
    """Nearly so: shown voids are left out of account, as is the way to the very last card."""
    game, random, regrets = find("canadian_salad"), Random(5), list[float]()
    options = read_options(game.options, {})
    for contract in range(6):
        standing = game.first_standing(options)
        pack = shuffled(game.pack(options), random)
        round_ = game.deal(options, type(standing)(contract, standing.scores, 0), pack)
        assert isinstance(round_, TrickRound)
        while round_.to_act is not None:
            seat = round_.to_act
            worths = {choice.move: choice.worth for choice in TRICKS.weigh(game.view(round_, seat))}
            table = trick_table(round_, game.pack(options))
            player = QuickPlayer(sense_of(round_.contract, 4), table.hands)
            left, later = len(round_.hands[seat]), 3 - len(round_.trick)
            if not round_.trick:
                card = player.lead(seat, left)
            elif next(iter(worths))[1] == round_.trick[0][1]:
                card = player.follow(seat, table.best // 13, table.best, table.pot, later, left)
            else:
                card = player.throw(seat, left)
            regrets.append(max(worths.values()) - worths[CARDS[card]])
            round_.apply(max(worths, key=worths.__getitem__))
    assert sum(regret > 0.5 for regret in regrets) < len(regrets) / 50
