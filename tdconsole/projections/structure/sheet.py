"""The structure row by row: past, present and future, with times."""

from typing import Literal

from tdconsole.domain.clock.reading import Reading, bears, length, read, span
from tdconsole.domain.state.tournament import Tournament, play_of
from tdconsole.domain.values import (
    Chips,
    Instant,
    Level,
    Millis,
    Period,
    PlayId,
    Record,
    Structure,
    Zone,
)
from tdconsole.projections.structure.course import NONE_PLAYED, Averages, Depth, course, planned

RowState = Literal["played", "present", "to_come"]


class StructureRow(Record, kw_only=True):
    """A row; `row` counts from 1 with breaks, `level` counts levels alone."""

    row: int
    day: int
    level: int | None
    period: Period
    begins: Millis
    """The planned time after the start."""
    expected: Millis | None
    """The expected time in UTC, if the clock tells it: not for what has begun, nor for what a stop
    keeps waiting. A paused clock is assumed to run on now."""
    state: RowState
    depth: Depth | None = None
    """The average stack, once play has begun."""
    plan: int | None = None
    """The planned average stack, in hundredths of a big blind."""


class StructureSheet(Record, kw_only=True):
    name: str
    stack: Chips
    started: bool
    running: bool
    rows: tuple[StructureRow, ...]
    total: Millis
    """The planned length, breaks included."""
    ends: Millis | None
    """The end of the last row in UTC, if the clock tells it."""


def structure_sheet(
    tournament: Tournament,
    now: Instant,
    play: PlayId | None = None,
    played: Averages = NONE_PLAYED,
) -> StructureSheet:
    structure = tournament.setup.structure
    one = tournament.play if play is None else play_of(tournament, play)
    reading = read(structure, one.clock, now)
    zone = Zone() if one.clock.anchor is None else one.clock.anchor.zone
    expected = _expected(structure, reading, now, zone)
    depths = {} if tournament.finished else course(tournament, structure, reading, played)
    plan = planned(tournament, structure)
    rows: list[StructureRow] = []
    day, level, begins = 1, 0, Millis(0)
    for place, period in enumerate(structure):
        level += isinstance(period, Level)
        rows.append(
            StructureRow(
                row=place + 1,
                day=day,
                level=level if isinstance(period, Level) else None,
                period=period,
                begins=begins,
                expected=None if tournament.finished else expected[place],
                state=_state(place, reading, finished=tournament.finished),
                depth=depths.get(place),
                plan=plan.get(place),
            )
        )
        begins = Millis(begins + length(period))
        day += bears(period, "end_of_day")
    return StructureSheet(
        name=tournament.setup.name,
        stack=tournament.setup.stack,
        started=reading is not None,
        running=reading is not None and reading.running,
        rows=tuple(rows),
        total=begins,
        ends=None if tournament.finished else expected[-1],
    )


def _state(place: int, reading: Reading | None, *, finished: bool) -> RowState:
    if reading is None or place > reading.index:
        return "to_come"
    if place < reading.index or finished:
        return "played"
    return "to_come" if reading.starts_in is not None else "present"


def _expected(
    structure: Structure, reading: Reading | None, now: Instant, zone: Zone
) -> list[Millis | None]:
    """The expected start of each row, and at the end of the list the end of the last one."""
    found: list[Millis | None] = [None] * (len(structure) + 1)
    if reading is None:
        return found
    place = reading.index
    moment = Millis(now.utc + (reading.starts_in or 0))
    if reading.starts_in is not None:
        found[place] = moment
    moment = Millis(moment + reading.left)
    while not any(mark.stop for mark in structure[place].marks):
        place += 1
        found[place] = moment
        if place == len(structure):
            break
        moment = Millis(moment + span(structure[place], moment, zone))
    return found
