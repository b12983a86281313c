"""The cut and its lottery: what the lifted packet shows, and the seven it may win (4.3 to 4.5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from saladier.cards import Card
from saladier.games.cutting import lift


@dataclass(frozen=True, slots=True)
class Cut:
    """One cut: how many cards were lifted (``None``: the cutter declined), the cards everybody saw, and the
    seven among them that was won."""

    number: int | None
    shown: tuple[Card, ...] = ()
    won: Card | None = None


def cut_pack(pack: Sequence[Card], number: int, lottery: bool) -> tuple[Cut, list[Card]]:
    """The cut at ``number`` and the pack after it, without the seven it won.

    The exposed card is the lowest of the lifted packet; under an ace the next card is looked at as well
    (4.5).
    """
    if not lottery:
        return Cut(number), lift(pack, number)
    exposed, under = pack[number - 1], pack[number]
    shown = (exposed, under) if exposed[0] == "A" else (exposed,)
    won = shown[-1] if shown[-1][0] == "7" else None
    return Cut(number, shown, won), [card for card in lift(pack, number) if card != won]
