"""The start, and one hand of each game by taps with a reload in its middle, on a tablet both ways round."""

import pytest

from tests.engines.engine import Engine
from tests.engines.hands import HANDS
from tests.engines.player import OVER, Player

TABLET = {"upright": (768, 1024), "across": (1024, 768)}


def test_from_home_to_a_table_and_back_to_it(engine: Engine, url: str) -> None:
    player = Player(engine, url)
    player.tap("[data-action=new][data-name=canadian_salad]")
    player.tap("form[data-form=setup] [data-action=play]")
    player.tap("[data-action=deal]")
    assert player.state == "your-turn"
    player.act()
    before = player.view
    player.reload()
    assert player.view == before


@pytest.mark.parametrize("tablet", TABLET)
@pytest.mark.parametrize("game", HANDS)
def test_one_hand(engine: Engine, url: str, game: str, tablet: str) -> None:
    engine.resize(*TABLET[tablet])
    player = Player(engine, url, HANDS[game]())
    assert player.state == "your-turn"
    player.act()
    assert player.state == "your-turn"
    before = player.view
    player.reload()
    assert player.view == before
    player.play_on()
    assert player.state in OVER
