"""Places of the sides by what decides a match: 1-1-3, and a tie that the rules break puts the others behind."""

from collections.abc import Sequence


def places_of(totals: Sequence[int], winners: Sequence[int], lowest_wins: bool) -> list[int]:
    """The place of each side, 1 for the first."""
    keys = [total if lowest_wins else -total for total in totals]
    return [place_of(side, keys, winners) for side in range(len(totals))]


def place_of(side: int, scores: Sequence[int], winners: Sequence[int]) -> int:
    """1-1-3 ranking of ``scores`` (low is good); a tie broken by the rules puts the others behind the winner."""
    if side in winners:
        return 1
    return 1 + sum(score < scores[side] or other in winners for other, score in enumerate(scores) if other != side)
