"""How long a start takes, beside the smallest page with a stock PyScript worker: `make bench`.

The stock page (tests/speed/stock) has one script tag and one line of Python that writes a sentence; its time ends with
that sentence. Saladier's ends with a match on the table and the player to act: at a first visit, at a later one, and
with the server gone. The pages take turns, on one server and with one browser, and what counts are the ratios. The last
line is JSON, with medians; the bytes are those of a first visit until it can be played, as they are sent.
"""

import argparse
import json
import statistics
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from tests.browser.host import hosting
from tests.browser.visits import open_a_table
from tests.browser.watch import READY, START
from tools.chromium import system_chromium
from tools.files import mirror
from tools.library import LIBRARY
from tools.paths import BUILD, NODE_MODULES, ROOT, RUNTIME
from tools.site import build

TABLE = "body[data-screen=table][data-state=your-turn]"
SENTENCE = "The table is laid."
LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask", buffered: true });
"""

Times = dict[str, list[float]]


def stock_site() -> Path:
    """The stock page, with the runtime that Saladier has, its library whole."""
    page = ROOT / "tests" / "speed" / "stock"
    files: dict[str, Path | str] = {file.name: file for file in page.iterdir()}
    for part in ("pyodide", "pyscript"):
        for file in (RUNTIME / part).iterdir():
            files[f"runtime/{part}/{file.name}"] = file
    files[f"runtime/pyodide/{LIBRARY}"] = NODE_MODULES / "pyodide" / LIBRARY
    mirror(BUILD / "stock", files)
    return BUILD / "stock"


def stock_start(page: Page, url: str) -> float:
    """Milliseconds until the sentence is written."""
    with page.expect_console_message(lambda message: SENTENCE in message.text, timeout=START):
        page.goto(url)
    return now(page)


def table_start(page: Page, url: str) -> float:
    """Milliseconds until the player can play."""
    page.goto(url)
    page.locator(TABLE).wait_for(timeout=START)
    return now(page)


def now(page: Page) -> float:
    """Milliseconds since the page was asked for."""
    return float(page.evaluate("performance.now()"))


def saved_match(browser: Browser, url: str) -> Any:
    """What the browser keeps once a match is on the table."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(url)
    page.locator(READY).wait_for(timeout=START)
    open_a_table(page)
    state = context.storage_state()
    context.close()
    return state


def stock_visits(browser: Browser, url: str, times: Times) -> None:
    """A first and a later visit to the stock page."""
    context = browser.new_context()
    page = context.new_page()
    times["stock_first_ms"].append(stock_start(page, url))
    times["stock_later_ms"].append(stock_start(page, url))
    context.close()


def visits(browser: Browser, url: str, match: Any, times: Times) -> BrowserContext:
    """A first and a later visit to Saladier, in a browser that has a match."""
    context = browser.new_context(storage_state=match)
    page = context.new_page()
    page.add_init_script(LONG_TASKS)
    sent: list[int] = []

    def count(response: Response) -> None:
        sent.append(int(response.headers.get("content-length", 0)))

    page.on("response", count)
    times["first_ms"].append(table_start(page, url))
    page.remove_listener("response", count)
    times["first_visit_bytes"].append(sum(sent))
    times["longest_task_ms"].append(longest_task(page))
    page.locator("html[data-next=snapshot]").wait_for(timeout=START)
    times["later_ms"].append(table_start(page, url))
    times["longest_task_ms"].append(longest_task(page))
    return context


def longest_task(page: Page) -> float:
    """The longest task over 50 ms on the page's main thread; 0 when there is none."""
    return float(page.evaluate("Math.max(0, ...longTasks)"))


def measure(rounds: int) -> Times:
    """All times, as many of each as there are rounds."""
    times: Times = defaultdict(list)
    with sync_playwright() as playwright, hosting(stock_site()) as stock, hosting(build()) as ours:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=["--no-sandbox"])
        match = saved_match(browser, ours.url)
        for number in range(rounds):
            stock_visits(browser, stock.url, times)
            context = visits(browser, ours.url, match, times)
            if number < rounds - 1:
                context.close()
        ours.stop()
        for _ in range(rounds):
            times["offline_ms"].append(table_start(context.pages[0], ours.url))
        browser.close()
    return times


def main() -> None:
    """Print the times one by one, then their medians as JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    times = measure(options.parse_args().rounds)
    for name, values in times.items():
        print(f"{name:18}", *(f"{value:.0f}" for value in values))
    medians = {name: round(statistics.median(values)) for name, values in times.items()}
    print(json.dumps({**medians, "longest_task_ms": round(max(times["longest_task_ms"]))}))


if __name__ == "__main__":
    main()
