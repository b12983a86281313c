"""How the house rules of Samba are offered."""

from saladier.games.samba.game import TARGET
from saladier.games.samba.scoring import KEPT
from saladier.table.games.base import HouseRule
from saladier.table.text import _, count


def house_rules() -> dict[str, HouseRule]:
    """Option -> title, explanation and a label per value."""
    return {
        "six_player_mode": HouseRule(
            _("Six players"),
            _("Two teams of three, or three teams of two."),
            {"2x3": _("Two teams"), "3x2": _("Three teams")},
            ruling=True,
        ),
        "group_wild_rule": HouseRule(
            _("Wild cards in a group"),
            _("A group needs twice as many natural cards as wild ones, or only more."),
            {"double": _("Twice as many"), "more": _("More")},
        ),
        "red3_replacement": HouseRule(
            _("A new card for a red three"),
            _("Whoever lays a red three draws a card for it."),
            {"always": _("Always"), "never": _("Never")},
            ruling=True,
        ),
        "black3_meld": HouseRule(
            _("Black threes"),
            _("Melded only in the move that goes out: without wild cards, never, or with them."),
            {"natural_going_out": _("Going out"), "never": _("Never"), "wild_going_out": _("With wild cards")},
            ruling=True,
        ),
        "sequence_merge": HouseRule(
            _("Joining sequences"),
            _("Two sequences of a side may be joined: never, up to seven cards, or three, link, three."),
            {"none": _("Never"), "up_to_seven": _("Up to seven"), "three_plus_link": _("Three and three")},
            ruling=True,
        ),
        "red3_hand_penalty_scope": HouseRule(
            _("Red threes left in hand"),
            _("{n} points are lost for each player who holds any, or once per team.").format(n=KEPT),
            {"player": _("Each player"), "team": _("Once per team")},
            ruling=True,
        ),
        "last_stock_red3": HouseRule(
            _("A red three as the last stock card"),
            _("It is laid at once, or goes to the hand like any other."),
            {"forced": _("Laid at once"), "optional": _("To the hand")},
            ruling=True,
        ),
        "one_card_take": HouseRule(
            _("With one card in hand"),
            _("Nothing may be taken from the pile, or the top card onto a sequence may."),
            {"strict": _("Nothing"), "pile_only": _("The top card")},
            ruling=True,
        ),
        "tie_rule": HouseRule(
            _("Equal totals beyond {n}").format(n=count(TARGET)),
            _("A draw, or hands are played until one side leads."),
            {"draw": _("A draw"), "play_on": _("Play on")},
            ruling=True,
        ),
    }
