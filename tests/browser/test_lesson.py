"""A lesson from home to the score of its hand, and a small position that is tried, in a real browser."""

from playwright.sync_api import Page, expect

from saladier.table.session import PERSON
from saladier.table.store import OPEN
from tests.browser.player import FAST, Player

FITS = """() => {
  const box = document.querySelector("#say"), text = box.querySelector("p");
  return text.scrollHeight <= box.clientHeight && document.documentElement.scrollWidth <= innerWidth;
}"""


def test_a_lesson_is_played_by_its_hints_and_survives_a_reload(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    player = Player(page, FAST)
    player.tap("[data-action=lesson][data-name=canadian_salad]")
    expect(page.locator("#app h1")).to_have_text("Canadian Salad: a first hand")
    player.tap("[data-action=deal]")
    assert player.record["x_app"]["seats"][0] == PERSON
    said = []
    while player.state == "your-turn":
        said.append(page.locator("#say").inner_text())
        assert page.evaluate(FITS), said[-1]
        if len(said) == 5:
            player.reload()
            assert page.locator("#say").inner_text() == said[-1]
        player.tap("[data-action=hint]")
        page.locator("[data-zone=hand] .hinted").wait_for()
        player.rest()
        player.tap("[data-zone=hand] .hinted")
    assert player.state == "round-over"
    assert len(said) == 13
    assert len(set(said)) > 6
    expect(page.locator("section[aria-labelledby=le] h2")).to_have_text("Your first hand is played")
    expect(page.locator(".sheet table tbody tr").first).to_contain_text("Tricks")


def test_a_small_position_answers_by_keyboard(page: Page) -> None:
    player = Player(page, FAST)
    player.tap("[data-action=rules][data-name=samba]")
    figure = page.locator("#p-groups")
    wrong = figure.locator("[data-tried='lay 8H J* 2C']")
    wrong.focus()
    page.keyboard.press("Enter")
    expect(figure.locator(".say.why")).to_contain_text("4 natural ones")
    expect(wrong).to_be_focused()
    expect(wrong).to_have_accessible_name("Lay Eight of hearts Joker Two of clubs: no")
    figure.locator("[data-tried='lay KH KD KS']").click()
    expect(figure.locator(".say")).to_have_text("Right.")


def test_an_address_of_a_page_without_python_leads_into_the_lesson(page: Page) -> None:
    page.goto("./rules/sv/septica.html")
    page.locator(".tolesson a").first.click()
    expect(page.locator("body[data-screen=draw]")).to_have_attribute("data-game", "septica", timeout=120_000)
    assert "#" not in page.url
    assert page.evaluate("key => localStorage.getItem(key)", OPEN)


def test_rules_are_printed_whole_and_without_controls(page: Page) -> None:
    page.goto("./rules/samba.html")
    page.emulate_media(media="print")
    expect(page.locator(".crumbs")).to_be_hidden()
    expect(page.locator(".tolesson")).to_be_hidden()
    for answer in page.locator(".answer").all():
        expect(answer.locator("li").first).to_be_visible()
        expect(answer.locator("summary")).to_be_hidden()
