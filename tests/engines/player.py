"""Somebody who knows none of the games: taps what is offered until the hand is over."""

from time import monotonic, sleep
from typing import Any

from saladier.table.store import SETTINGS
from tests.browser.visits import KEPT
from tests.engines.engine import PATIENCE, Engine

FAST = {SETTINGS: '{"pace":"fast"}'}
PUT = """(texts) => {
  localStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}"""
RESTED = """() => !["loading", "thinking"].includes(document.body.dataset.state)
  && !document.getElementById("app").hasAttribute("data-busy")"""
STATE = "() => document.body.dataset.state"
VIEW = """() => ({
  state: document.body.dataset.state,
  turn: document.body.dataset.turn,
  cards: [...document.querySelectorAll("[data-zone] [data-card]")].map((card) => card.dataset.card),
})"""
SPOT = """(selectors) => {
  for (const control of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = control.getBoundingClientRect();
    for (const [x, y] of [[left + 12, top + 12], [left + width / 2, top + height / 2]])
      if (control.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""Where a finger meets the first of some controls: near the left edge, which a fan of cards shows, or in the middle."""

ALLOWED = ":not([aria-disabled=true])"
OFFERED = [
    f"[data-zone=hand] [data-move]{ALLOWED}",
    f"[data-move]{ALLOWED}",
    "[data-zone=hand] [data-action=select][aria-pressed=false]",
]
OVER = ("round-over", "match-over")
ENOUGH = 200
"""More taps than any of the hands takes."""


class Player:
    """Opens the page with ``storage``; each deed is over when the page has come to rest."""

    def __init__(self, engine: Engine, url: str, storage: dict[str, str] | None = None) -> None:
        self.engine = engine
        engine.goto(f"{url}rules/septica.html")  # a page of the same origin on which nothing runs
        engine.evaluate(PUT, {**FAST, **(storage or {})})
        engine.goto(url)
        self.rest()

    def reload(self) -> None:
        self.engine.reload()
        self.rest()

    def rest(self) -> None:
        """Wait until somebody is to do something."""
        end = monotonic() + PATIENCE
        while not self.engine.evaluate(RESTED):
            assert monotonic() < end, f"the page never came to rest, it is {self.state}"
            sleep(0.05)
        assert self.state != "failed", self.engine.evaluate("() => document.getElementById('start').innerText")

    def kept(self) -> None:
        """Wait until the whole site is kept for visits without its server."""
        self.engine.evaluate(KEPT)

    @property
    def state(self) -> str:
        return str(self.engine.evaluate(STATE))

    @property
    def view(self) -> Any:
        """What lies where, and whose turn it is."""
        return self.engine.evaluate(VIEW)

    def tap(self, *selectors: str) -> None:
        """Tap the first control that one of the selectors names and a finger can reach."""
        spot = self.engine.evaluate(SPOT, list(selectors))
        assert spot is not None, f"there is nothing to tap among {selectors}"
        self.engine.touch(*spot)
        self.rest()

    def act(self) -> None:
        """Do the first thing that is offered."""
        self.tap(*OFFERED)

    def play_on(self) -> None:
        """Play until the hand is over."""
        for _ in range(ENOUGH):
            if self.state in OVER:
                return
            self.act()
        raise AssertionError(f"the hand does not end: {self.view}")
