"""What trick contracts cost, for the rules pages of the two Salads."""

from saladier.games.tricks import TrickContract
from saladier.games.tricks.contract import HEARTS, QUEENS
from saladier.table.text import N_, _

NAMES = {
    "no_tricks": (N_("No tricks"), N_("{n} for each trick")),
    "no_hearts": (N_("No hearts"), N_("{n} for each heart")),
    "no_queens": (N_("No queens"), N_("{n} for each queen")),
    "no_king": (N_("No king of spades"), N_("{n} for the king")),
    "no_last": (N_("No last trick"), N_("{n} for the last trick")),
    "combination": (N_("Everything at once"), N_("all of it, added up")),
}
"""Code of a contract -> its name and what it costs."""


def penalty(contract: TrickContract) -> str:
    """What a contract costs, in words."""
    price = contract.tricks or contract.hearts or contract.queens or contract.king or contract.last
    return _(NAMES[contract.code][1]).format(n=price)


def worth(contract: TrickContract, pack: int, players: int) -> int:
    """All penalties of a hand together, for a pack of so many cards."""
    tricks = pack // players
    return (
        contract.tricks * tricks + contract.hearts * HEARTS + contract.queens * QUEENS + contract.king + contract.last
    )
