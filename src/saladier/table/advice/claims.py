"""What is certain, in words."""

from htpy import Node, b

from saladier.bots.claims import Claim
from saladier.table.text import N_, _, ngettext, rich

CLAIMS = {
    "nothing_costs": N_("Nothing that costs is left in this hand."),
    "all_mine": N_("{name} takes all remaining tricks, whatever the others do."),
    "none_mine": N_("{name} need take no further trick, whatever the others do."),
    "out_next": N_("Nobody can be out before {name}."),
    "no_choice": N_("Nothing is left to choose: at most one card fits at a time."),
    "nothing_counts": N_("No ten and no ace is left to be won."),
    "open_end": N_("Both hands are known. Whatever the other plays, {name} can make sure of {points}, and no more."),
}
"""Code -> its sentence, still to be translated."""


def claim_words(claim: Claim, name: str) -> Node:
    """What is certain for the player called ``name``."""
    points = ngettext("{n} point", "{n} points", claim.facts.get("points", 0))
    return rich(_(CLAIMS[claim.code]), name=b[name], points=points)
