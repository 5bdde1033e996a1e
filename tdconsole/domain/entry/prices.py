"""The price of an entry for each person, and whether the payments match it."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.language.rejections.entry import (
    ForMembersOnly,
    NoSuchProfile,
    NoSuchTill,
    PaymentsDoNotAddUp,
    TillIsClosed,
    TillOfOtherCurrency,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.terms import Profile
from tdconsole.domain.prize_list.seat_vouchers import vouchers_fault
from tdconsole.domain.state.context import Context, Standing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Money, Payment, Price, TillNo

STANDARD_PRICE: Final = "standard"
"""The name that asks for the tournament's own price where another would fit."""


def fitting(
    tournament: Tournament, reading: Reading | None, standing: Standing
) -> Iterator[Profile]:
    """The profiles that this person qualifies for now, in their order."""
    level = _level(tournament, reading)
    for profile in tournament.terms.profiles:
        if profile.members and not standing.member:
            continue
        if profile.early and level:
            continue
        if profile.from_level and level < profile.from_level:
            continue
        if profile.members or profile.early or profile.from_level:
            yield profile


def _level(tournament: Tournament, reading: Reading | None) -> int:
    """The number of the level being played; 0 before the clock starts."""
    if reading is None or reading.starts_in is not None:
        return 0
    periods = tournament.setup.structure[: reading.index + 1]
    return max(1, sum(1 for period in periods if not isinstance(period, Break)))


def chosen(
    tournament: Tournament, wanted: str | None, reading: Reading | None, standing: Standing
) -> Profile | Rejection | None:
    """The profile asked for, else the first that fits; None means the tournament's own price."""
    if wanted is None:
        return next(fitting(tournament, reading, standing), None)
    if wanted.strip() == STANDARD_PRICE:
        return None
    for profile in tournament.terms.profiles:
        if profile.name.strip() == wanted.strip():
            if profile.members and not standing.member:
                return ForMembersOnly(profile=profile.name)
            return profile
    return NoSuchProfile(profile=wanted.strip())


def with_bonus(price: Price, tournament: Tournament) -> Price:
    """The price with the staff's part, where the terms sell chips for it."""
    bonus = tournament.terms.staff_bonus
    return price if bonus == "off" else replace(price, staff=Money(price.staff + bonus.price))


def payments_of(payments: tuple[Payment, ...] | None, due: Price) -> tuple[Payment, ...]:
    """The payments, by default all in cash; payments of nothing are dropped."""
    if payments is None:
        payments = (Payment(amount=due.total),)
    return tuple(payment for payment in payments if payment.amount)


def sum_of(payments: Iterable[Payment]) -> Money:
    return Money(sum(payment.amount for payment in payments))


def payment_fault(
    tournament: Tournament,
    payments: tuple[Payment, ...],
    due: Price,
    till: TillNo | None,
    context: Context,
) -> Rejection | None:
    if sum_of(payments) != due.total:
        return PaymentsDoNotAddUp(
            due=due.total, paid=sum_of(payments), currency=tournament.setup.currency
        )
    return till_fault(tournament, till, context) or vouchers_fault(tournament, payments, context)


def till_fault(tournament: Tournament, till: TillNo | None, context: Context) -> Rejection | None:
    if till is None:
        return None
    if context.till is None:
        return NoSuchTill(till=till)
    if not context.till.open:
        return TillIsClosed(till=till)
    if context.till.currency != tournament.setup.currency:
        return TillOfOtherCurrency(till=till, currency=context.till.currency)
    return None
