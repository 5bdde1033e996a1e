"""The calculators of prizes: the pool and its make-up, places paid, the prize list."""

from collections.abc import Iterator
from typing import Annotated, Final

import click
from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan, ShareTyped
from tdconsole.domain.language.rejections.prizes import (
    DeductedTooMuch,
    FirstPrizeTooSmall,
    NothingToShareOut,
    StepOffUnit,
)
from tdconsole.domain.language.terms import CountTyped, Deduction, Terms
from tdconsole.domain.prize_list.tables import Field, places_paid, planned_for, shares_for
from tdconsole.domain.prizes.posting import refused
from tdconsole.domain.setup.creating import payouts_fault
from tdconsole.domain.values import WHOLE, CurrencyTyped, Money, MoneyTyped, PayoutBand, Record
from tdconsole.library.payouts import payouts
from tdconsole.projections.prizes.pool import PoolLine, Source, of_the_house

Entries = Annotated[int, Meta(ge=1, le=1_000_000)]
Unit = Annotated[Money, Meta(ge=1, le=10**9)]
Bands = Annotated[tuple[PayoutBand, ...], Meta(min_length=1, max_length=500)]

_NOTHING: Final = Money(0)


# The pool


class Sold(Record, kw_only=True):
    """A number sold, and what each brought for the pool."""

    number: CountTyped
    each: MoneyTyped


class PrizePoolAsked(Record, kw_only=True):
    """The sales; `no_shows` are entries whose money leaves again, shares are in ten-thousandths."""

    entries: CountTyped
    each: MoneyTyped
    """The part of an entry that goes to the pool."""
    no_shows: CountTyped = 0
    reentries: Sold | None = None
    rebuys: Sold | None = None
    add_ons: Sold | None = None
    deductions: Annotated[tuple[Deduction, ...], Meta(max_length=10)] = ()
    added: MoneyTyped = _NOTHING
    guarantee: MoneyTyped = _NOTHING


class PrizePoolTold(Record, kw_only=True):
    lines: tuple[PoolLine, ...]
    """Their sum is the pool."""
    came_in: Money
    pool: Money


def prize_pool(voice: Voice, asked: PrizePoolAsked) -> PrizePoolTold:
    if asked.no_shows > asked.entries:
        raise click.UsageError("There can't be more no-shows than entries.")
    terms = Terms(deductions=asked.deductions, added=asked.added, guarantee=asked.guarantee)
    deducted = sum(deduction.share for deduction in terms.deductions)
    if deducted > WHOLE:
        raise refusing(voice, DeductedTooMuch(total=deducted))
    sold = tuple(_sold(asked))
    came_in = Money(sum(line.amount for line in sold))
    return PrizePoolTold(
        lines=(*sold, *of_the_house(terms, came_in)), came_in=came_in, pool=terms.pool(came_in)
    )


def _sold(asked: PrizePoolAsked) -> Iterator[PoolLine]:
    entries = Sold(number=asked.entries - asked.no_shows, each=asked.each)
    of: dict[Source, Sold | None] = {
        "entries": entries,
        "reentries": asked.reentries,
        "rebuys": asked.rebuys,
        "add_ons": asked.add_ons,
    }
    for source, sold in of.items():
        if sold is not None:
            amount = Money(sold.number * sold.each)
            yield PoolLine(source=source, number=sold.number, amount=amount)


# The places


class PlacesPaidAsked(Record, kw_only=True):
    """By a share of the entries, rounded up, or by a payout table: shipped, a file, or bands."""

    entries: Annotated[tuple[Entries, ...], Meta(min_length=1, max_length=1000)]
    share: ShareTyped | None = None
    payouts: Bands | str | None = None


class PlacesPaidTold(Record, kw_only=True):
    paid: tuple[int, ...]


def places(voice: Voice, asked: PlacesPaidAsked) -> PlacesPaidTold:
    if (asked.share is None) == (asked.payouts is None):
        raise click.UsageError("Either share is needed or payouts.")
    if asked.payouts is None:
        curve = Curve(share=asked.share or 0)
        return PlacesPaidTold(paid=tuple(places_paid(curve, one) for one in asked.entries))
    bands = _bands(voice, asked.payouts)
    paid = (min(one, len(shares_for(bands, one))) for one in asked.entries)
    return PlacesPaidTold(paid=tuple(paid))


def _bands(voice: Voice, given: Bands | str) -> tuple[PayoutBand, ...]:
    bands = payouts(given) if isinstance(given, str) else given
    if fault := payouts_fault(bands):
        raise refusing(voice, fault)
    return bands


# The prizes


class PayoutsAsked(Record, kw_only=True):
    """By a payout table or on a curve; fixed places keep their prize.

    `entry` is the cost of one: the minimum prize is a share of it, and first must be more.
    """

    pool: MoneyTyped
    entries: Entries
    entry: MoneyTyped = _NOTHING
    payouts: Bands | str | None = None
    curve: Curve | None = None
    fixed: Annotated[tuple[Fixed, ...], Meta(max_length=200)] = ()
    unit: Unit = Money(1)
    """The smallest sum paid out."""
    currency: CurrencyTyped = "EUR"


class PayoutsTold(Record, kw_only=True):
    """The prizes, first one first; they make up the pool."""

    amounts: tuple[Money, ...]
    pool: Money


def payouts_of(voice: Voice, asked: PayoutsAsked) -> PayoutsTold:
    if (asked.curve is None) == (asked.payouts is None):
        raise click.UsageError("Either payouts is needed or curve.")
    if not asked.pool:
        raise refusing(voice, NothingToShareOut())
    bands = () if asked.payouts is None else _bands(voice, asked.payouts)
    unit, currency = asked.unit, asked.currency
    plan = PrizePlan(curve=asked.curve or AS_TABLED.curve, fixed=asked.fixed)
    if asked.curve is not None and asked.curve.step % unit:
        raise refusing(voice, StepOffUnit(step=asked.curve.step, unit=unit, currency=currency))
    field = Field(pool=asked.pool, entries=asked.entries, cost=asked.entry, unit=unit)
    amounts = planned_for(field, plan, bands)
    if not isinstance(amounts, tuple):
        raise refusing(voice, refused(amounts, asked.pool, unit, currency))
    if amounts[0] <= asked.entry:
        raise refusing(
            voice,
            FirstPrizeTooSmall(first=amounts[0], entry=asked.entry, currency=currency, cite="PC"),
        )
    return PayoutsTold(amounts=amounts, pool=Money(sum(amounts)))


PAYOUTS: Final = Calculator(PayoutsAsked, PayoutsTold, payouts_of)
PLACES_PAID: Final = Calculator(PlacesPaidAsked, PlacesPaidTold, places)
PRIZE_POOL: Final = Calculator(PrizePoolAsked, PrizePoolTold, prize_pool)
