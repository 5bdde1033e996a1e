"""Whom the house keeps out, and whom it kept out until lately."""

from collections.abc import Mapping

from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import NoteId, PersonId, Record
from tdconsole.projections.people.names import People


class BarLine(Record, kw_only=True):
    """`holds` where it has not run out; name and reason are none once they were erased."""

    person: PersonId
    name: str | None
    series: str
    """From its tournaments; empty is from everything."""
    until: str | None
    holds: bool
    reason: str | None


class BarList(Record, kw_only=True):
    """By name; those that hold first."""

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
