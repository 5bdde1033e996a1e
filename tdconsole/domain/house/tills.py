"""Tills: a drawer is opened with a float, counted, and closed at the end of its shift."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    CloseTill,
    CountTill,
    MoveCash,
    OpenTill,
    ReopenTill,
)
from tdconsole.domain.language.events.house import (
    CashMoved,
    TillClosed,
    TillCounted,
    TillOpened,
    TillReopened,
)
from tdconsole.domain.language.rejections.entry import (
    NoCashMoved,
    NoSuchTill,
    TillHasLess,
    TillIsClosed,
    TillIsOpen,
    TillNameTaken,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.house import HouseContext, HouseState, TillCount, TillShift
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import Money, NoteId, TillNo


def open_till(house: HouseState, command: OpenTill, context: HouseContext) -> HouseDecision:
    name = command.name.strip()
    if (taken := _open_by_name(house, name)) is not None:
        return TillNameTaken(till=taken.no, name=taken.name)
    return (
        TillOpened(till=context.till, name=name, currency=command.currency, floats=command.floats),
    )


def opened(house: HouseState, event: TillOpened) -> HouseState:
    if event.till in house.tills:
        return house
    return _with(
        house,
        TillShift(no=event.till, name=event.name, currency=event.currency, floats=event.floats),
    )


def move_cash(house: HouseState, command: MoveCash, context: HouseContext) -> HouseDecision:
    till = _at_work(house, command.till)
    if not isinstance(till, TillShift):
        return till
    if not command.amount:
        return NoCashMoved()
    if context.expected + command.amount < min(context.expected, 0):
        return TillHasLess(till=till.no, expected=context.expected, currency=till.currency)
    return (CashMoved(till=till.no, amount=command.amount, reason=context.note or NoteId("")),)


def moved(house: HouseState, event: CashMoved) -> HouseState:
    till = house.tills.get(event.till)
    if till is None:
        return house
    return _with(
        house,
        replace(
            till,
            put_in=Money(till.put_in + max(event.amount, 0)),
            taken_out=Money(till.taken_out - min(event.amount, 0)),
        ),
    )


def count(house: HouseState, command: CountTill, context: HouseContext) -> HouseDecision:
    till = _at_work(house, command.till)
    if not isinstance(till, TillShift):
        return till
    return (TillCounted(till=till.no, counted=command.counted, expected=context.expected),)


def counted(house: HouseState, event: TillCounted) -> HouseState:
    till = house.tills.get(event.till)
    return house if till is None else _with(house, replace(till, count=_counted(event)))


def close(house: HouseState, command: CloseTill, context: HouseContext) -> HouseDecision:
    till = _at_work(house, command.till)
    if not isinstance(till, TillShift):
        return till
    return (TillClosed(till=till.no, counted=command.counted, expected=context.expected),)


def closed(house: HouseState, event: TillClosed) -> HouseState:
    till = house.tills.get(event.till)
    if till is None:
        return house
    return _with(house, replace(till, open=False, count=_counted(event)))


def reopen(house: HouseState, command: ReopenTill, _context: HouseContext) -> HouseDecision:
    till = house.tills.get(command.till)
    if till is None:
        return NoSuchTill(till=command.till)
    if till.open:
        return TillIsOpen(till=till.no)
    if (taken := _open_by_name(house, till.name)) is not None:
        return TillNameTaken(till=taken.no, name=taken.name)
    return (TillReopened(till=till.no),)


def reopened(house: HouseState, event: TillReopened) -> HouseState:
    till = house.tills.get(event.till)
    return house if till is None else _with(house, replace(till, open=True))


def _at_work(house: HouseState, number: TillNo) -> TillShift | Rejection:
    till = house.tills.get(number)
    if till is None:
        return NoSuchTill(till=number)
    return till if till.open else TillIsClosed(till=number)


def _open_by_name(house: HouseState, name: str) -> TillShift | None:
    wanted = name.casefold()
    return next(
        (till for till in house.tills.values() if till.open and till.name.casefold() == wanted),
        None,
    )


def _counted(event: TillCounted | TillClosed) -> TillCount:
    return TillCount(counted=event.counted, expected=event.expected)


def _with(house: HouseState, till: TillShift) -> HouseState:
    return replace(house, tills=house.tills.set(till.no, till))
