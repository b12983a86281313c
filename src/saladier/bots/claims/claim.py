"""What is certain of the rest of a hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Claim:
    """A code, its facts, and the ``move`` that keeps the promise now.

    Whatever lies in the hidden hands and whatever the others do, the seat can claim again at its next decision, having
    said this before, and what the code says comes true.
    """

    code: str
    move: str
    facts: Mapping[str, Any] = field(default_factory=dict)
