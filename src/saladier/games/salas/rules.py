"""The options of Salas and what they mean for a hand, worked out once (13)."""

from dataclasses import dataclass

from saladier.games.options import Option, Options
from saladier.games.salas.cards import HIGH_ACE, KING

OPTIONS = (
    Option("players", (4, 2, 6), "2.1"),
    Option("jokers_per_deck", (2, 1), "1.1"),
    Option("ace", ("both", "low"), "4.1"),
    Option("pile_rediscard", ("any", "free"), "3.5"),
    Option("restrictions", (True, False), "6.1"),
    Option("min_strict", (False, True), "6.2"),
    Option("salas_misplaced", ("open", "reject"), "4.9"),
    Option("dirty_trump_13", (300, 200, 600, 1000), "10"),
    Option("pack_needs", ("seven", "clean"), "7.2"),
    Option("final_needs", ("clean", "new_clean", "none"), "7.5"),
    Option("pile_counts_for_min", (False, True), "3.3"),
    Option("min_scope", ("pair", "player"), "6.5"),
    Option("first_close_bonus", (0, 100), "8.2"),
    Option("never_laid", ("flat", "stack"), "8.3"),
    Option("discard_salas", (True, False), "3.4"),
    Option("target", (6001,), "9.1", least=1),
    Option("tie", ("play_on", "draw"), "9.1"),
    Option("det", ("off", "draw", "extra2", "extra4"), "9.2"),
)

OPENING = 40
"""What the lay-down that brings the Salas into play must be worth (5.2)."""

BANDS = ((4000, 110), (2500, 90), (1000, 75))
"""From which total on which minimum holds (6.1), the highest first."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules of one table in the form the judges ask for them."""

    players: int
    sides: int
    top: int
    """The highest place in a run: 14, or 13 where aces are only low."""
    opens: bool
    """Whether a Salas may be laid between two neighbours, its place left open (4.9)."""
    rediscards: bool
    """Whether a card taken from the pile may be discarded in the same turn (3.5)."""
    restricted: bool
    strict: bool
    """Whether a minimum must be exceeded (6.2)."""
    dirty_thirteen: int
    """Bonus of a dirty thirteen in trump (10)."""
    pack_clean: bool
    """Whether only a clean run wins the pack (7.2)."""
    final_needs: str
    pile_counts: bool
    """Whether the taking of the pile may itself reach the minimum (3.3)."""
    by_player: bool
    """Whether under a minimum every player opens for himself (6.5)."""
    first_close: int
    stacks: bool
    """Whether a side that never laid loses the points for its pack too (8.3)."""
    salas_goes: bool
    """Whether the Salas may be discarded (3.4)."""


def sides(players: int) -> int:
    """Number of sides: pairs, or two single players (2.1)."""
    return 3 if players == 6 else 2


def rules_of(options: Options) -> Rules:
    """The rules a full set of options stands for."""
    return Rules(
        players=options.players,
        sides=sides(options.players),
        top=HIGH_ACE if options["ace"] == "both" else KING,
        opens=options["salas_misplaced"] == "open",
        rediscards=options["pile_rediscard"] == "free",
        restricted=options["restrictions"] is True,
        strict=options["min_strict"] is True,
        dirty_thirteen=options.number("dirty_trump_13"),
        pack_clean=options["pack_needs"] == "clean",
        final_needs=str(options["final_needs"]),
        pile_counts=options["pile_counts_for_min"] is True,
        by_player=options["min_scope"] == "player",
        first_close=options.number("first_close_bonus"),
        stacks=options["never_laid"] == "stack",
        salas_goes=options["discard_salas"] is True,
    )


def minimum(rules: Rules, total: int) -> int:
    """What a side's first lay-down must be worth by its ``total`` before the hand; 0 where nothing is asked
    (6.1)."""
    if not rules.restricted:
        return 0
    return next((least for floor, least in BANDS if total >= floor), 0)
