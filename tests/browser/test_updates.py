"""From one release to the next, and back, with a match on the table."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from saladier import __version__
from tests.browser.host import hosting
from tests.browser.releases import NEXT, release
from tests.browser.visits import at_the_table, open_a_table, play_a_card, start
from tests.browser.watch import START, Watch

pytestmark = pytest.mark.first_visit

UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)"
HAND = "[...document.querySelectorAll('[data-zone=hand] [data-card]')].map((card) => card.dataset.card)"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """With the service worker."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def published(tmp_path: Path, site: Path) -> Path:
    """What the host serves: the first release."""
    folder = tmp_path / "published"
    release(folder, site, __version__)
    return folder


def runs(page: Page, version: str) -> None:
    """Home says, from the running Python, which version it is."""
    expect(page.locator(".foot")).to_contain_text(f"Version {version}", timeout=START)


def go_home(page: Page) -> None:
    page.locator("[data-action=home]").first.click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


def test_one_click_leads_to_the_new_code_and_back_and_the_match_goes_on(
    page: Page, published: Path, site: Path
) -> None:
    with hosting(published) as host:
        watch = Watch(page, host.url)
        start(page, host.url)
        runs(page, __version__)
        open_a_table(page)
        hand = page.evaluate(HAND)
        for old, new in ((__version__, NEXT), (NEXT, __version__)):
            release(published, site, new)
            page.evaluate(UPDATE)
            strip = page.locator("#update")
            expect(strip).not_to_have_attribute("hidden", "", timeout=START)
            expect(strip).to_be_hidden()  # nothing lies over the cards
            go_home(page)
            runs(page, old)
            expect(strip).to_be_visible()
            strip.get_by_role("button", name="Use it now").click()
            runs(page, new)
            expect(strip).to_be_hidden()
            page.locator("[data-action=continue-match]").first.click()
            at_the_table(page)
            assert page.evaluate(HAND) == hand
        play_a_card(page)
        assert watch.problems == []


def test_without_a_word_the_old_code_goes_on(page: Page, published: Path, site: Path) -> None:
    with hosting(published) as host:
        start(page, host.url)
        release(published, site, NEXT)
        page.evaluate(UPDATE)
        strip = page.locator("#update")
        expect(strip).to_be_visible(timeout=START)
        strip.get_by_role("button", name="Later").click()
        expect(strip).to_be_hidden()
        page.reload()
        runs(page, __version__)
        expect(strip).to_be_visible(timeout=START)


def test_another_tab_offers_what_has_taken_over(page: Page, published: Path, site: Path) -> None:
    with hosting(published) as host:
        start(page, host.url)
        other = page.context.new_page()
        other.goto(host.url)
        elsewhere = other.locator("[data-action=take-over]")
        expect(elsewhere).to_be_visible(timeout=START)
        release(published, site, NEXT)
        page.evaluate(UPDATE)
        page.locator("#update").get_by_role("button", name="Use it now").click(timeout=START)
        runs(page, NEXT)
        other.locator("#update").get_by_role("button", name="Use it now").click(timeout=START)
        expect(other.locator("#update")).to_be_hidden(timeout=START)
        elsewhere.click(timeout=START)
        runs(other, NEXT)
