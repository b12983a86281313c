"""Hint and claim in the browser: asked for by tap and by key, seen on the table, and play goes on."""

from playwright.sync_api import Page, expect

from saladier.table.session import PERSON
from tests.browser.player import FAST, Player
from tests.browser.watch import Watch
from tests.table.kept import kept_match
from tests.table.test_claim import HELD, position
from tests.table.test_hint import SAMBA


def test_melds_of_a_hint_are_marked_composed_and_laid(page: Page, watch: Watch) -> None:
    player = Player(page, {**kept_match("samba", position=SAMBA), **FAST})
    page.locator("[data-action=hint]").tap()
    choose = page.locator("#say [data-action=prepare]")
    choose.wait_for()
    marked = page.locator(".fan .card.hinted")
    cards = marked.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert len(cards) >= 3
    expect(page.locator(".fan .lamp")).to_have_count(len(cards))
    expect(page.locator("#say")).to_contain_text("50")
    assert player.moves == []
    player.tap("#say [data-action=prepare]")
    lay = page.locator(".acts2 .hinted")
    expect(lay).to_be_enabled()
    player.tap(".acts2 .hinted")
    (laid,) = player.moves
    assert sorted(laid.replace("lay ", "").replace(" ;", "").split()) == sorted(cards)
    expect(page.locator(".hinted")).to_have_count(0)
    player.look()
    assert watch.problems == []


def test_a_hint_by_key_and_the_rest_played_out(page: Page, watch: Watch) -> None:
    player = Player(page, {**kept_match("canadian_salad", (PERSON,), position=position(HELD)), **FAST})
    say = page.locator("#say")
    expect(say).to_contain_text("takes all remaining tricks")
    page.keyboard.press("h")
    card = page.locator(".fan .card.hinted")
    card.wait_for()
    expect(say).to_contain_text(":")
    player.tap(".fan .card.hinted")
    assert len(player.moves) == 4
    expect(say).to_contain_text("takes all remaining tricks")
    page.keyboard.press("k")
    page.wait_for_function("document.body.dataset.state === 'round-over'")
    assert len(player.moves) == 16
    assert watch.problems == []
