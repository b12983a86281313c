"""What happens and what is due in a hand of Septica, in words."""

from collections.abc import Iterator, Sequence

from htpy import Node, b, span

from saladier.cards import Card
from saladier.games import Hand, Refusal
from saladier.games.septica.cut import Cut
from saladier.games.septica.round import SepticaRound
from saladier.table.cards import sign
from saladier.table.games.base import Event
from saladier.table.games.refusals import common_refusal
from saladier.table.names import card_name, one_rank
from saladier.table.scene import Scene
from saladier.table.text import _, plain, rich


def say(scene: Scene, round_: SepticaRound) -> Node:
    """Whose turn it is, who holds the trick and what may follow."""
    names = scene.names
    if scene.session.pause == "cut" and round_.cuts:
        return cut_words(round_, round_.cuts[-1], names)
    if scene.finished_trick and round_.history:
        leader, trick, taker = round_.history[-1]
        if scene.session.pause == "lap":
            return rich(_("{name} decides whether to go on."), name=b[names[leader]])
        text = _("{name} takes the trick: {n} cards.")
        return rich(text, name=b[names[taker]], n=str(len(trick)))
    seat = round_.to_act
    if seat is None:
        return _("The hand is over.")
    name = b[names[seat]]
    if not scene.my_turn:
        return rich(_("{name} is thinking.") if scene.session.bots_turn else _("{name} is next."), name=name)
    if round_.cutting:
        return rich(
            _("{name} to cut. A seven at the cut goes to the partner.") if len(names) == 4 else _("{name} to cut."),
            name=name,
        )
    holder = names[round_.holder]
    if round_.phase == "decide":
        return rich(
            _("{name} decides: {holder} holds the trick. Stop, or go on with {rank} or a seven."),
            name=name, holder=b[holder], rank=one_rank(round_.trick[0][0]),
        )  # fmt: skip
    if not round_.trick:
        return rich(_("{name} to lead: any card may go."), name=name)
    return rich(
        _("{name} to play any card. {holder} holds the trick; {rank} or a seven takes it."),
        name=name, holder=b[holder], rank=one_rank(round_.trick[0][0]),
    )  # fmt: skip


def explain(refusal: Refusal, names: Sequence[str]) -> Node:
    """Why a card or a cut is refused."""
    facts = refusal.facts
    if refusal.code == "bad_cut":
        return _("A cut lifts {least} to {most} cards: never the whole pack.").format(**facts)
    if refusal.code == "no_match":
        return rich(
            _("{card} cannot go on with this trick: only {rank} or a seven can."),
            card=b[sign(facts["card"])], rank=one_rank(facts["rank"]),
        )  # fmt: skip
    if refusal.code == "already_holding":
        return rich(_("{name} holds the trick already, so it cannot go on."), name=b[names[facts["seat"]]])
    if refusal.code == "recontest_off":
        return _("By this table’s rules a trick has one lap only.")
    if refusal.code == "wrong_phase" and "stop" not in facts.get("expected", ("stop",)):
        return _("A trick can be stopped only by its leader, after a full lap in which somebody else has taken it.")
    return common_refusal(refusal, names)


def cut_words(round_: SepticaRound, cut: Cut, names: Sequence[str]) -> Node:
    """What a cut has shown."""
    if cut.number is None:
        return _("The cut is declined.")
    if not cut.shown:
        return _("The pack is cut.")
    cards = b[[[" " if index else "", sign(card)] for index, card in enumerate(cut.shown)]]
    if cut.won is None:
        return rich(_("The cut shows {cards}: nothing is won."), cards=cards)
    starter = names[(round_.standing.dealer + 1) % len(names)]
    return rich(_("The cut shows {cards}: {card} goes to {name}."), cards=cards, card=sign(cut.won), name=b[starter])


def events(hand: Hand, round_: SepticaRound, names: Sequence[str], since: int) -> Iterator[Event]:
    """Cuts, cards, and who took each trick."""
    seats = len(names)
    tricks = [*round_.history, (round_.leader, tuple(round_.trick), -1)]
    cuts = iter(round_.cuts)
    trick, step = 0, 0
    for number, (seat, move) in enumerate(zip(hand.movers, hand.moves, strict=True)):
        tell = number >= since
        if move.startswith(("cut", "no_cut")):
            text = cut_words(round_, next(cuts), names)
            if tell:
                yield Event(text, plain(text))
            continue
        if move != "stop":
            yield from _card_event(names[seat], move, step, seats, tell)
            step += 1
        if trick < len(round_.history) and (move == "stop" or (step == len(tricks[trick][1]) and _ends(hand, number))):
            if tell:
                text = _("{name} took the trick").format(name=names[tricks[trick][2]])
                yield Event(span(".took")[text], text)
            trick, step = trick + 1, 0


def _card_event(name: str, card: Card, step: int, seats: int, tell: bool) -> Iterator[Event]:
    if tell:
        lead, go_on = step == 0, step and step % seats == 0
        text = (
            _("{name} led {card}") if lead else _("{name} went on with {card}") if go_on else _("{name} played {card}")
        )
        yield Event(rich(text, name=name, card=sign(card)), text.format(name=name, card=card_name(card)))


def _ends(hand: Hand, number: int) -> bool:
    """Whether no ``stop`` follows the move: the trick has then ended by itself."""
    return number + 1 >= len(hand.moves) or hand.moves[number + 1] != "stop"
