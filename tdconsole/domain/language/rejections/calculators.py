"""Refusals of the calculators."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, SeatNo


class SeatTwice(Refusal, kw_only=True):
    """A seat was named twice."""

    seat: SeatNo


class TooManyAtTable(Refusal, kw_only=True):
    players: int
    seats: int


class NobodyHasChips(Refusal, kw_only=True):
    """Half of the pool goes by chips, so somebody must have some."""


class NothingPutIn(Refusal, kw_only=True):
    """No seat put in a chip, so there is no pot."""


class StakeOffUnit(Refusal, kw_only=True):
    """No chips make up this amount; without a seat it is the dead money."""

    put: Chips
    unit: Chips
    seat: SeatNo | None = None


class BlindsBackwards(Refusal, kw_only=True):
    small: Chips
    big: Chips


class MoreThanTwoLeft(Refusal, kw_only=True):
    """Heads-up means two at one table and nobody elsewhere."""

    players: int


class MoreThanEntered(Refusal, kw_only=True):
    """More players sit at the tables than there are entries."""

    players: int
    entries: int


class CardTwice(Refusal, kw_only=True):
    """A card appears twice, but a race is dealt from one deck."""

    card: str


class CardsNotTheOdd(Refusal, kw_only=True):
    """A seat gets one card for each odd chip."""

    seat: SeatNo
    odd: int
    cards: int


class OddDiffers(Refusal, kw_only=True):
    """The seats' odd chips don't come to those of the table."""

    odd: int
    seats: int
