from tdconsole.domain.prize_list import tables as payouts
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Record


class PrizeList(Record, kw_only=True):
    currency: str
    entries: int
    pool: Money
    fees: Money
    amounts: tuple[Money, ...]
    divided: Money = Money(0)
    """The part divided by a deal among the best places."""
    dealers: int = 0
    held: Money = Money(0)
    """The part a deal holds back for the winner."""
    seat: Money = Money(0)
    """The value of a seat; a prize that large is one."""
    target: str = ""


def prize_list(tournament: Tournament) -> PrizeList:
    deal, satellite = tournament.prizes.deal, tournament.terms.satellite
    shares = () if deal is None else deal.shares.values()
    return PrizeList(
        currency=tournament.setup.currency,
        entries=entries_in_all(tournament),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        amounts=payouts.prize_list(tournament),
        divided=Money(sum(share.amount for share in shares)),
        dealers=len(shares),
        held=Money(0) if deal is None else deal.held,
        seat=Money(0) if satellite == "off" else satellite.seat,
        target="" if satellite == "off" else satellite.target,
    )
