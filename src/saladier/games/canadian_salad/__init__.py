"""Canadian Salad: six hands, six things to avoid."""

from saladier.games.canadian_salad.game import GAME

__all__ = ["GAME"]
