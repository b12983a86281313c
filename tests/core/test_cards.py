"""Cards and packs: what is written, what is read, what is too much."""

from collections import Counter
from random import Random

import pytest

from saladier.cards import (
    HIDDEN,
    JOKER,
    RANKS,
    SALAS,
    SUITS,
    BadInput,
    excess,
    french_pack,
    read_card,
    read_cards,
    shuffled,
    write_cards,
)


@pytest.mark.parametrize("text", [rank + suit for rank in RANKS for suit in SUITS] + [JOKER, SALAS, HIDDEN])
def test_every_card_reads_as_itself(text: str) -> None:
    assert read_card(text) == text


@pytest.mark.parametrize("text", ["", "Q", "QHH", "qh", "10H", "1H", "QX", "Q♥", " QH", "QH ", "Q*", "<b>"])
def test_no_card_is_named_in_the_message(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_card(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["", "QH", "QH QH", "J* S* 2C", "TS 9S 8S"])
def test_lists_of_cards_are_written_as_they_were_read(text: str) -> None:
    assert write_cards(read_cards(text)) == text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("QH  KD", "''"),
        (" QH", "''"),
        ("QH ", "''"),
        ("QH,KD", "'QH,KD'"),
        ("QH\tKD", "QH"),
        ("QH\nKD", "QH"),
        ("QH kd", "'kd'"),
        (["QH"], "list"),
        (None, "NoneType"),
        (5, "int"),
        (True, "bool"),
        ({"QH": 1}, "dict"),
    ],
)
def test_a_bad_list_names_what_is_wrong(text: object, named: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_cards(text)
    assert named in str(caught.value)


@pytest.mark.parametrize(
    ("ranks", "without", "size", "first", "last"),
    [
        (RANKS, [], 52, "2C", "AS"),
        (RANKS, ["2C"], 51, "2D", "AS"),
        (RANKS, ["2C", "2D", "3C", "3D"], 48, "2H", "AS"),
        (RANKS[5:], [], 32, "7C", "AS"),
    ],
)
def test_a_pack_goes_from_low_to_high(ranks: str, without: list[str], size: int, first: str, last: str) -> None:
    pack = french_pack(ranks, without)
    assert (len(pack), pack[0], pack[-1]) == (size, first, last)
    assert len(set(pack)) == size


def test_shuffling_keeps_the_cards_and_the_pack_given() -> None:
    pack = french_pack()
    cards = shuffled(pack, Random(1))
    assert Counter(cards) == Counter(pack)
    assert cards != pack == french_pack()
    assert cards == shuffled(pack, Random(1))


@pytest.mark.parametrize(
    ("cards", "pack", "over"),
    [
        ("QH KD", "QH KD", ""),
        ("QH QH", "QH KD", "QH"),
        ("KD QH QH KD QH KD", "QH KD", "KD QH"),
        ("QH QH", "QH QH", ""),
        ("", "QH", ""),
        ("J*", "", "J*"),
    ],
)
def test_excess_names_each_card_once_in_reading_order(cards: str, pack: str, over: str) -> None:
    assert excess(read_cards(cards), read_cards(pack)) == read_cards(over)


def test_a_complaint_is_told_from_further_and_further_out() -> None:
    complaint = BadInput("there is no card 'X'", "[2]").inside("hands").inside("rounds[0]").inside("")
    assert complaint.what == "there is no card 'X'"
    assert BadInput("bad", "[2]").inside("hands").inside("rounds[0]").where == "rounds[0].hands[2]"
    assert str(BadInput("bad").inside("file.json")) == "file.json: bad"
