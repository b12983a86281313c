"""The position editor as it stands: the draft, what can be undone, and the place that cards go to."""

from dataclasses import dataclass, field

from saladier.cards import BadInput
from saladier.table.drafts import Draft

MOST_UNDONE = 200


@dataclass
class Editing:
    """``zone``: the path of the place that cards go to; ``suit``: what a phone shows of the pack."""

    draft: Draft
    names: tuple[str, ...]
    zone: str = "hands[0]"
    suit: str = "S"
    source: str = "home"
    """The page to go back to."""
    history: list[Draft] = field(default_factory=list)
    unread: BadInput | None = None
    """What is wrong with cards that were written, at `zone`."""
    written: str = ""

    def change(self, draft: Draft) -> None:
        """Another draft; the one before can be had back."""
        if draft == self.draft:
            return
        self.history.append(self.draft)
        del self.history[:-MOST_UNDONE]
        self._show(draft)

    def undo(self) -> None:
        """The draft before the last change."""
        if self.history:
            self._show(self.history.pop())

    def _show(self, draft: Draft) -> None:
        self.draft = draft
        if self.zone not in [zone.path for zone in draft.zones()]:
            self.zone = "hands[0]"
