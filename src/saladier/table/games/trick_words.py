"""What happened and what is due in a hand of tricks, in words."""

from collections.abc import Iterator, Sequence

from htpy import Node, b, span

from saladier.cards import RANKS, Card
from saladier.games import Refusal
from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import best_of
from saladier.table.cards import sign
from saladier.table.games.base import Event
from saladier.table.games.refusals import common_refusal
from saladier.table.names import card_name, one_of, suit_name
from saladier.table.scene import Scene
from saladier.table.text import _, ngettext, rich


def cost(round_: TrickRound, trick: Sequence[Card], last: bool) -> int:
    """What a trick costs its taker under the contract of the hand."""
    taken: list[list[Sequence[Card]]] = [[trick]]
    return sum(line.points[0] for line in round_.contract.ledger(taken, 0 if last else None))


def points(number: int) -> str:
    """ "20 points"."""
    return ngettext("{n} point", "{n} points", number)


def taken_by(round_: TrickRound, number: int) -> tuple[int, Card, int]:
    """Of the finished trick ``number`` (from 0): who took it, with which card, and what it costs."""
    leader, trick = round_.history[number]
    best = best_of(trick)
    last = round_.last_taker is not None and number == len(round_.history) - 1
    return (leader + best) % len(round_.hands), trick[best], cost(round_, trick, last)


def say_tricks(scene: Scene, round_: TrickRound) -> Node:
    """Whose turn it is and what is expected."""
    if scene.finished_trick and round_.history:
        seat, card, price = taken_by(round_, len(round_.history) - 1)
        text = _("{name} takes the trick with {card}: {cost}.") if price else _("{name} takes the trick with {card}.")
        return rich(text, name=b[scene.names[seat]], card=sign(card), cost=points(price))
    seat_to_act = round_.to_act
    if seat_to_act is None:
        return _("The hand is over.")
    name = b[scene.names[seat_to_act]]
    if not scene.my_turn:
        return rich(_("{name} is thinking.") if scene.session.bots_turn else _("{name} is next."), name=name)
    return rich(_what_is_due(round_, seat_to_act), name=name, **_led(round_))


def _what_is_due(round_: TrickRound, seat: int) -> str:
    if not round_.trick:
        return _("{name} to lead: any card may go.")
    if any(card[1] == round_.trick[0][1] for card in round_.hands[seat]):
        return _("{name} to play. {suit} were led, so {one} must follow.")
    return _("{name} to play. There are no {suit_inside} in this hand, so any card may go.")


def _led(round_: TrickRound) -> dict[str, str]:
    if not round_.trick:
        return {}
    led = round_.trick[0][1]
    name = suit_name(led)
    return {"suit": name[:1].upper() + name[1:], "suit_inside": name, "one": one_of(led)}


def explain_tricks(refusal: Refusal, names: Sequence[str]) -> Node:
    """Why a card is refused."""
    facts = refusal.facts
    if refusal.code != "must_follow_suit":
        return common_refusal(refusal, names)
    suit = suit_name(facts["suit"])
    held = sorted(facts["cards"], key=lambda card: RANKS.index(card[0]), reverse=True)
    return rich(
        _("{card} cannot go now. {suit} were led and there is {held} in this hand, so {one} must follow."),
        card=b[sign(facts["card"])],
        suit=suit[:1].upper() + suit[1:],
        held=b[[[" " if index else "", sign(card)] for index, card in enumerate(held)]],
        one=one_of(facts["suit"]),
    )


def trick_events(round_: TrickRound, names: Sequence[str], since: int) -> Iterator[Event]:
    """Cards played and tricks taken after the first ``since`` cards of the hand."""
    seats = len(names)
    tricks = [*round_.history, (round_.leader, tuple(round_.trick))]
    number = 0
    for index, (leader, trick) in enumerate(tricks):
        for step, card in enumerate(trick):
            if number >= since:
                text = _("{name} played {card}") if step else _("{name} led {card}")
                name = names[(leader + step) % seats]
                yield Event(rich(text, name=name, card=sign(card)), text.format(name=name, card=card_name(card)))
            number += 1
        if len(trick) == seats and number > since:
            seat, _card, price = taken_by(round_, index)
            text = _("{name} took the trick: {cost}") if price else _("{name} took the trick")
            line = text.format(name=names[seat], cost=points(price))
            yield Event(span(".took")[line], line)
