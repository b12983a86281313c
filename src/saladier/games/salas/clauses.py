"""Refusal code -> the clause of the rules page that explains it."""

from collections.abc import Mapping

CLAUSES: Mapping[str, str] = {
    "unreadable": "3",
    "not_your_turn": "2.2",
    "wrong_phase": "3",
    "card_not_in_hand": "3.2",
    "pile_empty": "3.3",
    "pile_closed": "3.3",
    "pile_card_unused": "3.3",
    "pile_needs_open": "3.3",
    "suit_mismatch": "4.1",
    "too_short": "4.1",
    "seq_too_long": "4.1",
    "not_consecutive": "4.5",
    "duplicate_rank": "4.1",
    "too_many_wilds": "4.2",
    "two_salas": "4.2",
    "salas_position": "4.8",
    "not_own_meld": "4.7",
    "salas_first": "5.1",
    "opening_too_low": "5.2",
    "minimum_too_low": "6.2",
    "swap_wrong_card": "5.5",
    "swap_too_soon": "5.7",
    "keep_one": "3.6",
    "discard_from_pile": "3.5",
    "discard_salas": "3.4",
}
