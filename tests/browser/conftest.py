"""A real Chromium at the built site."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.watch import READY, START, Watch
from tools import chromium
from tools.serve import serving
from tools.site import build

LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
KEEP_SNAPSHOT = "import(new URL('public/page/snapshot.js', document.baseURI).href).then((one) => one.keepSnapshot())"


EVERYONE = ("test_axe", "test_everyone", "test_match_by_names")
"""Modules that walk through every screen and every language, and take their time."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test in this folder; the long walks are left out unless they are named: `pytest -m everyone`."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    walks = [item for item in ours if item.path.stem in EVERYONE]
    for item in walks:
        item.add_marker(pytest.mark.everyone)
    if "everyone" not in config.option.markexpr:
        config.hook.pytest_deselected(items=walks)
        items[:] = [item for item in items if item not in walks]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium where there is one, else Playwright's own."""
    system = chromium.system_chromium()
    where = {"executable_path": str(system)} if system else {}
    return {**browser_type_launch_args, **where, "args": LAUNCH}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A tablet upright, with touch; nothing flies unless a test asks for it, and nothing is kept for the next visit."""
    tablet = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "reduced_motion": "reduce"}
    return {**browser_context_args, **tablet, "service_workers": "block"}


@pytest.fixture(scope="session")
def site() -> Path:
    """The finished site, built once."""
    return build()


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The site as GitHub Pages would serve it: below a path."""
    with serving(site, "/saladier/") as url:
        yield url


@pytest.fixture(scope="session")
def base_url(site_url: str) -> str:
    """Where page.goto("./") leads."""
    return site_url


@pytest.fixture(scope="session")
def returning(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A reader who was here before: the files are in the browser's cache, and the snapshot that makes starts quick."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    page.goto("./")
    page.locator(READY).wait_for(timeout=START)
    assert page.evaluate(KEEP_SNAPSHOT)
    page.close()
    yield context
    context.close()


@pytest.fixture
def context(request: pytest.FixtureRequest, new_context: Callable[[], BrowserContext]) -> Iterator[BrowserContext]:
    """The reader who was here before, with nothing of theirs kept; with the mark `first_visit` a new one."""
    if request.node.get_closest_marker("first_visit"):
        yield new_context()
        return
    context: BrowserContext = request.getfixturevalue("returning")
    page = context.new_page()
    page.goto("./rules/septica.html")  # a page of the same origin on which nothing runs
    page.evaluate("localStorage.clear()")
    page.close()
    yield context
    for page in context.pages:
        page.close()


@pytest.fixture
def watch(page: Page, site_url: str) -> Iterator[Watch]:
    """A watch over `page`; whatever it saw fails the test at its end."""
    seen = Watch(page, site_url)
    yield seen
    assert seen.problems == []


@pytest.fixture
def stage(page: Page, watch: Watch) -> Page:
    """A watched page that has not been opened yet."""
    assert watch.problems == []
    return page


@pytest.fixture
def table(stage: Page) -> Page:
    """The page of the app, started and watched."""
    stage.goto("./")
    stage.locator(READY).wait_for(timeout=START)
    return stage
