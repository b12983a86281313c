"""``replay --moves``: the hands of a record as text, in the notation of the record."""

from collections.abc import Iterator, Sequence

from saladier.cards import BadInput
from saladier.cli.read import read_json
from saladier.games import Hand, Match, Round
from saladier.record import Comment, Record, begin_again, look_into, read_record


def run(file: str) -> int:
    """Print every hand: how it began, each move with who made it, comments, and what it brought."""
    data = read_json(file)
    try:
        record = read_record(data)
        match = look_into(record)
    except BadInput as error:
        raise error.inside(file) from None
    for line in lines(record, match):
        print(line)
    return 0


def lines(record: Record, match: Match) -> Iterator[str]:
    """The text, line by line. Hidden cards stay ``??``."""
    names = record.names or [f"seat {seat}" for seat in range(match.options.players)]
    yield f"{match.game.name}, {match.options.players} players: {', '.join(names)}"
    for number, hand in enumerate(match.hands):
        yield ""
        standing = hand.standing
        scores = " ".join(map(str, standing.scores))
        yield f"Hand {standing.round + 1}, dealt by {names[standing.dealer]}, scores {scores}"
        yield from _hand(match, hand, names)
        if number < len(match.results):
            points = " ".join(f"{score:+d}" for score in match.results[number].round_score)
            yield f"Points {points}"
    if match.over and match.settlement is not None:
        yield f"The match is over; won by side {', '.join(map(str, match.settlement.winners))}"


def _hand(match: Match, hand: Hand, names: Sequence[str]) -> Iterator[str]:
    alone = begin_again(match, hand)
    assert alone.round is not None
    width = max(map(len, names))
    waiting = not any(alone.round.hands)  # for the cut
    if not waiting:
        yield from _table(alone.round, names, width)
    remarks: Sequence[Comment] = hand.notes.get("comments", ())
    digits = len(str(len(hand.moves)))
    for made in range(len(hand.moves) + 1):
        if made:
            move, mover = hand.moves[made - 1], hand.movers[made - 1]
            alone.follow(move)
            yield f"{made:>{digits}}. {names[mover]:<{width}}  {move}"
            if waiting and any(alone.round.hands):
                waiting = False
                yield from _table(alone.round, names, width)
        yield from (f"{'':{digits}}  # {line}" for one in remarks if one.after == made for line in one.text.split("\n"))


def _table(round_: Round, names: Sequence[str], width: int) -> Iterator[str]:
    """What lies on the table and in the hands."""
    for key, value in round_.position().items():
        if key in ("trick", "pile", "rows", "melds", "runs", "red3", "trump") and value:
            yield f"{key}: {_text(value)}"
    for seat, name in enumerate(names):
        yield f"{name:<{width}}  {' '.join(sorted(round_.hands[seat]))}"


def _text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {text}" for key, text in value.items())
    if isinstance(value, list):
        return " | ".join(_text(one) for one in value)
    return str(value)
