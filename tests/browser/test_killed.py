"""The page is killed at random moments of random matches; what it had shown is there again, move by move.

SALADIER_KILLS says at how many moments; a few are enough for every day.
"""

import os
from collections.abc import Iterator
from html import unescape
from random import Random
from re import sub
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from saladier.record import read_record
from saladier.table.games import TABLES
from saladier.table.scene import look
from saladier.table.session import PERSON, restore
from saladier.table.settings import Settings
from saladier.table.slots import SECOND
from saladier.table.store import MATCH, OPEN
from tests.browser.player import FAST, PUT
from tests.browser.watch import READY, START, Watch
from tests.table.games import NAMES, NUMBERS
from tests.table.kept import kept_match, record_in

KILLS = int(os.environ.get("SALADIER_KILLS", "5"))
LONGEST = 1500
"""Milliseconds of play before a kill."""

PLAYS = """
const anyOf = (selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.getAttribute("aria-disabled") !== "true");
  return found[Math.floor(Math.random() * found.length)];
};
setInterval(() => {
  if (document.querySelector("#app[data-busy]") || document.body?.dataset.state === "loading") return;
  const control = anyOf("#app [data-move], [data-action=next]") ?? anyOf("[data-zone=hand] [data-action=select]");
  const [clientX, clientY] = [Math.random() * 700, Math.random() * 1000];
  control?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
}, 20);
new MutationObserver(() => {
  const log = [...document.querySelectorAll("ol.log li")].map((one) => one.textContent);
  if (document.body?.dataset.screen === "table") window.shown?.(log.reverse());
}).observe(document, { childList: true, subtree: true });
"""


class Killed:
    """One context in which pages come and go; ``shown`` is the move log that the last page showed last."""

    def __init__(self, context: BrowserContext, site_url: str, random: Random) -> None:
        self.context, self.site_url, self.random = context, site_url, random
        self.shown: list[str] = []
        context.expose_binding("shown", lambda _source, log: self._note(log))

    def _note(self, log: list[str]) -> None:
        self.shown = log

    def quiet_page(self) -> Page:
        """A page of the same origin on which nothing runs."""
        page = self.context.new_page()
        page.goto(self.site_url + "rules/septica.html")
        return page

    def play(self, page: Page) -> Watch:
        """Start the app and let it play for a random time."""
        self.shown = []
        watch = Watch(page, self.site_url)
        page.add_init_script(PLAYS)
        page.goto(self.site_url)
        page.locator(READY).wait_for(timeout=START)
        page.wait_for_timeout(self.random.randrange(LONGEST))
        return watch

    def kill(self, page: Page) -> None:
        """End the page without a warning, by a crash of its process or by closing it."""
        if self.random.random() < 0.5:
            with pytest.raises(PlaywrightError, match="crash"):
                page.goto("chrome://crash")
        page.close()


def logs(record: dict[str, Any]) -> Iterator[list[str]]:
    """What the move log says, hand by hand, the last hand first."""
    for count in range(len(record["rounds"]), 0, -1):
        part = {**record, "rounds": record["rounds"][:count]}
        session = restore("", read_record(part), record["names"])
        scene = look(session, Settings())
        events = TABLES[record["game"]].events(session.match.hands[-1], scene.round, session.names, -1)
        yield [unescape(sub("<[^>]*>", "", str(event.html))) for event in events]


def holds(events: list[str], shown: list[str]) -> bool:
    """Whether everything shown is among the events, in a row."""
    return any(events[at : at + len(shown)] == shown for at in range(len(events) - len(shown) + 1))


def assert_goes_on(before: dict[str, Any], after: dict[str, Any]) -> None:
    """All that was kept is there still; more may have come."""
    for was, is_ in zip(before["rounds"], after["rounds"][: len(before["rounds"])], strict=True):
        assert is_["deal"] == was["deal"]
        assert is_["moves"][: len(was["moves"])] == was["moves"]


def fresh(name: str, number: int) -> dict[str, str]:
    """A match to begin with; its key names the game."""
    players = NUMBERS[name][number % len(NUMBERS[name])]
    seats = [PERSON, *["easy", "medium"] * 3][:players]
    return kept_match(name, seats, options={"players": players}, seed=number, key=name)


@pytest.mark.first_visit
def test_no_move_that_was_shown_is_lost(context: BrowserContext, site_url: str) -> None:
    random = Random(KILLS)
    killed = Killed(context, site_url, random)
    page = killed.quiet_page()
    for name in NAMES:
        page.evaluate(PUT, {**fresh(name, random.randrange(99)), **FAST})
    moves = 0
    for number in range(KILLS):
        name = NAMES[number % len(NAMES)]
        page.evaluate(PUT, {OPEN: name})
        before = record_in(page.evaluate("({ ...localStorage })"), name)
        watch = killed.play(page)
        assert watch.problems == []
        killed.kill(page)

        page = killed.quiet_page()
        storage = page.evaluate("({ ...localStorage })")
        assert not [key for key in storage if "aside" in key]
        after = record_in(storage, name)
        assert_goes_on(before, after)
        assert any(holds(log, killed.shown) for log in logs(after)), f"{killed.shown} is lost from {after}"
        moves += sum(len(one["moves"]) for one in after["rounds"])
        moves -= sum(len(one["moves"]) for one in before["rounds"])
        match = restore("", read_record(after), after["names"]).match
        if match.over:
            page.evaluate("key => localStorage.removeItem(key)", MATCH + name + SECOND)
            page.evaluate(PUT, fresh(name, random.randrange(99)))
    assert moves > KILLS, "hardly anything was played"
