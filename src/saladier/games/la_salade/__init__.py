"""La Salade: six contracts of tricks to avoid, and a seventh in which cards are laid in rows."""

from saladier.games.la_salade.game import GAME
from saladier.games.la_salade.sevens import SevensRound

__all__ = ["GAME", "SevensRound"]
