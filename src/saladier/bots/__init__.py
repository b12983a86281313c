"""Bots: they see what their seat may see, and nothing else."""

from saladier.bots.contract import LEVELS, Bot, Choice, Heuristic, Thought
from saladier.bots.registry import find_bot, levels_of

__all__ = ["LEVELS", "Bot", "Choice", "Heuristic", "Thought", "find_bot", "levels_of"]
