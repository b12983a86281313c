"""What a Salas player can do with the cards chosen. Every offer is judged by the rules themselves."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from saladier.cards import SALAS, Card, write_cards
from saladier.games.salas.cards import PLACE, RANK_AT, is_wild, points
from saladier.games.salas.opened import least_for
from saladier.games.salas.round import SalasRound
from saladier.games.salas.rules import OPENING, Rules
from saladier.games.salas.runs import LONGEST, Run, new_run
from saladier.table.games.melding import short_cards
from saladier.table.names import LETTERS
from saladier.table.offers import Offer, Offers
from saladier.table.text import _, count, ngettext
from saladier.table.tray import Tray, faces

MOST_TWOS = 2
"""A wild card and a natural two; more of them are no run."""


def offers(round_: SalasRound, seat: int, tray: Tray) -> Offers:
    """All offers for the seat to act."""
    begin = "take ; " if round_.phase == "draw" else ""
    aside = [written(round_, faces(keys)) for keys in tray.aside]
    chosen = faces(tray.chosen)
    steps = [f"lay {write_cards(cards)}" for cards in aside]
    runs = {number: _onto(round_, seat, begin, steps, chosen, number) for number in range(len(_own(round_, seat)))}
    total, least = _worth(round_, seat, aside, chosen)
    stage = _stage(round_, chosen)
    lay = _lay(round_, seat, begin, steps, aside, chosen)
    end = _draw(round_, seat) if begin else _discard(round_, seat, steps, chosen)
    return Offers((stage, lay, end), runs, tuple(_placings(round_, chosen)), total, least)


def judged(round_: SalasRound, seat: int, move: str, label: str, detail: str = "", main: bool = False) -> Offer:
    """An offer that makes ``move``, or says why the rules refuse it."""
    refusal = round_.refusal(seat, move)
    return Offer(label, detail, move if refusal is None else None, move, refusal, main=main and refusal is None)


def _draw(round_: SalasRound, seat: int) -> Offer:
    left = ngettext("{n} in the stock", "{n} in the stock", len(round_.stock))
    return judged(round_, seat, "draw", _("Draw"), left, main=True)


def _stage(round_: SalasRound, chosen: Sequence[Card]) -> Offer:
    if not chosen:
        return Offer(_("Set aside"), _("as a run"), hint=_("Choose cards first."))
    cards = written(round_, chosen)
    return Offer(_("Set aside"), f"{short_cards(cards)} — {count(points(cards))}", action="stage")


def _lay(
    round_: SalasRound, seat: int, begin: str, steps: list[str], aside: list[list[Card]], chosen: list[Card]
) -> Offer:
    """Lay what is set aside and chosen, or add the chosen cards where they fit; before drawing with the pile."""
    label = _("Take pile") if begin else _("Lay all") if aside else _("Lay")
    size = ngettext("{n} card", "{n} cards", len(round_.pile))
    if not aside and not chosen:
        if begin:
            first = f"take ; lay {write_cards(round_.hands[seat][:3])}"
            refusal = round_.refusal(seat, first)
            closed = refusal if refusal is not None and refusal.code in ("pile_empty", "pile_closed") else None
            hint = _("Choose cards of the pile and the hand that go into a run at once.")
            return Offer(label, size, None, first if closed else None, closed, hint="" if closed else hint)
        return Offer(label, _("a run"), hint=_("Choose cards first."))
    cards = [*aside, written(round_, chosen)] if chosen else aside
    detail = f"{ngettext('{n} run', '{n} runs', len(cards))} — {count(sum(points(one) for one in cards))}"
    all_steps = [*steps, f"lay {write_cards(written(round_, chosen))}"] if chosen else steps
    laid = judged(round_, seat, begin + " ; ".join(all_steps), label, detail, main=True)
    if laid.on or not chosen:
        return laid
    for number, run in enumerate(_own(round_, seat)):
        move = adding(round_, seat, begin, steps, chosen, number)
        if round_.refusal(seat, move) is None:
            return Offer(label if begin else _("Add"), _("to {run}").format(run=run_name(run)), move, move, main=True)
    return laid


def adding(round_: SalasRound, seat: int, begin: str, steps: list[str], cards: Sequence[Card], number: int) -> str:
    """The move that adds cards to an own run; a Salas goes to the first place where it may stand."""
    moves = []
    for place in range(1, round_.rules.top + 1) if SALAS in cards else (0,):
        words = " ".join(f"{card}@{place}" if card == SALAS else card for card in cards)
        moves.append(begin + " ; ".join([*steps, f"add {words} > {number}"]))
    return next((move for move in moves if round_.refusal(seat, move) is None), moves[0])


def _onto(round_: SalasRound, seat: int, begin: str, steps: list[str], chosen: list[Card], number: int) -> Offer:
    """A tap on an own run adds the chosen cards."""
    if not chosen:
        return Offer(_("Add"), hint=_("Choose cards first, then tap the run they go onto."))
    return judged(round_, seat, adding(round_, seat, begin, steps, chosen, number), _("Add"))


def _discard(round_: SalasRound, seat: int, steps: list[str], chosen: list[Card]) -> Offer:
    if len(chosen) != 1:
        return Offer(_("Discard"), _("one card"), hint=_("Choose exactly one card to discard."))
    move = " ; ".join([*steps, f"discard {chosen[0]}"])
    return judged(round_, seat, move, _("Discard"), short_cards(chosen))


def swap(round_: SalasRound, seat: int, side: int, number: int, run: Run) -> Offer | None:
    """Winning the Salas of a run back, offered to whoever holds the card it stands for."""
    if round_.phase != "play":
        return None
    for card in run.swaps:
        if card in round_.hands[seat]:
            return judged(round_, seat, f"swap {card} > {side}.{number}", card)
    return None


# where the Salas stands


def written(round_: SalasRound, cards: Sequence[Card]) -> list[Card]:
    """Cards in the order of a move: as chosen if that is a run, else the best order there is, else sorted."""
    if SALAS not in cards:
        return _sorted(cards)
    if isinstance(new_run(round_.rules, cards), Run):
        return list(cards)
    found = orders(round_.rules, tuple(cards))
    return list(found[0][0]) if found else _sorted(cards)


@lru_cache(maxsize=64)
def orders(rules: Rules, cards: tuple[Card, ...]) -> list[tuple[list[Card], Run]]:
    """Every order of the cards in which they are a run, one for each place the Salas can stand; gaps first."""
    if len(cards) > LONGEST or cards.count(SALAS) != 1:
        return []
    found: dict[tuple[tuple[int, ...], int | None], tuple[list[Card], Run]] = {}
    for order in _tries([card for card in cards if card != SALAS]):
        run = new_run(rules, order)
        if isinstance(run, Run):
            found.setdefault((run.salas, run.wild), (order, run))
    return sorted(found.values(), key=lambda one: (one[1].open, one[1].wild is not None, one[1].salas))


def _tries(cards: list[Card]) -> Iterator[list[Card]]:
    """The Salas put at every place among the others, a wild card at every place too, the ace at either end."""
    plain = [card for card in cards if card[0] not in "A2" and card[1] != "*"]
    aces = [card for card in cards if card[0] == "A" and card[1] != "*"]
    wilds = [card for card in cards if is_wild(card)]
    if len(wilds) > MOST_TWOS:
        return
    rows = [_sorted(plain)] if not aces else [[*aces, *_sorted(plain)], [*_sorted(plain), *aces]]
    for wild in wilds:
        rows = [[*row[:at], wild, *row[at:]] for row in rows for at in range(len(row) + 1)]
    for row in rows:
        for at in range(len(row) + 1):
            yield [*row[:at], SALAS, *row[at:]]


def _sorted(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: 99 if card[1] == "*" else PLACE[card[0]])


def _placings(round_: SalasRound, chosen: list[Card]) -> Iterator[Offer]:
    """Where else the Salas could stand in the chosen run."""
    if SALAS not in chosen:
        return
    now = written(round_, chosen)
    ways = orders(round_.rules, tuple(chosen))
    if len(ways) < 2:
        return
    for order, run in ways:
        if order != now:
            yield Offer(
                _("Salas as {card}").format(card=stands_for(run)),
                move=None,
                action="arrange",
                detail=write_cards(order),
            )


def stands_for(run: Run) -> str:
    """What the Salas of a run stands for: "10", or "4 / 7" while it is open."""
    return " / ".join(letter(place) for place in run.salas)


def letter(place: int) -> str:
    """The index letter of a place in a run."""
    rank = RANK_AT[place]
    return _(LETTERS[rank]) if rank in LETTERS else rank


def run_name(run: Run) -> str:
    """A run in short: "4–8"."""
    return f"{letter(run.places[0])}–{letter(run.places[-1])}"


def _own(round_: SalasRound, seat: int) -> list[Run]:
    return round_.runs[round_.side(seat)]


def _worth(
    round_: SalasRound, seat: int, aside: Sequence[Sequence[Card]], chosen: Sequence[Card]
) -> tuple[int | None, int | None]:
    """What is composed against the 40 and the minimum; ``None`` once nothing has to be reached."""
    least = max(OPENING if round_.middle else 0, least_for(round_, seat))
    if not least:
        return None, None
    return sum(points(cards) for cards in (*aside, chosen)), least
