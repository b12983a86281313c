"""Hostile input in a real browser: reasons are said, nothing runs, nothing leaves, nothing is lost."""

from playwright.sync_api import Page, expect

from saladier.record import text_of
from saladier.table.envelope import Kept, seal
from saladier.table.migrations import NEWEST
from saladier.table.session import PERSON
from saladier.table.store import ASIDE, MATCH, OPEN, SETTINGS, SETUP, TOLD
from tests.browser.player import PUT
from tests.browser.watch import READY, START
from tests.table.hostile import BIDI, GOOD, HTML, NAMES, REFUSED, with_names
from tests.table.kept import kept_record

HASHES = ["#<script>alert(1)</script>", "#r=", "#r=AAAA", "#__proto__", "#%E0%A4%A", "#" + "x" * 100_000, f"#r={HTML}"]
FOREIGN = "#app script, #app img, #app iframe, #app [onerror], #app [style], #app a[href^='javascript']"
"""What Python never writes."""


def open_with(page: Page, storage: dict[str, str], fragment: str = "") -> None:
    page.goto("./rules/septica.html")
    page.evaluate(PUT, storage)
    page.goto(f"./{fragment}")
    page.locator(READY).wait_for(timeout=START)


def at_rest(page: Page) -> None:
    page.locator("#app:not([data-busy])").wait_for()


def import_text(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    at_rest(page)


def test_files(table: Page) -> None:
    table.locator("[data-action=import-page]").click()
    for what, (text, named) in REFUSED.items():
        import_text(table, text)
        notice = table.locator(".notice")
        expect(notice, what).to_contain_text("This file cannot be read as a match.")
        expect(notice, what).to_contain_text("too large" if what == "megabytes" else named)
        assert table.locator(FOREIGN).count() == 0, what
    assert table.evaluate("Object.keys(localStorage).filter((key) => key.includes('.match.'))") == []
    assert table.evaluate("({}).admin") is None

    for name in NAMES.values():
        import_text(table, text_of({**with_names(name), "x_app": {"seats": [PERSON, "easy", "easy", "easy"]}}))
        expect(table.locator("body")).to_have_attribute("data-screen", "table")
        assert table.locator(FOREIGN).count() == 0
        table.locator("[data-action=home]").first.click()
        at_rest(table)
        table.locator("[data-action=import-page]").click()
    table.locator("[data-action=home]").first.click()
    expect(table.locator("[data-action=continue-match]")).to_have_count(len(NAMES))


def test_kept_texts_and_fragments(stage: Page) -> None:
    bad = {f"{MATCH}bad{number}": text for number, (text, _) in enumerate(REFUSED.values()) if len(text) < 300_000}
    sealed = {f"{key}s.a": seal(Kept(NEWEST, 1, text)) for key, text in bad.items()}
    odd = {
        SETTINGS: HTML,
        f"{SETUP}septica": text_of({"names": [HTML, BIDI], "seats": 5}),
        f"{ASIDE}<b>": text_of({"why": HTML, "text": HTML}),
        f"{MATCH}__proto__": "{}",
        f"{MATCH}__proto__.a": "",
        "saladier.__proto__": "1",
        TOLD: "[",
        OPEN: "__proto__",
    }
    open_with(stage, {**bad, **sealed, **odd, **kept_record(GOOD, "good")}, HASHES[0])
    expect(stage.locator("[data-action=continue-match]")).to_have_count(1)
    expect(stage.locator(".aside")).not_to_have_count(0)
    assert stage.locator(FOREIGN).count() == 0
    kept = stage.evaluate("Object.values(localStorage)")
    for text in bad.values():
        assert text in kept or any(text_of(text) in one for one in kept), "something is lost"
    for fragment in HASHES:
        stage.evaluate("hash => { location.hash = hash; }", fragment)
    stage.locator("[data-action=shared-close]").click()
    stage.locator("[data-action=continue-match]").click()
    expect(stage.locator("body")).to_have_attribute("data-screen", "table")
    assert stage.locator(FOREIGN).count() == 0
