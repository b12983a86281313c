"""Septica between two: one hand, with the cut."""

from collections.abc import Iterator, Mapping

from saladier.games import View
from saladier.games.septica import GAME
from saladier.games.septica.opening import HAND
from saladier.games.septica.round import SepticaRound
from saladier.games.septica.standing import WHOLE_POINTS, WINS
from saladier.table.lessons.model import Lesson, Remark
from saladier.table.text import _

POINTS = "TA"
"""Ranks that are worth something."""


def moments(view: View) -> Iterator[str]:
    """What is true of the decision, the most telling first."""
    round_ = view.round
    assert isinstance(round_, SepticaRound)
    assert view.seat is not None
    if round_.phase == "cut":
        yield "cut"
        return
    hand = round_.hands[view.seat]
    if not round_.stock:
        yield "end"
    if not round_.trick:
        yield from _leading(round_, hand)
    elif round_.phase == "decide":
        yield "go_on" if _points(round_) else "let_go"
    elif any(map(round_.matches, hand)):
        yield "take" if _points(round_) else "spare"
    else:
        yield "lose" if _points(round_) else "nothing"


def _leading(round_: SepticaRound, hand: list[str]) -> Iterator[str]:
    if not round_.history:
        yield "start"
    ranks = [card[0] for card in hand]
    yield "twin" if any(ranks.count(rank) > 1 and rank not in POINTS for rank in ranks) else "lead"


def _points(round_: SepticaRound) -> bool:
    return any(card[0] in POINTS for card in round_.trick)


def remarks(_view: View) -> Mapping[str, Remark]:
    """Moment -> what is said."""
    return {
        "cut": Remark(_("The pack lies before you: lift a part of it, or leave it as it is. Between two the cut only changes the order of the cards.")),
        "start": Remark(_("You lead. Any card will do, and only its rank or a seven can take it from you. Begin with one that is worth nothing.")),
        "twin": Remark(
            _("You lead. A rank that you hold twice is a good one: if the first is taken over, you can go on with its twin."),
            _("Lead a rank that you hold twice."),
        ),
        "lead": Remark(
            _("You lead. Keep tens, aces and sevens; a card that is worth nothing costs nothing if it is taken."),
            _("Lead a card that is worth nothing."),
        ),
        "take": Remark(
            _("A point lies in this trick, and you can take it: with a card of the rank led, or with a seven if it must be."),
            _("There is something to win: take it, a seven only if it must be."),
        ),
        "spare": Remark(
            _("You could take this trick, but nothing lies in it. The rank led costs you little; a seven is better kept for tens and aces."),
            _("Nothing to win here: keep your sevens."),
        ),
        "lose": Remark(
            _("A point lies in this trick, and none of your cards can take it. Add nothing to it: no ten and no ace."),
            _("You cannot take it, so add no ten and no ace."),
        ),
        "nothing": Remark(
            _("None of your cards takes this trick, and nothing lies in it. Throw a card that you will not miss."),
            _("Throw a card that you will not miss."),
        ),
        "go_on": Remark(
            _("Your trick was taken over, and a point lies in it. You may go on with the rank led or a seven, and both play once more; or tap Stop and let it go."),
            _("A point lies in it: going on is worth a card, unless you expect another answer."),
        ),
        "let_go": Remark(
            _("Your trick was taken over, but nothing lies in it. You may go on with the rank led or a seven; to stop and keep the card is often better."),
            _("Nothing lies in it: stop, and keep the card."),
        ),
        "end": Remark(
            _("The stock is empty: now the hands are played out. What was played before tells you what the other one can still hold."),
        ),
    }  # fmt: skip


LESSON = Lesson(
    "septica",
    GAME.name,
    seed=27,
    opening=lambda: (
        _("Suits mean nothing, and no rank is higher than another. A card takes the trick if it has the rank that was led, or is a seven; the last card to do so holds it."),
        _("Both hold {hand} cards and fill up from the stock after each trick. Only tens and aces count, one point each, {all} in all; {wins} win the hand.").format(hand=HAND, all=WHOLE_POINTS, wins=WINS),
    ),
    moments=moments,
    remarks=remarks,
    closing=lambda: (
        _("Each ten and each ace among the cards taken is a point; the cards themselves count nothing."),
        _("Who stays far behind becomes sluga, the servant, and deals until free again. Two against two are played by the same rules, with partners opposite."),
    ),
    seats=("person", "easy"),
    dealer=1,
)  # fmt: skip
