"""The prize list that follows from the pool and the payout table."""

from functools import lru_cache

from tdconsole.domain.state import Tournament
from tdconsole.domain.values import WHOLE, Money, PayoutBand


def shares_for(payouts: tuple[PayoutBand, ...], entries: int) -> tuple[int, ...]:
    fitting = [band.shares for band in payouts if band.entries <= entries]
    return fitting[-1] if fitting else (WHOLE,)


def prize_list(tournament: Tournament) -> tuple[Money, ...]:
    """First prize first; each in whole cash units, and what remains goes to the first."""
    entries = len(tournament.entries.by_id)
    if entries == 0:
        return ()
    shares = shares_for(tournament.setup.payouts, entries)[:entries]
    return _amounts(tournament.pool, shares, max(1, tournament.setup.cash_unit))


@lru_cache(maxsize=16)
def _amounts(pool: Money, shares: tuple[int, ...], unit: int) -> tuple[Money, ...]:
    """Asked for many times between one entry and the next."""
    amounts = [pool * share // WHOLE // unit * unit for share in shares]
    amounts[0] += pool - sum(amounts)
    return tuple(Money(amount) for amount in amounts if amount)
