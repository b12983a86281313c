"""Positions of Salas."""

from saladier.table.positions.model import Position
from saladier.table.text import _

PACKS = ["3C 4C 5C 6C", "3D 4D 5D 6D"]

POSITIONS = (
    Position(
        "salas", "runs", "4.1",
        lambda: _("The Salas is in play. Which of these runs may be laid?"),
        {"position": {"to_act": 0, "phase": "play", "stock": "4H 4S", "pile": "6D", "middle": False, "trump": "S",
                      "runs": [["9S TS S* QS"], []], "opened": [True, False], "packs": PACKS,
                      "hands": ["5H 6H 7H QC KC AC 8S 2H TS J* 9D QD KD AD 3D", "KS 9C 9H"]}},
        ("lay 5H 6H 7H", "lay QC KC AC", "lay KD AD 3D", "lay 8S 2H TS", "lay 9D J* 2H QD"),
        (), {"players": 2},
    ),
    Position(
        "salas", "swap", "5.5",
        lambda: _("The other side has laid a Salas between nine and jack of clubs. With which of these cards may it be won?"),
        {"position": {"to_act": 0, "phase": "play", "stock": "4H 4S", "pile": "6D", "middle": False, "trump": "C",
                      "runs": [[], ["8C 9C S* JC"]], "opened": [False, True], "packs": PACKS,
                      "hands": ["TC QC J* 5H 6H", "KS 9D 9H"]}},
        ("swap TC > 1.0", "swap QC > 1.0", "swap J* > 1.0"),
        (), {"players": 2},
    ),
)  # fmt: skip
