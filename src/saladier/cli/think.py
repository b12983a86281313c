"""``think``: records in, one a line; for each the move its seat to act would make."""

from collections.abc import Iterable
from random import Random

from saladier.bots import find_bot, levels_of
from saladier.cards import BadInput
from saladier.record import load, parse, read_record


def run(lines: Iterable[str], level: str | None, worlds: int, seed: int) -> int:
    """Answer every line that is not blank, in order, flushed at once; errors stand on their line."""
    for line in lines:
        if line.strip():
            try:
                answer = answer_to(line, level, worlds, seed)
            except BadInput as error:
                answer = f"error: {' '.join(str(error).split())}"
            print(answer, flush=True)
    return 0


def answer_to(line: str, level: str | None, worlds: int, seed: int) -> str:
    """The move for one unfinished record; without a ``level`` that of the strongest bot the game has."""
    match = load(read_record(parse(line)))
    if match.to_act is None:
        raise BadInput("the last round is over, nobody is to act")
    name = match.game.name
    return find_bot(name, level or levels_of(name)[-1]).choose(match.view(match.to_act), Random(seed), worlds)
