"""``replay``: how a record stands after its last move."""

import json
import sys
from typing import Any

from saladier.cards import BadInput
from saladier.cli.read import read_json
from saladier.games import Match
from saladier.record import IllegalMove, load, read_record, write_standing


def run(file: str) -> int:
    """Print one JSON object; an illegal move is reported on standard error, exit code 1."""
    data = read_json(file)
    try:
        match = load(read_record(data))
    except IllegalMove as error:
        report = {
            "round": error.round,
            "number": error.number,
            "move": error.move,
            "code": error.refusal.code,
            "facts": dict(error.refusal.facts),
        }
        print(f"illegal move: {json.dumps(report, ensure_ascii=False)}", file=sys.stderr)
        return 1
    except BadInput as error:
        raise error.inside(file) from None
    print(json.dumps(outcome(match), ensure_ascii=False))
    return 0


def outcome(match: Match) -> dict[str, Any]:
    """Standing after the last completed round, whose turn it is, and what the last round brought."""
    settled = match.settlement
    return {
        "standing": write_standing(match.game, match.options, match.standing, full=True),
        "to_act": match.to_act,
        "round_over": match.round is not None and match.to_act is None,
        "round_score": list(settled.round_score) if settled else None,
        "match_over": match.over,
        "winners": list(settled.winners) if settled else [],
    }
