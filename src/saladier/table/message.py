"""The box above the buttons when nothing is refused: what is expected, a hint, or what is certain."""

from dataclasses import dataclass

from htpy import Element, Node, b, button

from saladier.games import Round
from saladier.table.advice import claim_words, hint_words, move_words
from saladier.table.composing import same_move, tray_for
from saladier.table.games import GameTable
from saladier.table.games.melding import MeldTable
from saladier.table.puzzle import Puzzle
from saladier.table.scene import Scene, joined
from saladier.table.session import Hint
from saladier.table.text import _, listed, rich


@dataclass(frozen=True)
class Message:
    """What is said, and the button beside it if there is one."""

    text: Node
    button: Element | None = None


def message(scene: Scene, table: GameTable) -> Message:
    """What the box says now."""
    session = scene.session
    if scene.puzzle is not None:
        return Message(verdict(scene.puzzle, scene.round))
    if session.claimed:
        names = listed([scene.names[seat] for seat in sorted(session.claimed)])
        return Message(rich(_("{name} has the rest played out."), name=b[names]), _button("claim", _("By hand"), "k"))
    if scene.my_turn and session.asked is not None:
        return Message(_("Thinking about a hint …"))
    if scene.hint is not None:
        return Message(hint_words(scene.hint, table.game, scene.round), _beside(scene, table, scene.hint))
    remark = session.remark() if scene.my_turn else ""
    if remark:
        return Message(remark)
    claim = session.certain() if scene.my_turn else None
    if claim is not None and session.to_act is not None:
        return Message(claim_words(claim, scene.names[session.to_act]), _button("claim", _("Play it out"), "k"))
    return Message(table.say(scene))


def verdict(puzzle: Puzzle, round_: Round) -> Node:
    """The question, or what is to be said of the last try."""
    if puzzle.verdict == "right":
        return [b[_("Right.")], " ", puzzle.right]
    if puzzle.verdict == "shown":
        if not puzzle.answers:
            return [_("Every move that is allowed is right."), " ", puzzle.right]
        named = [move_words(answer, round_) for answer in puzzle.answers]
        return [b[_("The solution:")], " ", joined(named, "; "), ". ", puzzle.right]
    if puzzle.verdict == "wrong":
        return [b[_("That is allowed, but not what is asked for.")], " ", puzzle.why]
    return puzzle.question or _("Which move do you choose? Try one.")


def _beside(scene: Scene, table: GameTable, hint: Hint) -> Element | None:
    """Where melds are composed: composing what the hint says, or where that cannot be composed, doing it."""
    if not isinstance(table, MeldTable) or scene.viewer is None:
        return None
    tray = tray_for(hint.move, scene.round)
    if tray.empty or tray == scene.tray:
        return None
    if any(same_move(move, hint.move) for move in table.offers(scene.round, scene.viewer, tray).moves):
        return _button("prepare", _("Choose these"), "k")
    return button(".b", type="button", data_move=hint.move, data_key="k")[_("Do it")]


def _button(action: str, label: str, key: str) -> Element:
    return button(".b", type="button", data_action=action, data_key=key)[label]
