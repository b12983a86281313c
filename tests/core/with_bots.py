"""Which games have bots already; the others are covered as soon as theirs arrive."""

from importlib.util import find_spec

from saladier.games import NAMES

WITH_BOTS = [name for name in NAMES if find_spec(f"saladier.bots.{name}") is not None]
