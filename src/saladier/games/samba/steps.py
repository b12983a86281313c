"""The verdict on one step of a move: phase, possession, then the form of the meld or the pile (sections 7
to 9)."""

from collections.abc import Callable, Mapping

from saladier.cards import Card
from saladier.games.contract import Refusal
from saladier.games.melds import lacking
from saladier.games.notation import Step
from saladier.games.samba.cards import is_natural
from saladier.games.samba.forms import (
    group_fault,
    joined_sequences_fault,
    merged_groups_fault,
    sequence_fault,
)
from saladier.games.samba.melds import Group, Meld, Sequence, complete, extended, joined, reads_as_group
from saladier.games.samba.rules import NEEDED
from saladier.games.samba.turn import Turn

OPENING_KINDS = frozenset({"draw", "take", "top"})
"""Steps that begin a turn (6.1); all others belong to its meld phase."""

KINDS = OPENING_KINDS | {"lay", "add", "merge", "red3", "discard", "pass"}

PAIR = 2


def foreign(step: Step) -> bool:
    """Whether the step belongs to another game only."""
    return (
        step.kind not in KINDS
        or step.side is not None
        or any(place is not None for place in step.places)
        or (step.kind == "take" and not step.cards)
    )


def step_fault(turn: Turn, step: Step) -> Refusal | None:
    """Why the step is refused in the state the steps before it have left."""
    if turn.phase == "done" or (turn.phase == "draw") != (step.kind in OPENING_KINDS):
        return Refusal("wrong_phase", {"phase": turn.phase})
    if step.kind == "merge" and step.cards and _both_groups(turn, step):
        return Refusal("unreadable", {"step": "merge"})
    missing = lacking(turn.hand, step.cards) if step.cards else None
    if missing is not None:
        return Refusal("card_not_in_hand", {"card": missing})
    for number in (step.target, step.other):
        if number is not None and number >= len(turn.melds):
            return Refusal("not_own_meld", {"meld": number})
    if step.target is not None and step.target == step.other:
        return Refusal("not_own_meld", {"meld": step.target})
    judge = _JUDGES.get(step.kind)
    return judge(turn, step) if judge is not None else None


def _both_groups(turn: Turn, step: Step) -> bool:
    numbers = (step.target, step.other)
    return all(
        number is not None and number < len(turn.melds) and isinstance(turn.melds[number], Group) for number in numbers
    )


def _draw_fault(turn: Turn, step: Step) -> Refusal | None:
    return Refusal("plan_draws", {"step": step.kind}) if turn.steps > 1 else None


def _lay_fault(turn: Turn, step: Step) -> Refusal | None:
    if reads_as_group(step.cards):
        return group_fault(turn.rules, step.cards, None, turn.leaves_card)
    return sequence_fault(step.cards)


def _add_fault(turn: Turn, step: Step) -> Refusal | None:
    return _onto_fault(turn, _meld(turn, step.target), step.cards)


def _onto_fault(turn: Turn, meld: Meld, cards: tuple[Card, ...]) -> Refusal | None:
    if isinstance(meld, Group):
        return group_fault(turn.rules, cards, meld, turn.leaves_card)
    return sequence_fault((*meld.cards, *cards), meld.closed)


def _merge_fault(turn: Turn, step: Step) -> Refusal | None:
    one, other = _meld(turn, step.target), _meld(turn, step.other)
    if isinstance(one, Group) and isinstance(other, Group):
        return merged_groups_fault(turn.rules, one, other)
    if isinstance(one, Sequence) and isinstance(other, Sequence):
        return joined_sequences_fault(turn.rules, one, other, step.cards)
    return Refusal("mixed_ranks", {"melds": (step.target, step.other)})


def _take_fault(turn: Turn, step: Step) -> Refusal | None:
    """The whole pile, in the order of 9.A."""
    if not turn.pile:
        return Refusal("pile_empty")
    if len(turn.hand) == 1:
        return Refusal("one_card_hand", {"cards": tuple(turn.hand)})
    top = turn.pile[-1]
    if not is_natural(top):
        return Refusal("top_blocked", {"top": top})
    matching = tuple(card for card in step.cards if card[0] == top[0] and is_natural(card))
    if len(matching) < PAIR:
        return Refusal("need_natural_pair", {"top": top, "rank": top[0], "cards": matching})
    cards = (top, *step.cards)
    if step.target is None:
        return group_fault(turn.rules, cards, None, turn.leaves_card)
    onto = _meld(turn, step.target)
    if isinstance(onto, Sequence):
        return Refusal("mixed_ranks", {"cards": cards, "meld": step.target})
    return group_fault(turn.rules, cards, onto, turn.leaves_card)


def _top_fault(turn: Turn, step: Step) -> Refusal | None:
    """Only the top card, in the order of 9.B and 9.C."""
    if not turn.pile:
        return Refusal("pile_empty")
    top, onto = turn.pile[-1], _meld(turn, step.target)
    if not is_natural(top):
        return Refusal("top_blocked", {"top": top})
    if step.other is not None and turn.rules.joining == "none":
        return Refusal("seq_merge_off")
    if not isinstance(onto, Sequence) or not onto.continued_by(top):
        return Refusal("top_no_fit", {"top": top, "meld": step.target})
    if step.other is None:
        return _one_card_fault(turn, extended(onto, (top,)))
    other = _meld(turn, step.other)
    if not isinstance(other, Sequence):
        return Refusal("mixed_ranks", {"melds": (step.target, step.other)})
    fault = joined_sequences_fault(turn.rules, onto, other, (top,))
    return fault if fault is not None else _one_card_fault(turn, joined(onto, other, (top,)))


def _one_card_fault(turn: Turn, grown: Meld) -> Refusal | None:
    """Whoever holds one card may not take the top unless he can go out afterwards (9.11)."""
    if len(turn.hand) != 1 or not turn.rules.strict:
        return None
    done = complete(turn.melds) + complete([grown])
    return None if done >= NEEDED else Refusal("one_card_hand", {"complete": done, "missing": NEEDED - done})


def _meld(turn: Turn, number: int | None) -> Meld:
    assert number is not None
    return turn.melds[number]


_JUDGES: Mapping[str, Callable[[Turn, Step], Refusal | None]] = {
    "draw": _draw_fault,
    "lay": _lay_fault,
    "add": _add_fault,
    "merge": _merge_fault,
    "take": _take_fault,
    "top": _top_fault,
}
