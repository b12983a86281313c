"""The last hand of a match of each game, a few cards before its end, as it is kept."""

from typing import Any

from saladier.record import load, read_record
from tests.table.kept import kept_match, record_in

ENDS: dict[str, dict[str, Any]] = {
    "canadian_salad": {
        "standing": {"round": 5, "scores": [80, 110, 60, 90]},
        "position": {"to_act": 0, "hands": ["KH 4C", "3H 5C", "4H 6C", "5H 7C"]},
    },
    "la_salade": {
        "standing": {"round": 6, "scores": [80, 110, 60, 90]},
        "position": {
            "to_act": 0,
            "hands": ["9H 3D", "TH 6C", "5C 4C", "8C 9C"],
            "rows": {"H": "7H 8H", "C": "7C 7C", "D": "4D 8D"},
        },
    },
    "septica": {
        "options": {"match_mode": "hands:1"},
        "position": {"to_act": 0, "hands": ["9S KH", "TD 9C"], "stock": "", "taken": ["TS", "AH"]},
    },
    "samba": {
        "standing": {"scores": [9500, 7000]},
        "position": {
            "to_act": 0,
            "hands": ["KC 4C", "5C 5D", "6C 6D", "7C 7D"],
            "stock": "TS JS QS TH",
            "pile": "4D",
            "melds": [["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"], ["JS JH JD JC"]],
            "phase": "meld",
        },
    },
    "salas": {
        "standing": {"scores": [5400, 900]},
        "position": {
            "to_act": 0,
            "hands": ["JD QD 4C", "9C 3C", "4H 8D", "3S 2D"],
            "stock": "8C 9D 2C QS",
            "pile": "5H",
            "runs": [["5D 6D 7D 8D 9D TD"], ["7H 8H 9H"]],
            "trump": "D",
            "middle": False,
            "packs": [None, "8S 7D JS"],
            "phase": "play",
        },
    },
}
LAST: dict[str, str] = {"samba": "add KC > 0 ; discard 4C", "salas": "add JD QD > 0 ; discard 4C"}
"""What ends the hand in the melding games; in the others the first legal move each time does."""


def moves_to_the_end(name: str) -> list[str]:
    """Moves that play such a hand out."""
    match = load(read_record(record_in(kept_match(name, **ENDS[name]))))
    moves = [LAST[name]] if name in LAST else []
    for move in moves:
        match.play(match.to_act or 0, move)
    while match.round is not None and match.to_act is not None:
        moves.append(match.round.legal_moves()[0])
        match.play(match.to_act, moves[-1])
    assert match.over
    return moves
