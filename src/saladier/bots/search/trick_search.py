"""Level hard for hands of tricks: what each card costs in imagined worlds that fit everything shown."""

from collections.abc import Iterator, Sequence
from random import Random

from saladier.bots.contract import Bot, Heuristic, Thought
from saladier.bots.search.pimc import cheapest
from saladier.bots.search.trick_belief import Belief
from saladier.bots.search.trick_player import QuickPlayer
from saladier.bots.search.trick_sense import sense_of
from saladier.bots.search.trick_table import HEIGHTS, NEVER, NUMBER, TrickTable, prices_of, stacks
from saladier.cards import Card
from saladier.games import Game, View
from saladier.games.tricks import TrickRound


class TrickSearch(Bot):
    """Hard for any contract of the Salads; ``heuristic`` says which cards look good beforehand."""

    def __init__(self, game: Game, heuristic: Heuristic) -> None:
        self.game = game
        self.heuristic = heuristic

    def think(self, view: View, random: Random, worlds: int) -> Thought:
        round_ = view.round
        assert isinstance(round_, TrickRound)
        assert round_.to_act is not None
        seat, pack = round_.to_act, self.game.pack(round_.options)
        chance = Random(random.getrandbits(64))
        choices = sorted(self.heuristic.weigh(view), reverse=True)
        liked = [choice.move for choice in choices]
        expected = {choice.move: choices[0].worth - choice.worth for choice in choices}
        sense = sense_of(round_.contract, len(round_.hands))
        belief = Belief(round_, pack, sense)
        candidates = distinct(liked, round_, belief.loose)

        def cost(world: TrickTable, card: Card) -> float:
            table = world.copy()
            table.play(NUMBER[card])
            table.play_out(QuickPlayer(sense, table.hands), chance.getrandbits)
            return table.points[seat]

        worlds_ = imagined(round_, belief, pack, chance)
        return (yield from cheapest(candidates, [expected[card] for card in candidates], worlds_, worlds, cost))


def imagined(round_: TrickRound, belief: Belief, pack: Sequence[Card], random: Random) -> Iterator[TrickTable]:
    """Worlds without end that look like the masked ``round_``."""
    trick = [NUMBER[card] for card in round_.trick]
    unpaid = unpaid_in(round_, pack)
    for hands in belief.worlds(random):
        yield TrickTable(round_.contract, [stacks(hand) for hand in hands], round_.leader, trick, unpaid)


def unpaid_in(round_: TrickRound, pack: Sequence[Card]) -> int:
    """Prices that must still be captured before ``early_end`` stops the hand."""
    if not round_.stops:
        return NEVER
    prices = prices_of(round_.contract)
    captured = [card for tricks in round_.taken for trick in tricks for card in trick]
    return sum(prices[NUMBER[card]] for card in pack) - sum(prices[NUMBER[card]] for card in captured)


def distinct(moves: Sequence[Card], round_: TrickRound, loose: Sequence[Card]) -> list[Card]:
    """``moves`` without those that are as good as an earlier one: cards of a suit and a price with nothing between
    them that is still to come or lies in the running trick."""
    prices = prices_of(round_.contract)
    matter = [NUMBER[card] for card in (*loose, *round_.trick)]
    kept: list[Card] = []
    groups: set[tuple[int, int, int]] = set()
    for move in moves:
        number = NUMBER[move]
        group = (
            number // HEIGHTS,
            prices[number],
            sum([one < number and one // HEIGHTS == number // HEIGHTS for one in matter]),
        )
        if group not in groups:
            groups.add(group)
            kept.append(move)
    return kept
