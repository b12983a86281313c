"""The one error for data that came from outside: it names the place and what is wrong there."""

LONGEST = 300


class BadInput(ValueError):
    """Something read from a record, a position or a card list is wrong.

    ``where`` is a path such as ``rounds[0].position.hands[2]`` ("" for the whole), ``what`` a sentence in English
    for the command line; pages translate by their own means. What it quotes is cut when it is very long.
    """

    def __init__(self, what: str, where: str = "") -> None:
        what, where = _cut(what), _cut(where)
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where

    def inside(self, outer: str) -> "BadInput":
        """The same complaint, seen from one level further out."""
        if not self.where:
            return BadInput(self.what, outer)
        joint = "" if self.where.startswith("[") else "."
        return BadInput(self.what, f"{outer}{joint}{self.where}")


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 100]} … {text[-90:]}"
