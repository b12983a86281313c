"""What the two melding games share: hands as multisets, partners, and what the table has seen of a hand."""

from saladier.games.melds.hands import lacking, put_away, subsets
from saladier.games.melds.seen import imagine_hidden
from saladier.games.melds.sides import partners

__all__ = ["imagine_hidden", "lacking", "partners", "put_away", "subsets"]
