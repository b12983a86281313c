"""Samba and Salas by taps and keys: composing, refusals with reasons, the pile, questions, swaps, closing, reloads."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import FAST, Player
from tests.browser.test_match_by_keyboard import Keyboard
from tests.table.kept import kept_match

OPENING = {
    "to_act": 0,
    "hands": ["KS KH KD AS AH 2C 4S 5H 7D", "4C 5C 6C", "8S 8H 9C", "TS TH 9D"],
    "stock": "5S 6S 7S 8C 9S TC JC QC",
    "pile": "5D 6H",
    "melds": [[], []],
    "phase": "meld",
}
BOTS = ["person", "medium", "medium", "medium"]


def begin(page: Page, game: str, seats: list[str] | None = None, **given: Any) -> Player:
    return Player(page, {**kept_match(game, seats or BOTS, **given), **FAST})


def choose(player: Player, *cards: str) -> None:
    for card in cards:
        player.tap(f"[data-zone=hand] [data-action=select][data-card='{card}'][aria-pressed=false]:not(.staged)")


# Samba


def test_an_opening_is_composed_reloaded_and_laid(stage: Page) -> None:
    player = begin(stage, "samba", position=OPENING, standing={"scores": [1500, 0]})
    choose(player, "KS", "KH", "KD")
    wide = stage.locator(".acts2 .w")
    expect(wide.nth(1)).to_have_attribute("aria-disabled", "true")
    wide.nth(1).tap(force=True)
    player.rest()
    expect(stage.locator("#say")).to_contain_text("60 are missing")
    player.tap("[data-action=stage]")
    choose(player, "AS", "AH", "2C")
    player.reload()
    expect(stage.locator("[data-zone=hand] .staged")).to_have_count(3)
    expect(stage.locator("[data-zone=hand] [aria-pressed=true]")).to_have_count(3)
    player.look()
    player.tap("[data-move='lay KS KH KD ; lay AS AH 2C']")
    assert player.moves == ["lay KS KH KD ; lay AS AH 2C"]
    choose(player, "4S")
    player.tap("[data-move='discard 4S']")
    player.look()


def test_clear_and_taking_a_meld_apart(stage: Page) -> None:
    player = begin(stage, "samba", position=OPENING)
    choose(player, "KS", "KH", "KD")
    player.tap("[data-action=stage]")
    player.tap("[data-action=unstage]")
    expect(stage.locator("[data-zone=hand] .staged")).to_have_count(0)
    choose(player, "KS")
    player.tap("[data-action=clear]")
    expect(stage.locator("[data-zone=hand] [aria-pressed=true]")).to_have_count(0)
    assert player.moves == []


def test_a_closed_pile_says_why_and_six_sit_at_the_table(stage: Page) -> None:
    hands = ["KS KH 4C", "5C 5D", "6C 6D", "7C 7D", "8C 8D", "9C 9D"]
    position = {"to_act": 0, "hands": hands, "stock": "TS JS QS TH", "pile": "4D 3S", "melds": [[], [], []]}
    options = {"players": 6, "six_player_mode": "3x2"}
    player = begin(stage, "samba", ["person", *["easy"] * 5], options=options, position=position)
    expect(stage.locator(".seats .seat")).to_have_count(5)
    stage.locator(".acts2 .w").nth(0).tap(force=True)
    player.rest()
    expect(stage.locator("#say.why")).to_contain_text("The pile is closed")
    assert player.moves == []
    player.tap("[data-move=draw]")
    assert len(player.cards("hand")) == 5


def test_the_pile_is_taken_with_a_pair(stage: Page) -> None:
    position = {
        "to_act": 0, "hands": ["8S 8H 4C 9C", "5C 5D", "6C 6D", "7C 7D"], "stock": "TS JS QS TH", "pile": "4D TC 8D",
        "melds": [["KS KH KD"], []],
    }  # fmt: skip
    player = begin(stage, "samba", position=position)
    player.tap("[data-move^='take 8']")
    assert sorted(player.cards("hand")) == ["4C", "4D", "9C", "TC"]
    player.look()


def test_the_partner_is_asked_through_the_curtain_and_the_hand_ends(stage: Page) -> None:
    canastas = ["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"]
    position = {
        "to_act": 0, "hands": ["KC KD", "5C 5D", "6C 6D", "7C 7D"], "stock": "TS JS QS TH", "pile": "4D",
        "melds": [canastas, []], "phase": "meld",
    }  # fmt: skip
    player = begin(stage, "samba", ["person", "medium", "person", "medium"], position=position)
    assert player.state == "curtain"
    player.tap("[data-action=reveal]")
    choose(player, "KC", "KD")
    player.tap("[data-move='ask: add KC KD > 0']")
    assert player.state == "curtain"
    player.look()
    player.tap("[data-action=reveal]")
    expect(stage.locator("#say")).to_contain_text("for leave to go out")
    assert sorted(player.cards("hand")) == ["6C", "6D"]
    player.look()
    player.tap("[data-move='yes']")
    assert player.moves == ["ask: add KC KD > 0", "yes"]
    assert player.state == "round-over"
    expect(stage.locator(".res table")).to_contain_text("Going out")


def test_two_pass_the_tablet_in_samba(stage: Page) -> None:
    position = {
        "to_act": 0, "hands": ["KS KH 4C", "5C 5D 6S"], "stock": "TS", "pile": "4D", "melds": [[], []],
    }  # fmt: skip
    player = begin(stage, "samba", ["person", "person"], options={"players": 2}, position=position)
    turns = 0
    while player.state != "round-over":
        if player.state == "curtain":
            player.look()
            player.tap("[data-action=reveal]")
        player.look()
        if stage.locator("[data-move=draw]").count():
            player.tap("[data-move=draw]")
            continue
        choose(player, player.cards("hand")[0])
        player.tap("[data-move^=discard]")
        turns += 1
        assert turns < 8
    player.look()


def test_a_turn_of_samba_by_keyboard(stage: Page) -> None:
    position = {**OPENING, "phase": "draw"}
    keyboard = Keyboard(stage, {**kept_match("samba", BOTS, position=position), **FAST})
    keyboard.enter("[data-move=draw]")
    for card in ("KS", "KH", "KD"):
        keyboard.enter(f"[data-zone=hand] [data-card='{card}']")
    keyboard.enter("[data-action=stage]")
    for card in ("AS", "AH", "2C"):
        keyboard.enter(f"[data-zone=hand] [data-card='{card}']")
    keyboard.enter("[data-move^='lay ']")
    keyboard.enter("[data-zone=hand] [data-card='4S']")
    keyboard.enter("[data-move='discard 4S']")
    assert keyboard.moves[0] == "draw"
    assert keyboard.moves[2] == "discard 4S"


# Salas


SALAS = {
    "to_act": 0,
    "hands": ["TH JH KH 5S 6S 7S 4C 8H", "9C 3D", "4H 8D", "3S QD"],
    "stock": "8C 9D 2C QS",
    "pile": "",
    "runs": [[], []],
    "packs": ["KC QC 5C", "8S 7D JS"],
    "phase": "play",
}


def test_salas_is_opened_with_the_card_from_the_middle(stage: Page) -> None:
    player = begin(stage, "salas", position=SALAS)
    player.tap(".salmid [data-action=select]")
    choose(player, "TH", "JH", "KH")
    player.tap("[data-action=stage]")
    player.reload()
    expect(stage.locator("[data-zone=hand] .staged")).to_have_count(3)
    choose(player, "5S", "6S", "7S")
    player.tap("[data-move^='lay ']")
    [move] = player.moves
    assert move == "lay TH JH S* KH ; lay 5S 6S 7S"
    expect(stage.locator(".trump")).to_have_attribute("aria-label", "Trump: hearts")
    player.look()


def test_salas_swap_direct_close_and_final_close(stage: Page) -> None:
    position = {
        "to_act": 0,
        "hands": ["TH 4D", "9C 3C", "4H 8D", "3S QD"],
        "stock": "8C 9D 2C QS",
        "pile": "",
        "runs": [["5D 6D 7D 8D 9D TD"], ["7H 8H 9H S*"]],
        "trump": "D",
        "middle": False,
        "packs": ["JD QD KD", "8S 7D JS"],
        "phase": "play",
    }
    player = begin(stage, "salas", position=position)
    player.tap("[data-move='swap TH > 1.0']")
    assert sorted(player.cards("hand")) == ["4D", "S*"]
    choose(player, "S*", "4D")
    player.tap("[data-move^='add ']")
    assert sorted(player.cards("hand")) == ["JD", "KD", "QD"], "the pack is taken at once"
    player.reload()
    choose(player, "JD", "QD", "KD")
    player.tap("[data-move^='add ']")
    assert player.state == "round-over"
    expect(stage.locator(".res table")).to_contain_text("Final close")


def test_salas_pile_is_taken_with_a_card_of_it(stage: Page) -> None:
    position = {
        "to_act": 0,
        "hands": ["8H TH 4D 5S", "9C 3C", "4H 8D", "3S QD"],
        "stock": "8C 9D 2C QS",
        "pile": "KC 9H 2S",
        "runs": [["5D 6D 7D"], ["JC QC KC"]],
        "trump": "D",
        "middle": False,
        "packs": ["JD QD KD", "8S 7D JS"],
    }
    player = begin(stage, "salas", position=position)
    player.tap("[data-zone=pile] [data-card='9H']")
    choose(player, "8H", "TH")
    player.tap("[data-move^='take ; lay']")
    assert player.moves[0] == "take ; lay 8H 9H TH"
    assert sorted(player.cards("hand")) == ["2S", "4D", "5S", "KC"]


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_salas_reload_in_each_phase_with_four_people(stage: Page, phase: str) -> None:
    position = {**SALAS, "phase": phase}
    player = begin(stage, "salas", ["person"] * 4, position=position)
    assert player.state == "curtain"
    player.look()
    player.tap("[data-action=reveal]")
    player.look()
    player.reload()
    assert player.state == "curtain"
    player.tap("[data-action=reveal]")
    if phase == "draw":
        player.tap("[data-move=draw]")
    choose(player, "4C")
    player.tap("[data-move='discard 4C']")
    assert player.state == "curtain"
    player.look()


def test_a_turn_of_salas_by_keyboard(stage: Page) -> None:
    keyboard = Keyboard(stage, {**kept_match("salas", BOTS, position={**SALAS, "phase": "draw"}), **FAST})
    keyboard.enter("[data-move=draw]")
    keyboard.enter("[data-zone=hand] [data-card='4C']")
    keyboard.enter("[data-move='discard 4C']")
    assert keyboard.moves[:2] == ["draw", "discard 4C"]
