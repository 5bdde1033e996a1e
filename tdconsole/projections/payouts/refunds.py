"""What everybody gets back of a tournament that was cancelled, and what was paid of it."""

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
    """Of all that was taken so much stays with the house."""
    heads: Money = Money(0)
    """Of the total so much had been paid for heads."""


def cancelled_refunds(source: PaperSource) -> CancelledRefunds | None:
    """Nothing of a tournament that was not cancelled; in the order of the entries."""
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
