"""After one visit the app starts without its server, again and again, and a match goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host import hosting
from tests.browser.visits import at_the_table, open_a_table, play_a_card, start
from tests.browser.watch import READY, START, Watch
from tools.paths import PUBLIC

pytestmark = pytest.mark.first_visit


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """With the service worker."""
    return {**browser_context_args, "service_workers": "allow"}


def test_a_match_goes_on_without_the_server(page: Page, site: Path) -> None:
    with hosting(site) as host:
        watch = Watch(page, host.url)
        start(page, host.url)
        open_a_table(page)
        host.stop()
        for _ in range(3):
            page.reload()
            at_the_table(page)
            play_a_card(page)
        assert watch.problems == []


def test_rules_and_other_addresses_open_without_the_server(page: Page, site: Path) -> None:
    with hosting(site) as host:
        start(page, host.url)
        host.stop()
        page.goto(f"{host.url}rules/salas.html")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Salas")
        for address in ("index.html", "?from=home-screen", "#about"):
            page.goto(host.url + address)
            page.locator(READY).wait_for(timeout=START)


def test_can_be_installed(page: Page, site_url: str) -> None:
    page.goto(site_url)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/saladier/public/manifest.webmanifest")
    errors = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}, "each test has a profile of its own, from which nothing is installed"
    assert (PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8") == found["data"]
