"""The score of a finished hand, line by line (8, 10)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saladier.cards import SALAS
from saladier.games.contract import Line, Refusal
from saladier.games.counting import Counts, Entry, with_facts
from saladier.games.salas.cards import decks, pack, points
from saladier.games.salas.rules import Rules
from saladier.games.salas.runs.run import LONGEST, SEVEN, Run, bonus_of

if TYPE_CHECKING:
    from saladier.games.salas.round import SalasRound

FINAL_CLOSE, SALAS_LEFT, NO_PACK, NEVER_LAID = 100, -50, -100, -250

KINDS = {
    "dirty_seven": (False, False, False),
    "clean_seven": (False, True, False),
    "dirty_thirteen": (True, False, False),
    "clean_thirteen": (True, True, False),
    "dirty_seven_trump": (False, False, True),
    "clean_seven_trump": (False, True, True),
    "dirty_thirteen_trump": (True, False, True),
    "clean_thirteen_trump": (True, True, True),
}
"""Kind of run that earns a bonus -> whether it is a thirteen, clean, trump."""
LEAST_SEVEN, LEAST_THIRTEEN = 35, 95
"""What the cards of such a run are worth at least: 3 to 9 and ace to king, a Salas for the dearest of them."""
STEP = 5


def counted(round_: "SalasRound") -> Counts:
    """What each side has to count; ``laid`` whether it laid a run, ``pack`` whether it won its pack."""
    sides = range(round_.rules.sides)
    kinds = [[_kind(run, round_.trump) for run in round_.runs[side] if run.seven] for side in sides]
    closer = None if round_.closer is None else round_.side(round_.closer)
    return {
        "laid": tuple(int(bool(round_.runs[side])) for side in sides),
        "runs": tuple(sum(run.points for run in round_.runs[side]) for side in sides),
        **{name: tuple(found.count(kind) for found in kinds) for name, kind in KINDS.items()},
        "final_close": tuple(int(side == closer) for side in sides),
        "pack": tuple(int(round_.packs[side] is None) for side in sides),
        "hands": tuple(sum(points(round_.hands[seat]) for seat in _seats(round_, side)) for side in sides),
        "salas_left": tuple(len(_salas_seats(round_, side)) for side in sides),
    }


def _kind(run: Run, trump: str | None) -> tuple[bool, bool, bool]:
    return len(run.cards) == LONGEST, run.clean, run.suit == trump


def entries(rules: Rules, jokers: int) -> tuple[Entry, ...]:
    """What is counted, per side; a side that laid nothing has no more to count."""
    copies = decks(rules.players)
    everything = points(pack(rules.players, jokers))
    sevens = len(pack(rules.players, jokers)) // SEVEN
    most = {name: 4 * copies if thirteen else sevens for name, (thirteen, _clean, _trump) in KINDS.items()}
    most |= {name: copies if KINDS[name][0] else 2 * copies for name in KINDS if KINDS[name][2]}
    return (
        Entry("laid", "8.3", 1, default=1),
        Entry("runs", "8.2", everything, STEP, default=None, needs="laid"),
        *(Entry(name, "10", most[name], limit=most[name], needs="laid") for name in KINDS),
        Entry("final_close", "8.2", 1, limit=1, needs="laid"),
        Entry("pack", "7.2", 1, needs="laid"),
        Entry("hands", "8.2", everything, STEP, default=None, needs="laid"),
        Entry("salas_left", "8.2", copies, limit=copies, needs="laid"),
    )


def lines(rules: Rules, counts: Counts) -> tuple[Line, ...]:
    """Every line of 8.2 to 8.4, deductions negative; a side that never laid has only the line of 8.3."""
    laid = [bool(one) for one in counts["laid"]]
    unpacked = [NO_PACK * (not pack) for pack in counts["pack"]]
    bonuses = [
        sum(bonus_of(rules, *kind) * counts[name][side] for name, kind in KINDS.items()) for side in range(rules.sides)
    ]
    worth = {
        "runs": counts["runs"],
        "bonuses": bonuses,
        "final_close": [FINAL_CLOSE * closed for closed in counts["final_close"]],
        "first_close": [rules.first_close * pack for pack in counts["pack"]],
        "hands": [-left for left in counts["hands"]],
        "salas_left": [SALAS_LEFT * left for left in counts["salas_left"]],
        "no_pack": unpacked,
    }
    found = [
        Line(code, tuple(one if lay else 0 for one, lay in zip(per_side, laid, strict=True)))
        for code, per_side in worth.items()
    ]
    stacked = [one if rules.stacks and not lay else 0 for one, lay in zip(unpacked, laid, strict=True)]
    found.append(
        Line(
            "never_laid",
            tuple(0 if lay else NEVER_LAID + more for lay, more in zip(laid, stacked, strict=True)),
            tuple({"laid": lay, "no_pack": more} for lay, more in zip(laid, stacked, strict=True)),
        )
    )
    return (*found, _rounding([sum(line.points[side] for line in found) for side in range(rules.sides)]))


def _rounding(nets: Sequence[int]) -> Line:
    """8.4: a net that ends in five gains five."""
    return Line("rounding", tuple(5 if net % 10 else 0 for net in nets), tuple({"net": net} for net in nets))


def objections(rules: Rules, jokers: int, counts: Counts) -> list[Refusal]:
    """What cannot come together: cards there are not, a pack or a close without what they need, cards left by who
    closed."""
    found = []
    everything = points(pack(rules.players, jokers))
    for side in range(rules.sides):
        if not counts["laid"][side]:
            continue
        sevens = {name: counts[name][side] for name in KINDS}
        clean = sum(sevens[name] for name, kind in KINDS.items() if kind[1])
        least = sum(
            (LEAST_THIRTEEN if kind[0] else LEAST_SEVEN) * sevens[name] for name, kind in KINDS.items()
        )  # fmt: skip
        if counts["runs"][side] < least:
            found.append(Refusal("runs_low", {"side": side, "least": least}))
        if counts["pack"][side] and not any(sevens.values()):
            found.append(Refusal("pack_needs", {"side": side}))
        if not counts["final_close"][side]:
            continue
        if not counts["pack"][side]:
            found.append(Refusal("close_needs_pack", {"side": side}))
        elif rules.final_needs != "none" and not clean:
            found.append(Refusal("close_needs_clean", {"side": side}))
        if rules.players == rules.sides and (counts["hands"][side] or counts["salas_left"][side]):
            found.append(Refusal("out_holds", {"side": side}))
    if sum(counts["runs"]) + sum(counts["hands"]) > everything:
        found.append(Refusal("beyond_pack", {"most": everything}))
    return found


def ledger(round_: "SalasRound") -> tuple[Line, ...]:
    """The same lines of a round, with the cards behind them; nothing is shown of a side that never laid.

    Facts per side: ``runs``, the cards of each, and ``points`` of each; of ``bonuses`` the runs that earn one; the
    ``seat`` that ended the hand, ``None`` if nobody of this side did; whether the pack was ``taken``; ``hands``, per
    seat the cards left, and their ``points``; the ``seats`` of the Salas left in hands.
    """
    facts: dict[str, list[Mapping[str, Any]]] = {}
    for side in range(round_.rules.sides):
        for code, found in _facts(round_, side).items():
            facts.setdefault(code, []).append(found if round_.runs[side] else {})
    return with_facts(lines(round_.rules, counted(round_)), facts)


def _facts(round_: "SalasRound", side: int) -> Mapping[str, Mapping[str, Any]]:
    runs, taken = round_.runs[side], {"taken": round_.packs[side] is None}
    closed = round_.closer is not None and round_.side(round_.closer) == side
    left = {seat: tuple(sorted(round_.hands[seat])) for seat in _seats(round_, side)}
    return {
        "runs": {"runs": tuple(run.cards for run in runs), "points": tuple(run.points for run in runs)},
        "bonuses": {"runs": _bonus_facts(round_, runs)},
        "final_close": {"seat": round_.closer if closed else None},
        "first_close": taken,
        "hands": {"hands": left, "points": {seat: points(cards) for seat, cards in left.items()}},
        "salas_left": {"seats": _salas_seats(round_, side)},
        "no_pack": taken,
    }


def _bonus_facts(round_: "SalasRound", runs: Sequence[Run]) -> tuple[Mapping[str, Any], ...]:
    """Per run of seven or more: its number, length, whether it is clean, whether it is trump, its points."""
    return tuple(
        {
            "run": number, "length": len(run.cards), "clean": run.clean, "trump": run.suit == round_.trump,
            "points": run.bonus(round_.rules, round_.trump),
        }
        for number, run in enumerate(runs)
        if run.seven
    )  # fmt: skip


def _salas_seats(round_: "SalasRound", side: int) -> tuple[int, ...]:
    """One entry per Salas left in a hand."""
    return tuple(seat for seat in _seats(round_, side) for card in round_.hands[seat] if card == SALAS)


def _seats(round_: "SalasRound", side: int) -> range:
    return range(side, round_.rules.players, round_.rules.sides)
