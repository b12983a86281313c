"""Samba in two pairs: a first hand from the first draw to the score."""

from collections.abc import Iterator, Mapping, Sequence

from saladier.games import View
from saladier.games.samba import GAME
from saladier.games.samba.cards import RED_THREES, WILDS
from saladier.games.samba.game import TARGET
from saladier.games.samba.melds import complete
from saladier.games.samba.round import DRAWN, SambaRound
from saladier.games.samba.rules import NEEDED, minimum
from saladier.games.samba.scoring import OUT, RED_THREE
from saladier.table.lessons.model import Lesson, Remark
from saladier.table.text import _, count


def moments(view: View) -> Iterator[str]:
    """What is true of the decision, the most telling first."""
    round_ = view.round
    assert isinstance(round_, SambaRound)
    assert view.seat is not None
    if round_.question is not None:
        yield "asked"
        return
    kinds = {move.split()[0] for move in round_.legal_moves()}
    if round_.phase == "draw":
        yield from _drawing(round_, kinds)
    else:
        yield from _melding(round_, view.seat, kinds)


def _drawing(round_: SambaRound, kinds: set[str]) -> Iterator[str]:
    if "take" in kinds:
        yield "take"
    if round_.pile and (round_.pile[-1] in WILDS or round_.pile[-1][0] == "3"):
        yield "shut"
    yield "draw"


def _melding(round_: SambaRound, seat: int, kinds: set[str]) -> Iterator[str]:
    hand, opened = round_.hands[seat], bool(round_.melds[round_.side(seat)])
    if any(card in RED_THREES for card in hand):
        yield "red3"
    if not opened:
        yield "open" if "lay" in kinds else "short"
        return
    if "lay" in kinds:
        yield "lay"
    if "add" in kinds:
        yield "add"
    if complete(round_.melds[round_.side(seat)]) >= NEEDED:
        yield "out"
    yield "discard"


def remarks(view: View) -> Mapping[str, Remark]:
    """Moment -> what is said."""
    round_ = view.round
    assert isinstance(round_, SambaRound)
    assert view.seat is not None
    least = minimum(round_.standing.scores[round_.side(view.seat)])
    return {
        "draw": Remark(
            _("A turn begins with {n} cards from the stock. Tap Draw. The pile is for those who hold two natural cards of the rank on top.").format(n=DRAWN),
            _("Draw; the pile offers you nothing now."),
        ),
        "take": Remark(
            _("You hold cards of the rank on top of the pile, so you may take all of it instead of drawing: choose them, then tap Take pile. More cards make more melds."),
            _("The pile can be yours. The more lies in it, the better."),
        ),
        "shut": Remark(_("A three or a wild card on top closes the pile: nobody takes it before another card lies there. So you draw.")),
        "red3": Remark(
            _("A red three is worth {n} points on the table, and costs points if it stays in the hand. Choose it and lay it: you draw a card for it.").format(n=RED_THREE),
            _("Another red three: lay it at once."),
        ),
        "short": Remark(
            _("Your side has laid nothing yet. Its first melds must be worth {n} together, and what you hold is not enough. Choose one card that fits nowhere, and discard it.").format(n=least),
            _("Not yet {n} points for the first melds: discard what fits nowhere.").format(n=least),
        ),
        "open": Remark(
            _("Your melds are worth {n} or more, enough to open. Choose the cards of one, set it aside, choose the next; then lay all of them together.").format(n=least),
            _("You can open with {n} points or more.").format(n=least),
        ),
        "lay": Remark(
            _("Your side has opened, so any meld of three may be laid: a rank, or neighbours of one suit without wild cards. Seven cards of it are the aim."),
            _("There is a meld to be laid. Seven cards are the aim."),
        ),
        "add": Remark(
            _("Some of your cards fit melds on the table: choose them, then tap Add. Canastas and sambas of seven bring the big points."),
            _("Some cards fit your melds."),
        ),
        "out": Remark(
            _("Your side has {n} complete melds and may go out: whoever lays the last card ends the hand, and that earns {out}. Ask your partner first if you like.").format(n=NEEDED, out=OUT),
            _("Your side may go out."),
        ),
        "asked": Remark(_("Your partner asks leave to go out. Yes ends the hand now: think of what you still hold, for that will count against you both.")),
        "discard": Remark(
            _("A turn ends with a discard. Choose a card that you do not need, and that the next player can hardly take the pile with."),
            _("Discard what helps the next player least."),
        ),
    }  # fmt: skip


def _opening() -> Sequence[str]:
    return (
        _("You and the player opposite are partners and share what you lay. Groups of one rank and sequences of one suit begin with three cards; with seven a group is a canasta, a sequence a samba."),
        _("A turn: draw, lay what you like, discard one card. Tap cards to choose them; the buttons say what they would do, and nothing is final before you tap one."),
        _("Jokers and twos are wild in groups. A side needs {n} complete melds before somebody may go out and end the hand.").format(n=NEEDED),
    )  # fmt: skip


LESSON = Lesson(
    "samba",
    GAME.name,
    seed=39,
    opening=_opening,
    moments=moments,
    remarks=remarks,
    closing=lambda: (
        _("Cards on the table count what they are worth, and complete melds bring their bonus on top. Cards still in hand are taken off, your partner’s too."),
        _("The more a side has, the more its first melds must be worth in the next hand. So it goes on to {n}.").format(n=count(TARGET)),
    ),
    seats=("person", "easy", "medium", "easy"),
)  # fmt: skip
