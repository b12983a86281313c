"""Chromium, driven by Playwright as in the other browser tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

from tests.browser.conftest import LAUNCH
from tests.engines.engine import PATIENCE, Engine
from tools.chromium import system_chromium

LOST = "Failed to load resource: net::"
"""A request without a server, which Chromium tells even where the page can do without the answer."""


class Chromium:
    """One page with touch."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._problems: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._problems.append(str(error)))

    def goto(self, url: str) -> None:
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def touch(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)

    def evaluate(self, function: str, *args: Any) -> Any:
        return self._page.evaluate(f"(args) => ({function})(...args)", args)

    def problems(self) -> list[str]:
        heard, self._problems = self._problems, []
        return heard

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and LOST not in message.text:
            self._problems.append(message.text)


@contextmanager
def chromium(home: Path) -> Iterator[Engine]:
    """Debian's Chromium where there is one, else Playwright's own."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            home, executable_path=system_chromium(), args=LAUNCH, has_touch=True
        )
        yield Chromium(context.pages[0])
        context.close()
