"""A position in the making: which cards lie where, and the facts beside them. Nothing in it need be right yet."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from saladier.cards import HIDDEN, SALAS, SUITS, Card, read_cards, write_cards
from saladier.games import Game, Match, Options, Round, Standing
from saladier.games.la_salade.game import SEVENS
from saladier.games.la_salade.rows import LADDER, between
from saladier.games.position import items
from saladier.record.position import position_of
from saladier.record.read import read_position

MELDS = {"samba": "melds", "salas": "runs"}
"""Game -> what its melds are called in a position."""
_INDEX = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class Zone:
    """A place for cards. ``path`` is where it stands in a position, ``kind`` what it is; ``owner`` its seat or side,
    ``number`` which of several."""

    path: str
    kind: str
    owner: int | None = None
    number: int | None = None


@dataclass(frozen=True)
class Draft:
    """``cards``: path of a zone -> what lies there. ``facts``: ``phase``, ``trump``, ``packs_taken`` (sides)."""

    game: Game
    options: Options
    standing: Standing
    to_act: int = 0
    cards: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    finished: tuple[int, ...] = ()
    """The order in which seats went out in Sevens, as far as it was said."""

    def at(self, path: str) -> tuple[Card, ...]:
        """What lies at a place."""
        return self.cards.get(path, ())

    @property
    def sides(self) -> int:
        return self.game.sides(self.options)

    @property
    def sevens(self) -> bool:
        """Whether it is the hand of rows."""
        return self.game.name == "la_salade" and self.standing.round == SEVENS

    @property
    def trump(self) -> str | None:
        """The trump suit of Salas; without one the middle Salas still lies there."""
        return self.facts.get("trump")

    # places

    def zones(self) -> list[Zone]:
        """Every place this game has, in the order of the page."""
        return [*(Zone(f"hands[{seat}]", "hand", seat) for seat in range(self.options.players)), *self._middle()]

    def _middle(self) -> Iterator[Zone]:
        name, sides = self.game.name, range(self.sides)
        if self.sevens:
            yield from (Zone(f"rows.{suit}", "row") for suit in "SHCD")
        elif name in ("canadian_salad", "la_salade"):
            yield Zone("trick", "trick")
            yield from (Zone(f"taken[{seat}]", "taken", seat) for seat in range(self.options.players))
        elif name == "septica":
            yield from (Zone("trick", "trick"), Zone("stock", "stock"))
            yield from (Zone(f"taken[{side}]", "taken", side) for side in sides)
        else:
            yield from (Zone("pile", "pile"), Zone("stock", "stock"))
            for side in sides:
                yield from self._melds(side)

    def _melds(self, side: int) -> Iterator[Zone]:
        """The melds of a side and a place for one more; what else lies there for the side alone."""
        key = MELDS[self.game.name]
        for number in range(self.meld_count(side) + 1):
            yield Zone(f"{key}[{side}][{number}]", "meld", side, number)
        if self.game.name == "samba":
            yield Zone(f"red3[{side}]", "red3", side)
        elif side not in self.facts.get("packs_taken", ()):
            yield Zone(f"packs[{side}]", "pack", side)

    def meld_count(self, side: int) -> int:
        """How many melds a side has."""
        key = f"{MELDS[self.game.name]}[{side}]["
        return sum(path.startswith(key) for path in self.cards)

    def left(self) -> Counter[Card]:
        """The cards of the pack that lie nowhere yet; a number below zero is one too many."""
        left = Counter(self.game.pack(self.options))
        for path, cards in self.cards.items():
            left.subtract(self._covered_by(path, cards))
        if self.game.name == "salas" and self.trump is None:
            left[SALAS] -= 1
        return left

    def _covered_by(self, path: str, cards: Sequence[Card]) -> Sequence[Card]:
        if not path.startswith("rows.") or len(cards) < 2:
            return cards
        pack = self.game.pack(self.options)
        return [card for card in between(cards[0], cards[-1]) if card in pack]

    # changes; each gives another draft

    def put(self, path: str, cards: Sequence[Card]) -> "Draft":
        """Exactly these cards at a place; a row spans from its lowest to its highest."""
        kept = {one: lying for one, lying in self.cards.items() if one != path}
        if path.startswith("rows."):
            cards = _span(cards)
        if cards:
            kept[path] = tuple(cards)
        draft = replace(self, cards=kept)
        return draft if cards or not path.startswith(("melds", "runs")) else draft._renumbered()

    def add(self, path: str, card: Card) -> "Draft":
        """One more card at a place."""
        return self.put(path, [*self.at(path), card])

    def take(self, path: str, number: int) -> "Draft":
        """One card less at a place; of a row an end, which shortens it."""
        cards = list(self.at(path))
        if path.startswith("rows.") and len(cards) == 2:
            row = between(*cards)
            return self.put(path, row[1:] if number == 0 else row[:-1])
        return self.put(path, cards[:number] + cards[number + 1 :])

    def _renumbered(self) -> "Draft":
        """The same with no gap in the numbers of melds."""
        key = MELDS[self.game.name]
        kept = {path: lying for path, lying in self.cards.items() if not path.startswith(key)}
        for side in range(self.sides):
            paths = sorted((one for one in self.cards if one.startswith(f"{key}[{side}][")), key=_numbers)
            kept.update({f"{key}[{side}][{number}]": self.cards[one] for number, one in enumerate(paths)})
        return replace(self, cards=kept)

    def under(self, options: Options) -> "Draft":
        """The same cards under other options; what has no place any more is free again."""
        standing = self.standing
        if self.game.sides(options) != self.sides or options.players != self.options.players:
            scores = (*standing.scores, *(0,) * 6)[: self.game.sides(options)]
            standing = replace(standing, scores=scores, dealer=min(standing.dealer, options.players - 1))
        draft = replace(self, options=options, standing=standing, to_act=min(self.to_act, options.players - 1))
        return draft._fitted()

    def before(self, standing: Standing) -> "Draft":
        """The same after another standing."""
        return replace(self, standing=standing)._fitted()

    def said(self, name: str, value: Any) -> "Draft":
        """The same with another fact."""
        return replace(self, facts={**self.facts, name: value})._fitted()

    def _fitted(self) -> "Draft":
        paths = {zone.path for zone in self.zones()}
        return replace(self, cards={path: cards for path, cards in self.cards.items() if path in paths})

    # in the words of a record

    def position(self) -> dict[str, Any]:
        """The position as a record writes it, right or not."""
        position: dict[str, Any] = {
            "to_act": self.to_act,
            "hands": [write_cards(self.at(f"hands[{seat}]")) for seat in range(self.options.players)],
        }
        if self.sevens:
            return position | self._rows()
        if self.at("trick"):
            position["trick"] = write_cards(self.at("trick"))
        if self.game.name in MELDS:
            return position | self._table()
        if self.game.name == "septica":
            leader = (self.to_act - len(self.at("trick"))) % self.options.players
            taken = [write_cards(self.at(f"taken[{side}]")) for side in range(self.sides)]
            return position | {"stock": write_cards(self.at("stock")), "leader": leader, "taken": taken}
        won = [_tricks(self.at(f"taken[{seat}]"), self.options.players) for seat in range(self.options.players)]
        return position | ({"taken": won} if any(won) else {})

    def _rows(self) -> dict[str, Any]:
        rows = {suit: self.at(f"rows.{suit}") for suit in SUITS}
        written = {suit: write_cards((ends[0], ends[-1])) for suit, ends in rows.items() if ends}
        return {"rows": written, "finished": self.out()}

    def out(self) -> list[int]:
        """The seats without cards in Sevens: first those of which the order was said."""
        empty = [seat for seat in range(self.options.players) if not self.at(f"hands[{seat}]")]
        return [seat for seat in self.finished if seat in empty] + [seat for seat in empty if seat not in self.finished]

    def _table(self) -> dict[str, Any]:
        key, sides = MELDS[self.game.name], range(self.sides)
        melds = [
            [write_cards(self.at(f"{key}[{side}][{number}]")) for number in range(self.meld_count(side))]
            for side in sides
        ]
        common = {"stock": write_cards(self.at("stock")), "pile": write_cards(self.at("pile")), key: melds}
        if self.game.name == "samba":
            red3 = [write_cards(self.at(f"red3[{side}]")) for side in sides]
            return {**common, "red3": red3, "phase": self.facts.get("phase", "draw")}
        taken = self.facts.get("packs_taken", ())
        packs = [None if side in taken else write_cards(self.at(f"packs[{side}]")) for side in sides]
        return {**common, "packs": packs, "trump": self.trump, "phase": self.facts.get("phase", "draw")}


def empty(game: Game, options: Options) -> Draft:
    """Nothing set up yet."""
    standing = game.first_standing(options, dealer=options.players - 1)
    return Draft(game, options, standing, facts={"phase": "draw"} if game.name in MELDS else {})


def of_round(match: Match, round_: Round) -> Draft | None:
    """The draft that says what ``round_`` says; ``None`` where no position can."""
    position = position_of(match, round_)
    if position is None or HIDDEN in round_.cards():
        return None
    return of_position(match.game, match.options, round_.standing, position)


def of_position(game: Game, options: Options, standing: Standing, position: Mapping[str, Any]) -> Draft:
    """The draft of a position that need not be right; raises `BadInput` for one that cannot even be shown."""
    to_act = read_position(game, options, position)["to_act"]
    cards = {path: tuple(read_cards(text)) for path, text in _paths(position)}
    if game.name in ("canadian_salad", "la_salade"):
        cards = _joined(cards)
    facts: dict[str, Any] = {}
    for name, known in (("phase", ("draw", "meld", "play")), ("trump", (None, *SUITS))):
        if position.get(name, "") in known:
            facts[name] = position[name]
    if "packs" in position:
        facts["packs_taken"] = tuple(
            side for side, pack in enumerate(items(position["packs"], "packs")) if pack is None
        )
    finished = [seat for seat in items(position.get("finished", []), "finished") if isinstance(seat, int)]
    draft = Draft(game, options, standing, to_act, {}, facts, tuple(finished))
    return replace(draft, cards={path: lying for path, lying in cards.items() if lying})._fitted()


PLACES = ("hands", "trick", "taken", "rows", "stock", "pile", "melds", "runs", "red3", "packs")


def _paths(position: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Path -> cards as text, of everything in a position that holds cards."""

    def walk(path: str, value: Any) -> Iterator[tuple[str, str]]:
        if isinstance(value, str):
            yield path, value
        elif isinstance(value, list):
            for number, one in enumerate(value):
                yield from walk(f"{path}[{number}]", one)
        elif isinstance(value, dict):
            for name, one in value.items():
                yield from walk(f"{path}.{name}", one)

    for key in PLACES:
        if key in position:
            yield from walk(key, position[key])


def _joined(cards: Mapping[str, tuple[Card, ...]]) -> dict[str, tuple[Card, ...]]:
    """The tricks that a seat has taken as one row of cards."""
    joined: dict[str, tuple[Card, ...]] = {}
    for path, lying in cards.items():
        place = path.partition("]")[0] + "]" if path.startswith("taken") else path
        joined[place] = joined.get(place, ()) + lying
    return joined


def _tricks(cards: Sequence[Card], size: int) -> list[str]:
    return [write_cards(cards[at : at + size]) for at in range(0, len(cards), size)]


def _span(cards: Sequence[Card]) -> list[Card]:
    """The ends of a row."""
    row = sorted(cards, key=lambda card: LADDER.index(card[0]) if card[0] in LADDER else -1)
    return row if len(row) < 2 else [row[0], row[-1]]


def _numbers(path: str) -> list[int]:
    return [int(one) for one in _INDEX.findall(path)]
