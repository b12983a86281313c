"""A device with the app on it, driven as the page drives it; each reply is looked at before it counts."""

import json
from random import Random
from typing import Any

from saladier.bots import find_bot
from saladier.record import Record, record_of
from saladier.table.app import App
from saladier.table.games import TABLES
from saladier.table.session import PERSON, Session
from saladier.table.store import MATCH
from tests.table.kept import kept_records
from tests.table.page import Element, read_page
from tests.table.secrets import assert_alike_in_another_world, assert_tells_nothing_hidden

EVERY = 10
"""In every so many replies the hidden cards are dealt anew for a comparison."""


class Device:
    """``storage`` outlives the app; ``reply`` is the last one, ``page`` its HTML, ``greeting`` what it opens with."""

    def __init__(self, storage: dict[str, str] | None = None, seed: int = 1, **greeting: Any) -> None:
        self.storage = dict(storage or {})
        self.greeting = greeting
        self.random = Random(seed)
        self.replies = 0
        self.now = 1_000_000
        self.open()

    def open(self) -> None:
        """Load the page: a new app on what was kept."""
        self.app = App(Random(self.random.random()))
        self.page = Element("")
        self.state = ""
        kept = {"storage": dict(self.storage), **self.greeting, "now": self.now}
        self._take(self.app.open(json.loads(json.dumps(kept))))

    def act(
        self,
        action: str,
        *,
        move: str | None = None,
        form: dict[str, str] | None = None,
        file: dict[str, Any] | None = None,
        **data: str,
    ) -> None:
        """One tap, form or field."""
        self.now += 1000
        request = {"action": action, "move": move, "data": data, "form": form or {}, "file": file, "now": self.now}
        self._take(self.app.act(json.loads(json.dumps(request))))

    def tick(self) -> None:
        """The time asked for has passed."""
        self.now += 1000
        self._take(self.app.tick({"now": self.now}))

    def _take(self, reply: dict[str, Any]) -> None:
        reply = json.loads(json.dumps(reply))
        self.reply = reply
        self._keep(reply.get("save", {}), reply.get("expect", {}))
        if "html" in reply:
            self.page = read_page(reply["html"])
            self.state = reply["body"]["state"]
            self.replies += 1
            assert_tells_nothing_hidden(reply, self.page, self.app.screen)
            if self.replies % EVERY == 0:
                assert_alike_in_another_world(self.app.screen, self.random)

    def _keep(self, texts: dict[str, str | None], expected: dict[str, str | None]) -> None:
        for key, text in texts.items():
            if key in expected:
                begins, lies = expected[key], self.storage.get(key)
                assert lies is None if begins is None else (lies is not None and lies.startswith(begins))
            else:
                assert not key.startswith(MATCH)
            if text is None:
                self.storage.pop(key, None)
            else:
                self.storage[key] = text

    # what is there

    @property
    def session(self) -> Session:
        """The match on the table."""
        assert self.app.screen.session is not None
        return self.app.screen.session

    @property
    def record(self) -> Record:
        """Its record as far as it was played."""
        return record_of(self.session.match)

    @property
    def kept(self) -> dict[str, str]:
        """The kept matches: key -> record as text."""
        return kept_records(self.storage)

    @property
    def moves(self) -> list[str]:
        """Moves that controls of the page make."""
        return [one.attrs["data-move"] for one in self.page.find(data_move="*")]

    def offers(self, action: str) -> bool:
        """Whether a control of the page does ``action``."""
        return bool(self.page.find(data_action=action))

    # what players do

    def begin(self, game: str, seats: list[str], **options: str) -> None:
        """Set a match up and deal the first hand; ``seats`` says who plays."""
        self.act("new", name=game)
        form = {"players": str(len(seats)), **options}
        form |= {f"who{seat}": who for seat, who in enumerate(seats)}
        self.act("play", form=form)
        self.act("deal")

    def choose_move(self) -> str:
        """A move for the person to act: one the page offers; where cards are composed first, what a bot would do."""
        match = self.session.match
        if TABLES[match.game.name].layout == "melds":
            return find_bot(match.game.name, "medium").choose(self.session.view(), self.random, 8)
        return self.random.choice(self.moves)

    def step(self) -> bool:
        """Whatever is due: wait, play, take the tablet, deal; false when the match is over."""
        if self.reply["tick"] is not None:
            self.tick()
        elif self.state == "your-turn":
            self.act("move", move=self.choose_move())
            assert self.app.screen.refusal is None
        elif self.state == "curtain":
            self.act("reveal")
        elif self.state == "round-over":
            self.act("next")
        elif self.offers("deal"):
            self.act("deal")
        else:
            assert self.state == "match-over", self.state
            return False
        return True

    def play_until(self, state: str, most: int = 2000) -> None:
        """Go on until the page is in ``state``."""
        for _ in range(most):
            if self.state == state:
                return
            assert self.step(), f"the match ended before {state}"
        raise AssertionError(f"{state} did not come")


def one_person(players: int) -> list[str]:
    """A person and bots."""
    return [PERSON, *(["medium", "easy"] * 3)[: players - 1]]
