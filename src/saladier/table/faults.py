"""What is wrong with a file or a kept match, in the language in use."""

from typing import Any

from saladier.cards import BadInput
from saladier.cards.errors import filled
from saladier.games import Refusal
from saladier.record.replay import IllegalMove
from saladier.table.games import TABLES
from saladier.table.pages.setup import numbered
from saladier.table.text import N_, _, plain

FURTHER = (
    N_("move {number} {move} is refused: {why}"),
    N_("'??' is a hidden card: this record can be looked at, not played"),
)
"""Templates that do not stand in a call of `BadInput`, where translators' tools would find them."""


def complaint(error: BadInput, game: str = "") -> str:
    """The place and what is wrong there; a move that the rules refuse with their reason, and so a meld of ``game``."""
    facts = error.facts
    if game and isinstance(error.because, Refusal):
        facts = {**facts, "why": plain(TABLES[game].explain(error.because, []))}
    if isinstance(error, IllegalMove):
        names = [numbered(seat) for seat in range(error.match.options.players)]
        facts = {**facts, "why": plain(TABLES[error.match.game.name].explain(error.refusal, names))}
    return _told(error.template, error.where, facts)


def kept_fault(error: BadInput) -> dict[str, Any]:
    """A complaint as it is kept beside what was set aside: not in any language yet."""
    return {"what": error.template, "where": error.where, "facts": error.facts}


def told_fault(kept: object) -> str:
    """A kept complaint in the language in use; what was kept as a sentence stays one."""
    if not isinstance(kept, dict):
        return str(kept)
    facts = kept.get("facts")
    given = {str(name): str(fact) for name, fact in facts.items()} if isinstance(facts, dict) else {}
    return _told(str(kept.get("what", "")), str(kept.get("where", "")), given)


def _told(template: str, where: str, facts: dict[str, str]) -> str:
    what = filled(_(template) if template else "", facts)
    return f"{where}: {what}" if where else what
