"""What becomes of a draft: a record, what is wrong with it, a case file."""

from typing import Any

from saladier.cards import BadInput
from saladier.games import Match, Round
from saladier.record import Record, RecordedRound, load, write_record
from saladier.table.drafts.draft import MELDS, Draft

INSIDE = "rounds[0].position"


def record_of_draft(draft: Draft) -> Record:
    """The draft as a record of one hand with nothing played."""
    return Record(draft.game, draft.options, draft.standing, (RecordedRound(position=draft.position()),))


def check(draft: Draft) -> BadInput | None:
    """What is wrong with it, ``where`` as seen from the position ("" for the whole); ``None``: it can be played."""
    try:
        loaded(draft)
    except BadInput as error:
        return error.within(INSIDE)
    return None


def loaded(draft: Draft) -> Match:
    """The match that stands at the draft; raises `BadInput`."""
    return load(record_of_draft(draft))


def case_of(draft: Draft, id_: str, says: str, rule: str) -> dict[str, Any]:
    """The draft as a case: who is to act, what may be played, and with which code every other card of the hand is
    refused. Raises `BadInput` for a draft that is wrong."""
    round_ = loaded(draft).round
    assert round_ is not None
    checks: list[dict[str, Any]] = [{"to_act": round_.to_act}]
    if draft.game.name in MELDS:
        checks += [{"move": move, "allowed": True} for move in round_.legal_moves()]
    else:
        checks.append({"choices": sorted(round_.legal_moves())})
    checks += _refusals(draft, round_)
    return {"id": id_, "says": says, "rule": rule, **write_record(record_of_draft(draft)), "checks": checks}


def _refusals(draft: Draft, round_: Round) -> list[dict[str, Any]]:
    """Every card of the hand that cannot be played, or discarded, and why not."""
    assert round_.to_act is not None
    found = []
    for card in sorted(set(round_.hands[round_.to_act])):
        move = f"discard {card}" if draft.game.name in MELDS else card
        refusal = round_.refusal(round_.to_act, move)
        if refusal is not None:
            found.append({"move": move, "refused": refusal.code})
    return found
