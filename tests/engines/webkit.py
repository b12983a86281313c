"""WebKitGTK: its MiniBrowser on a screen that nobody sees, driven by Selenium."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.engines.engine import PATIENCE, Engine, Missing
from tools import engines

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

SCREEN = "1400x1400x24"
SETTLE = """
const [args, done] = arguments;
(async () => (FUNCTION)(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));
"""
LISTEN = """
window.told = [];
addEventListener("error", ({ message }) => told.push(message));
addEventListener("unhandledrejection", ({ reason }) => told.push(String(reason)));
"""


class WebKit:
    """One page in MiniBrowser. Its console cannot be heard; errors are, from when the page is loaded."""

    def __init__(self, driver: "WebDriver") -> None:
        self._driver = driver
        self._problems: list[str] = []
        driver.set_script_timeout(PATIENCE)
        driver.set_page_load_timeout(PATIENCE)

    def goto(self, url: str) -> None:
        self._hear()
        self._driver.get(url)
        self._driver.execute_script(LISTEN)

    def reload(self) -> None:
        self._hear()
        self._driver.refresh()
        self._driver.execute_script(LISTEN)

    def resize(self, width: int, height: int) -> None:
        wide, high = self._driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self._driver.set_window_rect(0, 0, width + wide, height + high)

    def touch(self, x: float, y: float) -> None:
        """WebKitGTK makes of every pointer its driver moves a mouse: the page gets its clicks, and no touch events."""
        place = {"x": round(x), "y": round(y), "duration": 0, "origin": "viewport"}
        steps = [
            {"type": "pointerMove", **place},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self._driver.execute("actions", {"actions": [finger]})

    def evaluate(self, function: str, *args: Any) -> Any:
        answer = self._driver.execute_async_script(SETTLE.replace("FUNCTION", function), args)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def problems(self) -> list[str]:
        self._hear()
        heard, self._problems = self._problems, []
        return heard

    def _hear(self) -> None:
        self._problems += self._driver.execute_script("return (window.told ?? []).splice(0)")


@contextmanager
def webkit(home: Path) -> Iterator[Engine]:
    """MiniBrowser with a home of its own. Its sandbox wants more rights than a container has."""
    driver, browser = engines.program("WebKitWebDriver"), engines.mini_browser()
    if driver is None or browser is None:
        raise Missing("there is no webkit2gtk-driver")
    if find_spec("selenium") is None:
        raise Missing("there is no selenium for Python")
    from selenium import webdriver

    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    options.set_capability("browserName", "MiniBrowser")
    with _screen() as display:
        environment = {
            **os.environ, "HOME": str(home), "DISPLAY": display,
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }  # fmt: skip
        service = webdriver.WebKitGTKService(str(driver), env=environment)
        session = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield WebKit(session)
        finally:
            session.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A display without a monitor; gives its name."""
    server = engines.program("Xvfb")
    if server is None:
        raise Missing("there is no Xvfb")
    command = [str(server), "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()
