"""What can be done while looking back and with links, by the name the page sends."""

from collections.abc import Callable
from dataclasses import replace

from saladier.record import Record, RecordedRound, hides_cards, link_text, load, text_of, write_record
from saladier.table.cover import element_for
from saladier.table.embedded import VIEWS, Wanted
from saladier.table.lookback import Place
from saladier.table.looking import Looking, of_session
from saladier.table.pages.sharing import Pasted
from saladier.table.request import Request, data, field, number
from saladier.table.screen import Screen
from saladier.table.session import PERSON, Session, restore
from saladier.table.shared import MARK, open_link, open_record, part_of
from saladier.table.sharing import KINDS, record_for
from saladier.table.text import _

Action = Callable[[Screen, Request], None]


# looking back


def replay(screen: Screen, request: Request) -> None:
    """Look back: at the match on the table, or at one kept here."""
    key = data(request, "keyOf")
    session = screen.session if not key else screen.store.session(key, screen.names_for)
    if session is None or not session.match.hands or session.stage == "draw":
        return
    source = "home" if key else "table"
    screen.looking = of_session(session, source)
    if session.over and (key or screen.finished):
        screen.looking.place = Place()
    screen.show("look")


def replay_close(screen: Screen, _request: Request) -> None:
    """Back to where one came from; first out of a comment that is being written."""
    looking = screen.looking
    if looking is not None and looking.writing:
        comment_cancel(screen, _request)
    elif screen.page == "look" and looking is not None:
        screen.show(looking.source if looking.source != "table" or screen.session is not None else "home")


def _at(screen: Screen) -> Looking | None:
    return screen.looking if screen.page == "look" else None


def replay_go(screen: Screen, request: Request) -> None:
    """A step of some size, forward or back."""
    looking, unit = _at(screen), data(request, "unit")
    if looking is None:
        return
    looking.writing = False
    if unit in ("first", "last"):
        looking.place = looking.back.place(looking.place.hand, 0 if unit == "first" else None)
    elif unit in ("move", "trick", "turn", "hand"):
        looking.place = looking.back.go(looking.place, unit, data(request, "way") == "on")


def replay_to(screen: Screen, request: Request) -> None:
    """A place in the hand: from the list of moves, or by the slider."""
    looking = _at(screen)
    step = number(request, "step") if data(request, "step") else number(request, "value")
    if looking is not None and step is not None and step < len(looking.back.hand(looking.place.hand).steps):
        looking.place = Place(looking.place.hand, step)
        looking.writing = False


def replay_hand(screen: Screen, request: Request) -> None:
    """Another hand, from its beginning."""
    looking, hand = _at(screen), number(request, "value")
    if looking is not None and hand is not None and hand < looking.back.count:
        looking.place = Place(hand)
        looking.writing = False


def comment_write(screen: Screen, _request: Request) -> None:
    """Write, or change, a comment on this place."""
    looking = _at(screen)
    if looking is not None:
        looking.writing = True
        screen.focus = "#comment"


def comment_cancel(screen: Screen, _request: Request) -> None:
    """Leave the comment as it was."""
    if screen.looking is not None:
        screen.looking.writing = False
        screen.focus = "#pen"


def comment(screen: Screen, request: Request) -> None:
    """Keep what was written; of a match kept here it goes into its record at once."""
    looking = _at(screen)
    if looking is None or not looking.writing:
        return
    looking.back.put_comment(looking.place, field(request, "text"))
    looking.writing = False
    screen.focus = "#pen"
    if looking.session is not None:
        screen.store.keep(looking.session, looking.session.updated)


# sharing


def share(screen: Screen, request: Request) -> None:
    """Links to what is looked at, and going on from it; from the result of a hand or match, to that."""
    screen.shared_from = screen.page
    if screen.page != "look":
        replay(screen, request)
    if screen.looking is not None:
        screen.show("share")


def share_close(screen: Screen, _request: Request) -> None:
    """Back to looking, or to the result."""
    if screen.page == "share":
        screen.show(screen.shared_from)


def share_kind(screen: Screen, request: Request) -> None:
    """Another kind of link."""
    if data(request, "value") in KINDS:
        screen.share_kind = data(request, "value")


def share_file(screen: Screen, _request: Request) -> None:
    """The record of the link as a file."""
    record = record_for(screen.looking, kind_of(screen)) if screen.looking is not None else None
    if record is not None:
        name = f"saladier-{record.game.name}.json"
        text = text_of(_plain(record))
        screen.download = {"name": name, "type": "application/json", "text": text}


def _plain(record: Record) -> object:
    written = write_record(record)
    written.pop("x_app", None)
    return written


def kinds_of(screen: Screen) -> list[str]:
    """The kinds of links there are here."""
    return [kind for kind in KINDS if screen.looking is not None and record_for(screen.looking, kind) is not None]


def kind_of(screen: Screen) -> str:
    """The kind that is chosen, or the first there is."""
    kinds = kinds_of(screen)
    return screen.share_kind if screen.share_kind in kinds else next(iter(kinds), "")


def link_of(screen: Screen) -> str:
    """The link of the kind that is chosen; "" where there is none."""
    record = record_for(screen.looking, kind_of(screen)) if screen.looking is not None else None
    return screen.address + MARK + link_text(record) if record is not None else ""


def share_view(screen: Screen, request: Request) -> None:
    """Another view for a page of one's own."""
    if data(request, "value") in VIEWS:
        screen.share_view = data(request, "value")


def pasted_of(screen: Screen) -> Pasted | None:
    """The element for a page of one's own; ``None`` where nothing can be shared."""
    record = record_for(screen.looking, kind_of(screen)) if screen.looking is not None else None
    if record is None or screen.looking is None:
        return None
    goes_on = not hides_cards(record) and load(record).to_act is not None
    views = VIEWS if goes_on else VIEWS[:1]
    view = screen.share_view if screen.share_view in views else views[0]
    wanted = Wanted(view=view, language=screen.language)
    return Pasted(views, view, element_for(record, screen.address.rpartition("/")[0] + "/", wanted))


def copied(screen: Screen, request: Request) -> None:
    """The page has copied a link, or could not."""
    if data(request, "done") == "yes":
        screen.told = _("The link is copied.")
    else:
        screen.told = _("This browser does not let the page copy: the link is marked, copy it by hand.")


# going on from a position


def play_from(screen: Screen, request: Request) -> None:
    """A match of its own from the position that is looked at."""
    looking = screen.looking
    if looking is None or screen.page != "share" or looking.running:
        return
    match = looking.back.match_at(looking.place)
    if match.to_act is not None:
        hand = match.hands[-1]
        one = RecordedRound(hand.deal, hand.position, tuple(hand.moves))
        record = Record(match.game, match.options, hand.standing, (one,), looking.names)
        _begin(screen, record, field(request, "seat"))


def _begin(screen: Screen, record: Record, seat: str, bots: str = "medium") -> None:
    """A record as a match of its own, beside those kept; somebody at ``seat``, bots on the others."""
    players = record.options.players
    numbers = [str(one) for one in range(players)]
    seats = [PERSON if seat == "all" or seat == one else bots for one in numbers]
    if PERSON not in seats:
        seats[0] = PERSON
    extra = {**record.extra, "x_app": {"seats": seats, "created": screen.now}}
    session = _kept(screen, replace(record, extra=extra), seats)
    screen.looking = screen.shared = None
    screen.clear_address()
    screen.open_match(session.key)


def _kept(screen: Screen, record: Record, seats: list[str]) -> Session:
    session = restore(screen.new_key(), record, screen.names_of(seats))
    screen.store.keep(session, screen.now)
    return session


# links


def address(screen: Screen, request: Request) -> None:
    """The part of the address behind # has changed while the page was open."""
    open_address(screen, data(request, "hash"))


def open_address(screen: Screen, hash_: str) -> None:
    """Show what a link holds; anything else behind # is no business of this app."""
    if hash_.startswith(MARK):
        screen.shared = open_link(hash_.removeprefix(MARK), screen.numbered)
        screen.show("shared")


def shared_close(screen: Screen, _request: Request) -> None:
    """Leave the link; a match that was open goes on."""
    if screen.page == "shared":
        screen.shared = screen.looking = None
        screen.clear_address()
        screen.resume()


def shared_look(screen: Screen, _request: Request) -> None:
    """Look at what the link holds."""
    if screen.shared is not None and screen.shared.looking is not None:
        screen.looking = screen.shared.looking
        screen.show("look")


def shared_part(screen: Screen, _request: Request) -> None:
    """Look at what came before a move that is refused."""
    if screen.shared is not None and screen.shared.part is not None:
        screen.shared = part_of(screen.shared, screen.numbered)
        shared_look(screen, {})


def shared_play(screen: Screen, request: Request) -> None:
    """Play the deal, or go on from where the link stands."""
    record = screen.shared.record if screen.shared is not None else None
    if record is not None and not hides_cards(record):
        _begin(screen, record, field(request, "seat"))


def shared_afresh(screen: Screen, _request: Request) -> None:
    """The last hand of the link as a deal to be played."""
    looking = screen.shared.looking if screen.shared is not None else None
    if looking is not None and screen.shared is not None and screen.shared.record is not None:
        last = screen.shared.record.rounds[-1]
        standing = looking.match.hands[-1].standing
        one = RecordedRound(last.deal, last.position)
        record = Record(looking.match.game, looking.match.options, standing, (one,))
        screen.shared = open_record(record, screen.numbered(record.options.players))


def shared_keep(screen: Screen, _request: Request) -> None:
    """Keep the record beside the matches there are."""
    record = screen.shared.record if screen.shared is not None else None
    if record is not None and not hides_cards(record):
        seats = [PERSON, *["medium"] * (record.options.players - 1)]
        _kept(screen, record, seats)
        screen.shared = screen.looking = None
        screen.clear_address()
        screen.leave_match()


ACTIONS: dict[str, Action] = {
    "replay": replay, "replay-close": replay_close, "replay-go": replay_go, "replay-to": replay_to,
    "replay-hand": replay_hand, "comment": comment, "comment-write": comment_write, "comment-cancel": comment_cancel,
    "share": share, "share-close": share_close, "share-kind": share_kind, "share-view": share_view,
    "share-file": share_file, "copied": copied, "play-from": play_from,
    "address": address, "shared-close": shared_close, "shared-look": shared_look, "shared-part": shared_part,
    "shared-play": shared_play, "shared-afresh": shared_afresh, "shared-keep": shared_keep,
}  # fmt: skip
"""Name sent by the page -> what it does."""

LEAVE: dict[str, Action] = {"look": replay_close, "share": share_close, "shared": shared_close}
"""Page -> what the Escape key does there."""
