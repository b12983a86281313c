"""A first hand of each game, with remarks."""

from saladier.table.lessons.canadian_salad import LESSON as CANADIAN_SALAD
from saladier.table.lessons.la_salade import LESSON as LA_SALADE
from saladier.table.lessons.la_salade import SEVENS
from saladier.table.lessons.model import Lesson, Remark
from saladier.table.lessons.salas import LESSON as SALAS
from saladier.table.lessons.samba import LESSON as SAMBA
from saladier.table.lessons.septica import LESSON as SEPTICA

LESSONS: dict[str, Lesson] = {one.name: one for one in (CANADIAN_SALAD, LA_SALADE, SEVENS, SAMBA, SEPTICA, SALAS)}

__all__ = ["LESSONS", "Lesson", "Remark"]
