"""The buttons between message and hand. Each keeps its place; one that is off says why."""

from htpy import Element, button, span

from saladier.table.cards import icon
from saladier.table.scene import Scene
from saladier.table.text import _
from saladier.table.trail import trail


def act(action: str, sign: str, label: str, off: str | None, key: str, title: str = "") -> Element:
    """A button of the table; ``off`` is why it does nothing now."""
    return button(
        class_="b",
        type="button",
        data_action=action,
        data_key=key,
        aria_disabled="true" if off else None,
        title=off or title or None,
    )[icon(sign), span[label]]


def move_act(move: str, sign: str, label: str, legal: bool, off: str, key: str, hinted: bool = False) -> Element:
    """A button that makes a move; when the move is not legal a tap says why. ``hinted``: it is what a hint says."""
    return button(
        class_=["b", "hinted" if hinted and legal else ""],
        type="button",
        data_move=move if legal else None,
        data_action=None if legal else "why",
        data_card=None if legal else move,
        data_key=key,
        aria_disabled=None if legal else "true",
        title=None if legal else off,
    )[icon(sign), span[label]]


def undo(scene: Scene) -> Element:
    """Take one's own last move back; in a puzzle, start again."""
    if scene.puzzle is not None:
        return act("restart", "undo", _("Start again"), None, key="u")
    return act("undo", "undo", _("Undo"), why_no_undo(scene.session.why_no_undo()), key="u")


def why_no_undo(code: str | None) -> str | None:
    """Why a move stays, in words."""
    if code is None:
        return None
    return {
        "nothing": _("There is no move of yours to take back."),
        "seen": _("That move stays: another card has been shown since."),
        "laid": _("That move stays: in this game a laid card is never taken back."),
    }[code]


def hint(scene: Scene) -> Element:
    """Ask what a strong player would do, or put the answer away; in a puzzle, the solution."""
    if scene.puzzle is not None:
        off = _("It is there already.") if scene.puzzle.solved else None
        return act("solution", "hint", _("Solution"), off, key="h")
    off = None if scene.my_turn else _("It is not this hand’s turn.")
    return act("hint", "hint", _("Hint"), off, key="h", title=_("What a strong player would do, and why"))


def last(scene: Scene) -> Element:
    """Look at the last trick."""
    none = trail(scene.round).tricks == 0
    off = _("No trick of this hand has been taken yet.") if none else None
    return act("last", "last", _("Back") if scene.peek else _("Last trick"), off, key="l")


def sort() -> Element:
    """Order the hand the other way."""
    return act("sort", "sort", _("Sort"), None, key="s", title=_("Another order of the hand"))


def go_on(scene: Scene) -> Element:
    """Do not wait any longer."""
    waiting = scene.session.stage == "wait" and scene.puzzle is None
    return act("continue", "next", _("Go on"), None if waiting else _("There is nothing to wait for."), key="c")
