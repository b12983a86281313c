"""Positions of La Salade."""

from saladier.table.positions.model import Position
from saladier.table.text import _

ROWS = {"S": "6S 9S", "H": "7H 7H", "D": "5D TD"}

POSITIONS = (
    Position(
        "la_salade", "follow", "3.2",
        lambda: _("The nine of hearts was led. Which of these cards may be played?"),
        {"position": {"to_act": 3, "hands": ["2D 3D TC", "4D 5D JC", "6D 7D QC", "AH 5H QS 3C"], "trick": "9H 2H KC"}},
        ("AH", "5H", "QS", "3C"),
    ),
    Position(
        "la_salade", "fits", "5.3",
        lambda: _("Sevens: which of these cards may be laid?"),
        {"standing": {"round": 6},
         "position": {"to_act": 0, "hands": ["TS 5S 8H 6C 7C KS", "JS 9H", "6H AC", "8C 9C"], "rows": ROWS}},
        ("TS", "5S", "8H", "6C", "7C", "KS"),
    ),
    Position(
        "la_salade", "pass", "5.6",
        lambda: _("Sevens: which of these is allowed now?"),
        {"standing": {"round": 6},
         "position": {"to_act": 0, "hands": ["JD 7C KC", "JS 9H", "6H AC", "8C 9C"], "rows": ROWS}},
        ("JD", "7C", "KC", "pass"),
    ),
)  # fmt: skip
