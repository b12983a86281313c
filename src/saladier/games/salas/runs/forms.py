"""New runs, longer runs, and runs whose Salas was captured: the run that results, or why there is none."""

from collections.abc import Sequence

from saladier.cards import SALAS, Card
from saladier.games.contract import Refusal
from saladier.games.salas.cards import HIGH_ACE, LOW_ACE, PLACE, natural
from saladier.games.salas.rules import Rules
from saladier.games.salas.runs.faults import form_fault, size_fault, suit_fault
from saladier.games.salas.runs.parts import Parts, declared_suit, parts_of, suits_of
from saladier.games.salas.runs.run import Run
from saladier.games.salas.runs.standing import stand
from saladier.games.salas.runs.written import as_written


def new_run(rules: Rules, cards: Sequence[Card]) -> Run | Refusal:
    """The run that ``cards`` form by themselves; with a Salas among them they are read as written, low to
    high."""
    suit = declared_suit(cards)
    parts = parts_of(cards, suit)
    fault = suit_fault(cards, suits_of(cards)) or size_fault(cards, parts)
    if fault is not None:
        return fault
    fault = form_fault(cards, parts, (), rules.top)
    if parts.salas and (fault is None or fault.code != "not_consecutive"):
        return _with_salas(rules, cards, parts, fault)
    return fault or _standing(cards, parts, rules.top)


def _standing(cards: Sequence[Card], parts: Parts, top: int) -> Run:
    """The run of cards that passed every test and hold no Salas."""
    run = stand(cards, parts, (), top)
    assert run is not None
    return run


def _with_salas(rules: Rules, cards: Sequence[Card], parts: Parts, fault: Refusal | None) -> Run | Refusal:
    """``fault`` is what is wrong with the cards wherever the Salas stands."""
    out_of_order = Refusal("not_consecutive", {"cards": tuple(cards)})
    if fault is not None and fault.code != "too_many_wilds":
        return fault if _ascending(cards) else out_of_order
    read = as_written(cards, suits_of(cards)[0] if suits_of(cards) else "", rules.top)
    if read is None:
        return fault if fault is not None and not (parts.plain or parts.aces or parts.twos) else out_of_order
    if fault is not None or read.wilds > 1:
        return fault or Refusal("too_many_wilds", {"wilds": read.wilds, "most": 1, "cards": tuple(cards)})
    if read.outside:
        return Refusal("salas_position", {"place": read.salas[0], "cards": tuple(cards)})
    run = stand(cards, parts_of(cards, read.suit), read.salas, rules.top)
    if run is not None and read.misplaced and not rules.opens:
        return Refusal("salas_position", {"places": run.salas, "cards": tuple(cards)})
    return run if run is not None else out_of_order


def _ascending(cards: Sequence[Card]) -> bool:
    """Whether the ranks that have one place go up; an ace stands before or after all of them."""
    ranks = [card[0] for card in cards if card[1] != "*" and card[0] != "2"]
    places = [PLACE[rank] for rank in ranks if rank != "A"]
    return places == sorted(places) and "A" not in ranks[1:-1]


def grown(rules: Rules, run: Run, cards: Sequence[Card], places: Sequence[int | None]) -> Run | Refusal:
    """The run with further ``cards``; ``places`` go with them and say where a Salas is to stand (4.7,
    4.10)."""
    together = (*run.cards, *cards)
    parts = parts_of(together, run.suit)
    strange = [suit for suit in suits_of(cards) if suit != run.suit]
    fault = suit_fault(together, (run.suit, *strange)) or size_fault(together, parts)
    if fault is not None:
        return fault
    said = [place for card, place in zip(cards, places, strict=True) if card == SALAS]
    known = [place for place in said if place is not None and 1 <= place <= rules.top]
    placed = [*(() if run.open else run.salas), *known]
    fault = form_fault(together, parts, placed, rules.top)
    if fault is not None:
        return fault
    longer = stand(together, parts, known or run.salas, rules.top)
    return longer if longer is not None else _no_place(together, parts, said, run.salas)


def _no_place(cards: Sequence[Card], parts: Parts, said: Sequence[int | None], held: Sequence[int]) -> Refusal:
    """Why the Salas cannot stand where it should: no place or none there is, or all of them taken."""
    places = tuple(place for place in (*said, *held) if place is not None)
    if not said and any(place not in (*parts.plain, *[LOW_ACE, HIGH_ACE] * parts.aces) for place in places):
        return Refusal("not_consecutive", {"cards": tuple(cards)})
    return Refusal("salas_position", {"places": places, "cards": tuple(cards)})


def captured(rules: Rules, run: Run, card: Card) -> Run | None:
    """The run with ``card`` in the place of its Salas; ``None`` if that is not the card it stands for
    (5.5)."""
    if card not in run.swaps:
        return None
    cards = [card if one == SALAS else one for one in run.cards]
    return _standing(cards, parts_of(cards, run.suit), rules.top)


def fitting(rules: Rules, run: Run) -> tuple[Card, ...]:
    """The cards of the suit that may be added to the run one by one, low to high."""
    faces = dict.fromkeys(natural(run.suit, place) for place in range(1, rules.top + 1))
    return tuple(card for card in faces if isinstance(grown(rules, run, (card,), (None,)), Run))
