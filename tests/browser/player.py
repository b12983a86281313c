"""Somebody at the real page: what they tap, what they wait for, and what they must not be able to read."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page

from saladier.games import Match
from saladier.record import load, read_record
from saladier.table.store import OPEN, SETTINGS
from tests.browser.watch import READY, START
from tests.table.kept import record_in
from tests.table.secrets import PLACE, codes, contract_cards, may_be_named, names

FAST = {SETTINGS: '{"pace":"fast"}'}
RESTED = """() => !["loading", "thinking"].includes(document.body.dataset.state)
  && !document.getElementById("app").hasAttribute("data-busy")"""
PUT = "texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))"
EVERYTHING = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelector("body > svg").remove(); // the drawings of all cards, the same on every page
  copy.querySelectorAll("template[lang]").forEach((words) => words.remove()); // the first screen's words, of the build
  return {
    html: copy.outerHTML,
    storage: { ...localStorage },
    seat: document.querySelector("[data-zone=hand]")?.dataset.seat ?? null,
    hand: [...document.querySelectorAll("[data-zone=hand] [data-card]")].map((card) => card.dataset.card),
  };
}"""


def open_record(page: Page) -> dict[str, Any]:
    """The record of the match that is open in the page, as it is kept."""
    storage = page.evaluate("({ ...localStorage })")
    return record_in(storage, storage[OPEN])


class Player:
    """Opens the page with ``storage`` and acts on it; each deed is over when the page has come to rest."""

    def __init__(self, page: Page, storage: dict[str, str]) -> None:
        self.page = page
        page.goto("./rules/septica.html")  # a page of the same origin on which nothing runs
        page.evaluate(PUT, storage)
        page.goto("./")
        self._started()

    def _started(self) -> None:
        self.page.locator(READY).wait_for(timeout=START)
        self.rest()

    def reload(self) -> None:
        """As after a crash or a closed lid."""
        self.page.reload()
        self._started()

    def rest(self) -> None:
        """Wait until somebody is to do something."""
        self.page.wait_for_function(RESTED, timeout=START)

    @property
    def state(self) -> str:
        return self.page.locator("body").get_attribute("data-state") or ""

    def tap(self, selector: str) -> None:
        """Tap the first such control near its left edge, where a fan of cards shows it."""
        self.page.locator(selector).first.tap(position={"x": 12, "y": 12})
        self.rest()

    def cards(self, zone: str) -> list[str]:
        """The cards that lie in a zone, in order."""
        found: list[str] = self.page.locator(f"[data-zone={zone}] [data-card]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        return found

    @property
    def record(self) -> dict[str, Any]:
        """The open match as it is kept."""
        return open_record(self.page)

    @property
    def moves(self) -> list[str]:
        """The moves of the hand on the table."""
        made: list[str] = self.record["rounds"][-1]["moves"]
        return made

    def look(self) -> Match:
        """Read the whole document against the record: the hand shown is the right one, and no other card is told."""
        seen = self.page.evaluate(EVERYTHING)
        match = load(read_record(record_in(seen["storage"], seen["storage"][OPEN])))
        seat = None if seen["seat"] is None else int(seen["seat"])
        if match.round is not None and match.to_act is not None:
            held = match.round.hands[seat] if seat is not None else []
            assert Counter(seen["hand"]) == Counter(held)
            html = PLACE.sub("", seen["html"])
            known = may_be_named(match, seat)
            assert codes(html) <= known, f"seat {seat} reads of {codes(html) - known}"
            told = names(html) - known - contract_cards(match)
            assert not told, f"seat {seat} hears of {told}"
        return match
