"""Planning the prizes, and posting them: posted prizes stay until they are posted again."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import assert_never

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import PlanPrizes, PostPrizes
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizesPlanned, PrizesPosted
from tdconsole.domain.language.prize_plan import MOST_PLACES, Fixed, PrizePlan
from tdconsole.domain.language.rejections.prizes import (
    DealStands,
    FirstPrizeTooSmall,
    MorePlacesThanEntries,
    NothingToShareOut,
    PlanStands,
    PostedBefore,
    PostedJustSo,
    PrizeHeldWrong,
    PrizeOffUnit,
    PrizeRises,
    PrizesDoNotAddUp,
    PrizesHoldLess,
    PrizesNeedMore,
    SeatsArePaid,
    StepOffUnit,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.prize_list.blocks import FixedWrong, HoldsLess, Misfit, NeedsMore, held_fault
from tdconsole.domain.prize_list.tables import planned as planned_now
from tdconsole.domain.prize_list.tables import reckoned
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.money import Posted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Place

Decision = tuple[Event, ...] | Rejection


def plan(tournament: Tournament, command: PlanPrizes, _context: Context) -> Decision:
    wanted = command.plan
    if tournament.terms.satellite != "off":
        return SeatsArePaid()
    if wanted.typed:
        wanted = replace(wanted, typed=_paid(wanted.typed))
        if fault := amounts_fault(tournament, wanted.typed, wanted.fixed):
            return fault
    if wanted == tournament.prizes.plan:
        return PlanStands()
    if fault := plan_fault(tournament, wanted):
        return fault
    return (PrizesPlanned(plan=wanted),)


def planned(tournament: Tournament, event: PrizesPlanned) -> Tournament:
    return replace(tournament, prizes=replace(tournament.prizes, plan=event.plan))


def post(tournament: Tournament, command: PostPrizes, context: Context) -> Decision:
    """Post the prizes typed or planned; a plan that doesn't work isn't replaced by another."""
    if tournament.prizes.deal is not None:
        return DealStands()
    if command.amounts is not None:
        amounts = _paid(command.amounts)
    elif fault := _as_planned_fault(tournament):
        return fault
    else:
        amounts = reckoned(tournament)
    if fault := amounts_fault(tournament, amounts, tournament.prizes.plan.fixed):
        return fault
    told = Posted(entries=entries_in_all(tournament), pool=tournament.pool, amounts=amounts)
    before = tournament.prizes.posted
    if told == before:
        return PostedJustSo()
    if before is not None and command.reason is None:
        return PostedBefore()
    return (
        PrizesPosted(
            entries=told.entries, pool=told.pool, amounts=told.amounts, reason=context.note
        ),
    )


def posted(tournament: Tournament, event: PrizesPosted) -> Tournament:
    told = Posted(entries=event.entries, pool=event.pool, amounts=event.amounts)
    return replace(tournament, prizes=replace(tournament.prizes, posted=told))


def _paid(amounts: Sequence[Money]) -> tuple[Money, ...]:
    """The prizes without trailing places that are paid nothing."""
    last = max((place for place, amount in enumerate(amounts, start=1) if amount), default=0)
    return tuple(amounts[:last])


def _as_planned_fault(tournament: Tournament) -> Rejection | None:
    """A refusal if the plan doesn't fit the pool now, such as prizes typed for another one."""
    wanted = tournament.prizes.plan
    if tournament.terms.satellite != "off":
        return None
    if wanted.typed and not wanted.fixed and sum(wanted.typed) != tournament.pool:
        return _does_not_add_up(tournament, wanted.typed)
    return plan_fault(tournament, wanted)


def plan_fault(tournament: Tournament, wanted: PrizePlan) -> Rejection | None:
    """Why the plan doesn't work now; before anybody enters only the plan itself is checked."""
    unit = Money(max(1, tournament.setup.cash_unit))
    step, currency = unit, tournament.setup.currency
    if wanted.curve != "off" and not wanted.typed:
        step = wanted.curve.step or unit
    if step % unit:
        return StepOffUnit(step=step, unit=unit, currency=currency)
    found = held_fault(wanted.fixed, MOST_PLACES, 1, unit) or planned_now(tournament, wanted)
    if isinstance(found, tuple):
        return unit_fault(found, wanted.fixed, unit, currency)
    return refused(found, tournament.pool, unit, currency)


def refused(misfit: Misfit, pool: Money, unit: Money, currency: str) -> Rejection:
    match misfit:
        case NeedsMore(places=places, least=least):
            return PrizesNeedMore(places=places, least=least, pool=pool, currency=currency)
        case HoldsLess(places=places, most=most):
            return PrizesHoldLess(places=places, most=most, pool=pool, currency=currency)
        case FixedWrong(place=place, amount=amount, why=why):
            if why == "unit":
                return PrizeOffUnit(place=place, unit=unit, currency=currency)
            return PrizeHeldWrong(place=place, amount=amount, why=why, currency=currency)
        case _:
            assert_never(misfit)


def amounts_fault(
    tournament: Tournament, amounts: Sequence[Money], fixed: Iterable[Fixed] = ()
) -> Rejection | None:
    """Why these amounts can't be the prizes of the present pool."""
    entries, setup = entries_in_all(tournament), tournament.setup
    elsewhere = setup.origin is not None
    if not entries or not amounts or (tournament.pool <= 0 and not elsewhere):
        return NothingToShareOut()
    if len(amounts) > entries:
        return MorePlacesThanEntries(places=len(amounts), entries=entries)
    if elsewhere:
        return None  # they were paid elsewhere, and are what they were
    if fault := rising_fault(amounts):
        return fault
    if sum(amounts) != tournament.pool:
        return _does_not_add_up(tournament, amounts)
    if tournament.terms.satellite != "off":
        return None
    unit = Money(max(1, setup.cash_unit))
    if fault := unit_fault(amounts, fixed, unit, setup.currency):
        return fault
    cost = Money(setup.price.total - setup.price.bounty)
    if amounts[0] <= cost:
        return FirstPrizeTooSmall(first=amounts[0], entry=cost, currency=setup.currency, cite="PC")
    return None


def rising_fault(amounts: Sequence[Money]) -> Rejection | None:
    for place, (better, worse) in enumerate(pairwise(amounts), start=2):
        if worse > better:
            return PrizeRises(place=Place(place))
    return None


def unit_fault(
    amounts: Sequence[Money], fixed: Iterable[Fixed], unit: Money, currency: str
) -> Rejection | None:
    """The fault of an amount off the cash unit: only first may be, or if it is fixed one other."""
    held = any(one.place == 1 and (one.amount,) == tuple(amounts[:1]) for one in fixed)
    off = [place for place, amount in enumerate(amounts[1:], start=2) if amount % unit]
    if held and off:
        takes, *off = off
        return _off_unit(off, Place(takes), unit, currency)
    return _off_unit(off, Place(1), unit, currency)


def _off_unit(off: Sequence[int], takes: Place, unit: Money, currency: str) -> Rejection | None:
    if not off:
        return None
    return PrizeOffUnit(place=Place(off[0]), unit=unit, currency=currency, takes=takes)


def _does_not_add_up(tournament: Tournament, amounts: Sequence[Money]) -> Rejection:
    return PrizesDoNotAddUp(
        prizes=Money(sum(amounts)), pool=tournament.pool, currency=tournament.setup.currency
    )
