"""Dealers: they come on and go off, are pushed along the rotation, and are put somewhere by hand."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.house.rotation import at_work, next_deal, tables_of
from tdconsole.domain.language.commands.house import (
    BringOnDealer,
    PushDealers,
    PutDealer,
    RestDealer,
    SendOffDealer,
    SetRotation,
    SwapDealers,
    TakeBackDealing,
    TakeBackPush,
)
from tdconsole.domain.language.events.house import (
    DealerCameOn,
    DealerPut,
    DealerRested,
    DealersPushed,
    DealersSwapped,
    DealerWentOff,
    DealingTakenBack,
    PushTakenBack,
    RotationSet,
)
from tdconsole.domain.language.rejections.staff import (
    DealerIsOn,
    DealerNotOn,
    DealsThere,
    NobodyDeals,
    NoDealingToTakeBack,
    NoPushToTakeBack,
    NoTableToDeal,
    NothingToSwap,
    NotOnStaff,
    PushedMeanwhile,
    RestsAlready,
    TableNotDealt,
    TwiceInRotation,
)
from tdconsole.domain.state.dealers import Before, Dealer, DealerTerms, Dealing
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import DealtTable, Instant, Map, StaffId, elapsed

MINUTE: Final = 60_000


def bring_on(house: HouseState, command: BringOnDealer, context: HouseContext) -> HouseDecision:
    if not context.on_staff:
        return NotOnStaff(staff=command.staff)
    if command.staff in house.dealing.dealers:
        return DealerIsOn(staff=command.staff)
    return (DealerCameOn(staff=command.staff, at=context.now),)


def came_on(house: HouseState, event: DealerCameOn) -> HouseState:
    if event.staff in house.dealing.dealers:
        return house
    dealing = house.dealing
    rests = max((one.rests for one in dealing.dealers.values()), default=0)
    fresh = Dealer(on=event.at, since=event.at, rests=rests, rested=dealing.pushes)
    return _with(house, {event.staff: fresh})


def send_off(house: HouseState, command: SendOffDealer, context: HouseContext) -> HouseDecision:
    if command.staff not in house.dealing.dealers:
        return DealerNotOn(staff=command.staff)
    return (DealerWentOff(staff=command.staff, at=context.now),)


def went_off(house: HouseState, event: DealerWentOff) -> HouseState:
    dealing = house.dealing
    if event.staff not in dealing.dealers:
        return house
    left = dealing.dealers.delete(event.staff)
    return replace(house, dealing=replace(dealing, dealers=left, before=_before(dealing)))


def set_rotation(house: HouseState, command: SetRotation, _context: HouseContext) -> HouseDecision:
    """Set what is named; what is left out stays as it is."""
    terms, dealing = house.dealing.terms, house.dealing
    order = dealing.order if command.order is None else command.order
    if twice := next((part for n, part in enumerate(order) if part in order[:n]), None):
        return TwiceInRotation(table=twice.table)
    return (
        RotationSet(
            order=order,
            down=terms.down if command.down is None else command.down,
            downs=terms.downs if command.downs is None else command.downs,
            notice=terms.notice if command.notice is None else command.notice,
            tables_first=(
                terms.tables_first if command.tables_first is None else command.tables_first
            ),
        ),
    )


def rotation_set(house: HouseState, event: RotationSet) -> HouseState:
    terms = DealerTerms(
        down=event.down, downs=event.downs, notice=event.notice, tables_first=event.tables_first
    )
    dealing = house.dealing
    after = replace(dealing, order=event.order, terms=terms, before=_before(dealing))
    return replace(house, dealing=after)


def push(house: HouseState, command: PushDealers, context: HouseContext) -> HouseDecision:
    dealing = house.dealing
    if not dealing.dealers:
        return NobodyDeals()
    if command.after is not None and command.after != dealing.pushes:
        return PushedMeanwhile()
    tables = tables_of(dealing.order, context.open_tables)
    if not tables:
        return NoTableToDeal()
    seen = replace(dealing, dealers=seen_now(dealing, frozenset(context.open_tables)))
    return (DealersPushed(deals=next_deal(seen, tables), at=context.now),)


def seen_now(dealing: Dealing, open_tables: frozenset[DealtTable]) -> Map[StaffId, Dealer]:
    """The dealers with nobody left at a table that was closed."""
    dealers = dealing.dealers
    for staff, one in dealers.items():
        if one.at is not None and at_work(one, open_tables) is None:
            dealers = dealers.set(staff, replace(one, at=None))
    return dealers


def pushed(house: HouseState, event: DealersPushed) -> HouseState:
    dealing = house.dealing
    number, going = dealing.pushes + 1, {deal.staff: deal.at for deal in event.deals}
    moved = {
        staff: _dealt(one, going[staff], event.at, one.downs + 1)
        if staff in going
        else replace(_off(one, event.at, number), rests=one.rests + 1)
        for staff, one in dealing.dealers.items()
    }
    after = replace(
        dealing,
        dealers=Map(moved),
        pushes=number,
        pushed=event.at,
        before=_before(dealing),
    )
    return replace(house, dealing=after)


def take_back(house: HouseState, _command: TakeBackPush, context: HouseContext) -> HouseDecision:
    before = house.dealing.before
    if before is None or before.pushes == house.dealing.pushes:
        return NoPushToTakeBack()
    return (PushTakenBack(at=context.now),)


def take_back_last(
    house: HouseState, _command: TakeBackDealing, context: HouseContext
) -> HouseDecision:
    if house.dealing.before is None:
        return NoDealingToTakeBack()
    return (DealingTakenBack(at=context.now),)


def taken_back(house: HouseState, _event: PushTakenBack | DealingTakenBack) -> HouseState:
    before = house.dealing.before
    if before is None:
        return house
    after = Dealing(
        terms=before.terms,
        order=before.order,
        dealers=before.dealers,
        pushes=before.pushes,
        pushed=before.pushed,
    )
    return replace(house, dealing=after)


def _before(dealing: Dealing) -> Before:
    return Before(
        terms=dealing.terms,
        order=dealing.order,
        dealers=dealing.dealers,
        pushes=dealing.pushes,
        pushed=dealing.pushed,
    )


def put(house: HouseState, command: PutDealer, context: HouseContext) -> HouseDecision:
    one = house.dealing.dealers.get(command.staff)
    if one is None:
        return DealerNotOn(staff=command.staff)
    at = DealtTable(tournament=command.tournament, table=command.table)
    if at not in context.open_tables:
        return TableNotDealt(table=command.table)
    if one.at == at:
        return DealsThere(staff=command.staff, table=command.table)
    return (
        DealerPut(
            staff=command.staff,
            tournament=command.tournament,
            table=command.table,
            at=context.now,
        ),
    )


def was_put(house: HouseState, event: DealerPut) -> HouseState:
    """The dealer who was there is free."""
    dealers = house.dealing.dealers
    if (one := dealers.get(event.staff)) is None:
        return house
    at = DealtTable(tournament=event.tournament, table=event.table)
    freed = {
        staff: replace(other, at=None, since=event.at)
        for staff, other in dealers.items()
        if other.at == at and staff != event.staff
    }
    return _with(house, {**freed, event.staff: _dealt(one, at, event.at, max(1, one.downs))})


def rest(house: HouseState, command: RestDealer, context: HouseContext) -> HouseDecision:
    """A break begun in the second half of a down lasts through the next one."""
    one, dealing = house.dealing.dealers.get(command.staff), house.dealing
    if one is None:
        return DealerNotOn(staff=command.staff)
    if one.resting:
        return RestsAlready(staff=command.staff)
    late = (
        dealing.pushed is not None
        and 2 * elapsed(dealing.pushed, context.now) >= dealing.terms.down * MINUTE
    )
    return (DealerRested(staff=command.staff, through=late, at=context.now),)


def rested(house: HouseState, event: DealerRested) -> HouseState:
    dealing = house.dealing
    if (one := dealing.dealers.get(event.staff)) is None:
        return house
    number = dealing.pushes + 1 if event.through else dealing.pushes
    return _with(house, {event.staff: _off(one, event.at, number)})


def swap(house: HouseState, command: SwapDealers, context: HouseContext) -> HouseDecision:
    dealers = house.dealing.dealers
    for staff in (command.one, command.other):
        if staff not in dealers:
            return DealerNotOn(staff=staff)
    seen = seen_now(house.dealing, frozenset(context.open_tables))
    if seen[command.one].at == seen[command.other].at:
        return NothingToSwap()
    return (DealersSwapped(one=command.one, other=command.other, at=context.now),)


def swapped(house: HouseState, event: DealersSwapped) -> HouseState:
    dealing = house.dealing
    one, other = dealing.dealers.get(event.one), dealing.dealers.get(event.other)
    if one is None or other is None:
        return house
    return _with(
        house,
        {
            event.one: _instead(one, other, event.at, dealing.pushes),
            event.other: _instead(other, one, event.at, dealing.pushes),
        },
    )


def _instead(one: Dealer, of: Dealer, now: Instant, pushes: int) -> Dealer:
    """One dealer in the place of another."""
    if of.at is not None:
        return _dealt(one, of.at, now, max(1, one.downs))
    if of.resting:
        return _off(one, now, max(pushes, of.rested))
    return replace(one, at=None, since=now)


def _dealt(one: Dealer, at: DealtTable, now: Instant, downs: int) -> Dealer:
    begun = one.begun if one.downs else None
    return replace(one, at=at, since=now, resting=False, downs=downs, begun=begun or now)


def _off(one: Dealer, now: Instant, rested: int) -> Dealer:
    return replace(
        one,
        at=None,
        since=one.since if one.resting else now,
        resting=True,
        downs=0,
        begun=None,
        rested=max(rested, one.rested),
    )


def _with(house: HouseState, changed: Mapping[StaffId, Dealer]) -> HouseState:
    dealing, dealers = house.dealing, house.dealing.dealers
    for staff, one in changed.items():
        dealers = dealers.set(staff, one)
    return replace(house, dealing=replace(dealing, dealers=dealers, before=_before(dealing)))
