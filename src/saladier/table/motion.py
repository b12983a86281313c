"""Which cards move on the screen from one reply to the next: a card played, a trick taken, a hand dealt."""

from dataclasses import dataclass
from typing import Any

from saladier.games.tricks import TrickRound
from saladier.games.tricks.round import best_of
from saladier.table.screen import Screen

PLAY_MS, TAKE_MS, DEAL_MS = 200, 320, 200
DEAL_APART, DEAL_IN_ALL = 24, 500


@dataclass(frozen=True)
class Motion:
    """What matters for movements: which hand, how far, what is shown, and to whom."""

    match: str = ""
    hand: int = -1
    cards: int = 0
    pause: str | None = None
    viewer: int | None = None
    shown: bool = False
    """Whether the table with a hand is on the screen."""
    tricks: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Finished tricks and the running one, each with the seat that led."""
    mine: int = 0
    seats: int = 0

    @classmethod
    def of(cls, screen: Screen) -> "Motion":
        """Of what is on the screen now."""
        session = screen.session
        if session is None or screen.page != "table" or session.stage not in ("turn", "wait"):
            return cls(pause=session.pause if session is not None else None)
        round_ = session.match.round
        if not isinstance(round_, TrickRound):
            return cls()
        tricks = (*round_.history, (round_.leader, tuple(round_.trick)))
        cards = sum(len(trick) for _leader, trick in tricks)
        mine = len(round_.hands[session.viewer]) if session.viewer is not None else 0
        return cls(
            session.key, len(session.match.hands), cards, session.pause, session.viewer, True, tricks, mine,
            len(session.names),
        )  # fmt: skip


def moves_between(before: Motion, after: Motion) -> dict[str, Any]:
    """The reply's ``motion`` and ``ghosts``."""
    if not after.shown:
        return {}
    if not before.shown or (before.match, before.hand) != (after.match, after.hand):
        return {"motion": _dealt(after)} if after.cards == 0 else {}
    reply: dict[str, Any] = {}
    if after.cards == before.cards + 1:
        reply["motion"] = [_played(after)]
    if before.pause == "trick" and after.pause != "trick":
        reply["ghosts"] = _taken(after)
    return reply


def _played(after: Motion) -> dict[str, Any]:
    tricks = [one for one in after.tricks if one[1]]
    leader, trick = tricks[-1]
    seat = (leader + len(trick) - 1) % after.seats
    source = f'[data-zone="hand"] [data-card="{trick[-1]}"]' if seat == after.viewer else f"#s-{seat}"
    return {"card": f"#t-{seat} .card", "from": source, "ms": PLAY_MS, "delay": 0}


def _taken(after: Motion) -> list[dict[str, Any]]:
    leader, trick = [one for one in after.tricks if len(one[1]) == after.seats][-1]
    taker = (leader + best_of(trick)) % len(trick)
    target = '[data-zone="hand"]' if taker == after.viewer else f"#s-{taker}"
    return [
        {"from": f"#t-{(leader + step) % len(trick)} .card", "to": target, "ms": TAKE_MS, "wait": 0}
        for step in range(len(trick))
    ]


def _dealt(after: Motion) -> list[dict[str, Any]]:
    apart = min(DEAL_APART, DEAL_IN_ALL // max(1, after.mine))
    return [
        {
            "card": f".fan > li:nth-child({index + 1}) > .card",
            "from": "[data-action=deal], [data-action=next], [data-action=reveal]",
            "ms": DEAL_MS,
            "delay": apart * index,
        }
        for index in range(after.mine)
    ]
