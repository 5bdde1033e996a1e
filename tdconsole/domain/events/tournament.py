from tdconsole.domain.values import (
    Chips,
    ClockAnchor,
    Money,
    PayoutBand,
    PlayId,
    Price,
    Record,
    Structure,
)


class TournamentCreated(Record, kw_only=True):
    name: str
    currency: str
    price: Price
    cash_unit: Money
    seats_per_table: int
    stack: Chips
    structure: Structure
    payouts: tuple[PayoutBand, ...]
    play: PlayId


class TournamentFinished(Record, kw_only=True):
    """The clock stops where it stands."""

    play: PlayId
    anchor: ClockAnchor
