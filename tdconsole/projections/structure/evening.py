"""An evening over time: everything of it that is charted, from one walk along the trail."""

from collections.abc import Iterable, Mapping
from typing import Final

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.design.course import stake
from tdconsole.domain.memo import Memo
from tdconsole.domain.prize_list.tables import prize_list as amounts
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Level, Millis, PeriodId, PlayId, Record
from tdconsole.projections.chips.leading import CountsTold, Led, leading
from tdconsole.projections.chips.stacks import Stacks, stacks
from tdconsole.projections.clock.ahead import play_so_far
from tdconsole.projections.eliminations.ending import Ending, ending
from tdconsole.projections.eliminations.field import Field, Times, field_of
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.entering import Entering, entering
from tdconsole.projections.people.names import People
from tdconsole.projections.prizes.listed import PrizeList, prize_list
from tdconsole.projections.structure.course import Averages, Course, Depth, course
from tdconsole.projections.structure.depth import DepthPoint, stack_depth
from tdconsole.projections.structure.depth import Field as Expected

_FIELDS: Final = Memo[Field]()
_MINUTE: Final = 60_000


class DepthSeen(Record, kw_only=True):
    """The depth of stacks as planned for those who entered, as it was, and as it will be."""

    points: tuple[DepthPoint, ...] = ()
    ends: int = 0
    """The minutes until the end as planned."""
    course: Mapping[int, Depth] = {}
    now: tuple[float, float] | None = None
    """The minutes by the structure until now, and the average in big blinds."""


class Evening(Record, kw_only=True):
    now: Instant
    field: Field
    left: int
    in_flights: bool = False
    """Whether they are those of one flight: who is paid shows only once all are merged."""
    paid: int
    """The places paid."""
    entering: Entering
    depth: DepthSeen
    stacks: Stacks
    leading: tuple[Led, ...]
    ending: Ending
    prizes: PrizeList | None
    """None where there are none, or no more after calling it off."""
    began: Mapping[PeriodId, Millis]
    """When each level and break began."""


class Walk:
    """A walk along the trail of one flight's floor, which goes on as steps are added."""

    def __init__(self, play: PlayId | None) -> None:
        self.play = play
        self._times, self._counts, self._course = Times(), CountsTold(), Course(play)

    def take(self, trail: Iterable[TrailStep]) -> None:
        """Take in steps that follow those taken before; after an undo it has to begin again."""
        steps = tuple(trail)
        for part in (self._times, self._counts, self._course):
            part.take(steps)

    def seen(self, tournament: Tournament, people: People, now: Instant) -> Evening:
        """The evening as it stands, of the flight that was walked along."""
        structure, play = tournament.setup.structure, tournament.play
        reading = read(structure, play.clock, now)
        here, came = tournament.entries.by_id, self._times.came
        field = _FIELDS.of(
            tournament.entries,
            tournament.exits,
            tournament.finished,
            made=lambda: field_of(tournament, self._times),
        )
        prizes = None if tournament.prizes.refunds is not None else prize_list(tournament)
        averages = self._course.until(now)
        return Evening(
            now=now,
            field=field,
            left=tournament.left,
            in_flights=tournament.in_flights,
            paid=0 if prizes is None else len(amounts(tournament)),
            entering=entering(tournament, (came[one] for one in here if one in came), now),
            depth=_depth(tournament, reading, averages),
            stacks=stacks(tournament, people, now),
            leading=leading(tournament, people, self._counts),
            ending=ending(tournament, now),
            prizes=prizes if prizes is not None and prizes.amounts else None,
            began=self._course.moments,
        )


def evening(
    tournament: Tournament, people: People, trail: Iterable[TrailStep], now: Instant
) -> Evening:
    """The evening in one go; the trail is that of the whole tournament."""
    walk = Walk(tournament.current)
    walk.take(trail)
    return walk.seen(tournament, people, now)


def _depth(tournament: Tournament, reading: Reading | None, averages: Averages) -> DepthSeen:
    setup = tournament.setup
    structure, entries = setup.structure, len(tournament.entries.by_id)
    if entries < 2:
        return DepthSeen()
    depths = stack_depth(structure, setup.stack, Expected(entries=entries), setup.seats_per_table)
    real = course(tournament, structure, reading, averages)
    last = len(structure) if depths.end is None else depths.end.row
    last = max(last, *(row + 1 for row in real), 0)
    points = tuple(one for one in depths.points if one.row <= last)
    ends = sum(period.minutes for period in structure[:last])
    return DepthSeen(points=points, ends=ends, course=real, now=_present(tournament, reading))


def _present(tournament: Tournament, reading: Reading | None) -> tuple[float, float] | None:
    """Where play is by the structure, breaks included, and the average in the blinds of then."""
    if reading is None or reading.starts_in is not None or not tournament.left:
        return None
    structure = tournament.setup.structure
    coming = (one for one in structure[reading.index :] if isinstance(one, Level))
    blind = next((stake(level) for level in coming), 0)
    if not blind:
        return None
    breaks: float = sum(
        period.minutes for period in structure[: reading.index] if not isinstance(period, Level)
    )
    if not isinstance(reading.period, Level):
        breaks += max(0, reading.period.minutes - reading.left / _MINUTE)
    played = play_so_far(structure, reading) / _MINUTE
    return played + breaks, tournament.chips / tournament.left / blind
