"""A person's receipt: payments and refunds in one tournament."""

from collections.abc import Iterable

from msgspec.structs import replace

from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import (
    NOTHING,
    EntryId,
    Instant,
    Money,
    Payment,
    PersonId,
    Price,
    Record,
    StaffId,
    TillNo,
)
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.purchases import Bought, Purchases, purchases


class ReceiptLine(Record, kw_only=True):
    """A line of the receipt; `bought.payments` are those for it."""

    bought: Bought
    bullet: int
    till: str | None
    by: str | None


class Receipt(Record, kw_only=True):
    """A person's receipt, with everything bought with and after the entry, in order of time."""

    event: str
    currency: str
    name: str | None
    country: str | None
    lines: tuple[ReceiptLine, ...]
    price: Price
    paid: Money

    @property
    def owed(self) -> Money:
        """The sum still owed; negative if too much was paid."""
        return Money(self.price.total - self.paid)


class Refund(Record, kw_only=True):
    entry: EntryId
    name: str | None
    country: str | None
    at: Instant
    payments: tuple[Payment, ...]
    amount: Money
    till: str | None
    by: str | None


class RefundList(Record, kw_only=True):
    event: str
    currency: str
    refunds: tuple[Refund, ...]
    total: Money


def receipts(
    source: PaperSource, entries: tuple[EntryId, ...] | None = None
) -> tuple[Receipt, ...]:
    """The receipts, one per person in the order of first entries: everybody's, or those named."""
    by_id = united(source.state).entries.by_id
    bought = purchases(source.trail)
    wanted = sorted(by_id) if entries is None else [e for e in entries if e in by_id]
    persons = dict.fromkeys(by_id[entry].person for entry in wanted)
    of: dict[PersonId, list[EntryId]] = {person: [] for person in persons}
    for entry in sorted(by_id):
        if by_id[entry].person in of:
            of[by_id[entry].person].append(entry)
    return tuple(
        _receipt(source, person, _lines(source, [by_id[one] for one in of[person]], bought))
        for person in persons
    )


def _lines(source: PaperSource, entries: list[Entry], bought: Purchases) -> tuple[ReceiptLine, ...]:
    lines = []
    for entry in entries:
        for nth, one in enumerate(bought.of.get(entry.id, ())):
            # The price of an entry may have been corrected for all after it was paid.
            priced = replace(one, price=entry.paid) if nth == 0 else one
            lines.append(
                ReceiptLine(
                    bought=priced,
                    bullet=entry.bullet,
                    till=till_name(source, one.till),
                    by=staff_name(source, one.actor),
                )
            )
    return tuple(sorted(lines, key=lambda line: line.bought.at.utc))


def _receipt(source: PaperSource, person: PersonId, lines: tuple[ReceiptLine, ...]) -> Receipt:
    price, known, setup = NOTHING, source.people.get(person), source.state.setup
    for line in lines:
        price = price.plus(line.bought.price)
    return Receipt(
        event=setup.name,
        currency=setup.currency,
        name=known.name if known else None,
        country=known.country if known else None,
        lines=lines,
        price=price,
        paid=_sum(payment for line in lines for payment in line.bought.payments),
    )


def refund_list(source: PaperSource, entries: tuple[EntryId, ...] | None = None) -> RefundList:
    """The refunds in entry order, for all entries or those named."""
    given_back = purchases(source.trail).given_back
    refunds = []
    for number in sorted(given_back):
        one = given_back[number]
        if entries is not None and number not in entries:
            continue
        known = source.people.get(one.person)
        refunds.append(
            Refund(
                entry=number,
                name=known.name if known else None,
                country=known.country if known else None,
                at=one.at,
                payments=one.payments,
                amount=_sum(one.payments),
                till=till_name(source, one.till),
                by=staff_name(source, one.actor),
            )
        )
    return RefundList(
        event=source.state.setup.name,
        currency=source.state.setup.currency,
        refunds=tuple(refunds),
        total=Money(sum(refund.amount for refund in refunds)),
    )


def till_name(source: PaperSource, till: TillNo | None) -> str | None:
    return None if till is None else source.tills.get(till)


def staff_name(source: PaperSource, actor: StaffId | None) -> str | None:
    return None if actor is None else source.staff.get(actor)


def _sum(payments: Iterable[Payment]) -> Money:
    return Money(sum(payment.amount for payment in payments))
