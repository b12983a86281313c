"""What is told aloud: what others do once, what is expected once a turn, the end of a hand too."""

from tests.table.device import Device
from tests.table.kept import kept_match

OPENING = {
    "to_act": 0,
    "hands": ["KS KH KD 4S 5H 7D", "4C 5C 6C", "8S 8H 9C", "TS TH 9D"],
    "stock": "5S 6S 7S 8C 9S TC JC QC",
    "pile": "5D 6H",
    "melds": [["QS QH QD"], []],
    "phase": "meld",
}


def test_what_is_expected_is_not_said_again_with_every_card_that_is_chosen() -> None:
    device = Device(kept_match("samba", position=OPENING))
    expected = device.reply["polite"]
    assert expected.startswith("Seat 0 to play")
    for card in ("KS", "KH", "KD"):
        device.act("select", card=card, copy="0")
        assert device.reply["polite"] is None
    device.act("rules", name="samba")
    assert device.reply["polite"] is None
    device.act("back")
    assert device.reply["polite"] == expected


def test_after_a_move_is_taken_back_it_is_said_what_is_expected() -> None:
    position = {"to_act": 0, "hands": ["2C 9H", "8C 9C", "4C 5C", "6C 5D"]}
    device = Device(kept_match("canadian_salad", position=position))
    expected = device.reply["polite"]
    device.act("move", card="2C")
    assert device.reply["polite"] == "Seat 0 led Two of clubs."
    device.act("undo")
    assert device.reply["polite"] == expected


def test_the_last_move_of_a_hand_is_told_beside_its_result() -> None:
    position = {"to_act": 0, "hands": ["9H", "TH", "JH", "QH"], "rows": {"H": "7H 8H"}}
    device = Device(kept_match("la_salade", position=position, standing={"round": 6}))
    device.act("move", card="9H")
    told = [device.reply["polite"]]
    while device.state == "thinking":
        device.step()
        told.append(device.reply["polite"])
    assert device.state == "match-over"
    assert told[-1].startswith("Seat 2 laid Jack of hearts.")
    device.act("show-deal")
    device.act("back")
    assert device.reply["polite"] is None
