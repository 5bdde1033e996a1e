"""The money taken, by what it is for."""

from msgspec.structs import replace

from tdconsole.domain.state.money import Takings
from tdconsole.domain.values import Money, Price


def taken(takings: Takings, price: Price, times: int = 1) -> Takings:
    """The takings with this price added, or with -1 taken out."""
    return replace(
        takings,
        pool=Money(takings.pool + times * price.pool),
        fees=Money(takings.fees + times * price.fee),
        bounties=Money(takings.bounties + times * price.bounty),
        staff=Money(takings.staff + times * price.staff),
    )
