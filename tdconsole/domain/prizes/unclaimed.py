"""Money owed to nobody: of the prizes, and of all takings when a tournament is called off."""

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Record


class UnclaimedPrizes(Record, kw_only=True):
    """The part of the prizes that nobody can win any more."""

    amount: Money = Money(0)
    shares: int = 0
    """The shares of a deal whose players were struck; else fewer players remain than places."""


def unwon(tournament: Tournament) -> UnclaimedPrizes:
    prizes, won = tournament.prizes, awards(tournament)
    if prizes.refunds is not None or tournament.in_flights:
        return UnclaimedPrizes()
    amounts, deal = prize_list(tournament), prizes.deal
    given = sum(award.amount for award in won)
    if deal is not None:
        waits = deal.held if tournament.left > 1 else 0
    else:
        reached = min((award.place - 1 for award in won), default=len(amounts))
        waits = sum(amounts[: min(reached, tournament.left)])
    amount = Money(sum(amounts) - given - waits)
    shares = sum(entry in prizes.struck for entry in deal.shares) if deal is not None else 0
    return UnclaimedPrizes(amount=amount, shares=shares) if amount > 0 else UnclaimedPrizes()


def remains(tournament: Tournament, refunded: Money) -> Money:
    """The money the house keeps after these refunds; prizes and bounties won before are paid."""
    out = tournament.exits.by_entry
    prizes = sum(award.amount for award in awards(tournament) if award.entry in out)
    won = sum(heads(tournament).won.values())
    return Money(tournament.takings.total - refunded - prizes - won)
