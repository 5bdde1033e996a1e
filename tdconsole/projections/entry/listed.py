"""Every entry with its price, payments, chips, and the limits passed for it."""

from collections.abc import Iterable

from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Limit,
    Money,
    Payment,
    PayMethod,
    PersonId,
    Price,
    Record,
    Seat,
    SeatNo,
)
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People, of_entry


class MethodPaid(Record, kw_only=True):
    method: PayMethod
    amount: Money


class EntryRow(Record, kw_only=True):
    entry: EntryId
    bullet: int
    before: EntryId | None
    """The same person's previous entry."""
    person: PersonId
    name: str | None
    country: str | None
    seat: Seat | None
    out: bool
    profile: str | None
    price: Price
    """The price, with all later purchases."""
    paid: tuple[MethodPaid, ...]
    chips: Chips
    """The chips handed out in all."""
    rebuys: int
    added_on: bool
    bonus: bool
    second_half: Chips
    """The second half, not handed out yet."""
    seats_needed: tuple[SeatNo, ...]
    overrode: tuple[Limit, ...]


class EntryList(Record, kw_only=True):
    currency: str
    rows: tuple[EntryRow, ...]


def entry_list(tournament: Tournament, people: People, trail: Iterable[TrailStep]) -> EntryList:
    passed = limits_passed(trail)
    entries = tournament.entries.by_id
    return EntryList(
        currency=tournament.setup.currency,
        rows=tuple(
            _row(tournament, people, entries[number], passed.get(number, ()))
            for number in sorted(entries)
        ),
    )


def limits_passed(trail: Iterable[TrailStep]) -> dict[EntryId, tuple[Limit, ...]]:
    """The limits passed for each entry in steps that still count, each once."""
    passed = dict[EntryId, tuple[Limit, ...]]()
    for step in trail:
        if step.undone_by is not None:
            continue
        for event in step.events:
            entry: EntryId | None = getattr(event, "entry", None)
            overrode: tuple[Limit, ...] = getattr(event, "overrode", ())
            if entry is not None and overrode:
                passed[entry] = tuple(dict.fromkeys((*passed.get(entry, ()), *overrode)))
    return passed


def paid_by_method(entry: Entry) -> tuple[MethodPaid, ...]:
    """The sums by method; payments without a record came in cash."""
    first = entry.payments
    if first is None:
        first = (Payment(amount=entry.paid.total),)
    sums = dict[PayMethod, int]()
    for payment in (*first, *entry.later):
        sums[payment.method] = sums.get(payment.method, 0) + payment.amount
    return tuple(
        MethodPaid(method=method, amount=Money(amount)) for method, amount in sums.items() if amount
    )


def _row(
    tournament: Tournament, people: People, entry: Entry, overrode: tuple[Limit, ...]
) -> EntryRow:
    known = of_entry(tournament, people, entry.id)
    return EntryRow(
        entry=entry.id,
        bullet=entry.bullet,
        before=entry.previous_entry,
        person=entry.person,
        name=known.name if known else None,
        country=known.country if known else None,
        seat=tournament.play.seating.of.get(entry.id),
        out=entry.id in tournament.exits.by_entry,
        profile=entry.profile,
        price=entry.spent,
        paid=paid_by_method(entry),
        chips=entry.chips,
        rebuys=entry.rebuys,
        added_on=entry.added_on,
        bonus=bool(entry.bonus),
        second_half=entry.second_half,
        seats_needed=entry.pinned,
        overrode=overrode,
    )
