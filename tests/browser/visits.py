"""Visits with the service worker at work: to a table, and until the site is kept."""

from playwright.sync_api import Page, expect

from tests.browser.watch import READY, START

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
}"""


def start(page: Page, url: str) -> None:
    """A first visit, until the whole site is kept."""
    page.goto(url)
    page.locator(READY).wait_for(timeout=START)
    page.evaluate(KEPT)


def open_a_table(page: Page) -> None:
    """From home to a hand of Canadian Salad that goes on."""
    page.locator("[data-action=new][data-name=canadian_salad]").first.click()
    page.locator("form [type=submit], [data-action=play]").first.click()
    page.locator("[data-action=deal]").click()
    at_the_table(page)


def at_the_table(page: Page) -> None:
    """Wait until it is the player's turn at the table of Canadian Salad."""
    expect(page.locator("body[data-screen=table][data-state=your-turn]")).to_have_attribute(
        "data-game", "canadian_salad", timeout=START
    )


def play_a_card(page: Page) -> None:
    """Play the first card that may be played, and see it leave the hand."""
    cards = page.locator("[data-zone=hand] [data-move]")
    before = cards.count()
    page.locator("[data-zone=hand] [data-move]:not([aria-disabled=true])").first.click()
    expect(cards).not_to_have_count(before)
