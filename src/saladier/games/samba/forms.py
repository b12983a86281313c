"""Which cards form a meld: one judge for groups, one for sequences, each in the order of section 15."""

from collections.abc import Sequence as Cards

from saladier.cards import Card
from saladier.games.contract import Refusal
from saladier.games.samba.cards import RED_THREES, THREES, WILDS
from saladier.games.samba.melds import COMPLETE, SHORTEST, Group, Sequence, consecutive
from saladier.games.samba.rules import MOST_WILDS, Rules


def group_fault(rules: Rules, cards: Cards[Card], onto: Group | None, leaves_card: bool) -> Refusal | None:
    """Why ``cards`` make no group, by themselves or added to the group ``onto`` (7.1).

    ``leaves_card``: the whole move leaves a card in hand, so that black threes stay where they are (7.4).
    """
    before = onto.cards if onto is not None else ()
    if len(before) + len(cards) < SHORTEST:
        return Refusal("too_short", {"cards": tuple(cards), "least": SHORTEST})
    plain = [card for card in cards if card not in WILDS]
    ranks = tuple(dict.fromkeys([*(onto.rank if onto is not None else ""), *(card[0] for card in plain)]))
    if len(ranks) > 1:
        return Refusal("mixed_ranks", {"ranks": ranks, "cards": tuple(cards)})
    wilds = len(cards) - len(plain)
    held = onto.wilds if onto is not None else 0
    if ranks == ("3",):
        fault = _threes_fault(rules, plain, wilds + held, leaves_card)
        if fault is not None:
            return fault
    return shape_fault(rules, len(before) - held + len(plain), held + wilds, len(before) >= COMPLETE and wilds > 0)


def _threes_fault(rules: Rules, threes: Cards[Card], wilds: int, leaves_card: bool) -> Refusal | None:
    """Why threes may not be melded now: never red ones, black ones only on the way out (7.3, 7.4)."""
    red = tuple(card for card in threes if card in RED_THREES)
    if red:
        return Refusal("red_three_meld", {"cards": red})
    if rules.black3 == "never":
        return Refusal("black_three_forbidden", {"cards": tuple(threes)})
    if leaves_card:
        return Refusal("black_three_not_out", {"cards": tuple(threes)})
    if wilds and rules.black3 != "wild_going_out":
        return Refusal("black_three_wild", {"wilds": wilds})
    return None


def shape_fault(rules: Rules, naturals: int, wilds: int, wild_onto_canasta: bool = False) -> Refusal | None:
    """Why so many naturals and wild cards do not stand together (7.1.2, 7.1.3, 7.1.6)."""
    if not naturals:
        return Refusal("no_naturals", {"wilds": wilds})
    if wilds > MOST_WILDS:
        return Refusal("too_many_wilds", {"wilds": wilds, "most": MOST_WILDS})
    if wild_onto_canasta:
        return Refusal("wild_to_canasta", {"naturals": naturals, "wilds": wilds})
    if naturals < rules.naturals_for[wilds]:
        needed = rules.naturals_for[wilds]
        return Refusal("wild_ratio", {"naturals": naturals, "wilds": wilds, "needed": needed})
    return None


def merged_groups_fault(rules: Rules, one: Group, other: Group) -> Refusal | None:
    """Why two groups of a side may not become one (7.1.8)."""
    if one.rank != other.rank:
        return Refusal("mixed_ranks", {"ranks": (one.rank, other.rank)})
    barred = any(len(big.cards) >= COMPLETE and small.wilds > 0 for big, small in ((one, other), (other, one)))
    return shape_fault(rules, one.naturals + other.naturals, one.wilds + other.wilds, barred)


def sequence_fault(cards: Cards[Card], closed: bool = False) -> Refusal | None:
    """Why ``cards`` (those already on the table included) make no sequence (7.2).

    ``closed``: one of the sequences they extend is a samba.
    """
    if len(cards) < SHORTEST:
        return Refusal("too_short", {"cards": tuple(cards), "least": SHORTEST})
    for code, barred in (("wild_in_seq", WILDS), ("three_in_seq", THREES)):
        found = tuple(card for card in cards if card in barred)
        if found:
            return Refusal(code, {"cards": found})
    suits = tuple(dict.fromkeys(card[1] for card in cards))
    if len(suits) > 1:
        return Refusal("suit_mismatch", {"suits": suits, "cards": tuple(cards)})
    if closed:
        return Refusal("seq_closed", {"most": COMPLETE})
    if len(cards) > COMPLETE:
        return Refusal("seq_too_long", {"count": len(cards), "most": COMPLETE})
    if not consecutive(cards):
        return Refusal("not_consecutive", {"cards": tuple(cards)})
    return None


def joined_sequences_fault(rules: Rules, one: Sequence, other: Sequence, link: Cards[Card]) -> Refusal | None:
    """Why two sequences of a side may not be joined by ``link``, no card or one (7.2.4)."""
    if rules.joining == "none":
        return Refusal("seq_merge_off")
    fault = sequence_fault((*one.cards, *link, *other.cards), one.closed or other.closed)
    if fault is not None:
        return fault
    if rules.joining == "three_plus_link" and not (len(one.cards) == len(other.cards) == SHORTEST and link):
        return Refusal("seq_merge_shape", {"counts": (len(one.cards), len(link), len(other.cards))})
    return None
