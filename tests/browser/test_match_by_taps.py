"""A whole match of Canadian Salad by taps, from home to the result, against bots."""

from playwright.sync_api import Page, expect

from tests.browser.player import FAST, Player
from tests.browser.watch import START
from tests.table.kept import kept_match

THREE_EACH = {"to_act": 0, "hands": ["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"]}


def test_six_hands_by_taps(stage: Page) -> None:
    player = Player(stage, FAST)
    player.tap("[data-action=new][data-name=canadian_salad]")
    player.tap("label:has([name=players][value='6'])")
    player.tap("form[data-form=setup] [data-action=play]")
    player.tap("[data-action=deal]")
    for hand in range(6):
        held = 8
        while player.state == "your-turn":
            assert len(player.cards("hand")) == held
            player.tap("[data-zone=hand] [data-move]")
            held -= 1
        assert held == 0
        assert player.state == ("match-over" if hand == 5 else "round-over")
        match = player.look()
        assert match.settlement is not None
        cells = stage.locator("tr.grand td").all_inner_texts()
        assert [int(cell.replace("−", "-")) for cell in cells] == list(match.settlement.scores)
        player.tap("[data-action=finish]" if hand == 5 else "[data-action=next]")
    match = player.look()
    assert match.over
    assert len(match.hands) == 6
    assert sum(match.standing.scores) == 980  # what six hands of six players hold
    expect(stage.locator("body")).to_have_attribute("data-screen", "match-result")
    expect(stage.locator(".places li")).to_have_count(6)


def test_a_double_tap_plays_one_card_and_a_reload_goes_on_with_the_bot(stage: Page) -> None:
    storage = kept_match("canadian_salad", position=THREE_EACH)
    player = Player(stage, {**storage, "saladier.settings": '{"pace":"tap"}'})
    box = stage.locator("[data-zone=hand] [data-card]").first.bounding_box()
    assert box is not None
    for _ in range(2):
        stage.touchscreen.tap(box["x"] + 12, box["y"] + 12)
    body = stage.locator("body[data-state=thinking]")
    expect(body).to_have_attribute("data-turn", "1")
    expect(stage.locator("[data-zone=hand] [data-card]")).to_have_count(2)
    before = (player.moves, player.cards("hand"), player.cards("trick"))
    assert len(before[0]) == 1
    stage.reload()
    expect(body).to_have_attribute("data-turn", "1", timeout=START)
    assert (player.moves, player.cards("hand"), player.cards("trick")) == before
    stage.locator("[data-action=continue]").tap()
    expect(body).to_have_attribute("data-turn", "2")


def test_a_reload_in_the_middle_of_a_trick_changes_nothing(stage: Page) -> None:
    storage = kept_match("canadian_salad", ["medium", "medium", "person"], moves=[], seed=5)
    player = Player(stage, {**storage, **FAST})
    player.tap("[data-zone=hand] [data-move]")
    before = (player.cards("hand"), player.cards("trick"), player.record["rounds"])
    turn = stage.locator("body").get_attribute("data-turn")
    assert player.state == "your-turn"
    player.reload()
    assert (player.cards("hand"), player.cards("trick"), player.record["rounds"]) == before
    expect(stage.locator("body")).to_have_attribute("data-turn", turn or "")
    player.tap("[data-zone=hand] [data-move]")
    player.look()


def test_a_bad_save_does_not_block_the_start(stage: Page) -> None:
    good = kept_match("canadian_salad", position=THREE_EACH, key="good")
    bad = "{<script>alert(1)</script>"
    player = Player(stage, {**good, "saladier.match.bad": bad, "saladier.open": "bad", **FAST})
    assert player.state == "ready"
    with stage.expect_download() as download:
        player.tap("[data-action=aside-download]")
    assert download.value.path().read_text() == bad
    player.tap("[data-action=continue-match]")
    assert player.state == "your-turn"
    assert stage.evaluate("localStorage['saladier.match.bad'] ?? null") is None
