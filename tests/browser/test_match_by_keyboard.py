"""A match by keyboard alone: every control is reached, and the focus is never lost."""

from playwright.sync_api import Page, expect

from tests.browser.player import FAST, Player
from tests.table.kept import kept_match

FOCUSED = "selector => document.activeElement.matches(selector)"
IN_THE_APP = "() => document.getElementById('app').contains(document.activeElement)"
MOST_TABS = 80


class Keyboard(Player):
    """A player without a pointer."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.rest()
        assert self.page.evaluate(IN_THE_APP), f"the focus was lost after {key}"

    def tab_to(self, selector: str) -> None:
        """Tab until such a control has the focus."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is not reached")

    def enter(self, selector: str) -> None:
        self.tab_to(selector)
        self.press("Enter")


def test_from_home_to_the_first_card(stage: Page) -> None:
    keyboard = Keyboard(stage, FAST)
    keyboard.enter("[data-action=new][data-name=canadian_salad]")
    keyboard.enter("[data-action=play]")
    keyboard.enter("[data-action=deal]")
    expect(stage.locator("body")).to_have_attribute("data-state", "your-turn")
    keyboard.enter("[data-zone=hand] [data-move]")
    assert len(keyboard.cards("hand")) == 12


def test_the_last_hand_and_the_result(stage: Page) -> None:
    storage = kept_match("canadian_salad", options={"players": 6}, standing={"round": 5, "scores": [0] * 6})
    keyboard = Keyboard(stage, {**storage, **FAST})
    keyboard.tab_to("a.skip")
    stage.keyboard.press("Enter")
    keyboard.tab_to("[data-zone=hand] .card")
    for held in range(8, 0, -1):
        assert keyboard.state == "your-turn"
        keyboard.press("Home")
        while not stage.evaluate(FOCUSED, "[data-move]"):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        if held > 1:
            assert stage.evaluate(FOCUSED, "[data-zone=hand] .card"), "the focus stays in the hand"
    assert keyboard.state == "match-over"
    keyboard.enter("[data-action=show-deal]")
    keyboard.enter("[data-action=back]")
    keyboard.enter("[data-action=finish]")
    assert keyboard.look().over
    keyboard.enter("[data-action=home]")
    expect(stage.locator("body")).to_have_attribute("data-screen", "home")


def test_why_not_undo_and_escape_by_keyboard(stage: Page) -> None:
    position = {"to_act": 2, "hands": ["4C", "6C", "2C 9H", "8C 9C"], "trick": "KC AC"}
    storage = kept_match("canadian_salad", ["medium", "medium", "person"], position=position)
    keyboard = Keyboard(stage, {**storage, "saladier.settings": '{"pace":"tap"}'})
    keyboard.enter("[data-action=why][data-card='9H']")
    expect(stage.locator("#say a")).to_have_attribute("href", "rules/canadian_salad.html#c3-2")
    keyboard.enter("#say a")
    expect(stage.locator("body")).to_have_attribute("data-screen", "rules")
    assert stage.evaluate(FOCUSED, "#c3-2")
    keyboard.press("Escape")
    expect(stage.locator("body")).to_have_attribute("data-screen", "table")
    keyboard.tab_to("[data-move='2C']")
    stage.keyboard.press("Enter")
    expect(stage.locator("body")).to_have_attribute("data-turn", "3")
    stage.locator("#app:not([data-busy])").wait_for()
    stage.keyboard.press("u")
    keyboard.rest()
    expect(stage.locator("body")).to_have_attribute("data-turn", "2")
    assert keyboard.cards("hand") == ["9H", "2C"]
    assert stage.evaluate(IN_THE_APP)
