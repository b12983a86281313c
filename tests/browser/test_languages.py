"""Every screen in every language on a phone: nothing is wider than the page, no label is cut, words are those of it."""

import json
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from saladier.table.games import TABLES
from saladier.table.languages import LANGUAGES, spoken
from saladier.table.pages.table import why
from saladier.table.scene import Scene
from saladier.table.session import PERSON
from saladier.table.store import OPEN
from saladier.table.text import plain
from tests.browser.player import FAST, Player
from tests.browser.watch import READY, START
from tests.table.kept import kept_match
from tests.table.test_refusals import refusals

ENDS: dict[str, dict[str, Any]] = {
    "canadian_salad": {"position": {"to_act": 0, "hands": ["2C", "3C", "4C", "5C"]}},
    "la_salade": {"position": {"to_act": 0, "hands": ["2C", "3C", "4C", "5C"]}},
    "septica": {"position": {"to_act": 0, "hands": ["9S", "KH"]}},
    "samba": {
        "options": {"players": 4},
        "position": {
            "to_act": 0,
            "hands": ["KC 4C", "5C 5D", "6C 6D", "7C 7D"],
            "stock": "TS JS QS TH",
            "pile": "4D",
            "melds": [["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"], ["JS JH JD JC"]],
            "phase": "meld",
        },
    },
}
"""Positions a few cards before the end of a hand."""

CUT = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".vh, .card, .scroll, .fan");
  const names = "button, .b, .pick, .chip, legend, h1, h2, h3, th, label, .brief, .sub, .seat b, .seat > span";
  const cut = [...document.querySelectorAll(names)].filter(seen).filter((one) => {
    if (getComputedStyle(one).display === "inline" || one.clientWidth === 0) return false;
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
  });
  const beyond = [...document.querySelectorAll("#app *")].filter(seen).filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 1 || left < -1) && !one.closest(".side, svg, .trick, .skip, .crumbs");
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : [];
  return [...wide, ...cut, ...beyond].map((one) =>
    `${one.localName}.${one.getAttribute("class")}: ${one.textContent.replace(/\\s+/g, " ").slice(0, 60)}` +
    ` (${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight})`);
}"""
CHOOSE = """(code) => {
  const choice = document.querySelector("select[name=language]");
  choice.value = code;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""The choice in the side panel is out of sight on a phone until the panel is opened."""

FIT = """(sentences) => sentences.filter((html) => {
  const box = document.getElementById("say");
  box.outerHTML = html;
  const now = document.getElementById("say"), text = now.querySelector("p");
  return text.offsetHeight > now.clientHeight;
}).map((html) => html.replace(/<[^>]+>/g, ""))"""
"""Which messages do not fit the box between table and buttons."""


def longest_refusals(name: str) -> list[str]:
    """The longest sentence per code in each language, as it stands on the table."""
    scene = cast("Scene", SimpleNamespace(names=["Gwendolyn", "Basil", "Pepper", "Olive", "Sage", "Mint"]))
    found = []
    for code in LANGUAGES:
        with spoken(code):
            longest: dict[str, tuple[int, str]] = {}
            for _case, refusal in refusals(name):
                said = why(TABLES[name], refusal, scene)
                longest[refusal.code] = max(longest.get(refusal.code, (0, "")), (len(plain(said)), str(said)))
            found += [html for _length, html in longest.values()]
    return found


@pytest.fixture
def player(page: Page) -> Player:
    page.set_viewport_size({"width": 360, "height": 640})
    storage = dict(FAST)
    for name in TABLES:
        storage |= {key: text for key, text in kept_match(name, [PERSON], key=name).items() if key != OPEN}
        if name in ENDS:
            end = kept_match(name, [PERSON], key=f"{name}-end", **ENDS[name])
            storage |= {key: text for key, text in end.items() if key != OPEN}
    return Player(page, storage)


def speak(player: Player, code: str) -> None:
    player.page.evaluate(CHOOSE, code)
    expect(player.page.locator("html")).to_have_attribute("lang", code)
    player.rest()


def test_nothing_is_cut_on_a_phone_in_any_language(player: Player) -> None:
    page, found, texts = player.page, list[str](), dict[tuple[str, str], str]()

    def look(screen: str) -> None:
        for code in LANGUAGES:
            speak(player, code)
            found.extend(f"{screen} {code}: {one}" for one in page.evaluate(CUT))
            texts[screen, code] = page.locator("#app").inner_text()
            if screen.startswith("table"):
                page.set_viewport_size({"width": 1024, "height": 768})
                found.extend(f"{screen} {code} on a tablet: {one}" for one in page.evaluate(CUT))
                assert page.evaluate(FIT, [page.locator("#say").evaluate("box => box.outerHTML")]) == []
                page.set_viewport_size({"width": 360, "height": 640})

    look("home")
    for name in TABLES:
        player.tap(f"[data-action=new][data-name={name}]")
        look(f"setup of {name}")
        player.tap("[data-action=home]")
        player.tap(f"[data-action=continue-match][data-key-of={name}]")
        look(f"table of {name}")
        for width, height in ((1024, 768), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"refused at {name}, {width}: {one}" for one in page.evaluate(FIT, longest_refusals(name))]
        player.tap("[data-action=rules]")
        look(f"rules of {name}")
        player.tap("[data-action=back]")
        player.tap("[data-action=home]")
        if name in ENDS:
            player.tap(f"[data-action=continue-match][data-key-of={name}-end]")
            while player.state == "your-turn":
                play(player, name)
            assert player.state == "round-over"
            look(f"result of {name}")
            player.tap("[data-action=home]")
    for action in ("settings", "about", "import-page"):
        player.tap(f"[data-action={action}]")
        look(action)
        player.tap("[data-action=home]")
    assert found == []
    for screen in {screen for screen, _code in texts}:
        assert len({texts[screen, code] for code in LANGUAGES}) == len(LANGUAGES), screen
    assert len(texts) == len(LANGUAGES) * (1 + 3 * len(TABLES) + len(ENDS) + 3)


def play(player: Player, name: str) -> None:
    """The next card of a hand that is about to end."""
    if name == "samba":
        player.tap("[data-zone=hand] [data-card=KC]")
        player.tap("[data-move='add KC > 0']")
        player.tap("[data-zone=hand] [data-card='4C']")
        player.tap("[data-move='discard 4C']")
    else:
        player.tap("[data-zone=hand] [data-move]")
    player.page.wait_for_timeout(50)
    player.rest()


@pytest.mark.first_visit
def test_the_start_speaks_the_language_of_the_browser(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """Before Python is there, when it does not come, after a choice made meanwhile, and once it is there."""
    context = browser.new_context(**{**browser_context_args, "locale": "sv-FI"})
    page = context.new_page()
    page.route(re.compile(r"/core\.js$"), lambda route: route.abort())
    page.goto("./")
    root, failed = page.locator("html"), page.locator("#start .failed")
    expect(failed).to_be_visible(timeout=START)
    expect(failed).to_contain_text("Bordet gick inte att duka. En del av spelet kom inte fram. Det som sparats är kvar")
    expect(root).to_have_attribute("lang", "sv")
    expect(page).to_have_title("Saladier – fem kortspel kring ett bord")
    expect(page.locator("#gh")).to_have_text("Vad ska vi spela?")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "./public/manifest.sv.webmanifest")
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("Fem kortspel"))

    page.locator("select[name=language]").select_option("fr")
    expect(root).to_have_attribute("lang", "fr")
    expect(failed).to_contain_text("La table n’a pas pu être mise. Une partie du jeu n’est pas arrivée.")
    expect(page.locator("#gh")).to_have_text("À quoi joue-t-on ?")
    expect(page.locator("#update [data-update=later]")).to_have_text("Plus tard")

    page.unroute_all()
    page.get_by_role("button", name="Réessayer").click()
    page.locator(READY).wait_for(timeout=START)
    expect(root).to_have_attribute("lang", "fr")
    expect(page.locator("#gh")).to_have_text("À quoi joue-t-on ?")
    assert json.loads(page.evaluate("localStorage.getItem('saladier.settings')"))["language"] == "fr"
    context.close()


@pytest.mark.first_visit
def test_without_a_script_the_rules_are_there_in_every_language(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**{**browser_context_args, "locale": "el-GR", "java_script_enabled": False})
    page = context.new_page()
    page.goto("./")
    expect(page.locator("#app h2")).to_have_text("What shall we play?")
    expect(page.locator("#app select")).to_be_hidden()
    page.locator(".langs").get_by_role("link", name="Ελληνικά").click()
    page.get_by_role("link", name="Salas", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "el")
    assert len(page.locator("main").inner_text()) > 3000
    assert page.locator("button, input, select").count() == 0
    page.get_by_role("link", name="Română").click()
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    context.close()
