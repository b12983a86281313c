"""Two tabs: one plays, the other waits until it is asked to take over, and no move is lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import open_record
from tests.browser.visits import at_the_table, open_a_table, play_a_card
from tests.browser.watch import READY, START

pytestmark = pytest.mark.browser


def moves_made(page: Page) -> int:
    return len(open_record(page)["rounds"][-1]["moves"])


def test_the_second_tab_waits_and_can_take_over(table: Page, site_url: str) -> None:
    open_a_table(table)
    play_a_card(table)
    made = moves_made(table)

    other = table.context.new_page()
    other.goto(site_url)
    other.locator("[data-action=take-over]").wait_for(timeout=START)
    other.locator("[data-action=take-over]").click()
    at_the_table(other)
    expect(table.locator("[data-action=take-over]")).to_be_visible(timeout=START)
    assert moves_made(other) >= made, "no move is lost"
    play_a_card(other)
    other.close()


def test_a_tab_alone_just_plays(table: Page) -> None:
    expect(table.locator(READY)).to_be_visible()
    expect(table.locator("[data-action=take-over]")).to_have_count(0)
