"""Tables inside a page of another origin: the explainer, and frames that are sandboxed away from their site."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page

from tests.browser.watch import START
from tools import explainer
from tools.serve import serving

TABLES = 10
LIGHT = 300_000
"""Bytes that a page with ten tables may cost before one is touched."""
RUNTIME = ("pyodide.asm.wasm", "python_stdlib.zip", "app.zip")


class Traffic:
    """What a page has fetched."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[tuple[str, int]] = []
        page.on("requestfinished", lambda one: self.sizes.append((one.url, one.sizes()["responseBodySize"])))

    def count(self, name: str) -> int:
        return sum(url.endswith(name) for url, _ in self.sizes)

    @property
    def bytes(self) -> int:
        return sum(size for _, size in self.sizes)


@pytest.fixture(scope="module")
def author_url(site_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The explainer as an author publishes it, on a host of his own."""
    folder: Path = tmp_path_factory.mktemp("author")
    for name, text in explainer.files(site_url).items():
        (folder / name).write_text(text, encoding="utf-8")
    with serving(folder, "/") as url:
        yield url


def touched(page: Page, number: int) -> FrameLocator:
    """The frame of a table after its cover was touched, ready to be played on."""
    table = page.locator("saladier-table").nth(number)
    table.get_by_role("button").press("Enter")  # a tap right after scrolling may meet a frame that was there before
    frame = table.frame_locator("iframe")
    frame.locator("body[data-state='your-turn']").wait_for(timeout=START)
    return frame


def test_ten_tables_are_light_until_one_is_touched(page: Page, author_url: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    traffic = Traffic(page)
    page.goto(author_url)
    page.wait_for_load_state("networkidle")
    covers = page.locator("saladier-table")
    assert covers.count() == TABLES
    for number in range(TABLES):
        assert covers.nth(number).get_by_role("button", name="Try it yourself").is_visible()
    assert covers.first.get_by_label("Ten of hearts").is_visible()
    assert page.locator("iframe").count() == 0
    assert traffic.bytes < LIGHT
    assert not any(traffic.count(name) for name in RUNTIME)

    frame = touched(page, 0)
    assert page.evaluate(
        "document.querySelector('saladier-table').shadowRoot.querySelector('iframe').sandbox.value"
    ).startswith("allow-scripts")
    assert frame.locator("body").evaluate("() => self.origin") == "null"
    frame.locator("[data-zone=hand] [data-card=AC]").click()
    frame.locator("#say").get_by_text("cannot go now").wait_for()
    assert frame.get_by_role("link", name="Rule 3.2").is_visible()
    frame.locator("[data-zone=hand] [data-card=QH]").click()
    frame.locator("#say").get_by_text("not what is asked for").wait_for()
    frame.locator("[data-zone=hand] [data-card='5H']").click()
    frame.locator("#say").get_by_text("stays under the ten").wait_for()

    touched(page, 4)
    assert [traffic.count(name) for name in RUNTIME] == [1, 1, 1], "the second table brings no runtime of its own"
    assert errors == []


def test_the_page_around_hears_of_moves_and_says_how_it_looks(page: Page, author_url: str) -> None:
    page.goto(author_url)
    page.evaluate(
        """() => {
          window.heard = [];
          for (const type of ["ready", "state", "move", "solved"]) {
            addEventListener(`saladier-${type}`, ({ detail }) => heard.push([type, detail]));
          }
        }"""
    )
    frame = touched(page, 5)
    frame.locator("[data-move=stop]").click()
    frame.locator("#say").get_by_text("both tens go to the other side").wait_for()
    frame.locator("[data-zone=hand] [data-card='7H']").click()
    frame.locator("#say").get_by_text("takes both tens back").wait_for()
    heard = page.evaluate("heard")
    moves = [detail for kind, detail in heard if kind == "move"]
    assert [(one["seat"], one["move"], one["allowed"]) for one in moves] == [(1, "stop", True), (1, "7H", True)]
    assert [kind for kind, _ in heard if kind in ("ready", "solved")] == ["ready", "solved"]
    table = "document.querySelectorAll('saladier-table')[5]"
    page.evaluate(f"{table}.setAttribute('lang', 'fr'), {table}.setAttribute('theme', 'dark')")
    frame.get_by_role("button", name="Recommencer").wait_for()
    assert frame.locator("html").get_attribute("data-theme") == "dark"
    page.evaluate(f"{table}.restart()")
    frame.locator("[data-zone=hand] [data-card='7H']").wait_for()


def test_messages_from_strangers_change_nothing(page: Page, author_url: str) -> None:
    page.goto(author_url)
    frame = touched(page, 0)
    page.evaluate(
        """() => {
          const target = document.querySelector("saladier-table").shadowRoot.querySelector("iframe").contentWindow;
          const stranger = document.body.appendChild(document.createElement("iframe")).contentWindow;
          stranger.Function("one", "one.postMessage({ saladier: 1, type: 'look', lang: 'sv' }, '*')")(target);
          for (const odd of [null, 5, "x", { saladier: 2, type: "look", lang: "sv" }, { saladier: 1, type: "play" },
            { saladier: 1, type: "look", lang: { a: 1 }, theme: ["<b>"] }]) target.postMessage(odd, "*");
          stranger.Function("one", "one.postMessage({ saladier: 1, type: 'size', height: 5000 }, '*')")(window);
        }"""
    )
    frame.locator("[data-zone=hand] [data-card=AC]").click()
    frame.locator("#say").get_by_text("cannot go now").wait_for()
    assert frame.locator("html").get_attribute("lang") == "en"
    height = page.locator("saladier-table").first.evaluate("one => one.offsetHeight")
    assert height < 1000


def test_a_plain_frame_waits_for_a_touch(page: Page, site_url: str, author_url: str) -> None:
    """Played on in a sandboxed frame that the author wrote by hand; it says that nothing is kept."""
    page.goto(author_url)
    record = page.locator("saladier-table").nth(4).get_attribute("record")
    traffic = Traffic(page)
    page.evaluate(
        """([site, record]) => {
          const frame = document.createElement("iframe");
          frame.id = "plain";
          frame.setAttribute("sandbox", "allow-scripts");
          frame.style.cssText = "width:760px;height:700px";
          frame.src = `${site}index.html#embed&view=play&lang=sv&r=${record}`;
          document.body.prepend(frame);
        }""",
        [site_url, record],
    )
    frame = page.frame_locator("#plain")
    button = frame.get_by_role("button", name="Öppna bordet")
    button.wait_for()
    assert frame.get_by_role("heading", name="Septica").is_visible()
    assert not any(traffic.count(name) for name in RUNTIME)
    button.click()
    frame.locator("body[data-state='your-turn']").wait_for(timeout=START)
    assert frame.get_by_text("Inget sparas här").is_visible()
    frame.locator("[data-zone=hand] [data-card='7H']").click()
    frame.locator("body[data-state='your-turn'], body[data-state='round-over']").wait_for(timeout=START)
