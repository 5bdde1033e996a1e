"""Advice on money still to be paid when all is over, and to be taken back."""

from collections.abc import Iterator

from tdconsole.domain.prizes.dues import owed, to_give_back
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money
from tdconsole.projections.advice.due import MoneyOwedBack, MoneyUnpaid


def of_paying(tournament: Tournament) -> Iterator[MoneyUnpaid | MoneyOwedBack]:
    currency = tournament.setup.currency
    if back := to_give_back(tournament):
        amount = Money(-sum(one.open for one in back))
        yield MoneyOwedBack(
            players=len({one.entry for one in back}),
            amount=amount,
            currency=currency,
            start=f"unpay #{back[0].entry}",
        )
    if not tournament.finished:
        return
    unpaid = [one for one in owed(tournament) if one.open > 0]
    if unpaid:
        yield MoneyUnpaid(
            players=len({one.entry for one in unpaid}),
            amount=Money(sum(one.open for one in unpaid)),
            currency=currency,
            refunds=tournament.prizes.refunds is not None,
            start=f"pay #{unpaid[0].entry}",
        )
