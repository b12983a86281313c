"""What the page shows of the last table before Python is there: what lies open, and no hand."""

import pytest

from saladier.table.session import PERSON
from tests.table.device import Device
from tests.table.games import NAMES
from tests.table.kept import kept_match
from tests.table.page import read_page
from tests.table.secrets import codes, may_be_named, names


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", NAMES)
def test_holds_what_lies_open_and_no_hand(game: str, people: int) -> None:
    device = Device(kept_match(game, [PERSON] * people))
    for _ in range(12):
        html = device.app.glance()["html"]
        shown = read_page(html)
        assert not shown.find(data_zone="hand")
        assert len(shown.find(data_zone="seat")) == len(device.session.names) - 1
        assert codes(html) | names(html) <= may_be_named(device.session.match, None)
        device.step()


@pytest.mark.parametrize("game", NAMES)
def test_there_is_none_away_from_the_table(game: str) -> None:
    device = Device(kept_match(game))
    device.act("home")
    assert device.app.glance()["html"] is None
