"""The rules of each game in plain words, clause by clause."""

from saladier.table.rules.canadian_salad import RULES as CANADIAN_SALAD
from saladier.table.rules.model import Rules

RULES: dict[str, Rules] = {rules.name: rules for rules in (CANADIAN_SALAD,)}

__all__ = ["RULES", "Rules"]
