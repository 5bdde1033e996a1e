"""Steps on which somebody pays, for the tests of the sums."""

from typing import Any

from tdconsole.domain.engine.decider import fold
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
from tdconsole.domain.values import (
    Chips,
    Due,
    EntryId,
    Money,
    Payment,
    PayMethod,
    PayoutNo,
    PersonId,
    Price,
    StaffId,
    TillNo,
    TournamentId,
)
from tdconsole.projections.entry.cash import Booked
from tdconsole.projections.entry.payment_book import PaymentBook
from tests.domain.floor import founded

DUE = Price(pool=Money(5_000), fee=Money(500))


def paying(method: PayMethod, amount: int) -> Payment:
    return Payment(method=method, amount=Money(amount))


def cash(amount: int) -> tuple[Payment, ...]:
    return (paying("cash", amount),)


def _till(till: int | None) -> TillNo | None:
    return None if till is None else TillNo(till)


def entry(
    number: int, *payments: Payment, till: int | None = 1, paid: Price = DUE
) -> EntryRegistered:
    return EntryRegistered(
        entry=EntryId(number),
        person=PersonId(number),
        paid=paid,
        stack=Chips(1),
        payments=payments,
        till=_till(till),
    )


def before_payments_were(number: int) -> EntryRegistered:
    return EntryRegistered(entry=EntryId(number), person=PersonId(number), paid=DUE, stack=Chips(1))


def left(number: int, *refund: Payment, till: int | None = 1) -> EntryUnregistered:
    return EntryUnregistered(entry=EntryId(number), refund=refund, till=_till(till))


def _bought(kind: Any, number: int, payments: tuple[Payment, ...], price: int) -> Any:
    return kind(
        entry=EntryId(number),
        paid=Price(pool=Money(price)),
        chips=Chips(1),
        payments=payments,
        till=TillNo(1),
    )


def rebuy(number: int, *payments: Payment, price: int = 1_000) -> RebuyTaken:
    bought: RebuyTaken = _bought(RebuyTaken, number, payments, price)
    return bought


def add_on(number: int, *payments: Payment, price: int = 2_000) -> AddOnTaken:
    bought: AddOnTaken = _bought(AddOnTaken, number, payments, price)
    return bought


def bonus(number: int, *payments: Payment, price: int = 300) -> BonusTaken:
    bought: BonusTaken = _bought(BonusTaken, number, payments, price)
    return bought


def corrected(number: int, *payments: Payment, till: int | None = 1) -> PaymentsCorrected:
    return PaymentsCorrected(entry=EntryId(number), payments=payments, till=_till(till))


def booked(
    *events: Event, currency: str = "EUR", name: str = "Main", actor: int | None = None
) -> Booked:
    book = PaymentBook()
    book.take(events, None if actor is None else StaffId(actor))
    state = fold(None, [founded(name=name, currency=currency), *events])
    assert state is not None
    return Booked(TournamentId(name.lower()), state, book)


def won(
    number: int,
    *payments: Payment,
    till: int | None = 1,
    due: Due = "prize",
    payout: int = 1,
    withheld: int = 0,
) -> PrizePaid:
    return PrizePaid(
        payout=PayoutNo(payout),
        entry=EntryId(number),
        due=due,
        gross=Money(sum(one.amount for one in payments) + withheld),
        withheld=Money(withheld),
        payments=payments,
        till=_till(till),
    )


def won_back(
    number: int, *payments: Payment, till: int | None = 1, due: Due = "prize", payout: int = 2
) -> PrizeTakenBack:
    return PrizeTakenBack(
        payout=PayoutNo(payout),
        entry=EntryId(number),
        due=due,
        amount=Money(sum(one.amount for one in payments)),
        payments=payments,
        till=_till(till),
    )
