"""What the smoke test asks of a browser: one page, seen and touched."""

from typing import Any, Protocol

PATIENCE = 180
"""Seconds that an engine may take for one thing on a busy machine before a test gives up."""


class Missing(Exception):
    """The engine, or what drives it, is not on this machine; says what."""


class Engine(Protocol):
    """One page in one browser. Each call is over when the browser has done it."""

    def goto(self, url: str) -> None:
        """Open an address and wait until it is loaded."""

    def reload(self) -> None:
        """Load the page again."""

    def resize(self, width: int, height: int) -> None:
        """Let the page have so many CSS pixels."""

    def touch(self, x: float, y: float) -> None:
        """Tap with a finger; CSS pixels from the corner of the page as it is seen."""

    def evaluate(self, function: str, *args: Any) -> Any:
        """What a JavaScript function returns, or its promise resolves to."""

    def problems(self) -> list[str]:
        """Errors that the page or its console told since the last time, as far as the engine lets them be heard."""
