"""A match of three people on one tablet: a curtain between any two turns, and no hand in the page but one's own."""

from playwright.sync_api import Page

from tests.browser.player import FAST, Player
from tests.table.kept import kept_match

THREE = ["person"] * 3


def test_three_people_pass_the_tablet_to_the_end_of_the_match(stage: Page) -> None:
    storage = kept_match("canadian_salad", THREE, options={"players": 3}, standing={"round": 5, "scores": [9, 5, 7]})
    player = Player(stage, {**storage, **FAST})
    turns = 0
    while player.state != "match-over":
        assert player.state == "curtain"
        player.look()
        assert player.cards("hand") == []
        player.tap("[data-action=reveal]")
        while player.state == "your-turn":
            match = player.look()
            assert stage.locator("[data-zone=hand]").get_attribute("data-seat") == str(match.to_act)
            player.tap("[data-zone=hand] [data-move]")
            turns += 1
    assert turns == 51
    player.tap("[data-action=finish]")
    assert player.look().over


def test_what_one_player_was_told_is_gone_behind_the_curtain(stage: Page) -> None:
    """A refusal names cards of the hand, and is spoken; neither stays for the next player."""
    position = {"to_act": 1, "hands": ["4C", "3C 9H", "3H 5D"], "trick": "KH"}
    storage = kept_match("canadian_salad", THREE, options={"players": 3}, position=position)
    player = Player(stage, {**storage, **FAST})
    player.tap("[data-action=reveal]")
    player.tap("[data-action=why][data-card='3C']")
    assert "Nine of hearts" in stage.locator("#assertive").inner_text()
    player.tap("[data-move='9H']")
    assert player.state == "curtain"
    player.look()
    player.reload()
    player.look()
    player.tap("[data-action=reveal]")
    player.look()
    assert player.cards("hand") == ["3H", "5D"]


def test_a_reload_begins_with_the_curtain(stage: Page) -> None:
    storage = kept_match("canadian_salad", THREE, options={"players": 3})
    player = Player(stage, {**storage, **FAST})
    player.tap("[data-action=reveal]")
    hand = player.cards("hand")
    assert len(hand) == 17
    player.reload()
    assert player.state == "curtain"
    player.look()
    player.tap("[data-action=reveal]")
    assert player.cards("hand") == hand
