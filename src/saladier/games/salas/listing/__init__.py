"""Which moves there are: single steps worth a move of their own, the pile with a use for it, and openings."""

from saladier.games.salas.listing.moves import legal_moves
from saladier.games.salas.listing.openings import Wanted, find_opening

__all__ = ["Wanted", "find_opening", "legal_moves"]
