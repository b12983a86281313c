"""Septica as a match: the pack, the score of a hand, sluga, who deals, when it ends. Clauses are those of its
page."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from saladier.cards import HIDDEN, BadInput, Card, french_pack, shuffled
from saladier.games.contract import Game, Line, Refusal, Round, Settlement, Standing, View
from saladier.games.counting import Counts, Entry, with_facts
from saladier.games.fitting import unseen
from saladier.games.options import Option, Options
from saladier.games.position import items, whole
from saladier.games.septica.position import KEYS, place_septica
from saladier.games.septica.round import SepticaRound
from saladier.games.septica.standing import (
    EACH,
    SIDES,
    WHOLE_PACK,
    WHOLE_POINTS,
    SepticaStanding,
    decided,
    hand_winner,
    next_dealer,
    sluga_after,
    winners,
)

COUNTED = {"tens": "T", "aces": "A"}
"""What counts one point each (3.2): line of the score -> rank."""


class Septica(Game):
    """The rules outside a single hand."""

    name: ClassVar[str] = "septica"
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", (2, 4), "2.1"),
        Option("recontest", ("if_taken", "always", "never"), "6.6"),
        Option("cut_lottery", (True, False), "4.5"),
        Option("cut_chain", ("recut", "single"), "4.5"),
        Option("deal_when_equal", ("alternate", "loser"), "8.3"),
        Option("sluga", (True, False), "8"),
        Option("sluga_exit", ("free", "swap_at_6"), "8.1"),
        Option("sluga_swap", ("all_cards", "all_points"), "8.1"),
        Option("match_mode", ("open",), "9.1", pattern=r"(?:hands|first_to):[1-9]\d{0,2}"),
    )
    clauses: ClassVar[Mapping[str, str]] = {
        "not_your_turn": "6.3",
        "card_not_in_hand": "6.3",
        "bad_cut": "4.3",
        "no_match": "6.6",
        "already_holding": "6.6",
        "recontest_off": "6.6",
        "wrong_phase": "6.6",
        "unreadable": "6.3",
    }
    standing_type: ClassVar[type[Standing]] = SepticaStanding
    clockwise: ClassVar[bool] = False  # 2.2
    takes_back: ClassVar[bool] = False  # 6.3
    position_keys: ClassVar[frozenset[str]] = KEYS
    scoring_options: ClassVar[frozenset[str]] = frozenset(
        {"sluga", "sluga_exit", "sluga_swap", "deal_when_equal", "match_mode"}
    )

    def sides(self, options: Options) -> int:
        return SIDES

    def pack(self, options: Options) -> tuple[Card, ...]:
        return tuple(french_pack("789TJQKA"))

    def check_standing(self, options: Options, standing: Standing) -> None:
        assert isinstance(standing, SepticaStanding)
        if decided(options, standing):
            raise BadInput("a match of {mode} is over by then", "round", mode=options["match_mode"])

    def standing_field(self, options: Options, key: str, value: object) -> Any:
        if key == "sluga":
            return None if value is None else whole(value, key, 0, SIDES - 1)
        if key == "hands_won":
            return tuple(whole(one, f"{key}[{i}]", 0, 10**6) for i, one in enumerate(items(value, key, SIDES, "side")))
        return super().standing_field(options, key, value)

    def deal(self, options: Options, standing: Standing, pack: Sequence[Card]) -> SepticaRound:
        return SepticaRound.uncut(options, standing, pack)

    def place(self, options: Options, standing: Standing, position: Mapping[str, Any]) -> SepticaRound:
        return place_septica(options, standing, position)

    def ledger(self, round_: Round) -> tuple[Line, ...]:
        assert isinstance(round_, SepticaRound)
        if round_.void:
            return ()
        found = {
            code: [tuple(card for card in taken if card[0] == rank) for taken in round_.taken]
            for code, rank in COUNTED.items()
        }
        facts = {code: [{"count": len(cards), "cards": cards} for cards in sides] for code, sides in found.items()}
        return with_facts(self.lines(round_.options, round_.standing, self.counted(round_)), facts)

    def counted(self, round_: Round) -> Counts:
        assert isinstance(round_, SepticaRound)
        counts = {
            code: tuple(sum(card[0] == rank for card in taken) for taken in round_.taken)
            for code, rank in COUNTED.items()
        }
        return {**counts, "sweep": tuple(int(len(taken) == WHOLE_PACK) for taken in round_.taken)}

    def entries(self, options: Options, standing: Standing) -> tuple[Entry, ...]:
        counted = tuple(Entry(code, "3.2", EACH, total=EACH) for code in COUNTED)
        return (*counted, Entry("sweep", "8", 1, limit=1)) if options["sluga"] is True else counted

    def lines(self, options: Options, standing: Standing, counts: Counts) -> tuple[Line, ...]:
        return tuple(Line(code, counts[code], tuple({"count": n} for n in counts[code])) for code in COUNTED)

    def objections(self, options: Options, standing: Standing, counts: Counts) -> list[Refusal]:
        """Whoever has taken every card has taken every point."""
        points = self._points(options, self.lines(options, standing, counts))
        return [
            Refusal("sweep_points", {"side": side, "points": points[side], "all": WHOLE_POINTS})
            for side, swept in enumerate(counts.get("sweep", ()))
            if swept and points[side] < WHOLE_POINTS
        ]

    def settle(self, round_: Round) -> Settlement:
        """A void hand is dealt again by the same dealer (4.5)."""
        assert isinstance(round_, SepticaRound)
        if round_.void:
            return Settlement((0,) * SIDES, round_.standing.scores, round_.standing, False, ())
        return super().settle(round_)

    def conclude(self, options: Options, standing: Standing, counts: Counts) -> Settlement:
        assert isinstance(standing, SepticaStanding)
        points = self._points(options, self.lines(options, standing, counts))
        won = hand_winner(points)
        sluga = sluga_after(options, standing.sluga, points, counts.get("sweep", (0,) * SIDES))
        after = replace(
            standing,
            round=standing.round + 1,
            scores=tuple(total + gained for total, gained in zip(standing.scores, points, strict=True)),
            dealer=next_dealer(options, standing.dealer, sluga, points),
            sluga=sluga,
            hands_won=tuple(hands + (side == won) for side, hands in enumerate(standing.hands_won)),
        )
        over = decided(options, after)
        return Settlement(points, after.scores, after, over, winners(after) if over else ())

    def imagine(self, view: View, random: Random) -> SepticaRound:
        """Cards shown in the lottery stay where everybody knows them to be; the others are dealt at random."""
        assert isinstance(view.round, SepticaRound)
        world = view.round.copy()
        held = [[] if owner == view.seat else cards for owner, cards in enumerate(world.known)]
        placed = {card for cards in held for card in cards}
        loose = shuffled([card for card in unseen(world, self.pack(world.options)) if card not in placed], random)
        for owner, hand in enumerate(world.hands):
            missing = hand.count(HIDDEN)
            if missing:
                known = held[owner]
                world.hands[owner] = sorted([*known, *(loose.pop() for _ in range(missing - len(known)))])
        world.stock = [loose.pop() if card == HIDDEN else card for card in world.stock]
        return world


GAME = Septica()
