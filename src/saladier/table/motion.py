"""Which cards move on the screen from one reply to the next: a card played, a trick taken, a hand dealt."""

from dataclasses import dataclass, field
from typing import Any

from saladier.table.cards import card_id
from saladier.table.games import TABLES
from saladier.table.screen import Screen
from saladier.table.trail import Trail, row_id, trail
from saladier.table.tray import key_parts, keys_of

PLAY_MS, TAKE_MS, DEAL_MS = 200, 320, 200
DEAL_APART, DEAL_IN_ALL = 24, 500
MOST_AT_ONCE = 12
"""Cards that fly at once when a pile is taken."""
DEALT_FROM = "[data-action=deal], [data-action=next], [data-action=reveal]"


@dataclass(frozen=True)
class Motion:
    """What matters for movements: which hand, how far, what is shown, and to whom."""

    match: str = ""
    hand: int = -1
    moves: tuple[str, ...] = ()
    trail: Trail = field(default_factory=Trail)
    mover: int | None = None
    pause: str | None = None
    viewer: int | None = None
    mine: int = 0
    shown: bool = False
    """Whether the table is on the screen."""
    layout: str = "cards"
    hand_cards: tuple[str, ...] = ()
    """The viewer's cards in a melding game, as keys."""

    @classmethod
    def of(cls, screen: Screen) -> "Motion":
        """Of what is on the screen now."""
        session = screen.session
        if session is None or screen.page != "table" or session.stage not in ("turn", "wait"):
            return cls(pause=session.pause if session is not None else None)
        round_ = session.match.round
        mine = len(round_.hands[session.viewer]) if round_ is not None and session.viewer is not None else 0
        hands = session.match.hands
        moves = tuple(hands[-1].moves) if hands else ()
        layout = TABLES[session.match.game.name].layout
        cards = keys_of(round_.hands[session.viewer]) if round_ is not None and session.viewer is not None else []
        return cls(
            session.key,
            len(hands),
            moves,
            trail(round_),
            session.last_mover,
            session.pause,
            session.viewer,
            mine,
            True,
            layout,
            tuple(cards),
        )


def moves_between(before: Motion, after: Motion) -> dict[str, Any]:
    """The reply's ``motion`` and ``ghosts``."""
    if not after.shown:
        return {}
    if not before.shown or (before.match, before.hand) != (after.match, after.hand):
        return {"motion": _dealt(after)} if not after.moves else {}
    reply: dict[str, Any] = {}
    if len(after.moves) == len(before.moves) + 1:
        if after.trail.cards == before.trail.cards + 1:
            reply["motion"] = [_played(after)]
        elif before.mine == 0 and after.mine:
            reply["motion"] = _dealt(after)
        elif after.layout == "melds":
            reply["motion"] = _melded(before, after)
    if before.pause == "trick" and after.pause != "trick":
        reply["ghosts"] = _taken(after)
    return reply


def _played(after: Motion) -> dict[str, Any]:
    seat, card, place = after.trail.last or (after.mover, after.moves[-1], row_id(after.moves[-1]))
    source = f'[data-zone="hand"] [data-card="{card}"]' if seat == after.viewer else f"#s-{seat}"
    return {"card": f"#{place} .card", "from": source, "ms": PLAY_MS, "delay": 0}


def _melded(before: Motion, after: Motion) -> list[dict[str, Any]]:
    """Drawn cards come from the stock, a discard goes onto the pile, from the hand or from the seat it left."""
    move = after.moves[-1]
    mine = after.mover == after.viewer
    if mine and len(after.hand_cards) > len(before.hand_cards):
        source = '[data-zone="stock"] .card' if move.startswith(("draw", "red3")) else '[data-zone="pile"] .card'
        fresh = [key for key in after.hand_cards if key not in before.hand_cards][:MOST_AT_ONCE]
        return [
            {"card": f"#{card_id(*key_parts(key))}", "from": source, "ms": PLAY_MS, "delay": DEAL_APART * index}
            for index, key in enumerate(fresh)
        ]
    if "discard " in move:
        card = move.rpartition("discard ")[2]
        source = f'[data-zone="hand"] [data-card="{card}"]' if mine else f"#s-{after.mover}"
        return [{"card": '[data-zone="pile"] .card', "from": source, "ms": PLAY_MS, "delay": 0}]
    return []


def _taken(after: Motion) -> list[dict[str, Any]]:
    taker = after.trail.taker
    target = '[data-zone="hand"]' if taker == after.viewer else f"#s-{taker}"
    return [{"from": f"#{place} .card", "to": target, "ms": TAKE_MS, "wait": 0} for place in after.trail.finished]


def _dealt(after: Motion) -> list[dict[str, Any]]:
    apart = min(DEAL_APART, DEAL_IN_ALL // max(1, after.mine))
    return [
        {"card": f".fan > li:nth-child({index + 1}) > .card", "from": DEALT_FROM, "ms": DEAL_MS, "delay": apart * index}
        for index in range(after.mine)
    ]
