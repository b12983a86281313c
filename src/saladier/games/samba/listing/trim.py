"""Making an opening smaller, so that enough cards stay in hand."""

from collections.abc import Iterator

from saladier.cards import Card
from saladier.games.samba.cards import WILDS, points
from saladier.games.samba.forms import shape_fault
from saladier.games.samba.melds import COMPLETE, SHORTEST, reads_as_group
from saladier.games.samba.rules import NEEDED, Rules


def trimmed(
    rules: Rules, melds: list[list[Card]], least: int, excess: int, may_go_out: bool
) -> list[list[Card]] | None:
    """The melds with at least ``excess`` cards fewer and still worth ``least``; complete ones may go out
    instead."""
    if sum(map(points, melds)) < least:
        return None
    if excess <= 0 or (may_go_out and sum(len(cards) >= COMPLETE for cards in melds) >= NEEDED):
        return melds
    for index, cards in enumerate(melds):
        for fewer in _smaller(rules, cards):
            rest = [*melds[:index], *([fewer] if fewer else []), *melds[index + 1 :]]
            found = trimmed(rules, rest, least, excess - len(cards) + len(fewer), may_go_out)
            if found is not None:
                return found
    return None


def _smaller(rules: Rules, cards: list[Card]) -> Iterator[list[Card]]:
    """The meld without one of its cards where that is still one, and no meld at all."""
    if len(cards) > SHORTEST:
        group = reads_as_group(cards)
        for index in dict.fromkeys(map(cards.index, cards)) if group else (0, len(cards) - 1):
            fewer = [*cards[:index], *cards[index + 1 :]]
            wilds = sum(card in WILDS for card in fewer)
            if not group or shape_fault(rules, len(fewer) - wilds, wilds) is None:
                yield fewer
    yield []
