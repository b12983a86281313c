"""The page's script with a puppet in Python's place, so that its own behaviour can be tested without a start."""

import re
from typing import Any

from playwright.sync_api import Page, expect

STUB = """
export async function startPython() {
  await window.started;
  window.asked = [];
  const answer = (call) => async (text) => {
    const request = JSON.parse(text);
    asked.push({ call, ...request });
    return JSON.stringify(await app(call, request));
  };
  const glance = async () => JSON.stringify({ html: null });
  return { open: answer("open"), act: answer("act"), tick: answer("tick"), glance };
}
"""


def perform(page: Page, app: str, *, waits: bool = False) -> None:
    """Open the page with `app`, a JavaScript function (call, request) → reply, in place of Python.

    With `waits`, the puppet is not there before the promise `window.started` is kept.
    """
    page.route(re.compile(r"/public/page/start\.js$"), _stub)
    page.add_init_script(f"window.app = {app}")
    page.goto("./")
    if not waits:
        expect(page.locator("#start")).to_be_hidden()


def _stub(route: Any) -> None:
    route.fulfill(content_type="text/javascript", body=STUB)


def asked(page: Page) -> list[dict[str, Any]]:
    """Every request so far, once the page has come to rest."""
    page.locator("#app:not([data-busy])").wait_for()
    requests: list[dict[str, Any]] = page.evaluate("asked")
    return requests


def actions(page: Page) -> list[str]:
    """What was asked, in short: the move or the action of each act, the name of each other call."""
    return [str(one.get("move") or one.get("action") or one["call"]) for one in asked(page)]
