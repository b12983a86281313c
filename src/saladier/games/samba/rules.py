"""The options of Samba and what they mean for a hand, worked out once (section 18)."""

from dataclasses import dataclass

from saladier.games.melds import partners
from saladier.games.options import Option, Options

OPTIONS = (
    Option("players", (4, 2, 3, 5, 6), "1.1"),
    Option("six_player_mode", ("2x3", "3x2"), "1.4"),
    Option("group_wild_rule", ("double", "more"), "7.1.3"),
    Option("red3_replacement", ("always", "never"), "8.3"),
    Option("black3_meld", ("natural_going_out", "never", "wild_going_out"), "7.4"),
    Option("sequence_merge", ("none", "up_to_seven", "three_plus_link"), "7.2.4"),
    Option("red3_hand_penalty_scope", ("player", "team"), "13.5"),
    Option("last_stock_red3", ("forced", "optional"), "8.7"),
    Option("one_card_take", ("strict", "pile_only"), "9.11"),
    Option("tie_rule", ("draw", "play_on"), "14.2"),
)

MOST_WILDS = 2
BANDS = ((7000, 150), (3000, 120), (1500, 90), (0, 50))
"""From which total on which minimum holds (10.1), the highest first."""

BELOW_ZERO = 15
NEEDED = 2
"""Complete melds a side needs to go out (10.4)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules of one table in the form the judges ask for them."""

    players: int
    sides: int
    naturals_for: tuple[int, ...]
    """Naturals a group needs with 0, 1, 2 wild cards (7.1.3)."""
    replaces: bool
    """Whether a red three laid is replaced from the stock (8.3)."""
    black3: str
    joining: str
    """How sequences on the table may be joined (7.2.4)."""
    forced: bool
    """Whether a red three that is the last stock card is laid at once (8.7)."""
    strict: bool
    """Whether one card in hand bars the top card of the pile too (9.11)."""
    penalty_once: bool
    """Whether red threes kept in several hands of a side cost only once (13.5)."""

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of the side, in the order in which they are asked."""
        return partners(seat, self.players, self.sides)


def sides(options: Options) -> int:
    """Number of sides: teams with four and six players, else everyone for himself (1.2 to 1.5)."""
    if options.players == 4:
        return 2
    if options.players == 6:
        return 3 if options["six_player_mode"] == "3x2" else 2
    return options.players


def rules_of(options: Options) -> Rules:
    """The rules a full set of options stands for."""
    return Rules(
        players=options.players,
        sides=sides(options),
        naturals_for=(1, 2, 3) if options["group_wild_rule"] == "more" else (1, 2, 4),
        replaces=options["red3_replacement"] == "always",
        black3=str(options["black3_meld"]),
        joining=str(options["sequence_merge"]),
        forced=options["last_stock_red3"] == "forced",
        strict=options["one_card_take"] == "strict",
        penalty_once=options["red3_hand_penalty_scope"] == "team",
    )


def minimum(total: int) -> int:
    """What the first melds of a side must be worth, by its total before the hand (10.1)."""
    return next((least for floor, least in BANDS if total >= floor), BELOW_ZERO)
