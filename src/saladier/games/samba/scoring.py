"""The score of a finished hand, line by line: melds, complete melds, red threes, going out, hands (section
13)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saladier.games.contract import Line, Refusal
from saladier.games.counting import Counts, Entry, with_facts
from saladier.games.samba.cards import PACK, RED_THREES, points
from saladier.games.samba.melds import COMPLETE, MIXED, NATURAL, SAMBA, complete
from saladier.games.samba.rules import NEEDED, Rules

if TYPE_CHECKING:
    from saladier.games.samba.round import SambaRound

OUT, RED_THREE, ALL_RED_THREES, KEPT = 200, 100, 1000, 750
SIX = 6

BONUSES = {"sambas": SAMBA, "natural": NATURAL, "mixed": MIXED}
"""Kind of complete meld -> what each earns (13.2)."""
LEAST = {"sambas": 50, "natural": 35, "mixed": 50}
"""Kind of complete meld -> what its cards are worth at least: 4 to 10 in one suit, seven of a low rank, and six of them
with a two."""
ALL_CARDS = points(PACK)
STEP = 5
"""All values are multiples of it (2.5)."""


def counted(round_: "SambaRound") -> Counts:
    """What each side has to count; ``kept`` are the players who hold a red three."""
    sides = range(round_.rules.sides)
    bonuses = [[meld.bonus for meld in round_.melds[side]] for side in sides]
    out = None if round_.out is None else round_.side(round_.out)
    return {
        "melds": tuple(sum(points(meld.cards) for meld in round_.melds[side]) for side in sides),
        **{kind: tuple(found.count(bonus) for found in bonuses) for kind, bonus in BONUSES.items()},
        "red3": tuple(len(round_.red3[side]) for side in sides),
        "out": tuple(int(side == out) for side in sides),
        "hands": tuple(sum(points(round_.hands[seat]) for seat in _seats(round_, side)) for side in sides),
        "kept": tuple(len(_keepers(round_, side)) for side in sides),
    }


def entries(rules: Rules) -> tuple[Entry, ...]:
    """What is counted, per side."""
    members = rules.players // rules.sides
    most = len(PACK) // COMPLETE
    return (
        Entry("melds", "13", ALL_CARDS, STEP, default=None),
        *(Entry(kind, "13", most, limit=most) for kind in BONUSES),
        Entry("red3", "13.4", SIX, limit=SIX),
        Entry("out", "13", 1, limit=1),
        Entry("hands", "13.6", ALL_CARDS, STEP, default=None),
        Entry("kept", "13.5", members, limit=SIX),
    )


def lines(rules: Rules, counts: Counts) -> tuple[Line, ...]:
    """The lines M, C, R, O, H and P of section 13, deductions negative."""
    sides = range(rules.sides)
    done = [_complete(counts, side) for side in sides]
    kinds = [{kind: counts[kind][side] for kind in BONUSES} for side in sides]
    return (
        Line("melds", tuple(counts["melds"])),
        Line("complete", tuple(sum(BONUSES[kind] * n for kind, n in one.items()) for one in kinds), tuple(kinds)),
        Line(
            "red3",
            tuple(_red3(counts["red3"][side], done[side]) for side in sides),
            tuple({"count": counts["red3"][side], "complete": done[side], "needed": NEEDED} for side in sides),
        ),
        Line("out", tuple(OUT * out for out in counts["out"])),
        Line("hands", tuple(-left for left in counts["hands"])),
        Line("red3_kept", tuple(-KEPT * (min(n, 1) if rules.penalty_once else n) for n in counts["kept"])),
    )


def objections(rules: Rules, counts: Counts) -> list[Refusal]:
    """What cannot come together: cards there are not, a way out without complete melds, cards left by who went out."""
    found = []
    for side in range(rules.sides):
        done, least = _complete(counts, side), sum(LEAST[kind] * counts[kind][side] for kind in BONUSES)
        if counts["melds"][side] < least:
            found.append(Refusal("melds_low", {"side": side, "least": least}))
        if counts["out"][side] and done < NEEDED:
            found.append(Refusal("out_needs", {"side": side, "complete": done, "needed": NEEDED}))
        if counts["out"][side] and rules.players == rules.sides and (counts["hands"][side] or counts["kept"][side]):
            found.append(Refusal("out_holds", {"side": side}))
    if sum(counts["melds"]) + sum(counts["hands"]) > ALL_CARDS:
        found.append(Refusal("beyond_pack", {"most": ALL_CARDS}))
    if sum(counts["red3"]) + sum(counts["kept"]) > SIX:
        found.append(Refusal("red3_many", {"most": SIX}))
    return found


def ledger(round_: "SambaRound") -> tuple[Line, ...]:
    """The same lines of a round, with the cards behind them.

    Facts per side: ``melds``, the cards of each, and ``points`` of each; the red threes laid as ``cards``; the ``seat``
    that went out, ``None`` if nobody of this side did; ``hands``, per seat the cards left, and their ``points``; the
    ``seats`` that hold a red three.
    """
    sides = range(round_.rules.sides)
    facts: Mapping[str, Sequence[Mapping[str, Any]]] = {
        "melds": [_meld_facts(round_, side) for side in sides],
        "red3": [_red3_facts(round_, side) for side in sides],
        "out": [{"seat": _who_went_out(round_, side)} for side in sides],
        "hands": [_hand_facts(round_, side) for side in sides],
        "red3_kept": [{"seats": _keepers(round_, side)} for side in sides],
    }
    return with_facts(lines(round_.rules, counted(round_)), facts)


def _complete(counts: Counts, side: int) -> int:
    return sum(counts[kind][side] for kind in BONUSES)


def _red3(laid: int, done: int) -> int:
    """13.4: a bonus with the complete melds needed, the same as a penalty without."""
    bonus = ALL_RED_THREES if laid == SIX else RED_THREE * laid
    return bonus if done >= NEEDED else -bonus


def _meld_facts(round_: "SambaRound", side: int) -> Mapping[str, Any]:
    melds = tuple(meld.cards for meld in round_.melds[side])
    return {"melds": melds, "points": tuple(points(cards) for cards in melds)}


def _red3_facts(round_: "SambaRound", side: int) -> Mapping[str, Any]:
    return {"cards": tuple(round_.red3[side]), "complete": complete(round_.melds[side]), "needed": NEEDED}


def _who_went_out(round_: "SambaRound", side: int) -> int | None:
    return round_.out if round_.out is not None and round_.side(round_.out) == side else None


def _hand_facts(round_: "SambaRound", side: int) -> Mapping[str, Any]:
    left = {seat: tuple(sorted(round_.hands[seat])) for seat in _seats(round_, side)}
    return {"hands": left, "points": {seat: points(cards) for seat, cards in left.items()}}


def _keepers(round_: "SambaRound", side: int) -> tuple[int, ...]:
    return tuple(seat for seat in _seats(round_, side) if any(card in RED_THREES for card in round_.hands[seat]))


def _seats(round_: "SambaRound", side: int) -> range:
    return range(side, round_.rules.players, round_.rules.sides)
