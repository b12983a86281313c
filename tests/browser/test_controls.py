"""What the player does with the controls of the page, and what Python is told of it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.puppet import actions, asked, perform

pytestmark = pytest.mark.first_visit

FORM = """() => ({ html: `
  <form data-form="play" data-game="samba">
    <input name="south" value="South"><input name="north" value="North">
    <input type="checkbox" name="rule" value="strict" checked><input type="checkbox" name="rule" value="open" checked>
    <button type="submit" name="go" value="now">Play</button>
    <button type="button" data-action="more">More</button>
    <select name="lang" data-change="lang">
      <option value="en">English</option><option value="sv">Svenska</option>
    </select>
  </form>` })"""


def test_a_card_sends_its_move(stage: Page) -> None:
    card = """<button type=button data-move="QH" data-card="QH" data-from-seat="2">Q</button>"""
    perform(stage, f"() => ({{ html: `{card}` }})")
    stage.get_by_role("button", name="Q").click()
    request = asked(stage)[-1]
    assert (request["call"], request["action"], request["move"]) == ("act", "move", "QH")
    assert request["data"] == {"card": "QH", "fromSeat": "2"}
    assert request["now"] > 0


def test_a_control_that_cannot_be_used_now_still_asks(stage: Page) -> None:
    perform(stage, """() => ({ html: `<button type=button data-action="undo" aria-disabled="true">Undo</button>` })""")
    stage.get_by_role("button", name="Undo").click(force=True)
    assert actions(stage)[-1] == "undo"


def test_a_link_with_an_action_is_not_followed(stage: Page) -> None:
    perform(stage, """() => ({ html: `<a href="rules/" data-action="rules">Rules</a>` })""")
    stage.get_by_role("link", name="Rules").click()
    assert actions(stage)[-1] == "rules"


def test_a_form_is_sent_with_all_its_fields(stage: Page) -> None:
    perform(stage, FORM)
    stage.locator("[name=south]").fill("Anna")
    stage.get_by_role("button", name="Play").click()
    request = asked(stage)[-1]
    assert (request["action"], request["data"]) == ("play", {"game": "samba"})
    assert request["form"] == {
        "south": "Anna", "north": "North", "rule": ["strict", "open"], "lang": "en", "go": "now"
    }  # fmt: skip


def test_a_button_in_a_form_brings_the_fields_along(stage: Page) -> None:
    perform(stage, FORM)
    stage.locator("[name=north]").fill("Bo")
    stage.get_by_role("button", name="More").click()
    request = asked(stage)[-1]
    assert (request["action"], request["form"]["north"]) == ("more", "Bo")


def test_a_field_reports_its_change(stage: Page) -> None:
    perform(stage, FORM)
    stage.locator("[name=lang]").select_option("sv")
    request = asked(stage)[-1]
    assert request["action"] == "lang"
    assert request["data"] == {"name": "lang", "value": "sv", "checked": False}
    assert request["form"]["lang"] == "sv"


def test_a_file_is_read(stage: Page) -> None:
    perform(stage, """() => ({ html: `<input type="file" data-change="import" aria-label="File">` })""")
    stage.get_by_label("File").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": b'{"game": "samba"}'}
    )
    stage.wait_for_function("asked.length === 2")
    request = asked(stage)[-1]
    assert request["file"] == {"name": "match.json", "size": 17, "text": '{"game": "samba"}'}


def test_arrow_keys_walk_along_the_hand(stage: Page) -> None:
    cards = "".join(f'<li><button class="card" data-move="{n}">{n}</button></li>' for n in range(6))
    perform(stage, f"""() => ({{ html: `<ol class="fan" data-n="6" data-upto="7">{cards}</ol>` }})""")
    stage.get_by_role("button", name="0").focus()
    for key, name in (("ArrowRight", "1"), ("End", "5"), ("ArrowRight", "5"), ("ArrowLeft", "4"), ("Home", "0")):
        stage.keyboard.press(key)
        expect(stage.get_by_role("button", name=name)).to_be_focused()


def test_arrow_keys_walk_between_the_rows_of_a_hand(stage: Page) -> None:
    stage.set_viewport_size({"width": 360, "height": 640})
    cards = "".join(f'<li><button class="card" data-move="{n}">{n}</button></li>' for n in range(10, 24))
    hand = f'<div class="hand"><ol class="fan" data-n="14" data-upto="14">{cards}</ol></div>'
    perform(stage, f"() => ({{ html: `{hand}` }})")
    stage.get_by_role("button", name="12").focus()
    stage.keyboard.press("ArrowDown")
    expect(stage.get_by_role("button", name="19")).to_be_focused()
    stage.keyboard.press("ArrowUp")
    expect(stage.get_by_role("button", name="12")).to_be_focused()


def test_letters_press_the_controls_that_ask_for_them(stage: Page) -> None:
    perform(stage, """() => ({ html: `<button type=button data-action="undo" data-key="u">Undo</button><input>` })""")
    stage.keyboard.press("u")
    stage.locator("input").press("u")
    stage.keyboard.press("Control+u")
    stage.locator("input").blur()
    stage.keyboard.press("Escape")
    assert actions(stage) == ["open", "undo", "escape"]


def test_a_held_key_presses_once(stage: Page) -> None:
    perform(stage, """() => ({ html: `<button type=button data-action="next">Next</button>` })""")
    stage.get_by_role("button", name="Next").focus()
    for _ in range(4):
        stage.keyboard.down("Enter")
    stage.keyboard.up("Enter")
    assert actions(stage) == ["open", "next"]
