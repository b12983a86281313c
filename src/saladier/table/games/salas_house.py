"""How the house rules of Salas are offered."""

from saladier.games.salas.scoring import NO_PACK
from saladier.table.games.base import HouseRule
from saladier.table.text import _, count


def house_rules() -> dict[str, HouseRule]:
    """Option -> title, explanation and a label per value."""
    yes, no = _("Yes"), _("No")
    return {
        "jokers_per_deck": HouseRule(
            _("Jokers"), _("Two for each deck, or one."), {2: _("Two a deck"), 1: _("One a deck")}, ruling=True
        ),
        "ace": HouseRule(
            _("The ace in runs"),
            _("High or low, or low only."),
            {"both": _("High or low"), "low": _("Low")},
            ruling=True,
        ),
        "salas_misplaced": HouseRule(
            _("The Salas between neighbours"),
            _("Laid between two cards that follow each other it stands for either end, or it is refused."),
            {"open": _("Either end"), "reject": _("Refused")},
            ruling=True,
        ),
        "restrictions": HouseRule(
            _("Minimum by score"),
            _("From 1,000 points on a side’s first runs must be worth 75, 90 or 110."),
            {True: yes, False: no},
        ),
        "min_strict": HouseRule(
            _("Reaching a minimum"),
            _("It is enough to reach it, or it must be exceeded."),
            {False: _("Reach"), True: _("Exceed")},
            ruling=True,
        ),
        "min_scope": HouseRule(
            _("Who must reach it"),
            _("One partner for both, or each player alone."),
            {"pair": _("The pair"), "player": _("Each player")},
            ruling=True,
        ),
        "pile_counts_for_min": HouseRule(
            _("Opening with the pile"),
            _("A side may take the pile to reach its minimum, or must have opened before."),
            {False: _("Opened before"), True: _("With the pile")},
            ruling=True,
        ),
        "pile_rediscard": HouseRule(
            _("Discarding what came with the pile"),
            _("No card taken this turn goes back while another can go, or all may."),
            {"any": _("Not this turn"), "free": _("Freely")},
            ruling=True,
        ),
        "pack_needs": HouseRule(
            _("For the pack"),
            _("A run of seven, or a clean one."),
            {"seven": _("A seven"), "clean": _("A clean seven")},
            ruling=True,
        ),
        "final_needs": HouseRule(
            _("For the final close"),
            _("A clean run of seven, one made after the pack was taken, or nothing."),
            {"clean": _("A clean seven"), "new_clean": _("A new one"), "none": _("Nothing")},
            ruling=True,
        ),
        "first_close_bonus": HouseRule(
            _("Winning the pack"), _("Earns nothing by itself, or 100 points."), {0: "0", 100: "100"}, ruling=True
        ),
        "dirty_trump_13": HouseRule(
            _("A dirty thirteen in trump"),
            _("What it earns on top of its cards."),
            {300: "300", 200: "200", 600: "600", 1000: count(1000)},
            ruling=True,
        ),
        "never_laid": HouseRule(
            _("A side that laid nothing"),
            _("Loses 250 points, or {n} more for the pack.").format(n=-NO_PACK),
            {"flat": "250", "stack": "350"},
            ruling=True,
        ),
        "discard_salas": HouseRule(
            _("Discarding the Salas"),
            _("Allowed, or only when no other card is left."),
            {True: yes, False: no},
            ruling=True,
        ),
        "target": HouseRule(_("The goal"), _("Points that end the match."), {6001: count(6001), 3001: count(3001)}),
        "tie": HouseRule(
            _("Equal totals at the end"),
            _("Hands are played until one side leads, or it is a draw."),
            {"play_on": _("Play on"), "draw": _("A draw")},
            ruling=True,
        ),
        "det": HouseRule(
            _("Two sides beyond the goal"),
            _("The higher total wins; or a draw; or two or four extra hands decide."),
            {"off": _("Higher total"), "draw": _("A draw"), "extra2": _("Two hands"), "extra4": _("Four hands")},
        ),
    }
