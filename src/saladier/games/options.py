"""House rules as data: what a game can be asked to do differently, and one chosen set of answers."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from saladier.cards import BadInput

Value: TypeAlias = str | int | bool


@dataclass(frozen=True)
class Option:
    """One house rule: its name in records, the values it may take (default first) and the clause it belongs to.

    ``pattern`` admits further texts (``hands:3``), ``least`` further whole numbers from that one upwards.
    """

    name: str
    values: tuple[Value, ...]
    clause: str
    pattern: str | None = None
    least: int | None = None

    @property
    def default(self) -> Value:
        """The ruling of the rules page where the players say nothing."""
        return self.values[0]

    def admits(self, value: object) -> bool:
        """Whether ``value`` may be chosen; ``true`` is not 1 here."""
        if any(type(value) is type(one) and value == one for one in self.values):
            return True
        if self.pattern is not None and isinstance(value, str):
            return re.fullmatch(self.pattern, value) is not None
        return self.least is not None and type(value) is int and value >= self.least


class Options(Mapping[str, Value]):
    """A full set of answers: every option of the game has a value. Immutable and hashable."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(sorted(self._values.items())))

    def __repr__(self) -> str:
        return f"Options({self._values!r})"

    def number(self, name: str) -> int:
        """The value of an option that is a whole number."""
        value = self._values[name]
        if type(value) is not int:
            raise TypeError(f"option {name} is no number")
        return value

    @property
    def players(self) -> int:
        """How many sit at the table; every game has this option."""
        return self.number("players")


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """The options ``given``, filled up with defaults; raises `BadInput` naming an unknown option or value."""
    by_name = {option.name: option for option in known}
    values: dict[str, Value] = {option.name: option.default for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise BadInput("there is no option {name} in this game", name, name=repr(name))
        if not by_name[name].admits(value) or not isinstance(value, str | int):
            raise BadInput("option {name} has no value {value}", name, name=repr(name), value=repr(value))
        values[name] = value
    return Options(values)


def changed(known: tuple[Option, ...], options: Options) -> dict[str, Value]:
    """Only the options that differ from their default, as a record writes them."""
    return {option.name: options[option.name] for option in known if options[option.name] != option.default}
