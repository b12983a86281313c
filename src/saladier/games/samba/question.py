"""The partner's question: leave to go out."""

from typing import NamedTuple


class Question(NamedTuple):
    """Leave asked to go out (11.5): by which seat, with which move (``None`` in the views of all others),
    which partners have yet to answer, and whether all who did said yes."""

    asker: int
    plan: str | None
    waiting: tuple[int, ...]
    agreed: bool = True
