"""Bars: who is kept out by the house, from what, until when and why."""

from collections.abc import Collection
from datetime import date

from msgspec.structs import replace

from tdconsole.domain.language.commands.house import BarPerson, LiftBar
from tdconsole.domain.language.events.house import BarLifted, PersonBarred
from tdconsole.domain.language.rejections.entry import (
    BarIsOver,
    NoSuchDay,
    NotBarred,
    UnknownPerson,
)
from tdconsole.domain.state.house import Bar, HouseContext, HouseState, folded_series, same_series
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import NoteId, PersonId


def bar(_house: HouseState, command: BarPerson, context: HouseContext) -> HouseDecision:
    if not context.same:
        return UnknownPerson(person=command.person)
    if command.until is not None:
        if not is_day(command.until):
            return NoSuchDay(day=command.until)
        if command.until < context.today:
            return BarIsOver(until=command.until)
    return (
        PersonBarred(
            person=command.person,
            until=command.until,
            reason=context.note or NoteId(""),
            series=_named(command.series),
        ),
    )


def _named(series: str) -> str:
    return " ".join(series.split())


def is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def barred(house: HouseState, event: PersonBarred) -> HouseState:
    one = Bar(person=event.person, until=event.until, reason=event.reason, series=event.series)
    key = event.person, folded_series(event.series)
    return replace(house, bars=house.bars.set(key, one))


def lift(house: HouseState, command: LiftBar, context: HouseContext) -> HouseDecision:
    """Lift a bar under any of the person's numbers, even if the person was erased."""
    holding = bars_on(house, context.same or (command.person,), context.today)
    meant = [one for one in holding if same_series(one.series, command.series)]
    if meant:
        return tuple(
            BarLifted(person=one.person, reason=context.note, series=one.series) for one in meant
        )
    if not context.same and not holding:
        return UnknownPerson(person=command.person)
    others = tuple(dict.fromkeys(one.series for one in holding))
    return NotBarred(person=command.person, series=_named(command.series), others=others)


def lifted(house: HouseState, event: BarLifted) -> HouseState:
    key = event.person, folded_series(event.series)
    if key not in house.bars:
        return house
    return replace(house, bars=house.bars.delete(key))


def bars_on(house: HouseState, same: Collection[PersonId], today: str) -> tuple[Bar, ...]:
    """All bars in force for a person, under any number; those from everything come first."""
    found = [bar for (person, _), bar in house.bars.items() if person in same and bar.holds(today)]
    return tuple(sorted(found, key=lambda one: (folded_series(one.series), one.person)))


def bar_on(
    house: HouseState, same: Collection[PersonId], today: str, series: str = ""
) -> Bar | None:
    """The longest of the bars in force at a tournament of this series."""
    holding = [one for one in bars_on(house, same, today) if one.keeps_from(series)]
    return max(holding, key=lambda one: (one.until is None, one.until or ""), default=None)
