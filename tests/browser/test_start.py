"""The start: from an address to a table, and what is to be seen when it does not get there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.watch import READY, START, Watch
from tools.serve import serving

pytestmark = pytest.mark.first_visit

LONG_TASKS = """
window.longTasks = [];
window.watching = new PerformanceObserver((list) =>
  longTasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration])));
watching.observe({ type: "longtask", buffered: true });
"""


def refuse(route: Route) -> None:
    """The network loses a request."""
    route.abort()


def test_starts_at_home_and_asks_no_other_host(table: Page, watch: Watch) -> None:
    expect(table.locator("#start")).to_be_hidden()
    expect(table.get_by_role("heading", level=1)).to_be_attached()
    assert any(url.endswith("pyodide.asm.wasm") for url in watch.requests)


def test_is_readable_before_any_script(page: Page) -> None:
    page.route(re.compile(r"/public/page/main\.js$"), refuse)
    page.goto("./")
    expect(page.locator("body")).to_have_attribute("data-state", "loading")
    expect(page.get_by_role("banner")).to_contain_text("Saladier")
    expect(page.locator("#start")).to_contain_text("The table is being laid")
    assert page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Commissioner")


def test_says_how_much_has_arrived(page: Page, watch: Watch) -> None:
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
          const said = (window.said = []);
          const text = document.querySelector("#start .ready span");
          new MutationObserver(() => said.push(text.textContent)).observe(text, { childList: true });
        })"""
    )
    page.goto("./")
    page.locator(READY).wait_for(timeout=START)
    said: list[str] = page.evaluate("said")
    parts = [re.search(r"(\d+) of (\d+) MB", text) for text in said]
    done = [int(part[1]) for part in parts if part]
    assert done == sorted(done)
    assert "all 11 MB are here" in said[-1]
    assert watch.problems == []


def test_reports_its_longest_task(page: Page, watch: Watch) -> None:
    page.add_init_script(LONG_TASKS)
    page.goto("./")
    page.locator(READY).wait_for(timeout=START)
    tasks: list[tuple[float, float]] = page.evaluate("longTasks")
    started = page.evaluate("performance.now()")
    longest = max((duration for _, duration in tasks), default=0)
    print(f"\nready after {started:.0f} ms; tasks over 50 ms on the main thread: {tasks or 'none'}")
    assert longest >= 0
    assert watch.problems == []


@pytest.mark.parametrize("missing", ["core.js", "pyodide.asm.wasm", "app.zip", "worker.py", "interpreter.mjs"])
def test_a_failed_start_says_so_and_offers_to_try_again(page: Page, missing: str) -> None:
    pattern = re.compile(rf"/{re.escape(missing)}$")
    page.route(pattern, refuse)
    page.goto("./")
    failure = page.get_by_role("alert").filter(has_text="could not be laid")
    expect(failure).to_be_visible(timeout=START)
    expect(failure).to_contain_text("A part of the game did not arrive.")
    expect(page.locator("body")).to_have_attribute("data-state", "failed")

    page.unroute(pattern)
    failure.get_by_role("button", name="Try again").click()
    page.locator(READY).wait_for(timeout=START)
    expect(page.locator("#start")).to_be_hidden()


def test_starts_under_another_path(page: Page, site: Path) -> None:
    with serving(site, "/games/at/home/") as url:
        watch = Watch(page, url)
        page.goto(url)
        page.locator(READY).wait_for(timeout=START)
        assert watch.problems == []
