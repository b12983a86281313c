"""The one error for data that came from outside: it names the place and what is wrong there."""

import re
from collections.abc import Mapping

LONGEST = 300
_FIELD = re.compile(r"\{(\w+)\}")


class BadInput(ValueError):
    """Something read from a record, a position or a card list is wrong.

    ``where`` is a path such as ``rounds[0].position.hands[2]`` ("" for the whole). ``what`` says what is wrong, in
    English for the command line: it is ``template`` with the ``facts`` set into its ``{fields}``. Pages translate the
    template. What is quoted is cut when it is very long. ``because`` is the refusal behind it, if the rules had one.
    """

    because: object = None

    def __init__(self, template: str, where: str = "", **facts: object) -> None:
        self.template = template
        self.facts = {name: _cut(str(fact)) for name, fact in facts.items()}
        self.what = _cut(filled(template, self.facts))
        self.where = _cut(where)
        super().__init__(f"{self.where}: {self.what}" if where else self.what)

    def inside(self, outer: str) -> "BadInput":
        """The same complaint, seen from one level further out."""
        joint = "" if not self.where or self.where.startswith("[") else "."
        return self._at(f"{outer}{joint}{self.where}")

    def within(self, outer: str) -> "BadInput":
        """The same complaint, seen from inside ``outer``, a beginning of its path."""
        return self._at(self.where.removeprefix(outer).removeprefix("."))

    def due_to(self, refusal: object) -> "BadInput":
        """The same complaint with the refusal behind it."""
        self.because = refusal
        return self

    def _at(self, where: str) -> "BadInput":
        return BadInput(self.template, where, **self.facts).due_to(self.because)


def filled(template: str, facts: Mapping[str, str]) -> str:
    """``template`` with ``facts`` set into its ``{fields}``; a field without a fact stays as it is."""
    return _FIELD.sub(lambda field: facts.get(field[1], field[0]), template)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 100]} … {text[-90:]}"
