"""After one visit each engine starts without the server, again and again, and a match goes on."""

from pathlib import Path

from tests.browser.host import hosting
from tests.engines.engine import Engine
from tests.engines.hands import HANDS
from tests.engines.player import Player


def test_three_starts_without_the_server(engine: Engine, site: Path) -> None:
    with hosting(site) as host:
        player = Player(engine, host.url, HANDS["canadian_salad"]())
        player.kept()
        host.stop()
        for _ in range(3):
            before = player.view
            player.reload()
            assert player.view == before
            player.act()
            assert player.state == "your-turn"
