"""How prizes are made: from the table of shares, a curve, or typed, with some places fixed."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.values import WHOLE, Money, MoneyTyped, Off, Record

MOST_PLACES: Final = 10_000

PlaceTyped = Annotated[int, Meta(ge=1, le=MOST_PLACES)]
ShareTyped = Annotated[int, Meta(ge=0, le=WHOLE)]
AmountsTyped = Annotated[tuple[MoneyTyped, ...], Meta(min_length=1, max_length=MOST_PLACES)]

Groups = Literal["single", "usual"]
"""A prize of its own for each place, or the usual groups with equal prizes further down."""


class Curve(Record, kw_only=True, omit_defaults=True):
    """A number of places, or a share of the entries rounded up; 0 follows from the rest."""

    places: Annotated[int, Meta(ge=0, le=MOST_PLACES)] = 0
    share: ShareTyped = 1_500
    first: ShareTyped = 0
    """The first prize's share of the pool."""
    minimum: Annotated[int, Meta(ge=0, le=10_000)] = 200
    """The minimum prize, in hundredths of an entry's cost."""
    step: MoneyTyped = Money(0)
    """The unit that prizes are rounded to; 0 is the cash unit."""
    groups: Groups = "usual"


class Fixed(Record, kw_only=True):
    """A place whose prize is fixed while the others are fitted around it."""

    place: PlaceTyped
    amount: MoneyTyped


class PrizePlan(Record, kw_only=True, omit_defaults=True):
    """The plan: typed prizes come before a curve, a curve before the table of shares."""

    curve: Curve | Off = "off"
    typed: Annotated[tuple[MoneyTyped, ...], Meta(max_length=MOST_PLACES)] = ()
    fixed: Annotated[tuple[Fixed, ...], Meta(max_length=200)] = ()


AS_TABLED: Final = PrizePlan()
