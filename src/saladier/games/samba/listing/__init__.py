"""Which moves there are: every single step worth a move of its own, and what needs several steps at once."""

from saladier.games.samba.listing.moves import legal_moves
from saladier.games.samba.listing.openings import find_opening

__all__ = ["find_opening", "legal_moves"]
