"""Positions of Septica."""

from saladier.table.positions.model import Position
from saladier.table.text import _

POSITIONS = (
    Position(
        "septica", "take", "6.4",
        lambda: _("A ten was led. Which of these cards takes the trick?"),
        {"position": {"to_act": 2, "leader": 0, "trick": "TC 8D",
                      "hands": ["9C JC QC", "8C 9D JD", "TH 7S AD JS", "9H 8H KH KC"]}},
        ("TH", "7S", "AD", "JS"), ("TH", "7S"), {"players": 4},
        wrong=lambda: _("It may be played, but it is neither a ten nor a seven."),
    ),
    Position(
        "septica", "on", "6.6",
        lambda: _("A queen was led, and the other player’s queen took the trick over. What may the leader do now?"),
        {"position": {"to_act": 0, "leader": 0, "trick": "QC QH", "hands": ["QD 7S AC", "8C 9D JD"]}},
        ("QD", "7S", "AC", "stop"), (), {"players": 2},
    ),
)  # fmt: skip
