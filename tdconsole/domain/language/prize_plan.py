"""How the prizes are made: by the table of shares, by a curve, or typed; some places held fast."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.values import WHOLE, Money, MoneyTyped, Off, Record

MOST_PLACES: Final = 10_000

PlaceTyped = Annotated[int, Meta(ge=1, le=MOST_PLACES)]
ShareTyped = Annotated[int, Meta(ge=0, le=WHOLE)]
AmountsTyped = Annotated[tuple[MoneyTyped, ...], Meta(min_length=1, max_length=MOST_PLACES)]

Groups = Literal["single", "usual"]
"""Each place its own prize, or, as houses print them, several places alike further down."""


class Curve(Record, kw_only=True, omit_defaults=True):
    """So many places, or a share of the entries rounded up; what is 0 follows from the rest."""

    places: Annotated[int, Meta(ge=0, le=MOST_PLACES)] = 0
    share: ShareTyped = 1_500
    first: ShareTyped = 0
    """The first prize's share of the pool."""
    minimum: Annotated[int, Meta(ge=0, le=10_000)] = 200
    """The least prize, in hundredths of what an entry costs."""
    step: MoneyTyped = Money(0)
    """To which the prizes are rounded; 0 is the cash unit."""
    groups: Groups = "usual"


class Fixed(Record, kw_only=True):
    """A place whose prize is held while the others are fitted."""

    place: PlaceTyped
    amount: MoneyTyped


class PrizePlan(Record, kw_only=True, omit_defaults=True):
    """Typed before a curve, a curve before the table of shares."""

    curve: Curve | Off = "off"
    typed: Annotated[tuple[MoneyTyped, ...], Meta(max_length=MOST_PLACES)] = ()
    fixed: Annotated[tuple[Fixed, ...], Meta(max_length=200)] = ()


AS_TABLED: Final = PrizePlan()
