"""The persons whom the house bars, and those it barred until recently."""

from collections.abc import Mapping

from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import NoteId, PersonId, Record
from tdconsole.projections.people.names import People


class BarLine(Record, kw_only=True):
    """A bar; `holds` if it hasn't run out. Name and reason are None once erased."""

    person: PersonId
    name: str | None
    series: str
    """The series it applies to; empty means everything."""
    until: str | None
    holds: bool
    reason: str | None


class BarList(Record, kw_only=True):
    """The bars by name, those in force first."""

    bars: tuple[BarLine, ...]


def bar_list(house: HouseState, people: People, notes: Mapping[NoteId, str], today: str) -> BarList:
    lines = [
        BarLine(
            person=bar.person,
            name=known.name if (known := people.get(bar.person)) is not None else None,
            series=bar.series,
            until=bar.until,
            holds=bar.holds(today),
            reason=notes.get(bar.reason),
        )
        for bar in house.bars.values()
    ]
    return BarList(
        bars=tuple(
            sorted(lines, key=lambda one: (not one.holds, one.name or "", one.person, one.series))
        )
    )
