"""The last table is there at once, while Python still starts; it looks like a table and is no more than that."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from saladier.table.session import PERSON
from tests.browser.player import FAST
from tests.browser.watch import READY, START, Watch
from tests.table.kept import kept_match

pytestmark = pytest.mark.first_visit

GLANCE = "saladier.glance"
A = ["main", {"class": "table"}, ["h2", {}, "A table"]]
DEEP = "[" * 100_000
TAKEN = "() => localStorage.getItem('saladier.glance')"


def left(page: Page, glance: str) -> None:
    """Open the page where a match, and such a glance of it, were left."""
    page.goto("./rules/samba.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", {**kept_match("septica"), GLANCE: glance})
    page.goto("./")


def hold(route: Route) -> None:
    """Python never comes."""


@pytest.mark.parametrize("people", [1, 2])
def test_the_last_table_is_shown_without_any_hand(page: Page, watch: Watch, people: int) -> None:
    page.goto("./rules/samba.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", {**kept_match("samba", [PERSON] * people), **FAST})
    page.goto("./")
    page.locator(READY).wait_for(timeout=START)
    page.wait_for_function(TAKEN)
    assert watch.problems == []

    page.route(re.compile(r"/pyodide\.asm\.wasm$"), hold)
    page.reload()
    table = page.locator("main.table")
    expect(table).to_have_attribute("inert", "")
    expect(table.locator("[data-zone=pile] [data-card]").first).to_be_visible()
    expect(page.locator("[data-zone=hand]")).to_have_count(0)
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator("#start")).to_contain_text("The table is being laid")
    expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", "rules/samba.html")
    assert page.evaluate("[...document.querySelectorAll('#app button')].every((one) => one.closest('[inert]'))")


def test_python_takes_its_place(page: Page, watch: Watch) -> None:
    page.goto("./rules/samba.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", {**kept_match("canadian_salad"), **FAST})
    page.goto("./")
    page.locator("body[data-state=your-turn]").wait_for(timeout=START)
    page.wait_for_function(TAKEN)
    page.reload()
    expect(page.locator("main.table[inert]")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-state", "loading")
    page.locator("body[data-state=your-turn]").wait_for(timeout=START)
    expect(page.locator("main.table[inert]")).to_have_count(0)
    expect(page.locator("[inert]")).to_have_count(0)
    page.locator("[data-zone=hand] [data-move]:not([aria-disabled=true])").first.tap()
    expect(page.locator("[data-zone=trick] [data-card]").first).to_be_visible()
    assert watch.problems == []


def test_the_colours_are_there_at_once(page: Page, watch: Watch) -> None:
    page.route(re.compile(r"/pyodide\.asm\.wasm$"), hold)
    page.goto("./rules/samba.html")
    page.evaluate("""() => localStorage.setItem("saladier.settings", '{"theme":"dark","deck":"four","motion":5}')""")
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-deck", "four")
    assert page.locator("html").get_attribute("data-motion") is None
    page.evaluate("localStorage.setItem('saladier.settings', 'null')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-deck", "two")
    assert page.locator("html").get_attribute("data-theme") is None
    assert watch.problems == []


def test_a_start_that_fails_gives_back_the_page_with_the_rules(page: Page) -> None:
    page.route(re.compile(r"/app\.zip$"), lambda route: route.abort())
    left(page, json.dumps(["", {}, A]))
    expect(page.get_by_text("A table")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="could not be laid")).to_be_visible(timeout=START)
    expect(page.get_by_text("A table")).to_have_count(0)
    expect(page.get_by_role("banner")).to_contain_text("Saladier")


NOTHING = [
    ["script", {}, "said.push(1)"],
    ["img", {"src": "x", "onerror": "said.push(1)"}],
    ["iframe", {"srcdoc": "<p>a</p>"}],
    ["p", {}, "a", ["style", {}, "p { display: none }"]],
    ["toString", {}],
    ["__proto__", {}],
    ["p"],
    ["p", None],
    ["p", {}, None],
    ["p", {}, 5],
    {"p": []},
    [[], {}],
    [],
    None,
    5,
]
"""What is no part of a table."""

HARMLESS = [
    "<script>said.push(1)</script>",
    ["a", {"href": "javascript:said.push(1)"}, "a link"],
    ["a", {"href": "https://elsewhere.example/"}, "a link"],
    ["svg", {}, ["use", {"href": "https://elsewhere.example/a.svg#a"}]],
    ["svg", {"onload": "said.push(1)"}, ["use", {"href": ["#a"]}]],
    ["button", {"data-action": "delete", "data-move": "2C", "formaction": "https://elsewhere.example/"}, "press"],
    ["p", {"style": "position: fixed", "onclick": "said.push(1)", "id": "start", "name": "app"}, "a text"],
    ["p", {"__proto__": {"class": "b"}, "constructor": "x"}, "a text"],
]
"""What is one once all that it could do is taken away."""

DAMAGED = ["", "null", "5", "[]", '{"a": 1}', DEEP, json.dumps(["", {}, "a" * 300_000])]

BUILD = """async (all) => {
  const { build } = await import(new URL("public/page/tree.js", location.href).href);
  return all.map((data) => {
    try {
      return String(build(data));
    } catch (error) {
      return error.name;
    }
  });
}"""


def test_only_parts_of_a_table_are_built(page: Page, watch: Watch) -> None:
    page.goto("./")
    assert set(page.evaluate(BUILD, NOTHING)) == {"TypeError"}
    assert page.evaluate(BUILD, ["a", ["p", {}, "a"]]) == ["[object Text]", "[object HTMLParagraphElement]"]
    assert watch.problems == []


def test_what_somebody_else_wrote_there_does_nothing(page: Page, watch: Watch) -> None:
    page.add_init_script("window.said = []")
    page.route(re.compile(r"/pyodide\.asm\.wasm$"), hold)
    left(page, json.dumps(["", {}, [*A, *HARMLESS]]))
    expect(page.get_by_text("A table")).to_be_visible()
    names = "[...document.querySelectorAll('#app *')].flatMap((one) => one.getAttributeNames())"
    assert set(page.evaluate(names)) <= {"class", "inert"}
    assert page.locator("#app script").count() == 0
    for text in DAMAGED:
        page.evaluate("text => localStorage.setItem('saladier.glance', text)", text)
        page.reload()
        expect(page.get_by_text("A table")).to_have_count(0)
        expect(page.get_by_role("banner")).to_contain_text("Saladier")
        expect(page.locator("#start")).to_contain_text("The table is being laid")
    assert page.evaluate("said") == []
    assert watch.problems == []
