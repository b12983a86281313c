"""What matters in a hand in which nobody wants a trick, decision by decision."""

from collections.abc import Iterator, Mapping

from saladier.games import View
from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import HEIGHT, best_of
from saladier.table.lessons.model import Remark
from saladier.table.text import _

LOW = HEIGHT["6"]
"""Up to this height somebody else will probably be higher."""


def moments(view: View) -> Iterator[str]:
    """What is true of the decision, the most telling first."""
    round_ = view.round
    assert isinstance(round_, TrickRound)
    assert view.seat is not None
    hand = round_.hands[view.seat]
    if len(hand) == 1:
        yield "last"
    elif not round_.trick:
        yield from _leading(round_, hand)
    else:
        yield from _following(round_)


def _leading(round_: TrickRound, hand: list[str]) -> Iterator[str]:
    if not round_.history:
        yield "start"
    yield "lead_low" if any(HEIGHT[card[0]] <= LOW for card in hand) else "lead_high"


def _following(round_: TrickRound) -> Iterator[str]:
    legal, trick = round_.legal_moves(), round_.trick
    best = trick[best_of(trick)]
    if legal[0][1] != trick[0][1]:
        yield "void"
    elif len(legal) == 1:
        yield "forced"
    elif any(HEIGHT[card[0]] < HEIGHT[best[0]] for card in legal):
        yield "duck"
    elif len(trick) == len(round_.hands) - 1:
        yield "must_take"
    else:
        yield "risk"


def remarks(view: View) -> Mapping[str, Remark]:
    """Moment -> what is said."""
    round_ = view.round
    assert isinstance(round_, TrickRound)
    price = round_.contract.tricks
    return {
        "start": Remark(
            _("Every trick costs {n} points, so leave them to the others. You lead: with a low card, somebody will be higher. Tap a card to play it.").format(n=price),
        ),
        "lead_low": Remark(
            _("The trick was yours, so you lead. Choose a low card again, in a suit of which the others still hold higher ones."),
            _("You lead: low, in a suit of which others still hold higher cards."),
        ),
        "lead_high": Remark(
            _("You lead and have nothing low left. Choose a suit that was hardly played: others may still be higher there."),
            _("You lead with nothing low: try a suit that was hardly played."),
        ),
        "duck": Remark(
            _("The suit led must be followed, but nobody has to beat. Play your highest card that stays under the best one in the trick: it goes for nothing."),
            _("Stay under the best card of the trick, with the highest that does."),
        ),
        "risk": Remark(
            _("All your cards of this suit are higher than what lies there. Play the lowest, and hope that somebody after you must go higher."),
            _("You cannot stay under: the lowest leaves the best hope."),
        ),
        "must_take": Remark(
            _("You play last and cannot stay under: this trick is yours. Then take it with your highest card, and keep the low ones for later."),
            _("This trick is yours whatever you play: let the highest card go."),
        ),
        "forced": Remark(
            _("There is one card of the suit led in this hand, so it must go. From the next time on you are free in this suit."),
            _("Only one card can follow, so it must go."),
        ),
        "void": Remark(
            _("You have no card of the suit led, so any card may go, and it cannot take the trick. Throw the highest one that could still catch a trick."),
            _("You are free: throw the most dangerous high card."),
        ),
        "last": Remark(_("One card is left to everybody. Whoever takes this trick, the hand ends with it, and then it is counted.")),
    }  # fmt: skip
