"""The conversation with Python: one request at a time, what waits, what is dropped, what is kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.puppet import actions, asked, perform

pytestmark = pytest.mark.first_visit

HAND = """
  let hand = ["AS", "KS", "QS", "JS"];
  const show = () => ({ html: "<ol data-zone=hand>" + hand.map((card) =>
    `<li id="c-${card}"><button type=button data-move="${card}">${card}</button></li>`).join("") + "</ol>" });
  const play = (card) => { hand = hand.filter((one) => one !== card); };
"""
PLAYS = f"""(() => {{ {HAND}
  return (call, {{ move }}) => {{ play(move); return show(); }};
}})()"""
PLAYS_WHEN_LET = f"""(() => {{ {HAND}
  return async (call, {{ move }}) => {{
    if (call === "act") await new Promise((go) => (window.go = go));
    play(move);
    return show();
  }};
}})()"""


def test_a_double_tap_plays_one_card(stage: Page) -> None:
    stage.clock.install()
    perform(stage, PLAYS)
    stage.clock.pause_at("2030-01-01")
    place = stage.get_by_role("button", name="AS").bounding_box()
    assert place is not None
    stage.mouse.click(place["x"] + 20, place["y"] + 20)
    expect(stage.get_by_role("button", name="AS")).to_have_count(0)
    stage.clock.run_for(20)
    stage.mouse.click(place["x"] + 20, place["y"] + 20)
    expect(stage.get_by_role("button")).to_have_count(3)
    stage.clock.run_for(300)
    stage.mouse.click(place["x"] + 20, place["y"] + 20)
    expect(stage.get_by_role("button")).to_have_count(2)
    stage.clock.run_for(300)
    assert actions(stage) == ["open", "AS", "KS"]


def test_a_quick_tap_elsewhere_counts(stage: Page) -> None:
    stage.clock.install()
    perform(stage, PLAYS)
    stage.clock.pause_at("2030-01-01")
    stage.get_by_role("button", name="AS").click()
    expect(stage.get_by_role("button")).to_have_count(3)
    stage.clock.run_for(20)
    stage.get_by_role("button", name="JS").click()
    expect(stage.get_by_role("button")).to_have_count(2)


def test_enter_twice_plays_one_card(stage: Page) -> None:
    stage.clock.install()
    perform(stage, PLAYS)
    stage.clock.pause_at("2030-01-01")
    stage.get_by_role("button", name="KS").press("Enter")
    expect(stage.get_by_role("button", name="QS")).to_be_focused()
    stage.clock.run_for(20)
    stage.keyboard.press("Enter")
    expect(stage.get_by_role("button")).to_have_count(3)
    stage.clock.run_for(300)
    stage.keyboard.press("Enter")
    expect(stage.get_by_role("button", name="JS")).to_be_focused()
    stage.clock.run_for(300)
    assert actions(stage) == ["open", "KS", "QS"]


def test_the_same_control_again_during_a_request_is_dropped(stage: Page) -> None:
    perform(stage, PLAYS_WHEN_LET)
    stage.get_by_role("button", name="AS").dblclick()
    stage.evaluate("go()")
    assert actions(stage) == ["open", "AS"]


def test_another_control_during_a_request_waits_its_turn(stage: Page) -> None:
    perform(stage, PLAYS_WHEN_LET)
    stage.get_by_role("button", name="AS").click()
    stage.get_by_role("button", name="JS").click()
    stage.evaluate("go()")
    stage.wait_for_function("asked.length === 3")
    stage.evaluate("go()")
    assert actions(stage) == ["open", "AS", "JS"]


def test_a_tap_on_what_has_become_something_else_is_dropped(stage: Page) -> None:
    perform(
        stage,
        """(call, { action }) => action === "draw"
          ? new Promise((done) => (window.go = () => done({ html: `
              <button type=button id=a data-action="draw">Draw</button>
              <button type=button id=b data-action="discard">Discard</button>` })))
          : { html: `
              <button type=button id=a data-action="draw">Draw</button>
              <button type=button id=b data-action="take">Take</button>` }""",
    )
    stage.get_by_role("button", name="Draw").click()
    stage.get_by_role("button", name="Take").click()
    stage.evaluate("go()")
    expect(stage.get_by_role("button", name="Discard")).to_be_visible()
    assert actions(stage) == ["open", "draw"]


def test_a_tick_comes_when_asked_for_and_an_act_cancels_it(stage: Page) -> None:
    stage.clock.install()
    perform(
        stage,
        """(call) => ({ html: `<button type=button data-action="go">Go</button><p>${call}</p>`,
                        tick: call === "open" ? 500 : null })""",
    )
    stage.clock.run_for(600)
    assert actions(stage) == ["open", "tick"]
    stage.reload()
    stage.get_by_role("button", name="Go").click()
    stage.clock.run_for(600)
    assert actions(stage) == ["open", "go"]


def test_a_tick_waits_while_the_page_is_hidden(stage: Page) -> None:
    stage.clock.install()
    perform(stage, """(call) => ({ html: call, tick: call === "open" ? 500 : null })""")
    stage.evaluate("Object.defineProperty(document, 'hidden', { value: true, writable: true })")
    stage.clock.run_for(5000)
    assert actions(stage) == ["open"]
    stage.evaluate("document.hidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert actions(stage) == ["open", "tick"]


def test_texts_are_kept_before_they_are_shown(stage: Page) -> None:
    perform(
        stage,
        """(call, { storage }) => call === "open"
          ? { html: `<button type=button data-action="go">${JSON.stringify(storage)}</button>`,
              save: { "saladier.a": "1", "saladier.b": "2" } }
          : { html: "<p>kept</p>", save: { "saladier.a": null, "saladier.b": "3" } }""",
    )
    stage.evaluate("""localStorage.setItem("else.where", "x");
      new MutationObserver(() => (window.seen = localStorage.getItem("saladier.b")))
        .observe(document.querySelector("#app"), { childList: true, subtree: true })""")
    stage.get_by_role("button").click()
    expect(stage.get_by_text("kept", exact=True)).to_be_visible()
    assert stage.evaluate("seen") == "3"
    stage.reload()
    expect(stage.get_by_role("button")).to_have_text('{"saladier.b":"3"}')


def test_python_is_told_once_that_nothing_can_be_kept(stage: Page) -> None:
    stage.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    perform(
        stage,
        """(call) => ({ html: `<button type=button data-action="go">Go</button>`,
                        save: call === "open" ? {} : { "saladier.a": "1" } })""",
    )
    stage.get_by_role("button").click()
    requests = asked(stage)
    assert [one.get("action") for one in requests] == [None, "go"]
    assert requests[0]["storage_trouble"] == "QuotaExceededError"


def test_what_could_not_be_kept_is_written_when_there_is_room(stage: Page) -> None:
    perform(
        stage,
        """(() => { let n = 0; return (call, { action }) => {
          if (call === "act" && action !== "go") return {};
          n += 1;
          return { html: `<button type=button data-action="go">Go ${n}</button>`, save: { [`saladier.${n}`]: `${n}` },
                   expect: { [`saladier.${n}`]: null } };
        } })()""",
    )
    stage.evaluate("""() => {
      window.setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") };
    }""")
    for number in (2, 3):
        stage.get_by_role("button").click()
        expect(stage.get_by_role("button")).to_have_text(f"Go {number}")
        stage.locator("#app:not([data-busy])").wait_for()
    stage.evaluate("() => { Storage.prototype.setItem = window.setItem; }")
    stage.get_by_role("button").click()
    expect(stage.get_by_role("button")).to_have_text("Go 4")
    requests = asked(stage)
    assert [one.get("action") for one in requests] == [None, "go", "storage-failed", "go", "go", "storage-works"]
    assert requests[2]["data"] == {"key": "saladier.2", "reason": "QuotaExceededError"}
    assert stage.evaluate("['1', '2', '3', '4'].map((n) => localStorage.getItem(`saladier.${n}`))") == list("1234")


def test_what_another_tab_has_written_is_not_overwritten(stage: Page) -> None:
    perform(
        stage,
        """(call, { action }) => call === "act"
          ? action === "go" && { html: "<p>shown</p>", save: { "saladier.a": "3 c" }, expect: { "saladier.a": "1 " } }
          : { html: "<button type=button data-action=go>Go</button>" }""",
    )
    stage.evaluate("localStorage.setItem('saladier.a', '2 b')")
    stage.get_by_role("button").click()
    stage.wait_for_function("asked.length > 2")
    requests = asked(stage)
    assert [one.get("action") for one in requests] == [None, "go", "storage-changed"]
    assert requests[2]["data"] == {"key": "saladier.a", "reason": "changed", "text": "2 b"}
    assert stage.evaluate("localStorage.getItem('saladier.a')") == "2 b"
    expect(stage.get_by_role("button")).to_be_visible()


def test_a_second_tab_is_noticed(stage: Page) -> None:
    perform(stage, """() => ({ html: "<p>here</p>" })""")
    other = stage.context.new_page()
    other.goto(stage.url + "public/icons/saladier.svg")
    other.evaluate("""localStorage.setItem("saladier.match", "2"); localStorage.setItem("else.where", "x")""")
    stage.wait_for_function("asked.length > 1")
    assert [(one.get("action"), one.get("data")) for one in asked(stage)[1:]] == [
        ("storage-changed", {"key": "saladier.match", "text": "2"})
    ]


def test_a_tap_before_python_is_there_is_answered_when_it_is(stage: Page) -> None:
    stage.add_init_script("window.started = new Promise((go) => (window.start = go))")
    stage.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
          document.querySelector("main").innerHTML =
            "<button type=button data-action=first>First</button><button type=button data-action=new>Game</button>";
        })"""
    )
    perform(
        stage,
        """(call) => ({ html: "<main><button type=button data-action=first>First</button>" +
                              "<button type=button data-action=new>Game</button></main>" })""",
        waits=True,
    )
    stage.get_by_role("button", name="First").click()
    stage.get_by_role("button", name="Game").click()
    expect(stage.locator("#start")).to_contain_text("It opens as soon as the table is laid")
    stage.evaluate("start()")
    stage.wait_for_function("window.asked?.length === 2")
    assert actions(stage) == ["open", "new"]


def test_what_python_cannot_answer_is_said(page: Page) -> None:
    perform(
        page,
        """(call) => { if (call === "act") throw new Error("Traceback (most recent call last):\\n …\\nKeyError: 'x'");
                       return { html: `<button type=button data-action="go">Go</button>` } }""",
    )
    page.get_by_role("button").click()
    expect(page.get_by_role("alert").filter(has_text="KeyError: 'x'")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-state", "failed")
