"""The prize list that follows from the pool and the payout table."""

from tdconsole.domain.state import Tournament
from tdconsole.domain.values import WHOLE, Money, PayoutBand


def shares_for(payouts: tuple[PayoutBand, ...], entries: int) -> tuple[int, ...]:
    fitting = [band.shares for band in payouts if band.entries <= entries]
    return fitting[-1] if fitting else (WHOLE,)


def prize_list(tournament: Tournament) -> tuple[Money, ...]:
    """First prize first; each in whole cash units, and what remains goes to the first."""
    entries, pool = len(tournament.entries.by_id), tournament.takings.pool
    if entries == 0:
        return ()
    unit = max(1, tournament.setup.cash_unit)
    shares = shares_for(tournament.setup.payouts, entries)[:entries]
    amounts = [pool * share // WHOLE // unit * unit for share in shares]
    amounts[0] += pool - sum(amounts)
    return tuple(Money(amount) for amount in amounts if amount)
