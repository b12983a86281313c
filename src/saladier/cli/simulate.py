"""``simulate``: bots play matches; the same seed gives the same records."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from saladier.bots import Bot, find_bot
from saladier.cards import BadInput, shuffled
from saladier.cli.read import options_of
from saladier.games import Match, Options, find
from saladier.record import record_of, text_of, write_record
from saladier.record.read import MOST_ROUNDS


def run(
    game: str,
    rounds: int | None,
    matches: int | None,
    bots: str,
    worlds: int,
    seed: int,
    options: Sequence[str],
    out: str | None,
) -> int:
    """Play ``matches`` matches, or ``rounds`` rounds in all, and print a summary as one JSON object.

    A refused move is an error, and so is a round after which the cards are not the pack. ``rounds`` counts
    every round, ``completed`` those that count as a hand (in Septica a void one does not).
    """
    rules = find(game)
    chosen = options_of(rules, options)
    levels = bots.split(",")
    players = [find_bot(game, levels[seat % len(levels)]) for seat in range(chosen.players)]
    if matches is None and rounds is None:
        matches = 1
    if min(one for one in (matches, rounds) if one is not None) < 1:
        raise BadInput("at least one match or round is needed", "--rounds" if matches is None else "--matches")
    totals = [0] * rules.sides(chosen)
    wins = [0] * rules.sides(chosen)
    played = completed = finished = moves = 0
    number = 0
    while (matches is not None and number < matches) or (rounds is not None and played < rounds):
        limit = None if rounds is None else rounds - played
        match = play(game, chosen, players, Random(f"{seed}/{number}"), worlds, limit)
        played += len(match.hands)
        moves += sum(len(hand.moves) for hand in match.hands)
        completed += match.standing.round
        finished += match.over
        scores = match.standing.scores
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        for side in match.settlement.winners if match.settlement else ():
            wins[side] += 1
        if out is not None:
            _write(match, levels, Path(out), number)
        number += 1
    summary = {
        "game": game, "matches": number, "finished": finished, "rounds": played,
        "completed": completed, "moves": moves, "seed": seed, "bots": levels, "points": totals, "sum": sum(totals),
        "wins": wins,
    }  # fmt: skip
    print(json.dumps(summary))
    return 0


def play(
    game: str, options: Options, players: Sequence[Bot], random: Random, worlds: int, most: int | None = None
) -> Match:
    """One match of ``players`` (by seat), or its first ``most`` rounds; an open session is closed when a
    record would hold no more."""
    rules = find(game)
    match = Match(rules, options, rules.first_standing(options, random.randrange(options.players)))
    limit = MOST_ROUNDS if most is None else min(most, MOST_ROUNDS)
    while not match.over and len(match.hands) < limit:
        match.start_deal(shuffled(rules.dealt_pack(options), random))
        while match.to_act is not None:
            seat = match.to_act
            move = players[seat].choose(match.view(seat), random, worlds)
            refusal = match.play(seat, move)
            if refusal is not None:
                raise BadInput(
                    f"seat {seat} was refused {move!r}: {refusal.code} in {text_of(write_record(record_of(match)))}"
                )
        assert match.round is not None
        if sorted(match.round.cards()) != sorted(rules.pack(options)):
            raise BadInput("the cards of a finished round are not the pack")
    return match


def _write(match: Match, levels: Sequence[str], folder: Path, number: int) -> None:
    data = write_record(record_of(match, extra={"x_bots": list(levels)}))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{match.game.name}-{number:05}.json").write_text(text_of(data) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput("nothing can be written there: {why}", "--out", why=error) from None
