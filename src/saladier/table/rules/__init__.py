"""The rules of each game in plain words, clause by clause."""

from saladier.table.rules.canadian_salad import RULES as CANADIAN_SALAD
from saladier.table.rules.la_salade import RULES as LA_SALADE
from saladier.table.rules.model import Rules
from saladier.table.rules.salas import RULES as SALAS
from saladier.table.rules.samba import RULES as SAMBA
from saladier.table.rules.septica import RULES as SEPTICA

RULES: dict[str, Rules] = {rules.name: rules for rules in (CANADIAN_SALAD, LA_SALADE, SAMBA, SEPTICA, SALAS)}

__all__ = ["RULES", "Rules"]
