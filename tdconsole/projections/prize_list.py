from tdconsole.domain import payouts
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Money, Record


class PrizeList(Record, kw_only=True):
    currency: str
    entries: int
    pool: Money
    fees: Money
    amounts: tuple[Money, ...]


def prize_list(tournament: Tournament) -> PrizeList:
    return PrizeList(
        currency=tournament.setup.currency,
        entries=len(tournament.entries.by_id),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        amounts=payouts.prize_list(tournament),
    )
