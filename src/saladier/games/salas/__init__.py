"""Salas: runs of one suit around the Salas in the middle, reserve packs, two, four or six players."""

from saladier.games.salas.game import GAME

__all__ = ["GAME"]
