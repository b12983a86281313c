"""Positions of Samba."""

from saladier.table.positions.model import Position
from saladier.table.text import _

OTHERS = ["4C 4D 6C 6S", "5C 5S 9S TS", "5H 6H 9H TD"]

POSITIONS = (
    Position(
        "samba", "groups", "7.1.3",
        lambda: _("The side has opened. Which of these groups may be laid?"),
        {"position": {"to_act": 0, "phase": "meld", "stock": "4H 4S TC", "pile": "6D", "melds": [["TH TC TD"], []],
                      "hands": ["KH KD KS 9C 9D 2S 8H J* 2C QH QC QD QS 4D", *OTHERS]}},
        ("lay KH KD KS", "lay 9C 9D 2S", "lay 8H J* 2C", "lay QH QC QD QS J* 2C"),
    ),
    Position(
        "samba", "sequences", "7.2.1",
        lambda: _("The side has opened. Which of these sequences may be laid?"),
        {"position": {"to_act": 0, "phase": "meld", "stock": "4H 4S TC", "pile": "6D", "melds": [["TH TC TD"], []],
                      "hands": ["5D 6D 7D QS KS AS 8C 9C 2C 9H TH JD 4C", *OTHERS]}},
        ("lay 5D 6D 7D", "lay QS KS AS", "lay 8C 9C 2C", "lay 9H TH JD"),
    ),
    Position(
        "samba", "pile", "9.1",
        lambda: _("The nine of hearts lies on top of the pile, and the side has opened. With which of these may the pile be taken?"),
        {"position": {"to_act": 0, "phase": "draw", "stock": "4H 4S TC", "pile": "6D KC 5S 9H",
                      "melds": [["TH TC TD"], []], "hands": ["9C 9D 2S 7H 8H 4D KD AD", *OTHERS]}},
        ("take 9C 9D", "take 9C 2S", "take 7H 8H"),
    ),
)  # fmt: skip
