"""Proofs in Septica: nothing that counts is left, or between two the end brings the same whatever the other does."""

from functools import lru_cache
from typing import TypeAlias

from saladier.bots.claims.claim import Claim
from saladier.bots.septica import COUNTING, points
from saladier.cards import HIDDEN
from saladier.games import Game
from saladier.games.fitting import unseen
from saladier.games.septica import SepticaRound
from saladier.games.septica.standing import SIDES, SepticaStanding

Hand: TypeAlias = str
"""Ranks, sorted."""
STOP = "stop"


def certain(game: Game, round_: SepticaRound) -> Claim | None:
    """What is certain for the seat to act."""
    assert round_.to_act is not None
    if round_.cutting or _all_cards_matter(round_):
        return None
    legal = sorted(round_.legal_moves())
    hidden = unseen(round_, game.pack(round_.options))
    if not points([*hidden, *round_.stock, *round_.hands[round_.to_act], *round_.trick]):
        return Claim("nothing_counts", legal[-1])
    other = 1 - round_.to_act
    if len(round_.hands) > SIDES or round_.stock or round_.hands[other].count(HIDDEN) != len(hidden):
        return None
    return _open_end(round_, legal, _ranks(hidden))


def _all_cards_matter(round_: SepticaRound) -> bool:
    """Whether a sluga that takes every card changes places, and has lost none so far (8.1)."""
    standing = round_.standing
    assert isinstance(standing, SepticaStanding)
    return standing.sluga is not None and not round_.taken[1 - standing.sluga]


def _open_end(round_: SepticaRound, legal: list[str], theirs: Hand) -> Claim | None:
    """Both hands are known: certain if the best the seat can force is also the most it could be given."""
    assert round_.to_act is not None
    me = round_.to_act
    hands = (_ranks(round_.hands[me]), theirs)
    rank = round_.trick[0][0] if round_.trick else ""
    table = (rank, points(round_.trick), int(round_.leader != me), int(round_.holder != me))
    least, most = (worth(round_.recontest, hands, 0, table, len(round_.trick), kind) for kind in (False, True))
    if least != most:
        return None
    for move in legal:
        if _after(round_.recontest, hands, 0, table, len(round_.trick), _played(move), kind=False) == least:
            return Claim("open_end", move, {"points": least})
    raise AssertionError("no move brings what the best one brings")


Table: TypeAlias = tuple[str, int, int, int]
"""The rank led ("" before a lead), points in the trick, its leader and its holder (0: the seat that claims)."""


@lru_cache(maxsize=50_000)
def worth(again: str, hands: tuple[Hand, Hand], turn: int, table: Table, cards: int, kind: bool) -> int:
    """Points the claiming seat takes from here on if it plays its best; the other one ``kind``ly gives it the most it
    can, or leaves it the least. ``again`` is the ruling on going on (6.6), ``cards`` lie in the trick."""
    rank, _pot, leader, holder = table
    if not hands[turn]:
        if not cards:
            return 0
        return _collected(again, hands, table, kind)
    own = sorted(set(hands[turn]))
    if cards and cards % SIDES == 0:
        goes_on = again == "always" or (again == "if_taken" and holder != leader)
        moves = [STOP, *(one for one in own if goes_on and one in (rank, "7"))]
    else:
        moves = own
    found = [_after(again, hands, turn, table, cards, move, kind) for move in moves]
    return max(found) if turn == 0 or kind else min(found)


def _after(
    again: str, hands: tuple[Hand, Hand], turn: int, table: Table, cards: int, move: str, kind: bool
) -> int:  # fmt: skip
    """What a move leads to."""
    rank, pot, leader, holder = table
    if move == STOP:
        return _collected(again, hands, table, kind)
    if not cards:
        rank, leader = move, turn
    takes = move in (rank, "7")
    left = hands[turn].replace(move, "", 1)
    table = (rank, pot + (move in COUNTING), leader, turn if takes else holder)
    after = (left, hands[1]) if turn == 0 else (hands[0], left)
    return worth(again, after, 1 - turn, table, cards + 1, kind)


def _collected(again: str, hands: tuple[Hand, Hand], table: Table, kind: bool) -> int:
    """The holder takes the trick and leads."""
    _rank, pot, _leader, holder = table
    return (0 if holder else pot) + worth(again, hands, holder, ("", 0, holder, holder), 0, kind)


def _ranks(cards: list[str]) -> Hand:
    return "".join(sorted(card[0] for card in cards))


def _played(move: str) -> str:
    return STOP if move == STOP else move[0]
