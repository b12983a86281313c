"""Salas between two: a first hand from the first draw to the score."""

from collections.abc import Iterator, Mapping, Sequence

from saladier.games import View
from saladier.games.salas import GAME
from saladier.games.salas.game import HAND_OF_TWO
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import OPENING
from saladier.games.salas.runs import SEVEN
from saladier.games.salas.scoring import NEVER_LAID, NO_PACK
from saladier.table.lessons.model import Lesson, Remark
from saladier.table.text import _


def moments(view: View) -> Iterator[str]:
    """What is true of the decision, the most telling first."""
    round_ = view.round
    assert isinstance(round_, SalasRound)
    assert view.seat is not None
    kinds = {move.split()[0] for move in round_.legal_moves()}
    if round_.phase == "draw":
        if "take" in kinds:
            yield "take"
        yield "draw" if round_.middle else "draw_or_take"
    elif round_.middle:
        yield "open" if "lay" in kinds else "short"
    else:
        yield from _playing(round_, round_.side(view.seat), kinds)


def _playing(round_: SalasRound, side: int, kinds: set[str]) -> Iterator[str]:
    if "swap" in kinds:
        yield "swap"
    if "lay" in kinds:
        yield "lay"
    if "add" in kinds:
        yield "add"
    if round_.packs[side] is None:
        yield "close"
    elif any(run.seven for run in round_.runs[side]):
        yield "pack"
    yield "discard"


def remarks(_view: View) -> Mapping[str, Remark]:
    """Moment -> what is said."""
    return {
        "draw": Remark(
            _("A turn begins with one card from the stock: tap Draw. The pile stays closed until the Salas has come into play."),
            _("Draw a card."),
        ),
        "draw_or_take": Remark(
            _("Draw a card. The pile may be taken only if one of its cards goes into a run of yours at once, and then all of it."),
            _("Draw; nothing in the pile fits at once."),
        ),
        "take": Remark(
            _("A card of the pile fits a run, so you may take the pile, all of it, instead of drawing. Tap Take pile, or draw if it brings you too much."),
            _("The pile can be yours, if it is worth its cards."),
        ),
        "short": Remark(
            _("The Salas lies in the middle. Nobody lays anything before a run with it comes down, and the cards laid with it must be worth {n}. Collect neighbours of one suit, and discard a card without any.").format(n=OPENING),
            _("Not yet {n} points with the Salas: discard a card without neighbours.").format(n=OPENING),
        ),
        "open": Remark(
            _("You can bring the Salas into play: choose the cards and the Salas, which fills one place in a run, {n} points or more. The suit of that run is trump, and its bonuses are far higher.").format(n=OPENING),
            _("You can bring the Salas into play."),
        ),
        "swap": Remark(
            _("You hold the very card a Salas stands for. Put it there and the Salas comes to your hand: with it you can lengthen another run."),
            _("A Salas can be won."),
        ),
        "lay": Remark(
            _("Neighbours of one suit, three or more, may be laid as a run. Long runs matter: with {n} cards a run earns a bonus.").format(n=SEVEN),
            _("There is a run to be laid."),
        ),
        "add": Remark(
            _("Some of your cards lengthen runs on the table: choose them, then tap Add. A run without a wild card is clean, and worth more."),
            _("Some cards lengthen your runs."),
        ),
        "pack": Remark(
            _("You have a run of {n}: who then plays all cards from the hand takes the pack and goes on with it. Without it a side loses {cost}.").format(n=SEVEN, cost=-NO_PACK),
            _("Play all your cards, and the pack is yours."),
        ),
        "close": Remark(
            _("The pack is yours. With a clean run of {n} you end the hand by playing the last card; until then make the runs longer.").format(n=SEVEN),
            _("With a clean run of {n} you may end the hand.").format(n=SEVEN),
        ),
        "discard": Remark(
            _("A turn ends with a discard. Keep neighbours together, and remember that the whole pile lies open to the other side."),
            _("Discard what neither side can use."),
        ),
    }  # fmt: skip


def _opening() -> Sequence[str]:
    return (
        _("Only runs are laid: three to thirteen neighbours of one suit. Jokers and twos are wild; the Salas stands for one place in the suit of its run and has no points of its own."),
        _("You hold {n} cards, and as many more wait in a pack, which has to be won: with a run of {seven} on the table, play your hand to the last card. A turn: draw, lay and add what you like, discard one card.").format(n=HAND_OF_TWO, seven=SEVEN),
        _("Tap cards to choose them; the buttons say what they would do, and nothing is final before you tap one."),
    )  # fmt: skip


LESSON = Lesson(
    "salas",
    GAME.name,
    seed=22,
    opening=_opening,
    moments=moments,
    remarks=remarks,
    closing=lambda: (
        _("Runs count their cards, long runs their bonus, in trump far more. What is left in the hand is taken off, and so is a pack that was not won."),
        _("A side that laid no run at all loses {n}. Four play in two pairs by the same rules.").format(n=-NEVER_LAID),
    ),
    seats=("person", "easy"),
    dealer=1,
)  # fmt: skip
