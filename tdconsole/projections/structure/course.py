"""The average stack level by level: past, present and expected."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from tdconsole.domain.clock.reading import Reading, length, read
from tdconsole.domain.design.course import Stage, last_stage, stages, stake
from tdconsole.domain.engine.decider import State, evolve
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Instant, Millis, PeriodId, PlayId, Record, Structure
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.structure.depth import Field, average_of, stack_depth

How = Literal["was", "is", "expected"]
Averages = Mapping[PeriodId, Chips]
"""The average at the beginning of each level played."""
NONE_PLAYED: Final[Averages] = {}


class Depth(Record, kw_only=True):
    """The average stack at the beginning of a level, or now in the present one."""

    how: How
    average: Chips
    big_blinds: int
    """The big blinds, in hundredths."""


class Course:
    """Collects averages: levels that began between two steps began with the chips of then.

    It covers this flight's floor; undone steps never happened.
    """

    def __init__(self, play: PlayId | None) -> None:
        self._play = play
        self._state: State = None
        self._found: dict[PeriodId, Chips] = {}
        self.moments: dict[PeriodId, Millis] = {}
        """When each period began, as far as the clock tells afterwards."""
        self._index = -1

    def take(self, trail: Iterable[TrailStep]) -> None:
        """Take in steps that follow those taken before."""
        for step in trail:
            if step.undone_by is not None:
                continue
            self._found.update(self._begun(step.at))
            for event in step.events:
                self._state = evolve(self._state, event)

    def until(self, now: Instant) -> Averages:
        """The averages until now; more steps can be taken afterwards."""
        index = self._index
        found = {**self._found, **self._begun(now)}
        self._index = index
        return found

    def _begun(self, at: Instant) -> Averages:
        if self._state is None:
            return NONE_PLAYED
        tournament = seen(self._state, self._play)
        structure = tournament.setup.structure
        reading = read(structure, tournament.play.clock, at)
        if reading is None or reading.starts_in is not None:
            return NONE_PLAYED
        before, self._index = self._index, reading.index
        if reading.index == before:
            return NONE_PLAYED
        self.moments.update(_moments(structure, before, reading, at))
        if not tournament.left:
            return NONE_PLAYED
        average = Chips(tournament.chips // tournament.left)
        return {one.id: average for one in structure[before + 1 : reading.index + 1]}


def _moments(
    structure: Structure, before: int, reading: Reading, at: Instant
) -> Iterator[tuple[PeriodId, Millis]]:
    """When the periods after that one began; the latest is known, those before follow from it."""
    began = at.utc - max(0, length(reading.period) - reading.left)
    for index in range(reading.index, before, -1):
        if index < reading.index:
            began -= length(structure[index])
        yield structure[index].id, Millis(began)


def averages(trail: Iterable[TrailStep], play: PlayId | None, now: Instant) -> Averages:
    course_ = Course(play)
    course_.take(trail)
    return course_.until(now)


def course(
    tournament: Tournament, structure: Structure, reading: Reading | None, played: Averages
) -> dict[int, Depth]:
    """The averages by row, from 0: from the start of play to its expected end.

    Once somebody has won, nothing is shown of the level in which that was, nor after it.
    """
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
    if tournament.left == 1 < len(tournament.entries.by_id):
        found.pop(reading.index, None)
        return found
    coming = tuple(one for one in levels if one.row - 1 >= reading.index)
    last = last_stage(coming, tournament.chips)
    for one in coming:
        if one.row - 1 > reading.index and (last is None or one.row <= last.row):
            average = average_of(coming, one, now, tournament.chips)
            found[one.row - 1] = _depth("expected", average, one)
    return found


def planned(tournament: Tournament, structure: Structure) -> dict[int, int]:
    """The planned course with everybody entered so far, in hundredths of a big blind."""
    setup = tournament.setup
    field = Field(entries=max(2, len(tournament.entries.by_id)))
    depths = stack_depth(structure, setup.stack, field, setup.seats_per_table)
    end = depths.end
    return {
        point.row - 1: point.depth for point in depths.points if end is None or point.row <= end.row
    }


def _depth(how: How, average: Chips, stage: Stage) -> Depth:
    return Depth(how=how, average=average, big_blinds=average * 100 // stake(stage.level))
