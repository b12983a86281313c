"""Cuts, passes and decisions of La Salade and Septica by taps, each with a reload right before it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import FAST, Player
from tests.table.kept import kept_match

ROWS = {"S": "6S 8S", "H": "7H 7H"}


def begin(page: Page, game: str, **given: Any) -> Player:
    return Player(page, {**kept_match(game, **given), **FAST})


def reload_shows_the_same(player: Player) -> None:
    body = player.page.locator("body")
    before = (player.cards("hand"), player.record["rounds"], player.state, body.get_attribute("data-turn"))
    player.reload()
    assert (player.cards("hand"), player.record["rounds"], player.state, body.get_attribute("data-turn")) == before
    player.look()


@pytest.mark.parametrize(
    ("game", "options", "dealt"),
    [("la_salade", {"cut": "ask"}, 13), ("septica", {}, 4), ("septica", {"players": 4}, 4)],
    ids=["La Salade", "Septica 1v1", "Septica 2v2"],
)
def test_the_cut(stage: Page, game: str, options: dict[str, Any], dealt: int) -> None:
    player = begin(stage, game, options=options, standing={"dealer": 1})
    assert player.state == "your-turn"
    assert player.cards("hand") == []
    slider = stage.locator("[name=cut]")
    slider.press("ArrowRight")
    player.rest()
    slider.press("ArrowRight")
    player.rest()
    at = slider.input_value()
    expect(stage.locator(f"[data-move='cut {at}']")).to_be_visible()
    reload_shows_the_same(player)
    player.tap("[data-move^='cut ']")
    while len(player.cards("hand")) == 0:  # the lottery of the cut may ask again
        player.tap("[data-move=no_cut]")
    assert player.moves[0].startswith("cut ")
    assert len(player.cards("hand")) + player.moves[1:].count("pass") <= dealt
    player.look()


def test_sevens_a_forced_pass_and_a_card(stage: Page) -> None:
    position = {"to_act": 0, "hands": ["2D 9H", "8H TC", "9S 3D", "4C TS"], "rows": ROWS}
    player = begin(stage, "la_salade", standing={"round": 6}, position=position)
    reload_shows_the_same(player)
    expect(stage.locator("[data-move=pass]")).to_be_visible()
    player.tap("[data-action=why][data-card='9H']")
    expect(stage.locator("#say")).to_contain_text("Eight of hearts")
    player.tap("[data-move=pass]")
    assert player.moves[0] == "pass"
    player.look()
    player.tap("[data-move='9H']")
    assert "9H" in player.moves


def test_sevens_is_played_to_its_end(stage: Page) -> None:
    player = begin(stage, "la_salade", standing={"round": 6, "scores": [0, 10, 20, 30]})
    passes = 0
    while player.state == "your-turn":
        player.look()
        pass_ = stage.locator("[data-move=pass]").count()
        passes += pass_
        player.tap("[data-move=pass]" if pass_ else "[data-zone=hand] [data-move]")
    assert player.state == "match-over"
    assert player.moves.count("pass") >= passes
    player.tap("[data-action=finish]")
    expect(stage.locator(".places li")).to_have_count(4)


DECISIONS = {
    2: {"to_act": 0, "hands": ["8H 9C", "TC JC"], "trick": "8C 8D", "stock": "QC KC QD KD"},
    4: {"to_act": 0, "hands": ["8H 9C", "TC JC", "TD JD", "TH JH"], "trick": "8C 8D 9H 9S", "stock": ""},
}


@pytest.mark.parametrize(("players", "choice"), [(2, "stop"), (4, "8H")])
def test_the_decision_after_a_lap(stage: Page, players: int, choice: str) -> None:
    player = begin(stage, "septica", options={"players": players}, position=DECISIONS[players])
    reload_shows_the_same(player)
    expect(stage.locator("#say")).to_contain_text("decides")
    player.tap("[data-action=why][data-card='9C']")
    assert player.moves == []
    player.tap(f"[data-move='{choice}']")
    assert player.moves[0] == choice
    player.look()


def test_an_open_session_is_ended(stage: Page) -> None:
    player = begin(stage, "septica", position={"to_act": 0, "hands": ["8H", "TC"], "stock": ""})
    player.tap("[data-move='8H']")
    assert player.state == "round-over"
    player.reload()
    assert player.state == "round-over"
    player.tap("[data-action=end-session]")
    player.tap("[data-action=end-session-yes]")
    assert player.state == "match-over"
    player.reload()
    assert player.state == "match-over"
    expect(stage.locator("body")).to_have_attribute("data-screen", "match-result")
