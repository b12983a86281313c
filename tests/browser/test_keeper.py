"""A hand of each game entered into a score sheet in a real browser: by thumb on a phone, by keyboard alone, and in
every language without anything cut."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from saladier.games.counting import Counts
from saladier.record import text_of
from saladier.table.languages import LANGUAGES
from saladier.table.statistics import Person, Result, Statistics
from saladier.table.store import STATISTICS
from tests.browser.player import FAST, Player
from tests.browser.test_languages import CUT, speak
from tests.table.games import NAMES

PHONE: ViewportSize = {"width": 360, "height": 640}
HANDS: dict[str, tuple[Counts, list[str]]] = {
    "canadian_salad": ({"tricks": (5, 4, 3, 1)}, ["50", "40", "30", "10"]),
    "la_salade": ({"tricks": (6, 4, 3, 0)}, ["30", "20", "15", "0"]),
    "septica": ({"tens": (3, 1), "aces": (3, 1)}, ["6", "2"]),
    "samba": (
        {"melds": (620, 280), "sambas": (1, 0), "natural": (1, 1), "mixed": (0, 1), "red3": (2, 0), "hands": (25, 40)},
        ["2,995", "1,040"],
    ),
    "salas": ({"runs": (300, 65), "clean_seven_trump": (1, 0), "hands": (15, 40)}, ["990", "−70"]),
}
"""What is counted with defaults for everything else, and the totals after it."""
CHOICES = {"samba": ["input[name=out][value='0']"],
           "salas": ["input[name=final_close][value='0']", "input[name='pack-0'][value='1']"]}  # fmt: skip
"""What is chosen besides."""


@pytest.fixture
def player(page: Page) -> Player:
    page.set_viewport_size(PHONE)
    return Player(page, dict(FAST))


def begin(player: Player, name: str) -> None:
    player.tap("[data-action=keeper]")
    player.tap(f"[data-action=sheet-new][data-name={name}]")
    player.tap("[data-action=sheet-begin]")
    player.tap("[data-action=sheet-hand].go")


def totals(page: Page) -> list[str]:
    return page.locator(".sheet-t tfoot tr").last.locator("td").all_inner_texts()


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_is_entered_by_thumb(player: Player, name: str) -> None:
    page = player.page
    begin(player, name)
    counts, wanted = HANDS[name]
    for choice in CHOICES.get(name, []):
        page.locator(f"label:has({choice})").tap()
        player.rest()
    for code, numbers in counts.items():
        for side, number in enumerate(numbers):
            field = page.locator(f"#{code}-{side}")
            for _ in range(number if number < 7 else 0):
                player.tap(f"[data-action=sheet-step][data-name={code}-{side}][data-by='1']")
                page.wait_for_timeout(30)
            if number >= 7:
                field.fill(str(number))
                player.rest()
            assert int(field.input_value() or "0") == number
    expect(page.locator("#check")).to_have_text("Everything adds up.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    player.tap("[data-action=sheet-enter]")
    assert totals(page) == wanted
    player.reload()
    assert totals(page) == wanted
    player.tap("[data-action=sheet-undo]")
    assert totals(page) == ["0"] * len(wanted)


def test_a_hand_is_entered_by_keyboard_alone_and_checked_while_typing(player: Player) -> None:
    page, keys = player.page, player.page.keyboard
    begin(player, "canadian_salad")
    check = page.locator("#check")
    expect(page.locator("#app h1")).to_be_focused()
    typed = ["5", "4", "3", "1"]
    for side, number in enumerate(typed):
        for _ in range(40):
            keys.press("Tab")
            if page.evaluate("document.activeElement.id") == f"tricks-{side}":
                break
        keys.type(number)
        player.rest()
        assert page.evaluate("document.activeElement.id") == f"tricks-{side}"
    expect(check).to_have_text("Everything adds up.")
    keys.type("2")
    player.rest()
    expect(check).to_have_text("Tricks: 24 are entered, but there are only 13.")
    expect(page.locator("#tricks-3")).to_have_value("12")
    keys.press("Enter")
    player.rest()
    assert page.locator("body").get_attribute("data-screen") == "sheet-hand"
    keys.press("Backspace")
    keys.press("Backspace")
    keys.type("1")
    player.rest()
    keys.press("Enter")
    player.rest()
    assert totals(page) == ["50", "40", "30", "10"]
    expect(page.locator("#app h1")).to_be_focused()


def results() -> dict[str, str]:
    """Statistics as kept: of one person with bots and among people, in every game."""
    found = Statistics()
    codes: dict[str, tuple[str, ...]] = {"canadian_salad": ("no_tricks", "no_king"), "la_salade": ("sevens", "no_last")}
    for number, name in enumerate(NAMES):
        hands = codes.get(name, ("hand", "hand"))
        people: Any = [Person("Gwendolyn", True, 1, 3010, (2000, 1010)), Person("Bo", False, 2, -50, (-50, 0))]
        for many in (1, 2):
            found.add(Result(f"{name}{many}", name, 10**12 + number, 4, hands, tuple(people[:many])))
    return {STATISTICS: text_of(found.write())}


def test_nothing_is_cut_on_a_phone_in_any_language(page: Page) -> None:
    page.set_viewport_size(PHONE)
    player = Player(page, {**FAST, **results()})
    found = list[str]()

    def look(screen: str) -> None:
        for code in LANGUAGES:
            speak(player, code)
            found.extend(f"{screen} {code}: {one}" for one in page.evaluate(CUT))

    player.tap("[data-action=statistics]")
    expect(page.locator(".stat")).to_have_count(len(NAMES))
    expect(page.locator("figure svg[role=img]")).to_have_count(2 * len(NAMES))
    look("statistics")
    for name in NAMES:
        player.tap("[data-action=keeper]")
        player.tap(f"[data-action=sheet-new][data-name={name}]")
        look(f"setup of {name}")
        player.tap("[data-action=sheet-begin]")
        look(f"sheet of {name}")
        player.tap("[data-action=sheet-hand].go")
        look(f"hand of {name}")
        player.tap("[data-action=home]")
    player.tap("[data-action=keeper]")
    look("keeper")
    assert found == []
