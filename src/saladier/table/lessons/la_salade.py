"""La Salade: the first contract, no tricks; and the seventh, which is a game of its own."""

from collections.abc import Iterator, Mapping

from saladier.games import View
from saladier.games.la_salade import GAME, SevensRound
from saladier.games.la_salade.game import CONTRACTS
from saladier.games.la_salade.rows import START
from saladier.table.lessons import tricks
from saladier.table.lessons.model import Lesson, Remark
from saladier.table.text import _

FEW = 3
"""Cards in hand from which on the end is near."""

LESSON = Lesson(
    "la_salade",
    GAME.name,
    seed=32,
    opening=lambda: (
        _("Everybody plays one card in turn, and together they are a trick. Whoever can must play the suit that was led; the highest card of it takes the trick, and its owner leads to the next. Aces are high."),
        _("There are seven contracts. In the first one every trick costs points; five more name other things to avoid, and the seventh is a game of its own. The lowest total wins."),
    ),
    moments=tricks.moments,
    remarks=tricks.remarks,
    closing=lambda: (
        _("The line counts the tricks each of you took, and the sums go into the sheet, contract by contract."),
        _("The next five are played in the same way: only the cards that cost something change. For the seventh, Sevens, there is a lesson too."),
    ),
)  # fmt: skip


def moments(view: View) -> Iterator[str]:
    """What is true of a decision in Sevens, the most telling first."""
    round_ = view.round
    assert isinstance(round_, SevensRound)
    assert view.seat is not None
    hand, legal = round_.hands[view.seat], round_.legal_moves()
    if legal == ["pass"]:
        yield "pass"
        return
    if not round_.rows:
        yield "open"
    if len(legal) == 1:
        yield "one"
        return
    if len(hand) <= FEW:
        yield "few"
    if any(card[0] == START for card in legal):
        yield "seven"
    if any(other in hand for card in legal for other in round_.opens[card]):
        yield "chain"
    yield "choice"


def remarks(_view: View) -> Mapping[str, Remark]:
    """Moment -> what is said."""
    return {
        "open": Remark(_("No row is open yet, so a seven must begin; who has none passes. Tap a card that stands out to lay it.")),
        "pass": Remark(
            _("None of your cards fits, so tap Pass. Somebody may be keeping back the card you wait for."),
            _("Nothing fits: pass."),
        ),
        "one": Remark(
            _("One card fits, and whoever can lay must lay. So this one goes."),
            _("One card fits, so it must go."),
        ),
        "seven": Remark(
            _("A seven opens its row for everybody. While another card fits you may keep it back, as long as you hold few cards of its suit."),
            _("You may keep a seven back while something else fits."),
        ),
        "chain": Remark(
            _("Best is a card whose next neighbour is yours too: the others gain nothing by it, and you decide when the row goes on."),
            _("Lay where the next card is yours as well."),
        ),
        "few": Remark(
            _("Few cards are left. See what each of them still waits for, and keep for last the one that is sure to fit."),
            _("Keep for last what is sure to fit."),
        ),
        "choice": Remark(
            _("Several cards fit. Lay towards your own aces and kings, and hold back the card that others wait for."),
            _("Hold back the card that others wait for."),
        ),
    }  # fmt: skip


SEVENS = Lesson(
    "sevens",
    GAME.name,
    seed=19,
    opening=lambda: (
        _("In Sevens there are no tricks. Each suit has a row that begins with its seven and grows both ways, up to the king and down to the ace."),
        _("One card a turn: whoever has a card that fits must lay one, the others pass. To be rid of all cards first is best, and earns points back."),
    ),
    moments=moments,
    remarks=remarks,
    closing=lambda: (
        _("The first who are out are given points back, the last ones pay. That is added to the six contracts before."),
        _("So the last hand can still turn everything: a bad start is never the end."),
    ),
    round=len(CONTRACTS),
)  # fmt: skip
