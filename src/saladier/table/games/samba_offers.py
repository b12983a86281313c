"""What a Samba player can do with the cards chosen. Every offer is judged by the rules themselves."""

from collections.abc import Sequence

from saladier.cards import Card, write_cards
from saladier.games.samba.cards import WILDS, is_natural, points
from saladier.games.samba.melds import COMPLETE, Meld
from saladier.games.samba.melds import Sequence as Run
from saladier.games.samba.round import SambaRound
from saladier.games.samba.rules import minimum
from saladier.table.games.melding import short_cards
from saladier.table.games.samba_words import meld_name
from saladier.table.offers import Offer, Offers
from saladier.table.text import _, count, ngettext
from saladier.table.tray import Tray, faces

SUITS = "CDHS"


def offers(round_: SambaRound, seat: int, tray: Tray) -> Offers:
    """All offers for the seat to act."""
    if round_.question is not None:
        return _answers()
    if round_.phase == "draw":
        return _draw_phase(round_, seat, tray)
    return _meld_phase(round_, seat, tray)


def judged(round_: SambaRound, seat: int, move: str, label: str, detail: str = "", main: bool = False) -> Offer:
    """An offer that makes ``move``, or says why the rules refuse it."""
    refusal = round_.refusal(seat, move)
    return Offer(label, detail, move if refusal is None else None, move, refusal, main=main and refusal is None)


def _answers() -> Offers:
    off = Offer("")
    return Offers((
        Offer(_("No"), _("play on"), "no", "no"), off, Offer(_("Yes"), _("go out"), "yes", "yes", main=True),
    ))  # fmt: skip


# before drawing


def _draw_phase(round_: SambaRound, seat: int, tray: Tray) -> Offers:
    left = len(round_.stock)
    detail = ngettext("{n} card", "{n} cards", min(2, left)) if left else _("ends the hand")
    draw = judged(round_, seat, "draw", _("Draw"), detail, main=True)
    total, least = _worth(round_, seat, tray, taking=True)
    melds = {number: _take_onto(round_, seat, tray, number) for number in range(len(_own(round_, seat)))}
    return Offers((_take_pile(round_, seat, tray), _take_top(round_, seat), draw), melds, total=total, least=least)


def pair_for(round_: SambaRound, seat: int, tray: Tray) -> list[Card]:
    """The hand cards that would go with the top of the pile: the chosen ones, or all naturals of its rank."""
    chosen = faces(tray.chosen)
    if chosen or not round_.pile:
        return chosen
    rank = round_.pile[-1][0]
    aside = [key for meld in tray.aside for key in meld]
    held = round_.hands[seat].copy()
    for card in faces(aside):
        held.remove(card)
    return [card for card in held if card[0] == rank and is_natural(card)]


def _take_move(round_: SambaRound, seat: int, tray: Tray, onto: int | None = None) -> str:
    cards = pair_for(round_, seat, tray) or round_.hands[seat][:1]
    target = "" if onto is None else f" > {onto}"
    lays = [f"lay {write_cards(faces(meld))}" for meld in tray.aside]
    return " ; ".join([f"take {write_cards(cards)}{target}", *lays])


def _take_pile(round_: SambaRound, seat: int, tray: Tray) -> Offer:
    size = ngettext("{n} card", "{n} cards", len(round_.pile))
    pair = pair_for(round_, seat, tray)
    move = _take_move(round_, seat, tray)
    if round_.refusal(seat, move) is None:
        detail = _("with {cards} — {size}").format(cards=short_cards(pair), size=size)
        return Offer(_("Take pile"), detail, move, move)
    return judged(round_, seat, move, _("Take pile"), size)


def _take_top(round_: SambaRound, seat: int) -> Offer:
    label = _("Take top")
    if not round_.pile:
        return judged(round_, seat, "top > 0", label, _("no card"))
    tops = [text for text in round_.legal_moves() if text.startswith("top ")]
    if tops:
        return judged(round_, seat, tops[0], label, _("onto a sequence"))
    numbers = [number for number, meld in enumerate(_own(round_, seat)) if isinstance(meld, Run)]
    if numbers:
        return judged(round_, seat, f"top > {numbers[0]}", label, _("onto a sequence"))
    return Offer(
        label, _("onto a sequence"), hint=_("The top card alone goes onto a sequence of your side; there is none yet.")
    )


def _take_onto(round_: SambaRound, seat: int, tray: Tray, number: int) -> Offer:
    """A tap on an own meld before drawing: the top onto that sequence, or the pile onto that group."""
    if isinstance(_own(round_, seat)[number], Run):
        return judged(round_, seat, f"top > {number}", _("Take top"))
    return judged(round_, seat, _take_move(round_, seat, tray, number), _("Take pile"))


# after drawing


def _meld_phase(round_: SambaRound, seat: int, tray: Tray) -> Offers:
    total, least = _worth(round_, seat, tray, taking=False)
    melds = {number: _onto(round_, seat, tray, number) for number in range(len(_own(round_, seat)))}
    lay = _lay(round_, seat, tray)
    return Offers(
        (_stage(round_, seat, tray), lay, _end(round_, seat, tray)), melds, _asks(round_, seat, tray, lay), total, least
    )


def _stage(round_: SambaRound, seat: int, tray: Tray) -> Offer:
    chosen = faces(tray.chosen)
    if len(chosen) == 1 and chosen[0] in ("3H", "3D"):
        return judged(round_, seat, f"red3 {chosen[0]}", _("Lay red three"), _("100 points"))
    if not chosen:
        return Offer(_("Set aside"), _("as a meld"), hint=_("Choose cards of the hand first."))
    return Offer(_("Set aside"), f"{short_cards(chosen)} — {count(points(chosen))}", action="stage")


def _lay(round_: SambaRound, seat: int, tray: Tray) -> Offer:
    """Lay what is set aside and chosen; or add the chosen cards where they fit."""
    aside = [faces(meld) for meld in tray.aside]
    chosen = faces(tray.chosen)
    if not aside and not chosen:
        return Offer(_("Lay"), _("a meld"), hint=_("Choose cards of the hand first."))
    lays = [f"lay {write_cards(cards)}" for cards in aside]
    if not chosen:
        return judged(round_, seat, " ; ".join(lays), _("Lay all"), _sum(aside), main=True)
    as_meld = " ; ".join([*lays, f"lay {write_cards(chosen)}"])
    label = _("Lay all") if aside else _("Lay")
    laid = judged(round_, seat, as_meld, label, _sum([*aside, chosen]), main=True)
    if laid.on:
        return laid
    for number, meld in enumerate(_own(round_, seat)):
        move = " ; ".join([*lays, f"add {write_cards(chosen)} > {number}"])
        if round_.refusal(seat, move) is None:
            return Offer(_("Add"), _result(meld, chosen), move, move, main=True)
    return laid


def _result(meld: Meld, cards: Sequence[Card]) -> str:
    """What adding cards to a meld leads to."""
    name = meld_name(meld)
    if len(meld.cards) < COMPLETE <= len(meld.cards) + len(cards):
        return (
            _("to {meld} — a samba").format(meld=name)
            if isinstance(meld, Run)
            else _("to {meld} — a canasta").format(meld=name)
        )
    return _("to {meld}").format(meld=name)


def _sum(melds: Sequence[Sequence[Card]]) -> str:
    total = count(sum(points(cards) for cards in melds))
    if len(melds) == 1:
        return f"{short_cards(melds[0])} — {total}"
    return f"{ngettext('{n} meld', '{n} melds', len(melds))} — {total}"


def _end(round_: SambaRound, seat: int, tray: Tray) -> Offer:
    """Discard the chosen card (after laying what is set aside), or keep the last one."""
    lays = [f"lay {write_cards(faces(meld))}" for meld in tray.aside]
    chosen = faces(tray.chosen)
    if len(round_.hands[seat]) == 1 and not chosen and round_.refusal(seat, "pass") is None:
        return Offer(_("Keep it"), _("ends the turn"), "pass", "pass", main=True)
    if len(chosen) != 1:
        return Offer(_("Discard"), _("one card"), hint=_("Choose exactly one card to discard."))
    move = " ; ".join([*lays, f"discard {chosen[0]}"])
    offer = judged(round_, seat, move, _("Discard"), short_cards(chosen))
    if offer.refusal is not None and offer.refusal.code == "must_pass":
        return judged(round_, seat, "pass", _("Keep it"), _("ends the turn"), main=True)
    return offer


def _onto(round_: SambaRound, seat: int, tray: Tray, number: int) -> Offer:
    """A tap on an own meld: the chosen cards go onto it, or two melds become one."""
    chosen = faces(tray.chosen)
    meld = _own(round_, seat)[number]
    if tray.target is not None and tray.target != number:
        link = f" with {chosen[0]}" if len(chosen) == 1 and isinstance(meld, Run) else ""
        return judged(round_, seat, f"merge {tray.target} {number}{link}", _("Join"))
    if not chosen:
        return Offer(_("Point at"), action="target")
    lays = [f"lay {write_cards(faces(one))}" for one in tray.aside]
    return judged(round_, seat, " ; ".join([*lays, f"add {write_cards(chosen)} > {number}"]), _("Add"))


def _asks(round_: SambaRound, seat: int, tray: Tray, lay: Offer) -> tuple[Offer, ...]:
    """Asking the partner, when what is composed would go out."""
    if not round_.rules.partners(seat):
        return ()
    plans = [lay.move, _end(round_, seat, tray).move]
    return tuple(
        Offer(_("Ask partner first"), "", f"ask: {plan}", f"ask: {plan}")
        for plan in plans
        if plan is not None and round_.refusal(seat, f"ask: {plan}") is None
    )[:1]


def _own(round_: SambaRound, seat: int) -> list[Meld]:
    return round_.melds[round_.side(seat)]


def _worth(round_: SambaRound, seat: int, tray: Tray, taking: bool) -> tuple[int | None, int | None]:
    """What is composed against the opening minimum; ``None`` once the side has opened."""
    if _own(round_, seat):
        return None, None
    cards = [card for meld in tray.aside for card in faces(meld)]
    if taking:
        pair = pair_for(round_, seat, tray)
        if len([card for card in pair if card not in WILDS]) >= 2:
            cards += [round_.pile[-1], *pair]
    else:
        cards += faces(tray.chosen)
    return points(cards), minimum(round_.standing.scores[round_.side(seat)])
