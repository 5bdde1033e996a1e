"""The prize list that follows from the pool and the plan."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan
from tdconsole.domain.prize_list.blocks import Misfit
from tdconsole.domain.prize_list.curve import fitted, refitted
from tdconsole.domain.prize_list.satellite import seat_prizes
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import WHOLE, Money, PayoutBand, Record


def shares_for(payouts: tuple[PayoutBand, ...], entries: int) -> tuple[int, ...]:
    fitting = [band.shares for band in payouts if band.entries <= entries]
    return fitting[-1] if fitting else (WHOLE,)


def places_paid(curve: Curve, entries: int) -> int:
    places = curve.places or -(-entries * curve.share // WHOLE)
    return max(1, min(places, entries))


def prize_list(tournament: Tournament) -> tuple[Money, ...]:
    """The prizes, first one first; posted ones stay, and what nobody is left to win goes to first.

    Across flights it is one list.
    """
    posted = tournament.prizes.posted
    if posted is None:
        return reckoned(tournament)
    entries, amounts = entries_in_all(tournament), posted.amounts
    if len(amounts) <= entries:
        return amounts
    first = Money(sum(amounts) - sum(amounts[1:entries]))
    return (first, *amounts[1:entries]) if entries else ()


def reckoned(tournament: Tournament) -> tuple[Money, ...]:
    """The prizes as if none were posted; a plan that doesn't work gives way."""
    if not entries_in_all(tournament):
        return ()
    if tournament.terms.satellite != "off":
        return seat_prizes(tournament)
    for plan in _giving_way(tournament.prizes.plan):
        amounts = planned(tournament, plan)
        if isinstance(amounts, tuple):
            return amounts
    return ()


def _giving_way(plan: PrizePlan) -> Iterator[PrizePlan]:
    yield plan
    if plan.curve != "off" and plan.curve.first:
        yield replace(plan, curve=replace(plan.curve, first=0))
    if plan.fixed:
        yield replace(plan, fixed=())
    yield AS_TABLED


class Field(Record, kw_only=True):
    """Everything a prize list depends on besides its plan."""

    pool: Money
    entries: int
    cost: Money
    """The cost of an entry."""
    unit: Money = Money(1)
    """The smallest sum paid out."""


def planned(tournament: Tournament, plan: PrizePlan) -> tuple[Money, ...] | Misfit:
    """The prizes this plan would give now."""
    setup = tournament.setup
    field = Field(
        pool=tournament.pool,
        entries=entries_in_all(tournament),
        cost=setup.price.total,
        unit=setup.cash_unit,
    )
    return planned_for(field, plan, setup.payouts)


def planned_for(
    field: Field, plan: PrizePlan, payouts: tuple[PayoutBand, ...]
) -> tuple[Money, ...] | Misfit:
    """The prizes by a plan: they make up the pool, in whole units except for the first."""
    pool, entries, unit = field.pool, field.entries, Money(max(1, field.unit))
    if not entries or pool <= 0:
        return ()
    if plan.typed:
        return _as_typed(pool, plan.typed[:entries], unit, plan.fixed)
    if plan.curve != "off":
        curve = plan.curve
        minimum = Money(-(-curve.minimum * field.cost // 100))
        return _on_curve(pool, places_paid(curve, entries), minimum, unit, curve, plan.fixed)
    shares = shares_for(payouts, entries)[:entries]
    amounts = _amounts(pool, shares, unit)
    return _held(pool, amounts, unit, plan.fixed) if plan.fixed else amounts


def _as_typed(
    pool: Money, typed: tuple[Money, ...], unit: Money, fixed: tuple[Fixed, ...]
) -> tuple[Money, ...] | Misfit:
    """The typed prizes; if the pool has changed since, in proportion."""
    stands = all(typed[one.place - 1 : one.place] == (one.amount,) for one in fixed)
    return typed if stands and sum(typed) == pool else _held(pool, typed, unit, fixed)


# Asked for many times between one entry and the next.


@lru_cache(maxsize=16)
def _amounts(pool: Money, shares: tuple[int, ...], unit: Money) -> tuple[Money, ...]:
    amounts = [pool * share // WHOLE // unit * unit for share in shares]
    amounts[0] += pool - sum(amounts)
    return tuple(Money(amount) for amount in amounts if amount)


@lru_cache(maxsize=16)
def _on_curve(  # noqa: PLR0913, PLR0917 -- all that the list depends on
    pool: Money,
    places: int,
    minimum: Money,
    unit: Money,
    curve: Curve,
    fixed: tuple[Fixed, ...],
) -> tuple[Money, ...] | Misfit:
    step = curve.step or unit
    return fitted(pool, places, minimum, curve.first, step, curve.groups, fixed)


@lru_cache(maxsize=16)
def _held(
    pool: Money, amounts: tuple[Money, ...], unit: Money, fixed: tuple[Fixed, ...]
) -> tuple[Money, ...] | Misfit:
    return refitted(amounts, pool, unit, fixed)
