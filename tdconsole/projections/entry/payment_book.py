"""The payments, refunds and prizes of one tournament, entry by entry, as its trail grows."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
    RebuyTaken,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.values import EntryId, Money, Payment, PayMethod, Record, StaffId, TillNo

Payments = tuple[Payment, ...]


class Received(Record, kw_only=True):
    """Payments made together, at one till to one member of staff."""

    payments: Payments
    till: TillNo | None
    actor: StaffId | None


class Flow:
    """Running sums: taken, given back, and prizes paid out."""

    __slots__ = ("given_back", "paid_out", "taken")

    def __init__(self) -> None:
        self.taken = 0
        self.given_back = 0
        self.paid_out = 0

    @property
    def left(self) -> Money:
        return Money(self.taken - self.given_back - self.paid_out)

    def add(self, other: "Flow | Moved", times: int = 1) -> None:
        self.taken += times * other.taken
        self.given_back += times * other.given_back
        self.paid_out += times * other.paid_out


class Moved(NamedTuple):
    """One entry's part of each sum of a flow."""

    flow: Flow
    taken: int = 0
    given_back: int = 0
    paid_out: int = 0


class Account:
    """The payments of an entry, with those for the entry itself."""

    __slots__ = ("moves", "own", "paid", "received")

    def __init__(self) -> None:
        self.paid = 0
        self.moves: list[Moved] = []
        self.own: Received | None = None
        self.received: list[Received] = []


class PaymentBook:
    """The book; it takes living steps only, in trail order."""

    def __init__(self) -> None:
        self.accounts: dict[EntryId, Account] = {}
        self.flows: dict[tuple[TillNo | None, StaffId | None, PayMethod], Flow] = {}

    def take(self, events: Iterable[Event], actor: StaffId | None) -> None:
        for event in events:
            if (taking := _TAKES.get(type(event))) is not None:
                taking(self, event, actor)

    def forget(self, entry: EntryId) -> None:
        """Drop an entry's payments, so that those still living can be taken again."""
        account = self.accounts.pop(entry, None)
        for moved in () if account is None else account.moves:
            moved.flow.add(moved, -1)

    def cash_in(self, till: TillNo) -> Money:
        """The cash payments into a till, less those out of it."""
        flows = (f for (at, _who, how), f in self.flows.items() if at == till and how == "cash")
        return Money(sum(flow.left for flow in flows))

    def paid(self, entry: EntryId) -> Money:
        account = self.accounts.get(entry)
        return Money(0 if account is None else account.paid)

    def registered(self, event: EntryRegistered, actor: StaffId | None) -> None:
        payments = event.payments
        if payments is None:  # written before payments were recorded: the whole price, in cash
            payments = (Payment(amount=event.paid.total),)
        account = self._account(event.entry)
        account.own = Received(payments=payments, till=event.till, actor=actor)
        self._receive(account, account.own)

    def bought(self, event: RebuyTaken | AddOnTaken | BonusTaken, actor: StaffId | None) -> None:
        received = Received(payments=event.payments, till=event.till, actor=actor)
        self._receive(self._account(event.entry), received)

    def corrected(self, event: PaymentsCorrected, actor: StaffId | None) -> None:
        """Change how an entry was paid, but not who took the payment."""
        account = self._account(event.entry)
        was = account.own
        if was is not None:
            account.received.remove(was)
            self._add(account, was, -1)
        account.own = Received(
            payments=event.payments, till=event.till, actor=actor if was is None else was.actor
        )
        self._receive(account, account.own)

    def unregistered(self, event: EntryUnregistered, actor: StaffId | None) -> None:
        account = self._account(event.entry)
        if event.refund is None:  # written before refunds were recorded: all of it, the way it came
            for received in account.received:
                self._give_back(account, received.payments, received.till, actor)
        else:
            self._give_back(account, event.refund, event.till, actor)
        account.own = None
        account.received.clear()

    def won(self, event: PrizePaid, actor: StaffId | None) -> None:
        """Take a payout; a cancelled tournament's refund counts as given back, not as a prize."""
        self._pay_out(event, actor, 1)

    def taken_back(self, event: PrizeTakenBack, actor: StaffId | None) -> None:
        self._pay_out(event, actor, -1)

    def _pay_out(self, event: PrizePaid | PrizeTakenBack, actor: StaffId | None, sign: int) -> None:
        account = self._account(event.entry)
        for payment in event.payments:
            flow, amount = self._flow(event.till, actor, payment), sign * payment.amount
            if event.due == "refund":
                moved = Moved(flow, given_back=amount)
            else:
                moved = Moved(flow, paid_out=amount)
            flow.add(moved)
            account.moves.append(moved)

    def _account(self, entry: EntryId) -> Account:
        if entry not in self.accounts:
            self.accounts[entry] = Account()
        return self.accounts[entry]

    def _receive(self, account: Account, received: Received) -> None:
        account.received.append(received)
        self._add(account, received, 1)

    def _add(self, account: Account, received: Received, sign: int) -> None:
        for payment in received.payments:
            flow = self._flow(received.till, received.actor, payment)
            moved = Moved(flow, taken=sign * payment.amount)
            flow.add(moved)
            account.paid += moved.taken
            account.moves.append(moved)

    def _give_back(
        self, account: Account, payments: Payments, till: TillNo | None, actor: StaffId | None
    ) -> None:
        for payment in payments:
            flow = self._flow(till, actor, payment)
            moved = Moved(flow, given_back=payment.amount)
            flow.add(moved)
            account.paid -= payment.amount
            account.moves.append(moved)

    def _flow(self, till: TillNo | None, actor: StaffId | None, payment: Payment) -> Flow:
        key = (till, actor, payment.method)
        flow = self.flows.get(key)
        if flow is None:
            flow = self.flows[key] = Flow()
        return flow


_TAKES: Final[dict[type, Callable[[PaymentBook, Any, StaffId | None], None]]] = {
    EntryRegistered: PaymentBook.registered,
    EntryUnregistered: PaymentBook.unregistered,
    RebuyTaken: PaymentBook.bought,
    AddOnTaken: PaymentBook.bought,
    BonusTaken: PaymentBook.bought,
    PaymentsCorrected: PaymentBook.corrected,
    PrizePaid: PaymentBook.won,
    PrizeTakenBack: PaymentBook.taken_back,
}


def paid_for(events: Iterable[Any]) -> set[EntryId]:
    """The entries whose book depends on these events."""
    return {event.entry for event in events if type(event) in _TAKES}
