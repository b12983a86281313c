"""What the player can do, by the name the page sends (``data-action``, ``data-change`` or a form)."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from saladier.cards import BadInput
from saladier.games import Match, find
from saladier.games.draws import draw_seats
from saladier.record import Record, parse, read_record, text_of, write_record
from saladier.table import edit_actions, embed_actions, lesson_actions, look_actions, rules_actions, sheet_actions
from saladier.table.acts import why_no_undo
from saladier.table.composing import tray_for
from saladier.table.faults import complaint
from saladier.table.games import TABLES
from saladier.table.migrations import migrated
from saladier.table.pages.setup import Setup, from_form, read_setup
from saladier.table.request import Request
from saladier.table.request import data as _data
from saladier.table.request import form as _form
from saladier.table.request import number as _number
from saladier.table.salvage import part_before
from saladier.table.screen import Screen
from saladier.table.session import Session, restore
from saladier.table.settings import CHOICES, read_settings
from saladier.table.sheet import is_sheet
from saladier.table.store import ASIDE, MATCH, OPEN, SETTINGS, SETUP, SHEET, in_slots
from saladier.table.text import _
from saladier.table.trail import trail
from saladier.table.tray import faces, key_parts, table_keys

Action = Callable[[Screen, Request], None]


# at the table


def move(screen: Screen, request: Request) -> None:
    """A card was tapped: play it, or ask for the second tap, or say why not."""
    session, text = screen.session, str(request.get("move") or _data(request, "card"))
    if session is None or screen.page != "table":
        return
    if session.stage == "wait" and session.pause is not None:
        go_on(screen, request)
        return
    seat = session.viewer
    if seat is None or session.stage not in ("turn", "wait"):
        return
    if seat in session.claimed:
        del session.claimed[seat]
        return
    screen.peek = False
    if screen.embedded is not None and screen.embedded.puzzle is not None:
        embed_actions.try_move(screen, session, screen.embedded.puzzle, text)
        return
    refusal = session.match.refusal(seat, text)
    one_card = TABLES[session.match.game.name].layout == "cards"
    if refusal is None and one_card and screen.settings.confirm == "yes" and screen.chosen != text:
        screen.chosen = text
        return
    screen.chosen = None
    screen.refusal = refusal if refusal is not None else session.play(seat, text)
    if screen.refusal is None:
        screen.keep()
    if screen.embedded is not None:
        screen.tell_move(seat, text, screen.refusal)


def why(screen: Screen, request: Request) -> None:
    """Something that is off was tapped: try it, so that the rules say why; or tell what is missing."""
    if _data(request, "hint"):
        screen.trouble = _data(request, "hint")
    else:
        move(screen, request)


def select(screen: Screen, request: Request) -> None:
    """Choose a card for a meld, or put it back."""
    session = screen.session
    if session is None or session.viewer is None or screen.page != "table":
        return
    if session.stage == "wait" and session.pause is not None:
        go_on(screen, request)
        return
    if session.stage != "turn":
        screen.refusal = session.match.refusal(session.viewer, _data(request, "card"))
        return
    key = f"{_data(request, 'card')}-{_data(request, 'copy')}"
    if key in table_keys(session.match.round):
        session.tray.choose(key)
        screen.keep()


def arrange(screen: Screen, request: Request) -> None:
    """Put the chosen cards into another order: where the Salas stands is read off it."""
    if screen.session is not None:
        wanted = _data(request, "order").split()
        tray = screen.session.tray
        if sorted(faces(tray.chosen)) == sorted(wanted):
            keys = tray.chosen.copy()
            tray.chosen = []
            for card in wanted:
                key = next(key for key in keys if key_parts(key)[0] == card)
                keys.remove(key)
                tray.chosen.append(key)
            screen.keep()


def stage(screen: Screen, _request: Request) -> None:
    """The chosen cards become a meld set aside."""
    if screen.session is not None:
        screen.session.tray.set_aside()
        screen.keep()


def unstage(screen: Screen, request: Request) -> None:
    """Take a meld that was set aside apart."""
    number = _number(request, "number")
    if screen.session is not None and number is not None and number < len(screen.session.tray.aside):
        del screen.session.tray.aside[number]
        screen.keep()


def target(screen: Screen, request: Request) -> None:
    """Point at a meld of the own side, or no longer."""
    number = _number(request, "number")
    if screen.session is not None and number is not None:
        tray = screen.session.tray
        tray.target = None if tray.target == number else number


def clear(screen: Screen, _request: Request) -> None:
    """Put everything that was being composed back."""
    if screen.session is not None:
        screen.session.tray.clear()
        screen.keep()


def go_on(screen: Screen, _request: Request) -> None:
    """Do not wait any longer: take the trick away, or let the bot play now."""
    session = screen.session
    screen.peek = False
    puzzle = screen.embedded.puzzle if screen.embedded is not None else None
    if session is not None and session.stage == "wait" and puzzle is None:
        while not session.advance(screen.random):
            pass
        screen.keep()


def undo(screen: Screen, _request: Request) -> None:
    """Take back one's own last move, if nothing new became known."""
    session = screen.session
    if session is None:
        return
    reason = session.why_no_undo()
    if reason is None:
        session.undo()
        screen.keep()
    screen.trouble = why_no_undo(reason) or ""


def hint(screen: Screen, _request: Request) -> None:
    """Ask what a strong player would do; or put the answer away, or stop the thinking about it."""
    session = screen.session
    if session is None or session.stage != "turn":
        screen.trouble = _("It is not this hand’s turn.")
    elif session.asked is not None or session.hint is not None:
        session.asked = session.hint = None
    else:
        session.ask(screen.random)


def prepare(screen: Screen, _request: Request) -> None:
    """Compose what the hint says."""
    session = screen.session
    if session is not None and session.hint is not None and session.match.round is not None:
        session.tray = tray_for(session.hint.move, session.match.round)
        screen.keep()


def claim(screen: Screen, _request: Request) -> None:
    """Have the rest played out, as it is certain; or play by hand again."""
    session = screen.session
    if session is None:
        return
    found = session.certain()
    if session.claimed:
        session.claimed.clear()
    elif session.to_act is not None and found is not None:
        session.claimed[session.to_act] = found.code
        session.asked = session.hint = None


def last(screen: Screen, _request: Request) -> None:
    """Look at the last trick, or put it away again."""
    if screen.session is not None and trail(screen.session.match.round).tricks:
        screen.peek = not screen.peek
    else:
        screen.trouble = _("No trick of this hand has been taken yet.")


def sort(screen: Screen, _request: Request) -> None:
    """The next order of the hand: by suit, by rank, and as its player dragged it if there is such an order."""
    ways = ["suit", "rank"]
    if screen.session is not None and screen.session.order:
        ways.append("own")
    at = ways.index(screen.settings.sort) if screen.settings.sort in ways else -1
    screen.keep_settings(replace(screen.settings, sort=ways[(at + 1) % len(ways)]))


def order(screen: Screen, request: Request) -> None:
    """A card of the hand was dragged to another place: from now on the hand keeps the player's own order."""
    session = screen.session
    if session is None or session.viewer is None or session.match.round is None or screen.page != "table":
        return
    cards = _data(request, "order").split()
    if sorted(cards) == sorted(session.match.round.hands[session.viewer]):
        session.order = cards
        screen.keep_settings(replace(screen.settings, sort="own"))
        screen.keep()


def reveal(screen: Screen, _request: Request) -> None:
    """The player named on the curtain has the tablet."""
    if screen.session is not None and screen.session.stage == "curtain":
        screen.session.reveal()
        screen.focus = "[data-zone=hand]"


def deal(screen: Screen, _request: Request) -> None:
    """The draw for the first deal has been seen: deal the first hand."""
    if screen.session is not None and screen.session.stage == "draw":
        screen.session.next_hand(screen.random)
        screen.keep()


def next_hand(screen: Screen, _request: Request) -> None:
    """Deal the next hand."""
    session = screen.session
    if session is not None and session.stage == "result" and not session.match.over:
        session.next_hand(screen.random)
        screen.show("table")
        screen.keep()


def finish(screen: Screen, _request: Request) -> None:
    """From the result of the last hand to that of the match."""
    if screen.session is not None and screen.session.match.over:
        screen.finished = True
        screen.show("table")


def show_deal(screen: Screen, _request: Request) -> None:
    """The whole deal, once the hand is over."""
    if screen.session is not None and screen.session.stage == "result":
        screen.show("deal")


def cut_at(screen: Screen, request: Request) -> None:
    """Choose where to lift, without cutting yet."""
    screen.cut_at = _number(request, "value") or screen.cut_at


def cut_any(screen: Screen, request: Request) -> None:
    """Let the app choose where to lift."""
    session = screen.session
    if session is not None and session.match.round is not None and session.stage == "turn":
        places = [text for text in session.match.round.legal_moves() if text.startswith("cut ")]
        if places:
            move(screen, {**request, "move": screen.random.choice(places)})


def end_session(screen: Screen, _request: Request) -> None:
    """Ask before an open session ends."""
    if screen.session is not None:
        screen.asked = "end"


def end_session_yes(screen: Screen, _request: Request) -> None:
    """End an open session: the standings are shown and the match is closed in the app."""
    if screen.session is not None and screen.asked == "end":
        screen.session.closed = True
        screen.finished = True
        screen.show("table")
        screen.keep()


# getting about


def home(screen: Screen, _request: Request) -> None:
    """Home; the match on the table stays kept."""
    screen.leave_match()


def back(screen: Screen, _request: Request) -> None:
    """Back to the match, or home."""
    if screen.session is None and screen.sheet is not None:
        screen.show("sheet" if screen.sheet.draft is None else "sheet-hand")
    elif screen.session is None and screen.page == "keeper-setup":
        screen.show("keeper")
    else:
        screen.show("table" if screen.session is not None else "home")


def escape(screen: Screen, request: Request) -> None:
    """The Escape key: put away what lies over the table."""
    if screen.page in ("settings", "rules", "about", "deal", "import", "setup", "keeper-setup", "statistics", "keeper"):
        back(screen, request)
    elif screen.page == "editor":
        edit_actions.edit_close(screen, request)
    elif screen.page in look_actions.LEAVE:
        look_actions.LEAVE[screen.page](screen, request)
    screen.peek = False
    screen.chosen = None
    screen.asked = ""


def continue_match(screen: Screen, request: Request) -> None:
    """Open a kept match."""
    screen.open_match(_data(request, "keyOf"))


def settings(screen: Screen, _request: Request) -> None:
    """The settings."""
    screen.show("settings")


def change_settings(screen: Screen, request: Request) -> None:
    """A setting was changed."""
    name, value = _data(request, "name"), _data(request, "value")
    if value in CHOICES.get(name, ()):
        unnamed = screen.setup.unnamed() if screen.setup is not None else None
        screen.keep_settings(replace(screen.settings, **{name: value}))
        screen.speak()
        if unnamed is not None:
            screen.setup = unnamed.named()


def about(screen: Screen, _request: Request) -> None:
    """Credits, licences, bots."""
    screen.show("about")


# a new match


def new(screen: Screen, request: Request) -> None:
    """Set up a match, as it was set up the last time."""
    name = _data(request, "name")
    if name in TABLES:
        screen.show("setup")
        screen.game = name
        screen.setup = read_setup(find(name), screen.store.get(SETUP + name))


def change_setup(screen: Screen, request: Request) -> None:
    """A field of the setup was changed."""
    if screen.page == "setup":
        screen.setup = from_form(find(screen.game), _form(request))


def play(screen: Screen, request: Request) -> None:
    """Begin the match that was set up: find the first dealer and show how."""
    if screen.page != "setup":
        return
    game = find(screen.game)
    setup = from_form(game, _form(request))
    screen.store.put(SETUP + game.name, setup.write(game))
    _begin(screen, setup)


def _begin(screen: Screen, setup: Setup) -> None:
    game = find(screen.game)
    shown = TABLES[game.name]
    names, seats = setup.names, setup.seats
    if shown.draws_seats and setup.seating != "fixed":
        order = sorted(range(len(names)), key=draw_seats(len(names), screen.random).__getitem__)
        names, seats = tuple(names[one] for one in order), tuple(seats[one] for one in order)
    draw, dealer = shown.draw_dealer(setup.first_dealer, setup.options, screen.random)
    match = Match(game, setup.options, game.first_standing(setup.options, dealer))
    key = screen.new_key()
    draw["seats"] = "drawn" if names != setup.names else "kept"
    screen.session = Session(key, match, names, seats, created=screen.now, draw=draw, pause="draw")
    screen.finished = False
    screen.store.put(OPEN, key)
    screen.show("table")
    screen.keep()


def again(screen: Screen, _request: Request) -> None:
    """The same table once more, the deal passing on."""
    old = screen.session
    if old is not None and old.over:
        screen.game = old.match.game.name
        screen.setup = read_setup(old.match.game, screen.store.get(SETUP + screen.game))
        _begin(screen, replace(screen.setup, options=old.match.options, names=old.names, seats=old.seats))


# keeping


def export(screen: Screen, request: Request) -> None:
    """The match as a file; only ``export-all`` keeps who plays each seat."""
    session = screen.session
    if session is not None:
        data = write_record(session.record(with_app=request.get("action") == "export-all"))
        name = f"saladier-{session.match.game.name}-{session.key}.json"
        screen.download = {"name": name, "type": "application/json", "text": text_of(data)}


def import_page(screen: Screen, _request: Request) -> None:
    """Where a file can be chosen."""
    screen.show("import")


def import_match(screen: Screen, request: Request) -> None:
    """Read a file; a record becomes a match of its own beside those already kept."""
    file = request.get("file")
    if not isinstance(file, Mapping):
        return
    text = file.get("text")
    try:
        if not isinstance(text, str):
            raise BadInput("the file is too large")
        found = parse(migrated(text).text)
        if is_sheet(found):
            sheet_actions.import_sheet(screen, found)
            return
        record = read_record(found)
        session = restore(
            screen.new_key(),
            record,
            screen.names_for(record.options.players),
        )
    except BadInput as error:
        screen.trouble = _("This file cannot be read as a match. {why}").format(why=complaint(error))
        screen.salvaged = part_before(text) if isinstance(text, str) else None
        return
    _open(screen, session)


def _open(screen: Screen, session: Session) -> None:
    """Keep a match that was brought, and bring it to the table."""
    screen.session, screen.sheet = session, None
    screen.keep()
    screen.open_match(session.key)


def import_part(screen: Screen, _request: Request) -> None:
    """Open what came before the move that made the file unreadable."""
    _open_part(screen, screen.salvaged)


def aside_part(screen: Screen, request: Request) -> None:
    """The same for a save that was set aside; that stays where it is."""
    for key, _why, text in screen.store.aside():
        if key == _data(request, "keyOf"):
            _open_part(screen, part_before(text))


def _open_part(screen: Screen, part: Record | None) -> None:
    if part is not None:
        _open(screen, restore(screen.new_key(), part, screen.names_for(part.options.players)))


def delete(screen: Screen, request: Request) -> None:
    """Ask before a match is deleted."""
    screen.asked, screen.asked_key = "delete", _data(request, "keyOf")


def delete_yes(screen: Screen, request: Request) -> None:
    """Delete the match that was asked about."""
    if screen.asked == "delete" and screen.asked_key == _data(request, "keyOf"):
        screen.store.delete(screen.asked_key)
        screen.leave_match()


def cancel(screen: Screen, _request: Request) -> None:
    """No to what was asked."""
    screen.asked = ""


def aside_download(screen: Screen, request: Request) -> None:
    """A save that could not be read, as it was."""
    for key, _why, text in screen.store.aside():
        if key == _data(request, "keyOf"):
            screen.download = {"name": f"saladier-unreadable-{key}.txt", "type": "text/plain", "text": text}


def aside_delete(screen: Screen, request: Request) -> None:
    """Ask before a save that could not be read is deleted."""
    screen.asked, screen.asked_key = "aside", _data(request, "keyOf")


def aside_delete_yes(screen: Screen, request: Request) -> None:
    """Delete it."""
    if screen.asked == "aside" and screen.asked_key == _data(request, "keyOf"):
        screen.store.put(ASIDE + screen.asked_key, None)
        screen.asked = ""


def taken_over(screen: Screen, _request: Request) -> None:
    """Another tab plays now: this one lets go of its match without writing anything."""
    screen.session = screen.sheet = None
    screen.show("elsewhere")


def newer_download(screen: Screen, request: Request) -> None:
    """A match that only a newer version of the program can read, as it was kept."""
    key = _data(request, "keyOf")
    text = screen.store.text_of_newer(key)
    if text is not None:
        screen.download = {"name": f"saladier-newer-{key}.txt", "type": "text/plain", "text": text}


def storage_changed(screen: Screen, request: Request) -> None:
    """Another tab wrote. When it was the match on the table, or the open score sheet, this tab lets go of it: two would
    overwrite each other."""
    data = request.get("data")
    if not isinstance(data, Mapping) or "key" not in data:
        return
    key, text = _data(request, "key"), data.get("text")
    screen.store.learn(key, text if isinstance(text, str) else None)
    if key == SETTINGS:
        screen.settings = read_settings(screen.store.get(SETTINGS))
        screen.speak()
    session, sheet = screen.session, screen.sheet
    on_table = session is not None and in_slots(key, MATCH + session.key)
    if on_table or (sheet is not None and in_slots(key, SHEET + sheet.key)):
        taken_over(screen, request)


def storage_failed(screen: Screen, request: Request) -> None:
    """The page could not write."""
    screen.storage_trouble = _data(request, "reason") or "Error"


def storage_works(screen: Screen, _request: Request) -> None:
    """The page could write everything that was waiting."""
    screen.storage_trouble = ""


def told(screen: Screen, request: Request) -> None:
    """Something that is said once was read."""
    if _data(request, "name") == "safari":
        screen.store.tell("safari")


ACTIONS: dict[str, Action] = {
    # at the table
    "move": move, "why": why, "continue": go_on, "undo": undo, "last": last, "reveal": reveal,
    "sort": sort, "order": order, "hint": hint, "prepare": prepare, "claim": claim,
    "select": select, "arrange": arrange, "stage": stage, "unstage": unstage, "target": target, "clear": clear,
    "cut-at": cut_at, "cut-any": cut_any,
    "deal": deal, "next": next_hand, "finish": finish, "show-deal": show_deal,
    "end-session": end_session, "end-session-yes": end_session_yes,
    # getting about
    "home": home, "back": back, "escape": escape, "continue-match": continue_match,
    "settings": settings, "change-settings": change_settings, "about": about,
    # a new match
    "new": new, "setup": change_setup, "play": play, "again": again,
    # keeping
    "export": export, "export-all": export, "import-page": import_page, "import": import_match,
    "import-part": import_part, "aside-part": aside_part,
    "delete": delete, "delete-yes": delete_yes, "cancel": cancel,
    "aside-download": aside_download, "aside-delete": aside_delete, "aside-delete-yes": aside_delete_yes,
    "newer-download": newer_download, "told": told,
    "storage-changed": storage_changed, "storage-failed": storage_failed, "storage-works": storage_works,
    "taken-over": taken_over,
    **look_actions.ACTIONS,
    **edit_actions.ACTIONS,
    **lesson_actions.ACTIONS,
    **rules_actions.ACTIONS,
    **sheet_actions.ACTIONS,
}  # fmt: skip
"""Name sent by the page -> what it does."""


def action_for(screen: Screen, name: str) -> Action | None:
    """What a control does; in a table inside another page, nothing that is about matches kept here."""
    if screen.embedded is None:
        return ACTIONS.get(name)
    if name in embed_actions.ACTIONS:
        return embed_actions.ACTIONS[name]
    return ACTIONS.get(name) if name in embed_actions.ALLOWED else None
