"""For everyone, measured: what is tapped is large enough, colours can be told apart, and nothing moves for those who
do not want it."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.player import FAST, Player
from tests.browser.screens import GENERAL, Screen, kept_in_general, kept_of_game, of_game
from tests.browser.test_axe import THEMES, equip
from tests.table.games import NAMES

SIZES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 768, "height": 1024})
FINGER, NARROW, MANY = 44, 28, 14
"""Pixels a finger needs, the least width of a card's strip, and the largest hand in which each card has the former."""

SMALL = """(finger) => {
  const words = "p a, li a, .crumbs a, .cl a, td a, td button, .skip";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const controls = document.querySelectorAll("#app :is(a[href], button, select, input, textarea, summary)");
  return [...controls].filter((one) => seen(one) && !one.matches(`${words}, .vh, .vh *, [type=hidden], .card`))
    .map((one) => [one, (one.matches("input") && one.closest("label") || one).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < finger - 0.5)
    .map(([one, { width, height }]) =>
      `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}: ${width}x${height}`);
}"""
"""Controls that are neither cards nor words in a text and smaller than a finger."""

STRIPS = """() => [...document.querySelectorAll("[data-zone=hand] .fan > li")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return [width, height];
})"""
"""What can be tapped of each card of the hand."""

INKS = """() => {
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pixel.getImageData(0, 0, 1, 1).data].map((one) =>
      one <= 10 ? one / 3294 : ((one / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll("[data-zone=hand] .card:has(.ix)")].map((card) => {
    const ink = getComputedStyle(card.querySelector(".ix")).color;
    const [low, high] = [light(ink), light(getComputedStyle(card).backgroundColor)].sort((a, b) => a - b);
    return [card.dataset.card, ink, (high + 0.05) / (low + 0.05)];
  });
}"""
"""Face, ink and its contrast to the paper of each card of the hand."""


def go(page: Page, screen: Screen) -> None:
    """To a screen, and see that it is the right one."""
    page.evaluate("steps => tour.go(steps)", [*screen.steps, *screen.again])
    assert page.evaluate("shows => tour.missing(shows)", list(screen.shows)) == [], screen.name


@pytest.mark.parametrize("name", [*NAMES, "general"])
def test_what_is_tapped_is_large_enough(stage: Page, name: str) -> None:
    Player(stage, {**FAST, **(kept_of_game(name) if name in NAMES else kept_in_general())})
    equip(stage)
    small = []
    for screen in of_game(name) if name in NAMES else GENERAL:
        go(stage, screen)
        for size in SIZES:
            stage.set_viewport_size(size)
            small += [f"{screen.name} {size['width']}: {one}" for one in stage.evaluate(SMALL, FINGER)]
            strips = stage.evaluate(STRIPS)
            least = FINGER if len(strips) <= MANY else NARROW
            small += [
                f"{screen.name} {size['width']}: a card {width}x{height}"
                for width, height in strips
                if width < least or height < FINGER - 0.5
            ]
    assert small == []


@pytest.mark.parametrize("name", ["samba", "canadian_salad"])
def test_cards_can_be_read_and_told_apart(stage: Page, name: str) -> None:
    Player(stage, {**FAST, **kept_of_game(name)})
    equip(stage)
    wanted = ("27 cards",) if name == "samba" else ("a trick", "behind the curtain")
    for screen in [one for one in of_game(name) if one.name in wanted]:
        go(stage, screen)
        for theme in THEMES:
            stage.evaluate("theme => tour.dress('en', theme)", theme)
            for deck, contrast, least in (("two", "system", 4.5), ("four", "system", 4.5), ("four", "more", 4.5)):
                stage.evaluate("deck => tour.set('deck', deck)", deck)
                stage.evaluate("contrast => tour.set('contrast', contrast)", contrast)
                inks = stage.evaluate(INKS)
                assert len(inks) >= 2
                assert [one for one in inks if one[2] < least] == [], (theme, deck, contrast)
                suits = {card[1]: ink for card, ink, _contrast in inks if card[1] in "CDHS"}
                if len(suits) == 4:
                    assert len(set(suits.values())) == (2 if deck == "two" else 4)


@pytest.mark.parametrize("name", NAMES)
def test_high_contrast_is_high(stage: Page, name: str) -> None:
    """Text against its ground at least 7 : 1, by day and by night."""
    Player(stage, {**FAST, **kept_of_game(name)})
    equip(stage)
    stage.evaluate("tour.set('contrast', 'more')")
    found = []
    for screen in [one for one in of_game(name) if "[data-zone=hand] [data-card]" in one.shows][-1:]:
        for theme in THEMES:
            stage.evaluate("theme => tour.dress('en', theme)", theme)
            go(stage, screen)
            assert stage.locator("html").get_attribute("data-contrast") == "more"
            found += [f"{screen.name} {theme}: {one}" for one in stage.evaluate("tour.pale()")]
    assert found == []


@pytest.mark.parametrize("motion", ["none", "system"])
def test_nothing_moves_for_who_does_not_want_it(stage: Page, motion: str) -> None:
    stage.emulate_media(reduced_motion="no-preference")
    stage.add_init_script("""window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { flights += 1; return animate.apply(this, how); };""")
    settings = {key: text.replace("}", f',"motion":"{motion}"}}') for key, text in FAST.items()}
    player = Player(stage, {**settings, **kept_of_game("canadian_salad")})
    equip(stage)
    stage.evaluate("tour.go(['open trick', '[data-zone=hand] [data-move]'])")
    player.rest()
    assert (stage.evaluate("flights") > 0) is (motion == "system")
    moving = stage.evaluate("getComputedStyle(document.querySelector('.fan .card')).transitionDuration")
    assert (moving == "0s") is (motion == "none")
