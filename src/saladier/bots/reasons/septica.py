"""Reasons in Septica: what lies in the trick and who holds it, what may still take it, what stays in hand."""

from collections import Counter

from saladier.bots.reasons.reason import Facts, Reason, first_true
from saladier.bots.septica import COUNTING, points
from saladier.cards import HIDDEN, Card
from saladier.games import Game
from saladier.games.fitting import unseen
from saladier.games.septica import SepticaRound
from saladier.games.septica.standing import SIDES

SEVEN = "7"


class Look:
    """One card under consideration. ``pot`` are the points in the trick with it, ``ours`` says that the own side
    holds the trick, ``takes`` that the card takes it; ``out`` counts the ranks of the cards still out."""

    def __init__(self, game: Game, round_: SepticaRound, card: Card) -> None:
        assert round_.to_act is not None
        self.round, self.card, self.rank = round_, card, card[0]
        self.seat = round_.to_act
        self.kept = list(round_.hands[self.seat])
        self.kept.remove(card)
        self.counts = card[0] in COUNTING
        self.pot = points(round_.trick) + self.counts
        self.ours = round_.holder % SIDES == self.seat % SIDES
        self.takes = bool(round_.trick) and round_.matches(card)
        self.out = Counter(one[0] for one in still_out(game, round_))


def still_out(game: Game, round_: SepticaRound) -> list[Card]:
    """The cards in other hands and in the stock: those not seen yet, and those that the cut has shown."""
    return [*unseen(round_, game.pack(round_.options)), *(card for card in round_.stock if card != HIDDEN)]


def reason(game: Game, round_: SepticaRound, move: str) -> Reason:
    """Why the seat to act might make ``move``."""
    if round_.cutting:
        return _cut(round_, move)
    if len(round_.legal_moves()) == 1:
        return Reason("only_move")
    if move == "stop":
        return _stop(round_)
    look = Look(game, round_, move)
    return first_true(look, LED if not round_.trick else TAKING if look.takes else ADDED)


def _cut(round_: SepticaRound, move: str) -> Reason:
    if move == "no_cut":
        return Reason("cut_declined")
    lottery = len(round_.hands) == 2 * SIDES and round_.options["cut_lottery"] is True
    return Reason("cut_may_win" if lottery else "cut_anywhere")


def _stop(round_: SepticaRound) -> Reason:
    """Whoever holds the trick takes it."""
    assert round_.to_act is not None
    pot = points(round_.trick)
    if round_.holder % SIDES == round_.to_act % SIDES:
        return Reason("stop_ours", {"points": pot})
    kept = tuple(sorted(card for card in round_.hands[round_.to_act] if round_.matches(card)))
    return Reason("stop_lets_go", {"points": pot, "cards": kept})


def takes_points(look: Look) -> Facts | None:
    """From the other side, with something in it that counts."""
    return {"points": look.pot} if look.pot and not look.ours else None


def takes_lead(look: Look) -> Facts | None:
    """From the other side, with nothing in it."""
    return None if look.ours else {}


def stays_ours(look: Look) -> Facts | None:
    """The own side holds the trick before and after."""
    return {"points": look.pot}


def feeds_partner(look: Look) -> Facts | None:
    """The own side holds the trick and gets a card that counts."""
    return {} if look.ours and look.counts else None


def adds_nothing_ours(look: Look) -> Facts | None:
    """The own side holds the trick; what counts is kept."""
    return {} if look.ours else None


def gives_nothing(look: Look) -> Facts | None:
    """The others hold the trick and get nothing with this card."""
    return None if look.counts else {}


def gives_forced(look: Look) -> Facts | None:
    """Every other card counts as well, or is a seven, or would take the trick."""
    forced = all(one[0] in COUNTING or look.round.matches(one) for one in look.kept)
    return {} if look.kept and forced else None


def gives_point(look: Look) -> Facts | None:
    """A point goes to the others; so many then lie in the trick."""
    return {"points": look.pot}


def lead_unbeatable(look: Look) -> Facts | None:
    """No card that was not seen takes it."""
    return None if look.out[look.rank] or look.out[SEVEN] else {}


def lead_seven(look: Look) -> Facts | None:
    """Only another seven takes a seven."""
    return {"n": look.out[SEVEN]} if look.rank == SEVEN else None


def lead_only_sevens(look: Look) -> Facts | None:
    """No other card of its rank was left unseen."""
    return {"rank": look.rank, "n": look.out[SEVEN]} if not look.out[look.rank] else None


def lead_again(look: Look) -> Facts | None:
    """Another card of its rank, or a seven, stays to take the trick back with."""
    again = [one for one in look.kept if one[0] == look.rank]
    if not again or look.round.recontest == "never":
        return None
    return {"cards": tuple(sorted(again))}


def lead_plain(look: Look) -> Facts | None:
    """It does not count, and no seven is given away."""
    return None if look.counts else {}


def lead_counts(look: Look) -> Facts | None:
    """How many cards still out take it."""
    return {"n": look.out[look.rank] + look.out[SEVEN]}


TAKING = (takes_points, takes_lead, stays_ours)
ADDED = (feeds_partner, adds_nothing_ours, gives_nothing, gives_forced, gives_point)
LED = (lead_unbeatable, lead_seven, lead_only_sevens, lead_again, lead_plain, lead_counts)
