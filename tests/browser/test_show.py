"""Showing a reply: what survives, where the focus goes, what is spoken, what moves."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.puppet import actions, perform

pytestmark = pytest.mark.first_visit


def counting(html: str, more: str = "") -> str:
    """An app that shows `html` with ${n} set to the number of requests so far."""
    return f"(() => {{ let n = 0; return (call) => {{ n += 1; return {{ html: `{html}`, {more} }}; }}; }})()"


GO = """<button type=button id=go data-action="go">Go ${n}</button>"""


def test_attributes_of_the_page_follow_the_reply(stage: Page) -> None:
    perform(
        stage,
        """(call) => call === "open"
          ? { html: `<button type=button data-action="go">Go</button>`, title: "Samba – hand 3", lang: "sv",
              body: { state: "your-turn", turn: "2", game: "samba", class: "t" },
              root: { theme: "dark", deck: "four" } }
          : { html: "<p>done</p>", body: { state: "ready", turn: null, class: "" }, root: { theme: null } }""",
    )
    body, root = stage.locator("body"), stage.locator("html")
    expect(stage).to_have_title("Samba – hand 3")
    expect(root).to_have_attribute("lang", "sv")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(body).to_have_attribute("data-turn", "2")
    expect(body).to_have_class("t")
    stage.get_by_role("button").click()
    expect(body).to_have_attribute("data-state", "ready")
    expect(body).not_to_have_attribute("data-turn", "2")
    expect(root).not_to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-deck", "four")


def test_the_focus_stays_on_its_card(stage: Page) -> None:
    perform(
        stage,
        """(() => { let cards = ["1", "2", "3", "4"];
          return (call, { action }) => {
            if (action === "escape") cards = cards.slice(1);
            return { html: "<ol data-zone=hand>" + cards.map((card) =>
              `<li id="c${card}"><button data-move="${card}">Card ${card}</button></li>`).join("") + "</ol>" };
          } })()""",
    )
    stage.get_by_role("button", name="Card 3").focus()
    stage.keyboard.press("Escape")
    expect(stage.get_by_role("button")).to_have_count(3)
    expect(stage.get_by_role("button", name="Card 3")).to_be_focused()


def test_the_focus_goes_to_the_next_card_then_to_the_fallback(stage: Page) -> None:
    perform(
        stage,
        """(() => { let cards = ["1", "2", "3"];
          return (call, { move }) => {
            cards = cards.filter((card) => card !== move);
            return { html: "<h1 tabindex=-1 data-focus-fallback>Table</h1><ol data-zone=hand>" + cards.map((card) =>
              `<li><button id="b${card}" data-move="${card}">Card ${card}</button></li>`).join("") + "</ol>" };
          } })()""",
    )
    for pressed, focused in (("Card 2", "Card 3"), ("Card 3", "Card 1")):
        stage.get_by_role("button", name=pressed).press("Enter")
        expect(stage.get_by_role("button", name=focused)).to_be_focused()
        stage.locator("#app:not([data-busy])").wait_for()
    stage.keyboard.press("Enter")
    expect(stage.get_by_role("heading", name="Table")).to_be_focused()


def test_python_may_say_where_the_focus_goes(stage: Page) -> None:
    perform(stage, counting(GO + "<input id=name aria-label=Name>", 'focus: n > 1 ? "#name" : null'))
    stage.get_by_role("button").click()
    expect(stage.get_by_label("Name")).to_be_focused()


def test_what_is_being_typed_survives(stage: Page) -> None:
    form = """<form data-form=play><input name=a value="A" aria-label=A><input name=b value="B" aria-label=B>
      <input type=checkbox name=c aria-label=C><select name=d aria-label=D><option>1<option>2</select></form>"""
    perform(stage, counting(GO + form))
    stage.get_by_label("A", exact=True).fill("typed before")
    stage.get_by_label("C", exact=True).check()
    stage.get_by_label("D", exact=True).select_option("2")
    stage.get_by_label("B", exact=True).fill("being typed")
    stage.keyboard.press("Escape")
    expect(stage.get_by_role("button")).to_have_text("Go 2")
    expect(stage.get_by_label("A", exact=True)).to_have_value("typed before")
    expect(stage.get_by_label("B", exact=True)).to_have_value("being typed")
    expect(stage.get_by_label("C", exact=True)).to_be_checked()
    expect(stage.get_by_label("D", exact=True)).to_have_value("2")


def test_python_has_the_last_word_on_fields_that_report(stage: Page) -> None:
    box = """<label><input type=checkbox data-change=pick ${n > 2 ? "checked" : ""}>Pick</label>"""
    perform(stage, counting(box))
    stage.get_by_label("Pick").click()
    expect(stage.get_by_label("Pick")).not_to_be_checked()
    stage.get_by_label("Pick").click()
    expect(stage.get_by_label("Pick")).to_be_checked()


def test_details_popovers_and_scroll_positions_stay(stage: Page) -> None:
    lines = "".join(f"<p>line {number}</p>" for number in range(200))
    html = f"""{GO}<details><summary>More</summary><p>inside</p></details><button popovertarget=side>Side</button>
      <aside id=side popover class=side>{lines} $\\{{n}}</aside>"""
    perform(stage, counting(html.replace("$\\{n}", "${n}")))
    stage.get_by_text("More").click()
    stage.get_by_role("button", name="Side").click()
    stage.locator("#side").evaluate("(side) => { side.classList.remove('side'); side.scrollTop = 120; }")
    stage.locator("#go").evaluate("(go) => go.click()")
    expect(stage.locator("#go")).to_have_text("Go 2")
    expect(stage.get_by_text("inside")).to_be_visible()
    expect(stage.locator("#side")).to_be_visible()
    assert stage.locator("#side").evaluate("(side) => side.matches(':popover-open')")


def test_a_dialog_opens_and_escape_asks_python_to_close_it(stage: Page) -> None:
    perform(
        stage,
        """(call, { action }) => ({
          html: `<button type=button id=ask data-action="ask">Delete</button>` +
            (action === "ask" ? `<dialog id=sure data-open><button data-action="yes">Yes</button></dialog>` : ""),
          dialog: action === "ask" ? "#sure" : null })""",
    )
    stage.get_by_role("button", name="Delete").click()
    expect(stage.get_by_role("dialog")).to_be_visible()
    expect(stage.get_by_role("button", name="Yes")).to_be_focused()
    stage.keyboard.press("Escape")
    expect(stage.get_by_role("dialog")).to_be_hidden()
    expect(stage.get_by_role("button", name="Delete")).to_be_focused()
    assert actions(stage) == ["open", "ask", "escape"]


def test_the_same_words_twice_are_spoken_twice(stage: Page) -> None:
    perform(stage, counting(GO, 'polite: "West played", assertive: n > 1 ? "Not now" : null'))
    expect(stage.locator("#polite p")).to_have_text(["West played"])
    stage.get_by_role("button").click()
    expect(stage.locator("#polite p")).to_have_text(["West played", "West played"])
    expect(stage.locator("#assertive p")).to_have_text(["Not now"])


def test_what_was_said_to_one_player_is_gone_on_the_next_screen(stage: Page) -> None:
    perform(stage, counting(GO, 'assertive: n < 2 ? "South holds a club" : null, body: { screen: `${n}` }'))
    expect(stage.locator("#assertive")).to_contain_text("South holds a club")
    stage.get_by_role("button").click()
    expect(stage.locator("#assertive")).to_be_empty()


def test_a_download_is_a_file(stage: Page) -> None:
    perform(stage, counting(GO, 'download: n > 1 ? { name: "m.json", type: "application/json", text: "{}" } : null'))
    with stage.expect_download() as download:
        stage.get_by_role("button").click()
    assert download.value.suggested_filename == "m.json"
    assert Path(download.value.path()).read_text() == "{}"


FLIGHT = """(call) => call === "open"
  ? { html: `<ol class=fan><li><button type=button class=card id=c data-card=QH data-move=QH>Q</button></li></ol>
             <p id=west>West</p>` }
  : { html: `<ol class=trick><li><span class=card data-card=QH>Q</span></li></ol><p id=west>West</p>`,
      motion: [{ card: ".trick [data-card=QH]", from: "#c", ms: 200 }],
      ghosts: [{ from: "#c", to: "#west", ms: 300, wait: 900 }] }"""


def test_cards_fly_and_land(stage: Page) -> None:
    stage.emulate_media(reduced_motion="no-preference")
    perform(stage, FLIGHT)
    stage.get_by_role("button").click()
    copies = stage.locator("#flights > *")
    expect(copies).to_have_count(2)
    assert stage.locator("#flights [data-card], #flights [data-move], #flights [id]").count() == 0
    expect(copies).to_have_count(0)
    expect(stage.locator(".trick .card")).to_have_css("opacity", "1")


def test_with_reduced_motion_only_the_pause_stays(stage: Page) -> None:
    perform(stage, FLIGHT)
    stage.get_by_role("button").click()
    expect(stage.locator("#flights > *")).to_have_count(1)
    expect(stage.locator("#flights > *")).to_have_count(0)


def test_a_new_screen_begins_at_its_top(stage: Page) -> None:
    long = "<p>line</p>".replace("line", "line<br>" * 200)
    perform(stage, counting(GO + long, 'body: { screen: n > 1 ? "setup" : "home" }'))
    stage.evaluate("scrollTo(0, 500)")
    stage.locator("#go").evaluate("(go) => go.click()")
    expect(stage.locator("#go")).to_have_text("Go 2")
    assert stage.evaluate("scrollY") == 0
