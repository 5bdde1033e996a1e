"""The schedule of a festival: rows added, changed, linked to a tournament, and taken off."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.house.bars import is_day
from tdconsole.domain.language.commands.house import AddToSchedule, EditSchedule, TakeOffSchedule
from tdconsole.domain.language.events.house import (
    ScheduleAdded,
    ScheduleEdited,
    ScheduleTakenOff,
)
from tdconsole.domain.language.rejections.entry import NoSuchDay
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import (
    NoSuchTournament,
    NotOnSchedule,
    OnScheduleAlready,
    ScheduleStays,
)
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.state.house import HouseContext, HouseState, same_series
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import ScheduleNo


def add(house: HouseState, command: AddToSchedule, context: HouseContext) -> HouseDecision:
    planned = _plain(Planned(**_asked(command, context)))
    row = ScheduleNo(house.last_scheduled + 1)
    if fault := _fault(house, row, planned, context):
        return fault
    return (ScheduleAdded(row=row, planned=planned),)


def added(house: HouseState, event: ScheduleAdded) -> HouseState:
    return replace(
        house,
        schedule=house.schedule.set(event.row, event.planned),
        last_scheduled=ScheduleNo(max(house.last_scheduled, event.row)),
    )


def edit(house: HouseState, command: EditSchedule, context: HouseContext) -> HouseDecision:
    before = house.schedule.get(command.row)
    if before is None:
        return NotOnSchedule(row=command.row)
    planned = _plain(replace(before, **_asked(command, context)))
    if planned == before:
        return ScheduleStays(row=command.row)
    if fault := _fault(house, command.row, planned, context, linked=before.tournament):
        return fault
    return (ScheduleEdited(row=command.row, planned=planned),)


def edited(house: HouseState, event: ScheduleEdited) -> HouseState:
    if event.row not in house.schedule:
        return house
    return replace(house, schedule=house.schedule.set(event.row, event.planned))


def take_off(house: HouseState, command: TakeOffSchedule, _context: HouseContext) -> HouseDecision:
    if command.row not in house.schedule:
        return NotOnSchedule(row=command.row)
    return (ScheduleTakenOff(row=command.row),)


def taken_off(house: HouseState, event: ScheduleTakenOff) -> HouseState:
    if event.row not in house.schedule:
        return house
    return replace(house, schedule=house.schedule.delete(event.row))


def _asked(command: AddToSchedule | EditSchedule, context: HouseContext) -> dict[str, Any]:
    """What is told; the trail has the number of the note in the place of its text."""
    asked: dict[str, Any] = {
        name: told
        for name in Planned.__struct_fields__
        if (told := getattr(command, name)) is not None
    }
    if "note" in asked:
        asked["note"] = context.note
    return asked


def _plain(planned: Planned) -> Planned:
    """The row without spaces too many, and with nothing in the place of what is empty."""
    free = planned.price is None or not planned.price.total
    return replace(
        planned,
        title=" ".join(planned.title.split()),
        price=None if free else planned.price,
        tournament=planned.tournament or None,
        flight=" ".join(planned.flight.split()) if planned.tournament else "",
    )


def _fault(
    house: HouseState,
    row: ScheduleNo,
    planned: Planned,
    context: HouseContext,
    linked: str | None = None,
) -> Rejection | None:
    if not is_day(planned.day):
        return NoSuchDay(day=planned.day)
    if planned.tournament not in {None, linked} and not context.is_there:
        return NoSuchTournament()
    for number, other in house.schedule.items():
        at_once = (other.day, other.time) == (planned.day, planned.time)
        if number != row and at_once and same_series(other.title, planned.title):
            return OnScheduleAlready(row=number, day=other.day, time=other.time, title=other.title)
    return None
