"""Positions of real hands with a move and the reason given for it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from saladier.bots import find_bot
from saladier.bots.reasons import Reason, reason_for
from saladier.cards import Card, shuffled
from saladier.games import Game, Match, Round, View, find, read_options
from saladier.table.advice import hint_words
from saladier.table.session import Hint
from saladier.table.text import plain


@dataclass
class Spot:
    """``round`` is the real one, with every card face up; the reason was found from the view of ``seat`` alone."""

    game: Game
    round: Round
    seat: int
    move: str
    reason: Reason

    @property
    def hand(self) -> list[Card]:
        return self.round.hands[self.seat]

    @property
    def others(self) -> list[Card]:
        """Every card in the hands of the others."""
        return [card for seat, hand in enumerate(self.round.hands) if seat != self.seat for card in hand]

    @property
    def legal(self) -> list[str]:
        return self.round.legal_moves()

    @property
    def facts(self) -> dict[str, Any]:
        return dict(self.reason.facts)

    def played(self) -> Round:
        """The real round after the move."""
        after = self.round.copy()
        after.apply(self.move)
        return after


def spots(name: str, options: dict[str, Any], hands: int, level: str = "random", most: int = 30) -> Iterator[Spot]:
    """Every decision of some hands, with ``most`` of the legal moves and what the bot of ``level`` plays; hands of
    matches with a fixed number of them take turns. The reason stays the same when hidden cards are dealt anew."""
    game, random = find(name), Random(f"{name}{options}")
    settings = read_options(game.options, options)
    rounds = {"canadian_salad": 6, "la_salade": 7}.get(name, 1)
    for number in range(hands):
        standing = game.first_standing(settings, random.randrange(settings.players))
        match = Match(game, settings, replace(standing, round=number % rounds))
        match.start_deal(shuffled(game.dealt_pack(settings), random))
        bot = find_bot(name, level)
        while match.to_act is not None:
            assert match.round is not None
            view = match.view(match.to_act)
            move = bot.choose(view, random, 1)
            legal = view.round.legal_moves()
            for one in {move, *random.sample(legal, min(most, len(legal)))}:
                yield Spot(game, match.round, match.to_act, one, _reason(game, view, one, random))
            assert match.play(match.to_act, move) is None


def _reason(game: Game, view: View, move: str, random: Random) -> Reason:
    found = reason_for(game, view, move)
    said(game, view, move, found)
    if random.random() < 0.1:
        assert reason_for(game, game.view(game.imagine(view, random), view.seat), move) == found
    return found


def said(game: Game, view: View, move: str, reason: Reason) -> str:
    """The sentence at the table; fails when it lacks a fact."""
    words = plain(hint_words(Hint(move, reason), game, view.round))
    assert ": " in words
    assert words.endswith(".")
    return words


def at(match: Match, move: str) -> Spot:
    """The spot of one move in a table set up by hand."""
    assert match.round is not None
    assert match.to_act is not None
    assert match.refusal(match.to_act, move) is None
    view = match.view(match.to_act)
    reason = reason_for(match.game, view, move)
    said(match.game, view, move, reason)
    return Spot(match.game, match.round, match.to_act, move, reason)
