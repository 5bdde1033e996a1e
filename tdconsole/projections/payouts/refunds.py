"""The refunds of a cancelled tournament, and what was paid of them."""

from tdconsole.domain.prizes.cancelling import present_case
from tdconsole.domain.prizes.refunds import Case
from tdconsole.domain.prizes.unclaimed import remains
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Record
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.payouts.paid_out import PaidOut, of_entries, paid_out
from tdconsole.projections.people.names import People, of_entry


class CancelledRefund(Record, kw_only=True):
    entry: EntryId
    name: str | None
    country: str | None
    amount: Money
    slips: tuple[PaidOut, ...] = ()


class CancelledRefunds(Record, kw_only=True):
    event: str
    currency: str
    case: Case
    rows: tuple[CancelledRefund, ...]
    total: Money
    kept: Money
    """The part of the takings that stays with the house."""
    heads: Money = Money(0)
    """The part of the total that had been paid for bounties."""


def cancelled_refunds(source: PaperSource) -> CancelledRefunds | None:
    """The refunds in entry order; None if the tournament wasn't cancelled."""
    state, people = source.state, source.people
    refunds = state.prizes.refunds
    if refunds is None:
        return None
    slips = of_entries(paid_out(source), "refund")
    rows = tuple(
        _row(state, people, entry, amount, slips.get(entry, ()))
        for entry, amount in sorted(refunds.items())
    )
    total = Money(sum(row.amount for row in rows))
    return CancelledRefunds(
        event=state.setup.name,
        currency=state.setup.currency,
        case=present_case(state),
        rows=rows,
        total=total,
        heads=state.prizes.heads_back,
        kept=remains(state, total),
    )


def _row(
    state: Tournament, people: People, entry: EntryId, amount: Money, slips: tuple[PaidOut, ...]
) -> CancelledRefund:
    known = of_entry(state, people, entry)
    return CancelledRefund(
        entry=entry,
        name=known.name if known else None,
        country=known.country if known else None,
        amount=amount,
        slips=slips,
    )
