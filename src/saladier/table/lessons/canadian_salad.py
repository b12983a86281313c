"""Canadian Salad: the first hand of six, no tricks."""

from saladier.games.canadian_salad import GAME
from saladier.games.canadian_salad.game import HANDS, PATH_END
from saladier.table.lessons import tricks
from saladier.table.lessons.model import Lesson
from saladier.table.text import _

LESSON = Lesson(
    "canadian_salad",
    GAME.name,
    seed=20,
    opening=lambda: (
        _("Everybody plays one card in turn, and together they are a trick. Whoever can must play the suit that was led; the highest card of it takes the trick, and its owner leads to the next. Aces are high."),
        _("{n} hands are played, and in each something else costs points. In this first one it is every trick. The fewest points win.").format(n=HANDS),
    ),
    moments=tricks.moments,
    remarks=tricks.remarks,
    closing=lambda: (
        _("The line counts the tricks each of you took. It goes onto the path, where pegs walk from 0 to {n}; to lag behind is to lead.").format(n=PATH_END),
        _("The next hands are played in the same way: only the cards that cost something change, and so does which ones you want to be rid of."),
    ),
)  # fmt: skip
