"""Positions of Canadian Salad."""

from saladier.table.positions.model import Position
from saladier.table.text import _

POSITIONS = (
    Position(
        "canadian_salad", "follow", "3.2",
        lambda: _("The three of spades was led. Which of these cards may be played?"),
        {"position": {"to_act": 1, "hands": ["2D 3D 4D", "4S QS KH 9D", "5D 6D 7D 8D", "TD JD QD KD"], "trick": "3S"}},
        ("4S", "QS", "KH", "9D"),
    ),
    Position(
        "canadian_salad", "takes", "3.3",
        lambda: _("Diamonds were led, and this is the last card of the trick. Which of these takes it?"),
        {"position": {"to_act": 3, "hands": ["2C 3C", "4C 5C", "6C 7C", "4D KD AH"], "trick": "TD QD AS"}},
        ("4D", "KD", "AH"), ("KD",),
        wrong=lambda: _("It is not higher than the queen of diamonds."),
    ),
    Position(
        "canadian_salad", "throw", "4",
        lambda: _("Hand 4: only the king of spades costs anything. Clubs were led, and this hand has none. What is best thrown?"),
        {"standing": {"round": 3},
         "position": {"to_act": 2, "hands": ["2C 3C", "4C 5C", "2H KS AD", "6C 7C 8C"], "trick": "9C JC"}},
        ("2H", "KS", "AD"), ("KS",),
        wrong=lambda: _("It keeps the king of spades in the hand, where it can still be caught."),
    ),
)  # fmt: skip
