"""The purchases and refunds of each entry, with till and time, from the trail."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

from msgspec.structs import replace

from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
    RebuyTaken,
)
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Payment,
    PersonId,
    Price,
    Record,
    StaffId,
    TillNo,
)
from tdconsole.projections.engine.trail import TrailStep

BoughtKind = Literal["entry", "re-entry", "rebuy", "add-on", "bonus"]

Tills = Mapping[TillNo, str]
Staff = Mapping[StaffId, str]


class Bought(Record, kw_only=True):
    kind: BoughtKind
    entry: EntryId
    at: Instant
    price: Price
    chips: Chips
    payments: tuple[Payment, ...]
    till: TillNo | None
    actor: StaffId | None
    profile: str | None = None


class GivenBack(Record, kw_only=True):
    """A refund; without till and staff if the step that took the entry back didn't say."""

    entry: EntryId
    person: PersonId
    at: Instant
    payments: tuple[Payment, ...]
    till: TillNo | None
    actor: StaffId | None


class Purchases:
    def __init__(self) -> None:
        self.of: dict[EntryId, list[Bought]] = {}
        self.persons: dict[EntryId, PersonId] = {}
        self.given_back: dict[EntryId, GivenBack] = {}

    def registered(self, event: EntryRegistered, step: TrailStep) -> None:
        payments = event.payments
        if payments is None:  # written before payments were recorded: the whole price, in cash
            payments = (Payment(amount=event.paid.total),)
        self.persons[event.entry] = event.person
        self.of[event.entry] = [
            Bought(
                kind="entry" if event.before is None else "re-entry",
                entry=event.entry,
                at=step.at,
                price=event.paid,
                chips=event.stack,
                payments=payments,
                till=event.till,
                actor=step.actor,
                profile=event.profile,
            )
        ]

    def bought(self, event: RebuyTaken | AddOnTaken | BonusTaken, step: TrailStep) -> None:
        self.of.setdefault(event.entry, []).append(
            Bought(
                kind=_KINDS[type(event)],
                entry=event.entry,
                at=step.at,
                price=event.paid,
                chips=event.chips,
                payments=event.payments,
                till=event.till,
                actor=step.actor,
            )
        )

    def corrected(self, event: PaymentsCorrected, _step: TrailStep) -> None:
        """Change how the entry itself was paid, but not when or by whom it was taken."""
        bought = self.of.get(event.entry)
        if bought:
            bought[0] = replace(bought[0], payments=event.payments, till=event.till)

    def unregistered(self, event: EntryUnregistered, step: TrailStep) -> None:
        bought = self.of.pop(event.entry, [])
        payments = event.refund
        if payments is None:  # written before refunds were recorded: all of it, the way it came
            payments = tuple(payment for one in bought for payment in one.payments)
        person = self.persons.get(event.entry)
        if person is not None:
            self.given_back[event.entry] = GivenBack(
                entry=event.entry,
                person=person,
                at=step.at,
                payments=payments,
                till=event.till,
                actor=step.actor,
            )


_KINDS: Final[dict[type, BoughtKind]] = {
    RebuyTaken: "rebuy",
    AddOnTaken: "add-on",
    BonusTaken: "bonus",
}
_TAKES: Final[dict[type, Callable[[Purchases, Any, TrailStep], None]]] = {
    EntryRegistered: Purchases.registered,
    RebuyTaken: Purchases.bought,
    AddOnTaken: Purchases.bought,
    BonusTaken: Purchases.bought,
    PaymentsCorrected: Purchases.corrected,
    EntryUnregistered: Purchases.unregistered,
}


def purchases(trail: Iterable[TrailStep]) -> Purchases:
    """The purchases in steps that count."""
    made = Purchases()
    for step in trail:
        if step.undone_by is None:
            for event in step.events:
                if (taking := _TAKES.get(type(event))) is not None:
                    taking(made, event, step)
    return made


def registered_at(trail: Iterable[TrailStep]) -> dict[EntryId, Instant]:
    return {
        event.entry: step.at
        for step in trail
        for event in step.events
        if isinstance(event, EntryRegistered)
    }
