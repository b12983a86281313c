"""Looking back, links and the position editor in a real browser: keys, copying, addresses, and that everything fits."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saladier.record import link_text, pack, read_record, record_of, unpack, write_record
from saladier.table.languages import LANGUAGES
from saladier.table.session import PERSON
from saladier.table.store import OPEN
from tests.browser.player import FAST, Player
from tests.browser.test_languages import CHOOSE, CUT
from tests.browser.watch import READY, START
from tests.core.test_links import running
from tests.core.test_record_identity import random_match
from tests.table.kept import kept_match, kept_record

SIZES = ((360, 640), (768, 1024), (1024, 768), (1440, 900))
CLIPBOARD = """window.copied = [];
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => {
  if (!allowed) throw new Error("not allowed");
  copied.push(text);
} } });
document.execCommand = () => false;"""
"""A clipboard that may be written to, or not."""
WIDER = "document.documentElement.scrollWidth - innerWidth"


def kept(name: str = "canadian_salad", seed: int = 3) -> dict[str, str]:
    """A running match of some hands, one person and bots."""
    match = running(name, seed)
    seats = [PERSON, *["medium"] * (match.options.players - 1)]
    record = record_of(match, extra={"x_app": {"seats": seats}})
    return {**FAST, **kept_record(write_record(record), "kept"), OPEN: "kept"}


def link(name: str, seed: int = 3) -> str:
    """A link to a running match of four at most."""
    match = next(one for one in (running(name, seed + 60 * more) for more in range(9)) if one.options.players < 5)
    return link_text(record_of(match, ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")[: match.options.players]))


def rest(page: Page) -> None:
    page.locator(READY).wait_for(timeout=START)
    expect(page.locator("#app[data-busy]")).to_have_count(0)


def opened(page: Page, text: str) -> None:
    """The app with a link in its address, looked at."""
    page.goto("about:blank")
    page.goto(f"./#r={text}")
    rest(page)
    page.locator("[data-action=shared-look]").click()
    rest(page)


def moves_made(page: Page) -> int:
    return int(page.locator("#look-range").input_value())


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
        rest(page)


def test_a_hand_is_gone_through_by_keys_alone(table: Page) -> None:
    opened(table, link("canadian_salad"))
    press(table, "Home")
    assert moves_made(table) == 0
    press(table, "ArrowRight", "ArrowRight", "ArrowLeft")
    assert moves_made(table) == 1
    seats = table.locator("[data-zone=look]").count()
    press(table, "PageDown")
    assert moves_made(table) == seats
    press(table, "End")
    last = moves_made(table)
    expect(table.locator("#look-range")).to_have_attribute("max", str(last))
    press(table, "PageUp")
    assert moves_made(table) < last
    table.locator("#look-range").focus()
    press(table, "ArrowLeft")
    press(table, "Escape")
    expect(table.locator("body")).to_have_attribute("data-screen", "shared")


def test_a_comment_is_written_and_survives_a_reload(page: Page) -> None:
    player = Player(page, kept())
    page.locator("[data-action=replay]").first.evaluate("control => control.click()")
    player.rest()
    player.tap("#pen")
    expect(page.locator("#comment")).to_be_focused()
    page.keyboard.type("A good card.  <b>Really</b>")
    player.tap(".comment [type=submit]")
    expect(page.locator(".paras")).to_have_text("A good card. <b>Really</b>")
    expect(page.locator("#pen")).to_be_focused()
    player.reload()
    page.locator("[data-action=replay]").first.evaluate("control => control.click()")
    player.rest()
    expect(page.locator(".paras")).to_have_text("A good card. <b>Really</b>")


@pytest.mark.parametrize("allowed", [True, False])
def test_a_link_is_copied_or_marked_to_be_copied(page: Page, allowed: bool) -> None:
    page.add_init_script(f"window.allowed = {str(allowed).lower()};")
    page.add_init_script(CLIPBOARD)
    player = Player(page, kept())
    page.locator("[data-action=replay]").first.evaluate("control => control.click()")
    player.rest()
    player.tap("[data-action=share]")
    shown = page.locator("#link").input_value()
    page.locator("[data-copy='#link']").click()
    if allowed:
        expect(page.locator(".notice")).to_have_text("The link is copied.")
        assert page.evaluate("copied") == [shown]
    else:
        expect(page.locator(".notice")).to_contain_text("copy it by hand")
        assert page.evaluate("getSelection().toString()") == shown
    address, _mark, text = shown.partition("#r=")
    assert address == page.url.split("#")[0]
    assert read_record(unpack(text)).game.name == "canadian_salad"


def test_a_link_is_handed_on_where_the_device_can(page: Page) -> None:
    page.add_init_script("window.handed = []; navigator.share = async (what) => { handed.push(what.url); };")
    player = Player(page, kept())
    page.locator("[data-action=replay]").first.evaluate("control => control.click()")
    player.rest()
    player.tap("[data-action=share]")
    page.locator("[data-hand-on]").click()
    expect(page.locator("[data-hand-on]")).to_be_visible()
    assert page.evaluate("handed") == [page.locator("#link").input_value()]


def test_an_address_that_changes_while_a_match_is_played_leaves_it_as_it_is(page: Page) -> None:
    player = Player(page, kept())
    before = player.record
    page.evaluate("text => { location.hash = `r=${text}`; }", link("septica"))
    expect(page.locator("body")).to_have_attribute("data-screen", "shared")
    player.rest()
    page.locator("[data-action=shared-close]").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    assert page.url.endswith("/saladier/")
    assert player.record["rounds"] == before["rounds"]
    page.evaluate("text => { location.hash = `r=${text}`; }", pack({"format": "saladier/9"}))
    expect(page.locator("h1")).to_have_text("This link needs a newer version")
    page.evaluate("() => { location.hash = 'r=%3Cscript%3E'; }")
    expect(page.locator("h1")).to_have_text("This link cannot be read")
    page.reload()
    expect(page.locator("h1")).to_have_text("This link cannot be read", timeout=START)
    page.locator("[data-action=shared-close]").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    assert player.record["rounds"] == before["rounds"]


def test_a_deal_from_a_link_is_played(table: Page) -> None:
    match = random_match("canadian_salad", 1)
    hand = match.hands[0]
    record = record_of(match)
    alone = type(record)(record.game, record.options, hand.standing, (type(record.rounds[0])(deal=hand.deal),))
    table.goto(f"./?again#r={link_text(alone)}")
    rest(table)
    table.locator("select[name=seat]").select_option("0")
    table.locator("[data-form=shared-play] [type=submit]").click()
    expect(table.locator("body")).to_have_attribute("data-screen", "table")
    assert "#" not in table.url
    held = table.locator("[data-zone=hand] [data-card]").evaluate_all("cards => cards.map((one) => one.dataset.card)")
    assert sorted(held) == sorted(match.game.deal(match.options, hand.standing, hand.deal or ()).hands[0])


def test_a_position_is_set_up_by_keyboard_alone(table: Page) -> None:
    table.locator("[data-action=editor]").focus()
    press(table, "Enter")
    for seat, cards in enumerate(("QH 3S", "7H 8H", "5C 6C", "10D JD")):
        table.locator(f"[id='z-hands[{seat}]']").focus()
        press(table, "Enter")
        table.locator("[name=cards]").focus()
        table.keyboard.type(cards)
        press(table, "Enter")
    expect(table.locator("#say")).to_contain_text("This can be played")
    table.locator("#p-AS").focus()
    press(table, "Enter")
    expect(table.locator("#p-AS")).to_be_focused()
    expect(table.locator("#say")).to_contain_text("do not run out together")
    press(table, "Tab")
    press(table, "u")
    expect(table.locator("#say")).to_contain_text("This can be played")
    table.locator("[data-action=edit-done]").focus()
    press(table, "Enter")
    record = read_record(unpack(table.locator("#link").input_value().partition("#r=")[2]))
    assert record.rounds[0].position == {"to_act": 0, "hands": ["QH 3S", "7H 8H", "5C 6C", "TD JD"]}


def test_everything_fits_in_every_language_and_at_every_size(page: Page) -> None:
    player = Player(page, {**FAST, **{k: t for k, t in kept_match("septica", [PERSON]).items() if k != OPEN}})
    found: list[str] = []

    def look(screen: str) -> None:
        for code in LANGUAGES:
            page.evaluate(CHOOSE, code)
            expect(page.locator("html")).to_have_attribute("lang", code)
            rest(page)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                cut: list[Any] = page.evaluate(CUT)
                found.extend(f"{screen} {code} {width}: {one}" for one in cut)
                if page.evaluate(WIDER) > 0:
                    found.append(f"{screen} {code} {width} is too wide")

    for name in ("canadian_salad", "samba", "salas"):
        page.evaluate("text => { location.hash = `r=${text}`; }", link(name))
        expect(page.locator("body")).to_have_attribute("data-screen", "shared")
        rest(page)
        look(f"link to {name}")
        page.locator("[data-action=shared-look]").click()
        rest(page)
        look(f"looking back at {name}")
        player.tap("[data-action=share]")
        look(f"sharing {name}")
        player.tap("[data-action=edit-from]")
        look(f"editing {name}")
        player.tap("[data-action=edit-close]")
        player.tap("[data-action=share-close]")
        player.tap("[data-action=replay-close]")
        player.tap("[data-action=shared-close]")
    assert found == []
