"""The app: one object that holds what is on the screen and answers the page's calls.

`open` when the page has loaded, `act` when the player did something, `tick` when the time asked for has passed. Each
answer is a reply: the HTML to show, what to keep, what to say aloud, what to move (docs/protocol.md).
"""

from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any

from saladier.cards import BadInput
from saladier.table.actions import action_for
from saladier.table.edit_actions import keep_draft
from saladier.table.embedded import read_address
from saladier.table.faults import complaint
from saladier.table.languages import wanted
from saladier.table.look_actions import open_address
from saladier.table.motion import Motion, moves_between
from saladier.table.reply import glance_at, reply_for
from saladier.table.screen import Screen
from saladier.table.session import Session
from saladier.table.settings import read_settings
from saladier.table.store import OPEN, SETTINGS, Store

Reply = dict[str, Any]


class App:
    """Everything that is alive in the page. ``random`` shuffles; tests hand in their own."""

    def __init__(self, random: Random | None = None) -> None:
        self.screen = Screen(Store({}), random if random is not None else SystemRandom())

    def open(self, request: Mapping[str, Any]) -> Reply:
        """The first call: what the page has kept, and what can be shown of it."""
        screen = self.screen
        screen.store = Store(request.get("storage") or {})
        screen.settings = read_settings(screen.store.get(SETTINGS))
        languages = request.get("languages")
        screen.device_language = wanted(languages if isinstance(languages, list) else ())
        screen.speak()
        screen.storage_trouble = str(request.get("storage_trouble") or "")
        screen.forgetful = bool(request.get("safari")) and not request.get("installed")
        screen.now = int(request.get("now", 0))
        screen.address = str(request.get("address") or "")
        screen.can_share = bool(request.get("can_share"))
        framed = read_address(str(request.get("hash") or ""))
        if framed is not None:
            screen.storage_trouble = ""  # nothing is to be kept
            screen.embed(framed)
            return self._answer(None)
        if request.get("other_tab"):
            screen.show("elsewhere")
            return self._answer(None)
        open_address(screen, str(request.get("hash") or ""))
        key = screen.store.get(OPEN)
        if key and screen.page == "home":
            screen.open_kept(key)
        return self._answer(None)

    def act(self, request: Mapping[str, Any]) -> Reply:
        """The player did something; an action nobody knows changes nothing."""
        self.screen.speak()
        self.screen.now = int(request.get("now", self.screen.now))
        self.screen.clear_notices()
        before = Motion.of(self.screen)
        action = action_for(self.screen, str(request.get("action")))
        if request.get("action") != "hint" and self.screen.session is not None:
            self.screen.session.asked = None
        if action is not None:
            self._do(lambda: action(self.screen, request))
        return self._answer(before)

    def tick(self, request: Mapping[str, Any]) -> Reply:
        """The time has passed: the next card of a bot, a trick taken away, a curtain."""
        screen = self.screen
        screen.speak()
        screen.now = int(request.get("now", screen.now))
        before = Motion.of(screen)
        session = screen.session
        if session is None or screen.page != "table":
            return {"tick": None}
        made = _made(session)
        if not session.advance(screen.random):
            return {"tick": session.delay(screen.settings.pace)}
        if screen.embedded is not None:
            for mover, move in _made(session)[len(made) :]:
                screen.tell_move(mover, move)
        screen.refusal = None
        screen.chosen = None
        screen.keep()
        return self._answer(before)

    def glance(self) -> Reply:
        """What the page shows of the table at its next start, before Python is there: nothing of any hand."""
        self.screen.speak()
        return {"html": glance_at(self.screen)}

    def _do(self, action: Callable[[], None]) -> None:
        try:
            action()
        except BadInput as error:
            self.screen.trouble = complaint(error)

    def _answer(self, before: Motion | None) -> Reply:
        screen = self.screen
        keep_draft(screen)
        reply = reply_for(screen)
        if before is not None:
            reply.update(moves_between(before, Motion.of(screen)))
        changes = screen.store.take_changes()
        if screen.embedded is None:
            reply.update(changes, persist=screen.persist)
        else:
            reply["tell"] = screen.news
        screen.news = []
        screen.persist = False
        return reply


def _made(session: Session) -> list[tuple[int, str]]:
    """Every move of the hand on the table, and who made it."""
    hands = session.match.hands
    return list(zip(hands[-1].movers, hands[-1].moves, strict=True)) if hands else []
