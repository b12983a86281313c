"""No screen has a finding of axe-core, in any language, by day and by night.

Each screen is looked at by day and by night in English, and once in each other language; with SALADIER_AXE=all, in
every language by day and by night.
"""

import os
import re
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from saladier.table.languages import LANGUAGES
from tests.browser.player import FAST, Player
from tests.browser.screens import EMBEDDED, GENERAL, Screen, kept_in_general, kept_of_game, of_game
from tests.browser.watch import READY, START
from tests.table.games import NAMES
from tools.paths import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
TOUR = Path(__file__).parent / "tour.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EVERY = list(product(LANGUAGES, THEMES))
FEWER = [(code, theme) for at, (code, theme) in enumerate(EVERY) if code == "en" or at % 4 in (0, 3)]
LOOKS = EVERY if os.environ.get("SALADIER_AXE") == "all" else FEWER
"""In which language and colours each screen is looked at."""

LOOK = """async ([steps, again, shows, looks]) => {
  await tour.go(steps);
  const found = [];
  for (const [language, theme] of looks) {
    await tour.dress(language, theme);
    await tour.go(again);
    const wrong = [...tour.missing(shows).map((one) => `not there: ${one}`), ...(await tour.faults())];
    found.push(...wrong.map((one) => `${language} ${theme}: ${one}`));
  }
  return found;
}"""


def equip(page: Page) -> None:
    """Bring axe-core and the tour into the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(TOUR.read_text(encoding="utf-8"))


def findings(page: Page, screens: tuple[Screen, ...]) -> list[str]:
    """What is wrong with the screens, each in several languages and colours."""
    found = []
    for screen in screens:
        given: list[Any] = [*map(list, (screen.steps, screen.again, screen.shows)), LOOKS]
        found += [f"{screen.name} {one}" for one in page.evaluate(LOOK, given)]
    return found


def test_each_language_is_seen_and_both_themes() -> None:
    assert {code for code, _theme in LOOKS} == set(LANGUAGES)
    assert {theme for _code, theme in LOOKS} == set(THEMES)
    assert {("en", theme) for theme in THEMES} <= set(LOOKS)


@pytest.mark.parametrize("name", NAMES)
def test_the_screens_of_a_game(stage: Page, name: str) -> None:
    Player(stage, {**FAST, **kept_of_game(name)})
    equip(stage)
    assert findings(stage, of_game(name)) == []


def test_the_other_screens(stage: Page) -> None:
    Player(stage, {**FAST, **kept_in_general()})
    equip(stage)
    assert findings(stage, GENERAL) == []


def test_tables_inside_another_page(stage: Page) -> None:
    found = []
    for screen in EMBEDDED:
        stage.goto("about:blank")
        stage.goto(screen.address)
        stage.locator(READY).wait_for(timeout=START)
        equip(stage)
        found += findings(stage, (screen,))
    assert found == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rules_pages_without_the_app(page: Page, code: str) -> None:
    found = []
    for name, theme in product(NAMES, [theme for one, theme in LOOKS if one == code]):
        page.emulate_media(color_scheme=theme)
        page.goto(f"./rules/{name}.html" if code == "en" else f"./rules/{code}/{name}.html")
        assert page.locator("html").get_attribute("lang") == code
        equip(page)
        found += [f"{name} {theme}: {one}" for one in page.evaluate("tour.faults()")]
    assert found == []


@pytest.mark.parametrize("fails", [False, True], ids=["under way", "failed"])
def test_the_start(page: Page, fails: bool) -> None:
    page.route(re.compile(r"/core\.js$"), lambda route: route.abort() if fails else None)
    page.goto("./", wait_until="commit")
    page.locator("#start .failed" if fails else "#start").wait_for()
    equip(page)
    found = []
    for code, theme in LOOKS:
        page.emulate_media(color_scheme=theme)
        page.locator("select[name=language]").first.select_option(code)
        assert page.locator("html").get_attribute("lang") == code
        found += [f"{code} {theme}: {one}" for one in page.evaluate("tour.faults()")]
    assert found == []
