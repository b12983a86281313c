"""What the buttons of a melding table would do with the cards chosen: moves, or the reason why not."""

from dataclasses import dataclass, field

from saladier.games import Refusal


@dataclass(frozen=True)
class Offer:
    """One wide button: what it does, with which result, and the move it makes.

    Without a ``move`` it is off: ``refusal`` says why in the terms of the rules, ``hint`` in words where no rule is
    concerned (nothing chosen yet). ``action`` is for buttons that make no move.
    """

    label: str
    detail: str = ""
    move: str | None = None
    tried: str | None = None
    refusal: Refusal | None = None
    hint: str = ""
    action: str = ""
    main: bool = False

    @property
    def on(self) -> bool:
        """Whether a tap does something."""
        return self.move is not None or bool(self.action)


@dataclass(frozen=True)
class Offers:
    """The three wide buttons; per own meld the move a tap on it makes (or tries); further buttons for the tray."""

    wide: tuple[Offer, Offer, Offer]
    melds: dict[int, Offer] = field(default_factory=dict)
    extra: tuple[Offer, ...] = ()
    total: int | None = None
    """What is composed is worth together, where a minimum has to be met."""
    least: int | None = None

    @property
    def moves(self) -> list[str]:
        """Every move that a button or a meld makes now."""
        return [one.move for one in (*self.wide, *self.melds.values(), *self.extra) if one.move is not None]
