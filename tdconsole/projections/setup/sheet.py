"""The setup sheet: everything agreed when the tournament was made, as it is now."""

from tdconsole.domain.language.terms import Terms
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Level, Money, PayoutBand, Price, Record


class SetupSheet(Record, kw_only=True):
    name: str
    currency: str
    price: Price
    cash_unit: Money
    seats_per_table: int
    stack: Chips
    payouts: tuple[PayoutBand, ...]
    terms: Terms
    rulebook: str
    """The title of the rulebook."""
    levels: int
    minutes: int
    """The length of the whole structure, breaks included."""


def setup_sheet(tournament: Tournament) -> SetupSheet:
    setup = tournament.setup
    return SetupSheet(
        name=setup.name,
        currency=setup.currency,
        price=setup.price,
        cash_unit=setup.cash_unit,
        seats_per_table=setup.seats_per_table,
        stack=setup.stack,
        payouts=setup.payouts,
        terms=setup.terms,
        rulebook=tournament.rules.title,
        levels=sum(isinstance(period, Level) for period in setup.structure),
        minutes=sum(period.minutes for period in setup.structure),
    )
