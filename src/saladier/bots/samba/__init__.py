"""How to play Samba without search."""

from saladier.bots.samba.heuristic import HEURISTIC

__all__ = ["HEURISTIC"]
