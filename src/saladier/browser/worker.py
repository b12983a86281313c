"""What PyScript runs in its worker: the calls the page makes, each from JSON text to JSON text.

The page sends one request at a time and shows each reply before it sends the next; docs/protocol.md lists the
fields of both. The app is imported by the first call, not before, so that the page hears of a failure.
"""

import json
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saladier.table.app import App


@cache
def app() -> "App":
    """The one app of this page."""
    from saladier.table.app import App

    return App()


def open(request: str) -> str:
    """The page has loaded: what to show first."""
    return json.dumps(app().open(json.loads(request)))


def act(request: str) -> str:
    """The player did something: what to show now."""
    return json.dumps(app().act(json.loads(request)))


def tick(request: str) -> str:
    """The time the last reply asked for has passed: what to show now."""
    return json.dumps(app().tick(json.loads(request)))


def glance() -> str:
    """What may be shown of the table at the next start, before Python is there."""
    return json.dumps(app().glance())


__export__ = ["act", "glance", "open", "tick"]
