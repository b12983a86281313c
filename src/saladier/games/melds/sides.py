"""Seats of one side."""


def partners(seat: int, players: int, sides: int) -> tuple[int, ...]:
    """The other seats of the side of ``seat``, in playing order from it. Sides sit alternately: seat mod
    sides."""
    return tuple((seat + step) % players for step in range(sides, players, sides))
