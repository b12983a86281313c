"""Storage that is full, refused, or written by another tab where the browser has no locks."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import FAST, Player, open_record
from tests.browser.watch import READY, START, Watch
from tests.table.kept import kept_match

pytestmark = pytest.mark.first_visit

FILL = """() => {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try { for (let n = 0; ; n++) localStorage.setItem(`else.${size}.${n}`, "x".repeat(size)); } catch { /* full */ }
  }
}"""
CLEAR = """() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("else.")) localStorage.removeItem(key);
}"""
DENY = """Object.defineProperty(window, "localStorage",
  { get() { throw new DOMException("not in this frame", "SecurityError"); } })"""
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
FOUR_EACH = {"to_act": 0, "hands": ["2C 3C 4C 5D", "5C 6C 7C 6D", "8C 9C TC 7D", "JC QC KC 8D"]}
CARD = "[data-zone=hand] [data-move]"


def moves_made(page: Page) -> int:
    return len(open_record(page)["rounds"][-1]["moves"])


def test_with_no_room_left_the_match_goes_on_and_is_kept_as_soon_as_there_is(stage: Page) -> None:
    player = Player(stage, {**kept_match("canadian_salad", position=FOUR_EACH), **FAST})
    notice = stage.locator(".notice")
    stage.evaluate(FILL)
    stage.evaluate("localStorage.removeItem('saladier.match.made-up.b')")
    stage.evaluate(FILL)
    before = open_record(stage)
    player.tap(CARD)
    expect(notice).to_contain_text("no room left")
    assert open_record(stage) == before
    assert len(player.cards("hand")) == 3
    stage.evaluate(CLEAR)
    player.tap(CARD)
    expect(notice).to_have_count(0)
    assert len(player.cards("hand")) == 2
    assert moves_made(stage) >= 5
    player.reload()
    assert len(player.cards("hand")) == 2


def test_where_storage_is_refused_the_match_goes_on(stage: Page) -> None:
    stage.add_init_script(DENY)
    stage.goto("./")
    stage.locator(READY).wait_for(timeout=START)
    expect(stage.locator(".notice")).to_contain_text("may not keep anything on this device")
    stage.locator("[data-action=new][data-name=septica]").first.click()
    stage.locator("[data-action=play]").click()
    stage.locator("[data-action=deal]").click()
    expect(stage.locator("body[data-screen=table]")).to_be_visible(timeout=START)
    expect(stage.locator(".notice")).to_contain_text("may not keep anything on this device")


def test_without_locks_no_tab_overwrites_what_another_has_played(stage: Page, site_url: str) -> None:
    stage.context.add_init_script(NO_LOCKS)
    here = Player(stage, {**kept_match("canadian_salad", position=FOUR_EACH), **FAST})
    other = stage.context.new_page()
    watch = Watch(other, site_url)
    there = Player(other, {})
    assert there.state == "your-turn"

    here.tap(CARD)
    take_over = other.locator("[data-action=take-over]")
    expect(take_over).to_be_visible(timeout=START)
    made = moves_made(stage)
    with other.expect_navigation():
        take_over.click()
    there.page.locator(READY).wait_for(timeout=START)
    there.rest()
    assert there.cards("hand") == here.cards("hand")
    there.tap(CARD)
    assert moves_made(other) > made
    expect(stage.locator("[data-action=take-over]")).to_be_visible(timeout=START)
    assert watch.problems == []
