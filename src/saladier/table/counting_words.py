"""What is wrong with the counts of a hand, or still missing, in words."""

from collections.abc import Sequence

from saladier.games import Options, Refusal
from saladier.games.counting import Entry
from saladier.table.games import GameTable
from saladier.table.text import _, count, listed, ngettext

NUMBERS = ("most", "step", "sum", "total", "least", "points", "all")
"""The facts that are numbers."""


def fault_words(
    shown: GameTable, options: Options, entries: Sequence[Entry], fault: Refusal, names: Sequence[str]
) -> str:
    """A sentence with the facts; ``names`` are those of the sides."""
    facts = fault.facts
    given = {
        "name": names[facts["side"]] if "side" in facts else "",
        "names": listed([names[side] for side in facts.get("sides", ())]),
        "entry": shown.entry_title(facts["entry"], options)[0] if "entry" in facts else "",
        **{key: count(facts[key]) for key in NUMBERS if key in facts},
    }
    if fault.code == "too_few":
        kind = next(entry.kind for entry in entries if entry.code == facts["entry"])
        if kind == "who":
            return _("{entry}: say who has it.").format(**given)
        missing = ngettext("{n} is missing", "{n} are missing", facts["total"] - facts["sum"])
        return _("{entry}: {sum} of {total}, {missing}.").format(missing=missing, **given)
    if fault.code == "place_twice":
        return _("Place {n} is taken twice.").format(n=facts["place"] + 1)
    return _sentence(fault.code).format(**given)


def _sentence(code: str) -> str:
    return {
        "over": _("{entry}, {name}: a whole number from 0 to {most} belongs here."),
        "uneven": _("{entry}, {name}: every value is a multiple of {step}."),
        "missing": _("{entry}: still to come from {names}."),
        "too_many": _("{entry}: {sum} are entered, but there are only {total}."),
        "few_tricks": _("{entry}: {name} has more than fit into the tricks entered."),
        "sweep_points": _("{name}: who takes all cards takes all {all} points, not {points}."),
        "melds_low": _("{name}: the cards of such complete melds are worth {least} at least."),
        "runs_low": _("{name}: the cards of such runs are worth {least} at least."),
        "out_needs": _("{name}: two complete melds are needed for going out."),
        "out_holds": _("{name} went out, so nothing is left in that hand."),
        "beyond_pack": _("All cards together are worth {most}; more is entered."),
        "red3_many": _("There are only {most} red threes, those laid and those held together."),
        "pack_needs": _("{name}: the pack is not taken without a run of seven."),
        "close_needs_pack": _("{name}: the final close needs the pack first."),
        "close_needs_clean": _("{name}: the final close needs a clean run of seven."),
    }[code]


def entry_status(entry: Entry, numbers: Sequence[int | None]) -> str:
    """How far an entry has come, where there is a sum to reach."""
    found = sum(number or 0 for number in numbers if (number or 0) > 0)
    if entry.kind != "number" or entry.total is None:
        return ""
    return _("{n} of {all}").format(n=count(found), all=count(entry.total))
