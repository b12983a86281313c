"""A later visit starts from the memory snapshot, or plainly where that is of no use."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host import Host, hosting
from tests.browser.visits import at_the_table, open_a_table, play_a_card, start
from tests.browser.watch import READY, START, Watch

pytestmark = pytest.mark.first_visit

SPOIL = """async (spoil) => {
  const name = (await caches.keys()).find((one) => one.startsWith("saladier-snapshot-"));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const whole = await (await cache.match(key)).blob();
  const packed = (blob) => new Response(blob.stream().pipeThrough(new CompressionStream("gzip"))).blob();
  const unpacked = (blob) => new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
  const foreign = async () => {
    const memory = new Uint8Array(await (await unpacked(whole)).arrayBuffer());
    memory[20] ^= 1;
    return packed(new Blob([memory]));
  };
  const blobs = { cut: () => whole.slice(0, whole.size / 2), noise: () => packed(new Blob(["no memory"])), foreign };
  await cache.put(key, new Response(await blobs[spoil]()));
}"""

RANDOM_NUMBER = """() => new Promise((resolve, reject) => {
  const interpreter = new URL("public/page/interpreter.mjs", document.baseURI).href;
  const code = `import("${interpreter}").then(({ loadPyodide }) => loadPyodide({})).then((pyodide) =>
    postMessage({ number: pyodide.runPython("import random; random.random()") }))`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
  let how;
  worker.onerror = reject;
  worker.onmessage = ({ data }) => {
    how = data.start ?? how;
    if ("number" in data) resolve([how, data.number]);
  };
})"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """With the service worker."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def host(page: Page, site: Path) -> Iterator[Host]:
    """A host that was visited once, with everything kept."""
    with hosting(site) as host:
        start(page, host.url)
        began(page, "plain")
        is_kept(page)
        yield host


def began(page: Page, how: str) -> None:
    """The start went this way, and came to an end."""
    page.locator(READY).wait_for(timeout=START)
    expect(page.locator("html")).to_have_attribute("data-start", how)


def is_kept(page: Page) -> None:
    """The snapshot is here for the next visit."""
    expect(page.locator("html")).to_have_attribute("data-next", "snapshot", timeout=START)


def test_a_later_visit_starts_from_the_snapshot_without_the_server_too(page: Page, host: Host) -> None:
    watch = Watch(page, host.url)
    open_a_table(page)
    page.reload()
    began(page, "snapshot")
    host.stop()
    page.reload()
    began(page, "snapshot")
    at_the_table(page)
    play_a_card(page)
    assert watch.problems == []


@pytest.mark.parametrize("spoil", ["cut", "noise", "foreign"])
def test_a_spoilt_snapshot_gives_way_to_a_plain_start(page: Page, host: Host, spoil: str) -> None:
    watch = Watch(page, host.url)
    open_a_table(page)
    page.evaluate(SPOIL, spoil)
    page.reload()
    began(page, "plain")
    at_the_table(page)
    is_kept(page)  # fetched anew
    page.reload()
    began(page, "snapshot")
    assert watch.problems == []


def test_chance_is_not_frozen(page: Page, host: Host) -> None:
    page.goto(host.url)
    began(page, "snapshot")
    first, second = page.evaluate(RANDOM_NUMBER), page.evaluate(RANDOM_NUMBER)
    assert first[0] == second[0] == "snapshot"
    assert first[1] != second[1]
