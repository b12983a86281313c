"""Thinking in slices: the page is answered in between, and when the time is up the best move so far counts."""

from time import perf_counter

from saladier.bots import Thought

WORLDS = 400
"""Worlds a bot may imagine for a decision; the time ends before that where machines are slow."""
SLICE, LONGEST = 0.008, 0.3
"""Seconds a bot thinks before the page is answered, and in all before it plays the best move so far."""


class Thinking:
    """A thought and the seconds it has taken."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.spent = 0.0

    def go_on(self) -> str | None:
        """A slice of thinking: the move once there is one, be it because the time is up."""
        begin = perf_counter()
        try:
            while True:
                best = next(self.thought)
                now = perf_counter() - begin
                if self.spent + now > LONGEST:
                    return best
                if now > SLICE:
                    self.spent += now
                    return None
        except StopIteration as done:
            return str(done.value)
