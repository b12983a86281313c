"""Hints and certainties in words."""

from saladier.table.advice.claims import claim_words
from saladier.table.advice.wording import hint_words, move_words

__all__ = ["claim_words", "hint_words", "move_words"]
