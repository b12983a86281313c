"""The last hand of a match of each game, from home to its result, in each language: by keyboard alone, and knowing
nothing of the page but what a screen reader tells, roles and names. The body's state only says when to go on."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from saladier.record import load, read_record
from saladier.table.games import TABLES
from saladier.table.languages import LANGUAGES, spoken
from saladier.table.names import card_name
from saladier.table.store import OPEN, SETTINGS
from saladier.table.text import N_, _, ngettext
from tests.browser.ends import ENDS
from tests.browser.test_match_by_keyboard import MOST_TABS, Keyboard
from tests.table.games import NAMES
from tests.table.kept import kept_match, record_in

STEPS: dict[str, list[str]] = {
    "canadian_salad": ["KH", "4C"],
    "la_salade": ["9H", "3D"],
    "septica": ["9S", "KH"],
    "samba": ["KC", N_("Add"), "4C", N_("Discard")],
    "salas": ["JD", "QD", N_("Add"), "4C", N_("Discard")],
}
"""Cards of the hand, and what the buttons begin with."""
FOCUSED = "control => control === document.activeElement"
HEAR = """() => {
  window.heard = { polite: [], assertive: [] };
  for (const region of Object.keys(heard)) {
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) =>
      addedNodes.forEach((line) => heard[region].push(line.textContent)))
    ).observe(document.getElementById(region), { childList: true });
  }
}"""
"""Writes down what the live regions tell."""


class Listener(Keyboard):
    """A player who hears the page and has a keyboard."""

    def enter_named(self, role: str, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Tab to the control of this name, and press Enter."""
        found = (within or self.page).get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
        expect(found).to_be_visible()
        for _number in range(MOST_TABS):
            if found.evaluate(FOCUSED):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{role} {name} is not reached")
        self.press("Enter")

    @property
    def hand(self) -> Locator:
        """The region that is named after a player and the number of cards."""
        cards = "|".join(re.escape(ngettext("{n} card", "{n} cards", number)) for number in range(5))
        name = re.escape(_("{name}’s hand, {cards}")).replace(r"\{name\}", ".+").replace(r"\{cards\}", f"({cards})")
        return self.page.get_by_role("region", name=re.compile(name))

    def step(self, what: str) -> None:
        """A card of the hand, or a button."""
        if what in (N_("Add"), N_("Discard")):
            self.enter_named("button", re.compile(rf"^{re.escape(_(what))}(\s|$)"))
        else:
            self.enter_named("button", card_name(what), self.hand)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_last_hand_of_a_match(stage: Page, name: str, code: str) -> None:
    storage = kept_match(name, **ENDS[name])
    storage.pop(OPEN)
    with spoken(code):
        player = Listener(stage, {**storage, SETTINGS: f'{{"pace":"fast","language":"{code}"}}'})
        stage.evaluate(HEAR)
        player.enter_named("button", _("Continue"))
        expect(stage.get_by_role("heading", level=1)).to_have_text(TABLES[name].title)
        expect(player.hand.get_by_role("button")).to_have_count(len(ENDS[name]["position"]["hands"][0].split()))
        for what in STEPS[name]:
            player.step(what)
        player.rest()
        expect(stage.get_by_role("table")).to_be_visible()
        player.enter_named("button", _("See who won"))
        places = stage.get_by_role("region", name=_("Places")).get_by_role("listitem")
        expect(places.first).to_contain_text("Seat")
        expect(stage.get_by_role("button", name=_("Play again"), exact=True)).to_be_visible()
        others_are_told_once(stage, name)


def others_are_told_once(page: Page, name: str) -> None:
    """Every move of somebody else was told exactly once, politely; nothing was told as if it were wrong."""
    heard = page.evaluate("heard")
    assert heard["assertive"] == []
    match = load(read_record(record_in(page.evaluate("({ ...localStorage })"))))
    assert match.over
    assert match.round is not None
    hand, names = match.hands[-1], [f"Seat {seat}" for seat in range(match.options.players)]
    assert not [line for line, after in pairwise(heard["polite"]) if line == after], heard["polite"]
    others = [one.spoken for one in TABLES[name].events(hand, match.round, names, 0) if names[0] not in one.spoken]
    lines = " ".join(heard["polite"])
    assert all(lines.count(f"{one}.") == times for one, times in Counter(others).items()), heard["polite"]
