"""Samba: three packs, groups and sequences, canastas and sambas, two to six players."""

from saladier.games.samba.game import GAME

__all__ = ["GAME"]
