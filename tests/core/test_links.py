"""Records as links, and links for one player: what comes back, what cannot be read, and what is not in them."""

import os
from collections import Counter
from random import Random

import pytest

from saladier.cards import HIDDEN, BadInput, write_cards
from saladier.games import HIDDEN_QUESTION, NAMES, Match
from saladier.record import (
    Comment,
    Record,
    RecordedRound,
    for_player,
    hides_cards,
    link_text,
    load,
    look_into,
    pack,
    read_record,
    record_of,
    unpack,
)
from tests.core.test_record_identity import random_match

LINKS = int(os.environ.get("SALADIER_LINKS", "40"))
"""Random records that go through a link, and random positions of which a player's link is made."""


def there_and_back(record: Record) -> Record:
    return read_record(unpack(link_text(record)))


@pytest.mark.parametrize("number", range(LINKS))
def test_a_record_comes_back_from_its_link(number: int) -> None:
    match = random_match(NAMES[number % len(NAMES)], 1000 + number)
    match.hands[-1].notes["comments"] = (Comment(0, "à — ß — 🂡"),)
    record = record_of(match, tuple("αβγδεζ"[: match.options.players]))
    assert there_and_back(record) == record


def test_what_the_app_keeps_is_not_in_a_link() -> None:
    record = record_of(random_match("septica", 3), extra={"x_app": {"seats": ["person"]}, "x_else": 1})
    assert there_and_back(record).extra == {"x_else": 1}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "signs"),
        ("a+b", "signs"),
        ("<script>", "signs"),
        ("a", "damaged"),
        ("AAAA", "damaged"),
        (link_text(record_of(random_match("samba", 5)))[:-9], "damaged"),
        (link_text(record_of(random_match("samba", 5))) + "AAAA", "damaged"),
        ("A" * 500_000, "too long"),
        (pack("x" * 5_000_000), "unfolds to more"),
        (pack({"format": "saladier/99"}) and pack("[" * 1000)[:0] + "zz", "damaged"),
    ],
)
def test_a_damaged_link_says_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        unpack(text)


def test_a_link_from_a_newer_version_says_so() -> None:
    data = unpack(link_text(record_of(random_match("salas", 2))))
    with pytest.raises(BadInput, match="newer"):
        read_record({**data, "format": "saladier/2"})


def running(name: str, number: int) -> Match:
    """A match in the middle of a hand."""
    for seed in range(number, number + 50):
        match = random_match(name, 7000 + seed)
        if match.to_act is not None:
            return match
    raise AssertionError("no hand goes on")


def ever_seen(match: Match, seat: int) -> Counter[str]:
    """The cards the seat was shown in the hand that goes on: at its beginning, and those that came with each move."""
    seen, before = Counter[str](), Counter[str]()
    record = record_of(match)
    for moves in range(len(match.hands[-1].moves) + 1):
        now = load(record, moves).round
        assert now is not None
        shown = Counter(card for card in match.game.view(now, seat).round.cards() if card != HIDDEN)
        shown |= Counter(card for cut in getattr(now, "cuts", ()) for card in cut.shown)
        seen += shown - before
        before = shown
    return seen


@pytest.mark.parametrize("number", range(LINKS))
def test_a_players_link_holds_no_hidden_card(number: int) -> None:
    match = running(NAMES[number % len(NAMES)], number)
    seat = Random(number).randrange(match.options.players)
    shown = there_and_back(for_player(record_of(match), seat))
    last = shown.rounds[-1]
    assert last.deal is not None
    told = Counter(card for card in last.deal if card != HIDDEN)
    seen = ever_seen(match, seat)
    assert told <= seen
    assert HIDDEN in last.deal
    with pytest.raises(BadInput, match=r"\?\?"):
        load(shown)


@pytest.mark.parametrize("number", range(LINKS))
def test_a_players_link_shows_what_the_player_saw(number: int) -> None:
    match = running(NAMES[number % len(NAMES)], number)
    seat = Random(number).randrange(match.options.players)
    match.hands[-1].notes["comments"] = tuple(Comment(after, "") for after in range(len(match.hands[-1].moves) + 1))
    record, shown = record_of(match), for_player(record_of(match), seat)
    count = len(match.hands[-1].moves)
    for moves in sorted({0, count // 2, count}):
        real, seen = load(record, moves), look_into(shown, shown.rounds[-1].comments[moves].after)
        assert real.round is not None
        assert seen.round is not None
        assert seen.to_act == real.to_act
        assert seen.view(seat).round.position() == real.view(seat).round.position()


def test_a_position_is_covered_too() -> None:
    position = {
        "to_act": 0, "hands": ["KS KH 4C", "5C 5D 6S"], "stock": "TS JD QC", "pile": "4D", "melds": [[], []],
    }  # fmt: skip
    data = {"format": "saladier/1", "game": "samba", "options": {"players": 2}}
    record = read_record({**data, "rounds": [{"position": position, "moves": ["draw", "discard 4C"]}]})
    covered = for_player(record, 0).rounds[0].position
    assert covered == {**position, "hands": ["KS KH 4C", "?? ?? ??"], "stock": "TS JD ??"}
    shown = look_into(for_player(record, 0))
    assert shown.round is not None
    assert sorted(shown.round.hands[0]) == ["JD", "KH", "KS", "TS"]


def test_what_somebody_asks_a_partner_is_nobody_elses_business() -> None:
    canastas = ["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 9H 9D"]
    position = {
        "to_act": 0, "hands": ["KC KD", "5C 5D", "6C 6D", "7C 7D"], "stock": "TS JS", "pile": "4D",
        "melds": [canastas, []], "phase": "meld",
    }  # fmt: skip
    given = {"position": position, "moves": ["ask: add KC KD > 0", "no"]}
    record = read_record({"format": "saladier/1", "game": "samba", "rounds": [given]})
    assert for_player(record, 0).rounds[0].moves == ("ask: add KC KD > 0", "no")
    for seat in (1, 2, 3):
        shown = for_player(record, seat)
        assert shown.rounds[0].moves == (HIDDEN_QUESTION, "no")
        seen = look_into(shown)
        assert seen.to_act == 0
        assert seen.view(seat).round.position() == load(record).view(seat).round.position()


def test_a_finished_hand_is_open_to_all() -> None:
    match = random_match("canadian_salad", 1)
    while match.to_act is not None and match.round is not None:
        assert match.play(match.to_act, match.round.legal_moves()[0]) is None
    record = record_of(match)
    assert for_player(record, 1) is record
    assert not hides_cards(record)


def test_hidden_cards_are_refused_where_they_would_be_played() -> None:
    deal = write_cards([HIDDEN] * 52)
    record = read_record({"format": "saladier/1", "game": "canadian_salad", "rounds": [{"deal": deal}]})
    assert hides_cards(record)
    with pytest.raises(BadInput, match=r"rounds\[0\].deal: '\?\?' is a hidden card"):
        load(record)
    assert look_into(record).to_act == 1
    for odd in (53, 51):
        wrong = RecordedRound(deal=(HIDDEN,) * odd)
        with pytest.raises(BadInput, match="the deal is not the pack"):
            look_into(Record(record.game, record.options, record.standing, (wrong,)))
