"""How to play Salas without search."""

from saladier.bots.salas.heuristic import HEURISTIC

__all__ = ["HEURISTIC"]
