"""Whom the house keeps out, until when and why."""

from datetime import date

from msgspec.structs import replace

from tdconsole.domain.commands.house import BarPerson, LiftBar
from tdconsole.domain.events.house import BarLifted, HouseEvent, PersonBarred
from tdconsole.domain.house import Bar, HouseContext, HouseState
from tdconsole.domain.rejections import (
    BarIsOver,
    NoSuchDay,
    NotBarred,
    Rejection,
    UnknownPerson,
)
from tdconsole.domain.values import NoteId, PersonId


def bar(
    _house: HouseState, command: BarPerson, context: HouseContext
) -> tuple[HouseEvent, ...] | Rejection:
    if not context.same:
        return UnknownPerson(person=command.person)
    if command.until is not None:
        if not is_day(command.until):
            return NoSuchDay(day=command.until)
        if command.until < context.today:
            return BarIsOver(until=command.until)
    return (
        PersonBarred(person=command.person, until=command.until, reason=context.note or NoteId("")),
    )


def is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def barred(house: HouseState, event: PersonBarred) -> HouseState:
    one = Bar(person=event.person, until=event.until, reason=event.reason)
    return replace(house, bars=house.bars.set(event.person, one))


def lift(
    house: HouseState, command: LiftBar, context: HouseContext
) -> tuple[HouseEvent, ...] | Rejection:
    """Whichever of the person's numbers it stands under; also of somebody who was erased."""
    holding = [
        person
        for person in context.same or (command.person,)
        if (one := house.bars.get(person)) is not None and one.holds(context.today)
    ]
    if not holding:
        kind = NotBarred if context.same else UnknownPerson
        return kind(person=command.person)
    return tuple(BarLifted(person=person, reason=context.note) for person in holding)


def lifted(house: HouseState, event: BarLifted) -> HouseState:
    if event.person not in house.bars:
        return house
    return replace(house, bars=house.bars.delete(event.person))


def bar_on(house: HouseState, same: tuple[PersonId, ...], today: str) -> Bar | None:
    """The longest that holds, for a person who may have several numbers."""
    holding = [
        one for person in same if (one := house.bars.get(person)) is not None and one.holds(today)
    ]
    return max(holding, key=lambda one: (one.until is None, one.until or ""), default=None)
