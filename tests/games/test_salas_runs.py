"""What a set of cards is as a run: forms, places, bonuses (4, 10, tables M and L)."""

import pytest

from saladier.games import Refusal
from saladier.games.salas.runs import Run, captured, fitting, grown, new_run
from tests.games.salas_set_up import house


def made(cards: str) -> Run:
    """The run that legal cards form."""
    run = new_run(house(), cards.split())
    assert isinstance(run, Run)
    return run


LAYS: list[tuple[str, dict[str, str], str | None]] = [
    ("7C 8D 9C", {}, "suit_mismatch"),
    ("7C 7D 7H", {}, "suit_mismatch"),
    ("7C 8D", {}, "suit_mismatch"),
    ("4C J*", {}, "too_short"),
    ("4C S*", {}, "too_short"),
    ("S* J*", {}, "too_short"),
    ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC J*", {}, "seq_too_long"),
    ("AC 2C 3C AC", {}, "seq_too_long"),
    ("QC KC AC AC", {}, "seq_too_long"),
    ("KC AC 3C", {}, "not_consecutive"),
    ("KC AC 2C", {}, None),
    ("KC AC 2C 3C", {}, "not_consecutive"),
    ("6H J* 9H", {}, "not_consecutive"),
    ("QD KD AD", {"ace": "low"}, "not_consecutive"),
    ("QD KD J*", {"ace": "low"}, None),
    ("4C 5C 5C 6C", {}, "duplicate_rank"),
    ("4C 5C 5C 7C", {}, "not_consecutive"),
    ("4C 5C 5C J* J*", {}, "duplicate_rank"),
    ("5C J* 7C 2D", {}, "too_many_wilds"),
    ("J* J* J*", {}, "too_many_wilds"),
    ("2C 2D J*", {}, "too_many_wilds"),
    ("2C J* 5C 6C 7C 8C", {}, "too_many_wilds"),
    ("S* S* 5C", {}, "two_salas"),
    ("S* S* J*", {}, "two_salas"),
    ("S* 5C S* 4C", {}, "not_consecutive"),
    ("2C 3C 4C J*", {}, None),
    ("2C 2C 3C", {}, None),
    ("5C 4C 3C", {}, None),
    ("J* AC QC", {}, None),
    ("AC 2C J*", {}, None),
    # with a Salas the order written counts (4.8, 4.9)
    ("5C 4C S*", {}, "not_consecutive"),
    ("4C 6C S*", {}, "not_consecutive"),
    ("4C S* 5C 7C", {}, "not_consecutive"),
    ("4C S* J* 5C", {}, "not_consecutive"),
    ("AC S* 4C 5C J* 7C", {}, "not_consecutive"),
    ("4C 5C S* 5C", {}, "duplicate_rank"),
    ("5C 6C 5C S*", {}, "not_consecutive"),
    ("2D S* 4D 2D J*", {}, "too_many_wilds"),
    ("J* S* J*", {}, "too_many_wilds"),
    ("QC KC AC S*", {}, "salas_position"),
    ("S* AC 2C", {}, "salas_position"),
    ("JC QC KC S*", {"ace": "low"}, "salas_position"),
    ("4C S* 5C", {"salas_misplaced": "reject"}, "salas_position"),
    ("2C S* 3C", {"salas_misplaced": "reject"}, "salas_position"),
    ("KC S* AC", {"salas_misplaced": "reject"}, "salas_position"),
    ("4C S* 6C", {"salas_misplaced": "reject"}, None),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "options", "wanted"), LAYS)
def test_new_runs(cards: str, options: dict[str, str], wanted: str | None) -> None:
    found = new_run(house(**options), cards.split())
    assert (found.code if isinstance(found, Refusal) else None) == wanted


SALAS_PLACES = [
    ("S* J* KS AS", (11,)),
    ("J* S* AH", (13,)),
    ("AC J* S*", (3,)),
    ("2C S* J*", (3,)),
    ("S* 2C J*", (1,)),
    ("TC JC QC KC S*", (14,)),
    ("2D S* 4D 2D", (3,)),
    ("2C 2D S*", (4,)),
    ("2C S* 3C", (1, 4)),
    ("4C S* 5C", (3, 6)),
    ("4C 5C S* 6C 7C", (3, 8)),
    ("4C S* 5C J* 7C", (3, 8)),
    ("KC S* AC", (12,)),
    ("AC S* 2C", (3,)),
    ("AC 2C 3C S* 4C 5C J* 7C 8C 9C TC JC", (12,)),
    ("S* 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", (2,)),
]


@pytest.mark.parametrize(("cards", "places"), SALAS_PLACES)
def test_where_the_salas_stands(cards: str, places: tuple[int, ...]) -> None:
    run = made(cards)
    assert run.salas == places
    assert run.open == (len(places) == 2)


BONUSES = [
    ("4C 5C 6C", "H", 15, 0),
    ("2C S* J*", "C", 30, 0),
    ("AC 2C 3C 4C 5C J* 7C", "H", 65, 100),
    ("AC 2C S* 4C 5C J* 7C", "H", 60, 100),
    ("3D 4D 5D 6D 7D 8D 9D", "S", 45, 200),
    ("3D 4D 5D S* 7D 8D 9D", "S", 40, 200),
    ("7H 8H 9H TH JH QH J*", "H", 75, 300),
    ("7H 8H 9H S* JH QH KH", "H", 55, 600),
    ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "H", 110, 500),
    ("AS 2S 3S 4S 5S 6S 2D 8S 9S TS JS QS KS", "H", 115, 200),
    ("2S 3S 4S 5S 6S 7S 8S S* TS JS QS KS AS", "S", 100, 1000),
    ("2S 3S 4S 5S 6S 7S 8S S* TS JS QS KS AS", "H", 100, 500),
    ("2S 3S 4S 5S 6S 7S 8S S* TS J* QS KS AS", "S", 110, 300),
    ("2D 3D 4D 5D 6D 7D 2D", "H", 45, 100),
    ("3C 4C 5C 6C 7C 8C 2C", "H", 45, 200),
    ("3C 4C 5C 6C 7C 8C 2D", "C", 45, 300),
    ("4H 5H 6H 7H 8H 9H TH JH 2C", "H", 70, 300),
    ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "S", 100, 600),
    ("8S 9S TS JS QS KS", "S", 60, 0),
]


@pytest.mark.parametrize(("cards", "trump", "value", "bonus"), BONUSES)
def test_table_m(cards: str, trump: str, value: int, bonus: int) -> None:
    run = made(cards)
    assert (run.points, run.bonus(house(), trump)) == (value, bonus)


@pytest.mark.parametrize(("value", "wanted"), [(200, 200), (300, 300), (600, 600), (1000, 1000)])
def test_a_dirty_thirteen_in_trump_is_an_option(value: int, wanted: int) -> None:
    rules = house(dirty_trump_13=value)
    run = made("2S 3S 4S 5S 6S 7S 8S 9S TS J* QS KS AS")
    assert run.bonus(rules, "S") == wanted
    assert run.bonus(rules, "H") == 200


ADDS: list[tuple[str, str, str | None]] = [
    ("7S 8S 2H", "TS", None),
    ("7S 8S 2H", "JS", "not_consecutive"),
    ("7S 8S 2H", "TS JS", None),
    ("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", "AD", "seq_too_long"),
    ("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", "J*", "seq_too_long"),
    ("5C 6C 7C J*", "8D", "suit_mismatch"),
    ("5C 6C 7C J*", "6C", "duplicate_rank"),
    ("5C 6C 7C J*", "2D", "too_many_wilds"),
    ("5C 6C 7C J*", "2C", "too_many_wilds"),
    ("4C 5C 6C J*", "3C 2C", None),
    ("3C 4C 5C", "S*@6", None),
    ("3C 4C 5C", "S*@7", "not_consecutive"),
    ("3C 4C 5C", "S*@4", "salas_position"),
    ("3C 4C 5C", "S*", "salas_position"),
    ("3C 4C 5C", "S*@0", "salas_position"),
    ("QC KC AC", "S*@15", "salas_position"),
    ("3C 4C S*", "S*@6", "two_salas"),
    ("3C J* 5C", "S*@4", None),
    ("7H 8H S*", "9H", "salas_position"),
    ("7H 8H S*", "TH", None),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "more", "wanted"), ADDS)
def test_additions(cards: str, more: str, wanted: str | None) -> None:
    run = made(cards)
    words = [word.partition("@") for word in more.split()]
    places = [int(place) if place else None for _, _, place in words]
    found = grown(house(), run, [card for card, _, _ in words], places)
    assert (found.code if isinstance(found, Refusal) else None) == wanted


OPEN = [
    ("6C", (3,)),
    ("3C", (6,)),
    ("7C", (6,)),
    ("2C", (3, 6)),
    ("J*", (3, 6)),
    ("3C 6C", None),
]


@pytest.mark.parametrize(("more", "places"), OPEN)
def test_additions_to_an_open_salas(more: str, places: tuple[int, ...] | None) -> None:
    run = made("4C S* 5C")
    found = grown(house(), run, more.split(), [None] * len(more.split()))
    if isinstance(found, Run):
        assert found.salas == places
    else:
        assert (found.code, places) == ("salas_position", None)


def test_an_open_salas_counts_by_the_reading_with_fewer_wild_cards() -> None:
    run = made("4C 5C S* 6C 7C 8C 9C")
    longer = grown(house(), run, ["2C"], [None])
    assert isinstance(longer, Run)
    assert (longer.salas, longer.clean) == ((3, 10), True)


def test_captures_and_fitting_cards() -> None:
    run = made("7H 8H 9H S*")
    assert run.swaps == ("TH",)
    after = captured(house(), run, "TH")
    assert after is not None
    assert after.cards == ("7H", "8H", "9H", "TH")
    assert captured(house(), run, "JH") is None
    assert fitting(house(), run) == ("2H", "6H", "JH")


def test_a_wild_two_becomes_natural() -> None:
    run = made("4C 5C 6C 7C 8C 9C 2C")
    assert not run.clean
    assert run.floating
    longer = grown(house(), run, ["3C"], [None])
    assert isinstance(longer, Run)
    assert longer.clean
    assert longer.cards[0] == "2C"
