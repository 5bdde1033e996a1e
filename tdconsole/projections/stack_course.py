"""The average stack level by level: as it was, as it is, and from there on as it is expected."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from tdconsole.domain.clock import Reading, read
from tdconsole.domain.decider import State, evolve
from tdconsole.domain.design.course import Stage, last_stage, stages, stake
from tdconsole.domain.floors import seen
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Chips, Instant, PeriodId, PlayId, Record, Structure
from tdconsole.projections.stack_depth import Field, average_of, stack_depth
from tdconsole.projections.trail import TrailStep

How = Literal["was", "is", "expected"]
Averages = Mapping[PeriodId, Chips]
"""At the beginning of each level that was played."""
NONE_PLAYED: Final[Averages] = {}


class Depth(Record, kw_only=True):
    """The average stack in a level, at its beginning, or now in the present one."""

    how: How
    average: Chips
    big_blinds: int
    """In hundredths."""


class _Looking:
    """Looks at the clock before each step: what began since the last one began with these chips."""

    def __init__(self) -> None:
        self.found: dict[PeriodId, Chips] = {}
        self._index = -1

    def look(self, tournament: Tournament, at: Instant) -> None:
        structure = tournament.setup.structure
        reading = read(structure, tournament.play.clock, at)
        if reading is None or reading.starts_in is not None:
            return
        if reading.index != self._index and tournament.left:
            average = Chips(tournament.chips // tournament.left)
            for period in structure[self._index + 1 : reading.index + 1]:
                self.found[period.id] = average
        self._index = reading.index


def averages(trail: Iterable[TrailStep], play: PlayId | None, now: Instant) -> Averages:
    """On the floor of this flight; what was undone has not happened."""
    looking = _Looking()
    state: State = None
    for step in trail:
        if step.undone_by is not None:
            continue
        if state is not None:
            looking.look(seen(state, play), step.at)
        for event in step.events:
            state = evolve(state, event)
    if state is not None:
        looking.look(seen(state, play), now)
    return looking.found


def course(
    tournament: Tournament, structure: Structure, reading: Reading | None, played: Averages
) -> dict[int, Depth]:
    """By row, counted from 0; nothing before play begins, nor after it is expected to end."""
    if reading is None or reading.starts_in is not None or not tournament.left:
        return {}
    levels = tuple(one for one in stages(structure) if stake(one.level))
    now = Chips(tournament.chips // tournament.left)
    found: dict[int, Depth] = {}
    for one in levels:
        row = one.row - 1
        before = played.get(structure[row].id)
        if row == reading.index:
            found[row] = _depth("is", now, one)
        elif row < reading.index and before is not None:
            found[row] = _depth("was", before, one)
    coming = tuple(one for one in levels if one.row - 1 >= reading.index)
    last = last_stage(coming, tournament.chips)
    for one in coming:
        if one.row - 1 > reading.index and (last is None or one.row <= last.row):
            average = average_of(coming, one, now, tournament.chips)
            found[one.row - 1] = _depth("expected", average, one)
    return found


def planned(tournament: Tournament, structure: Structure) -> dict[int, int]:
    """As it would have gone from the start with all who are in, in hundredths of a big blind."""
    setup = tournament.setup
    field = Field(entries=max(2, len(tournament.entries.by_id)))
    depths = stack_depth(structure, setup.stack, field, setup.seats_per_table)
    end = depths.end
    return {
        point.row - 1: point.depth for point in depths.points if end is None or point.row <= end.row
    }


def _depth(how: How, average: Chips, stage: Stage) -> Depth:
    return Depth(how=how, average=average, big_blinds=average * 100 // stake(stage.level))
