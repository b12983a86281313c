"""What can be done in the position editor, by the name the page sends."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from saladier.cards import SUITS, BadInput, read_cards
from saladier.games import find, read_options
from saladier.games.septica.standing import SepticaStanding
from saladier.record import parse, read_record, text_of, write_record
from saladier.table.drafts import Draft, case_of, check, empty, filled_up, of_position, of_round, record_of_draft
from saladier.table.editing import Editing
from saladier.table.games import TABLES
from saladier.table.looking import of_record
from saladier.table.pages.setup import value_of
from saladier.table.request import Request, data, field, number
from saladier.table.screen import Screen
from saladier.table.store import EDITOR
from saladier.table.text import _

Action = Callable[[Screen, Request], None]
HIGHEST = 99_999
"""Points that a side can be given."""


def editor(screen: Screen, request: Request) -> None:
    """Set up a position of a game; what was set up before is still there."""
    name = data(request, "value") or data(request, "name")
    if screen.editing is None:
        _restore(screen)
    if screen.editing is None or (name in TABLES and screen.editing.draft.game.name != name):
        game = find(name if name in TABLES else "canadian_salad")
        _open(screen, empty(game, read_options(game.options, {})), "home")
    screen.show("editor")


def _restore(screen: Screen) -> None:
    """What was being set up when the page was closed, if it can still be read."""
    try:
        record = read_record(parse(screen.store.get(EDITOR) or ""))
        draft = of_position(record.game, record.options, record.standing, record.rounds[-1].position or {})
    except (BadInput, IndexError):
        return
    _open(screen, draft, "home")


def _open(screen: Screen, draft: Draft, source: str) -> None:
    screen.editing = Editing(draft, tuple(screen.numbered(draft.options.players)), source=source)


def edit_from(screen: Screen, _request: Request) -> None:
    """Change the position that is looked at."""
    looking = screen.looking
    if looking is None or looking.running:
        return
    if looking.source == "editor" and screen.editing is not None:
        screen.show("editor")
        return
    draft = of_round(looking.match, looking.back.round(looking.place))
    if draft is None:
        screen.trouble = _("This moment cannot be set up as a position: a cut or a question is open.")
        return
    _open(screen, draft, screen.page)
    if screen.editing is not None:
        screen.editing.names = looking.names
    screen.show("editor")


def edit_close(screen: Screen, _request: Request) -> None:
    """Leave the editor; the draft stays until another is begun."""
    if screen.page == "editor" and screen.editing is not None:
        back = screen.editing.source
        screen.show(back if back == "share" and screen.looking is not None else "home")


def _at(screen: Screen) -> Editing | None:
    if screen.page != "editor" or screen.editing is None:
        return None
    screen.editing.unread = None
    return screen.editing


def keep_draft(screen: Screen) -> None:
    """What is being set up outlives the page."""
    if screen.page == "editor" and screen.editing is not None:
        screen.store.put(EDITOR, text_of(write_record(record_of_draft(screen.editing.draft))))


def edit_zone(screen: Screen, request: Request) -> None:
    """Cards go to another place from now on."""
    editing = _at(screen)
    if editing is not None and data(request, "path") in [zone.path for zone in editing.draft.zones()]:
        editing.zone = data(request, "path")


def edit_suit(screen: Screen, request: Request) -> None:
    """Another part of the pack."""
    editing = _at(screen)
    if editing is not None and data(request, "suit") in (*SUITS, "*"):
        editing.suit = data(request, "suit")


def edit_put(screen: Screen, request: Request) -> None:
    """A card of the pack goes to the place that is chosen."""
    editing, card = _at(screen), data(request, "face")
    if editing is None:
        return
    if editing.draft.left()[card] < 1:
        screen.trouble = _("All cards of this face lie somewhere already.")
    elif editing.zone.startswith("rows.") and card[1] != editing.zone[-1]:
        screen.trouble = _("This row takes cards of its own suit only.")
    else:
        editing.change(editing.draft.add(editing.zone, card))


def edit_take(screen: Screen, request: Request) -> None:
    """A card goes back into the pack."""
    editing, index = _at(screen), number(request, "number")
    path = data(request, "path")
    if editing is not None and index is not None and index < len(editing.draft.at(path)):
        editing.zone = path
        editing.change(editing.draft.take(path, index))


def edit_text(screen: Screen, request: Request) -> None:
    """The cards of the place that is chosen, written as a record writes them."""
    editing, text = _at(screen), field(request, "cards")
    if editing is None:
        return
    editing.written = " ".join(text.upper().replace("10", "T").split())
    try:
        editing.change(editing.draft.put(editing.zone, read_cards(editing.written)))
    except BadInput as error:
        editing.unread = error.inside(editing.zone)


def edit_undo(screen: Screen, _request: Request) -> None:
    """Take the last change back."""
    editing = _at(screen)
    if editing is not None:
        editing.undo()


def edit_clear(screen: Screen, _request: Request) -> None:
    """All cards back into the pack; this can be undone."""
    editing = _at(screen)
    if editing is not None:
        editing.change(replace(editing.draft, cards={}, finished=()))


def edit_fill(screen: Screen, _request: Request) -> None:
    """The cards that lie nowhere are dealt by chance."""
    editing = _at(screen)
    if editing is not None:
        editing.change(filled_up(editing.draft, screen.random))


def edit_out(screen: Screen, request: Request) -> None:
    """Of the seats that are out in Sevens, this one was next after those named before it."""
    editing, seat = _at(screen), number(request, "seat")
    if editing is not None and seat in editing.draft.out():
        order = editing.draft.out()
        at = max(0, order.index(seat) - 1)
        order.remove(seat)
        order.insert(at, seat)
        editing.change(replace(editing.draft, finished=tuple(order)))


def edit_set(screen: Screen, request: Request) -> None:
    """An option, a score, who is to act: anything that is chosen or written beside the cards."""
    editing, name, value = _at(screen), data(request, "name"), data(request, "value")
    if editing is None:
        return
    draft = _with(editing.draft, name, value)
    if draft is None:
        screen.trouble = _("{value} cannot be set here.").format(value=value)
        return
    if draft.options.players != len(editing.names):
        editing.names = tuple(screen.numbered(draft.options.players))
    editing.change(draft)


def _with(draft: Draft, name: str, value: str) -> Draft | None:
    """The draft with one thing changed; ``None`` for what it cannot be."""
    options = {option.name: option for option in draft.game.options}
    if name in options:
        chosen = value_of(options[name], value)
        if not options[name].admits(chosen):
            return None
        return draft.under(read_options(draft.game.options, {**draft.options, name: chosen}))
    if name in ("phase", "trump"):
        return draft.said(name, value or None) if value in ("", "draw", "meld", "play", *SUITS) else None
    if match := re.fullmatch(r"pack(\d)", name):
        side, taken = int(match[1]), set(draft.facts.get("packs_taken", ()))
        return draft.said("packs_taken", tuple(sorted(taken | {side} if value == "taken" else taken - {side})))
    return _standing(draft, name, value)


def _standing(draft: Draft, name: str, value: str) -> Draft | None:
    if name == "servant" and value == "" and isinstance(draft.standing, SepticaStanding):
        return draft.before(replace(draft.standing, sluga=None))
    if not re.fullmatch(r"-?\d{1,6}", value) or abs(int(value)) > HIGHEST:
        return None
    given, standing = int(value), draft.standing
    if name in ("to_act", "dealer", "servant", "round") and given < 0:
        return None
    if name == "to_act":
        return replace(draft, to_act=given) if given < draft.options.players else None
    if name == "dealer":
        return draft.before(replace(standing, dealer=given)) if given < draft.options.players else None
    if name == "round":
        return draft.before(replace(standing, round=given))
    if name == "servant" and isinstance(standing, SepticaStanding):
        return draft.before(replace(standing, sluga=given)) if given < draft.sides else None
    return _per_side(draft, name, given)


def _per_side(draft: Draft, name: str, given: int) -> Draft | None:
    match = re.fullmatch(r"(scores|hands_won)(\d)", name)
    if match is None or int(match[2]) >= draft.sides or not hasattr(draft.standing, match[1]):
        return None
    numbers = list(getattr(draft.standing, match[1]))
    numbers[int(match[2])] = given
    changes: dict[str, Any] = {match[1]: tuple(numbers)}
    return draft.before(replace(draft.standing, **changes))


# what becomes of it


def edit_done(screen: Screen, _request: Request) -> None:
    """Look at it, share it, play it: as any other position."""
    editing = _at(screen)
    if editing is None or check(editing.draft) is not None:
        return
    screen.looking = of_record(record_of_draft(editing.draft), editing.names, "editor")
    screen.shared_from = "editor"
    screen.show("share")


def edit_case(screen: Screen, request: Request) -> None:
    """A case file: the position, what may be played, and with which code everything else is refused."""
    editing = _at(screen)
    if editing is None:
        return
    name = re.sub(r"[^a-z0-9]+", "-", field(request, "says").lower()).strip("-")[:40] or "case"
    try:
        case = case_of(editing.draft, name, field(request, "says"), field(request, "rule"))
    except BadInput:
        return
    screen.download = {"name": f"{name}.json", "type": "application/json", "text": text_of(case)}


ACTIONS: dict[str, Action] = {
    "editor": editor, "edit-from": edit_from, "edit-close": edit_close, "edit-zone": edit_zone, "edit-suit": edit_suit,
    "edit-put": edit_put, "edit-take": edit_take, "edit-text": edit_text, "edit-undo": edit_undo,
    "edit-clear": edit_clear, "edit-fill": edit_fill, "edit-out": edit_out, "edit-set": edit_set,
    "edit-done": edit_done, "edit-case": edit_case,
}  # fmt: skip
"""Name sent by the page -> what it does."""
