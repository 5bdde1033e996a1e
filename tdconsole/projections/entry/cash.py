"""The sums of the cash desk by till, method, staff and tournament; they always add up."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, get_args

from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.house import HouseState, TillShift
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, PayMethod, Record, StaffId, TillNo, TournamentId
from tdconsole.projections.entry.payment_book import Flow, PaymentBook

METHODS: Final[tuple[PayMethod, ...]] = get_args(PayMethod)

Key = tuple[TillNo | None, StaffId | None, PayMethod]


class Booked:
    """A tournament with its payments."""

    def __init__(self, number: TournamentId, tournament: Tournament, book: PaymentBook) -> None:
        self.number, self.tournament, self.book = number, tournament, book

    @property
    def currency(self) -> str:
        return self.tournament.setup.currency


class MethodSum(Record, kw_only=True):
    method: PayMethod
    taken: Money
    given_back: Money
    paid_out: Money = Money(0)
    """The sum paid out in prizes and bounties."""
    total: Money


class TillSheet(Record, kw_only=True):
    """A till's cash: float + put in - taken out + cash in - cash out - prizes.

    `expected_then` is what should have been in it at the count. While the till is open the
    difference is from that moment; once closed it is of now, so that correcting a payment corrects
    it.
    """

    till: TillNo
    name: str
    currency: str
    open: bool
    floats: Money
    put_in: Money
    taken_out: Money
    cash_in: Money
    cash_out: Money
    prizes_out: Money = Money(0)
    expected: Money
    counted: Money | None
    expected_then: Money | None
    difference: Money | None
    methods: tuple[MethodSum, ...]


class TillList(Record, kw_only=True):
    """The tills, open ones first, each group latest first."""

    tills: tuple[TillSheet, ...]


class StaffSum(Record, kw_only=True):
    actor: StaffId | None
    methods: tuple[MethodSum, ...]
    total: Money
    prizes: Money = Money(0)
    """The prizes paid out, already deducted from the total."""


class Owing(Record, kw_only=True):
    """A debt; negative if too much was paid."""

    entry: EntryId
    due: Money
    paid: Money
    owed: Money


class TournamentSum(Record, kw_only=True):
    """A tournament's sums; what is owed is the price of all purchases today, less payments."""

    tournament: TournamentId
    name: str
    methods: tuple[MethodSum, ...]
    total: Money
    prizes: Money = Money(0)
    owed: Money
    owing: tuple[Owing, ...]


class CurrencySheet(Record, kw_only=True):
    currency: str
    methods: tuple[MethodSum, ...]
    total: Money
    prizes: Money = Money(0)
    owed: Money
    cash_without_till: Money
    staff: tuple[StaffSum, ...]
    tournaments: tuple[TournamentSum, ...]

    @property
    def taken(self) -> Money:
        """The takings less what was given back; prizes were paid out of them."""
        return Money(self.total + self.prizes)


class CashReport(Record, kw_only=True):
    tills: tuple[TillSheet, ...]
    currencies: tuple[CurrencySheet, ...]


def expected_in(till: TillShift, books: Iterable[Booked]) -> Money:
    """The cash that should be in the till now."""
    cash = (one.book.cash_in(till.no) for one in books if one.currency == till.currency)
    return Money(till.without_payments + sum(cash))


def till_list(house: HouseState, books: Iterable[Booked]) -> TillList:
    booked = list(books)
    tills = sorted(house.tills.values(), key=lambda till: (not till.open, -till.no))
    return TillList(tills=tuple(_till_sheet(till, booked) for till in tills))


def cash_report(house: HouseState, books: Iterable[Booked]) -> CashReport:
    booked = list(books)
    currencies = dict.fromkeys(one.currency for one in booked)
    return CashReport(
        tills=till_list(house, booked).tills,
        currencies=tuple(
            _currency_sheet(house, currency, [one for one in booked if one.currency == currency])
            for currency in currencies
        ),
    )


def till_sheet(till: TillShift, books: Iterable[Booked]) -> TillSheet:
    return _till_sheet(till, list(books))


def _till_sheet(till: TillShift, books: list[Booked]) -> TillSheet:
    methods = _by_method(books, lambda key: key[0] == till.no, till.currency)
    cash_in = sum(one.taken for one in methods if one.method == "cash")
    cash_out = sum(one.given_back for one in methods if one.method == "cash")
    prizes_out = sum(one.paid_out for one in methods if one.method == "cash")
    expected = Money(till.without_payments + cash_in - cash_out - prizes_out)
    count, difference = till.count, None
    if count is not None:
        difference = count.difference if till.open else Money(count.counted - expected)
    return TillSheet(
        till=till.no,
        name=till.name,
        currency=till.currency,
        open=till.open,
        floats=till.floats,
        put_in=till.put_in,
        taken_out=till.taken_out,
        cash_in=Money(cash_in),
        cash_out=Money(cash_out),
        prizes_out=Money(prizes_out),
        expected=expected,
        counted=None if count is None else count.counted,
        expected_then=None if count is None else count.expected,
        difference=difference,
        methods=methods,
    )


def _currency_sheet(house: HouseState, currency: str, books: list[Booked]) -> CurrencySheet:
    methods = _by_method(books, lambda _key: True, currency)
    tournaments = tuple(_tournament_sum(one) for one in books)
    tills = {till.no for till in house.tills.values() if till.currency == currency}
    loose = _by_method(books, lambda key: key[0] not in tills and key[2] == "cash", currency)
    return CurrencySheet(
        currency=currency,
        methods=methods,
        total=_total(methods),
        prizes=_prizes(methods),
        owed=Money(sum(one.owed for one in tournaments)),
        cash_without_till=_total(loose),
        staff=tuple(_by_staff(books, currency)),
        tournaments=tournaments,
    )


def _tournament_sum(one: Booked) -> TournamentSum:
    methods = _by_method([one], lambda _key: True, one.currency)
    owing = tuple(sorted(_owing(one), key=lambda owing: owing.entry))
    return TournamentSum(
        tournament=one.number,
        name=one.tournament.setup.name,
        methods=methods,
        total=_total(methods),
        prizes=_prizes(methods),
        owed=Money(sum(owed.owed for owed in owing)),
        owing=owing,
    )


def _owing(one: Booked) -> Iterator[Owing]:
    """The debts of all flights."""
    for floor in floors(one.tournament).values():
        for entry in floor.entries.by_id.values():
            due, paid = entry.paid.total + entry.bought.total, one.book.paid(entry.id)
            if due != paid:
                yield Owing(entry=entry.id, due=Money(due), paid=paid, owed=Money(due - paid))


def _by_staff(books: list[Booked], currency: str) -> Iterator[StaffSum]:
    """The sums of those who took or gave anything that still counts."""
    actors = {key[1] for one in books for key in one.book.flows}
    for actor in sorted(actors, key=lambda who: (who is None, who or 0)):
        methods = _by_method(books, partial(_of_actor, actor), currency)
        if methods:
            total, prizes = _total(methods), _prizes(methods)
            yield StaffSum(actor=actor, methods=methods, total=total, prizes=prizes)


def _of_actor(actor: StaffId | None, key: Key) -> bool:
    return key[1] == actor


def _by_method(
    books: list[Booked], of: Callable[[Key], bool], currency: str
) -> tuple[MethodSum, ...]:
    """The sums of the methods that were used."""
    sums: dict[PayMethod, Flow] = {}
    for one in books:
        if one.currency != currency:
            continue
        for key, flow in one.book.flows.items():
            if of(key):
                sums.setdefault(key[2], Flow()).add(flow)
    return tuple(
        MethodSum(
            method=method,
            taken=Money(found.taken),
            given_back=Money(found.given_back),
            paid_out=Money(found.paid_out),
            total=found.left,
        )
        for method in METHODS
        if (found := sums.get(method)) is not None
        and (found.taken or found.given_back or found.paid_out)
    )


def _total(methods: Iterable[MethodSum]) -> Money:
    return Money(sum(one.total for one in methods))


def _prizes(methods: Iterable[MethodSum]) -> Money:
    return Money(sum(one.paid_out for one in methods))
