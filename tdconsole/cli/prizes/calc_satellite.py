"""The calculator of satellites: the seats that a pool pays, and the remainder."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.prizes import NothingToShareOut
from tdconsole.domain.language.terms import Satellite
from tdconsole.domain.prize_list.satellite_prizes import prizes, seats_in
from tdconsole.domain.values import Money, MoneyTyped, Record


class SatelliteAsked(Satellite, kw_only=True):
    """A satellite in the smallest unit of money; by default the pool is what all entries paid.

    The default block is two entries.
    """

    buy_in: MoneyTyped
    entries: Annotated[int, Meta(ge=1, le=100_000)]
    pool: MoneyTyped | None = None
    unit: Annotated[int, Meta(ge=1, le=10**9)] = 1
    """The smallest sum paid out."""


class SatelliteTold(Record, kw_only=True):
    pool: Money
    seats: int
    winners: tuple[Money, ...]
    """What each seat's winner gets, the seat included."""
    cash: tuple[Money, ...]
    """The cash prizes of the places below."""


def satellite(voice: Voice, asked: SatelliteAsked) -> SatelliteTold:
    pool = Money(asked.entries * asked.buy_in) if asked.pool is None else asked.pool
    if not pool:
        raise refusing(voice, NothingToShareOut())
    terms = Satellite(
        seat=asked.seat,
        remainder=asked.remainder,
        block=asked.block or Money(2 * asked.buy_in),
    )
    seats = seats_in(pool, asked.seat, asked.entries)
    every = prizes(pool, terms, asked.entries, Money(asked.unit))
    return SatelliteTold(pool=pool, seats=seats, winners=every[:seats], cash=every[seats:])


SATELLITE: Final = Calculator(SatelliteAsked, SatelliteTold, satellite)
