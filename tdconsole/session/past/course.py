"""The course of an evening: when its levels began, who went out, what was ruled, and the long gaps."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from typing import Final, Literal, get_args

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.state.tournament import Clock, Tournament
from tdconsole.domain.values import Break, Instant, Level, Millis, PeriodId, PlayId, Record, StepNo
from tdconsole.journal import StoredStep
from tdconsole.session.past.kept_states import KeptStates
from tdconsole.session.past.looking_back import at_step
from tdconsole.session.timeline import Timeline

MarkKind = Literal["level", "break", "bust", "ruling"]
MARKS: Final[tuple[MarkKind, ...]] = get_args(MarkKind)
LONG: Final = Millis(3_600_000)
"""The time without a step after which it is night, or between two days."""
NIGHT: Final = Millis(300_000)
"""What is left of a longer one where the evening is shown at one glance."""
MOST: Final = 500
"""The most levels that one clock goes through untouched; more are not looked for."""
_RULED: Final = (RulingMade, RulingDecided, RulingCorrected)
_BY_EVENT: Final[dict[type[Event], MarkKind]] = {
    PlayersEliminated: "bust",
    **dict.fromkeys(_RULED, "ruling"),
}


class Mark(Record, kw_only=True):
    """A moment worth going to: a step's own, or one between two steps as a level began."""

    kind: MarkKind
    at: Millis
    step: StepNo
    """The last step by then."""
    level: int | None = None
    play: PlayId | None = None
    """The flight whose level or break began."""


class Course(Record, kw_only=True):
    times: tuple[Millis, ...]
    """The moments of the steps, each not before the one that precedes it."""
    shown: tuple[Millis, ...]
    """Where each lies at one glance, with the nights cut short."""
    marks: tuple[Mark, ...]

    @property
    def length(self) -> Millis:
        return self.shown[-1]

    def place(self, moment: Millis) -> Millis:
        """Where a moment lies at one glance."""
        at = max(1, bisect_right(self.times, moment)) - 1
        place = self.shown[at] + max(0, moment - self.times[at])
        return Millis(min(place, self.shown[at + 1] if at + 1 < len(self.shown) else self.length))

    def moment(self, place: Millis) -> Millis:
        """The moment that lies there."""
        at = max(1, bisect_right(self.shown, place)) - 1
        return Millis(self.times[at] + max(0, place - self.shown[at]))

    def beside(
        self, moment: Millis, step: StepNo, kind: MarkKind, *, back: bool = False
    ) -> Mark | None:
        """The nearest mark of this kind after that moment and step, or before it."""
        here = (moment, step)
        if back:
            found = (one for one in reversed(self.marks) if (one.at, one.step) < here)
        else:
            found = (one for one in self.marks if (one.at, one.step) > here)
        return next((one for one in found if one.kind == kind), None)


def course(trail: Timeline, kept: KeptStates) -> Course:
    times = tuple(accumulate((step.at.utc for step in trail.steps), max))
    gaps = (_cut(after - before) for before, after in pairwise(times))
    shown = tuple(accumulate(gaps, initial=0))
    marks = [*_done(trail, times), *_levels(trail, kept, times)]
    marks.sort(key=lambda mark: (mark.at, mark.step))
    return Course(times=times, shown=tuple(map(Millis, shown)), marks=tuple(marks))


def _cut(gap: int) -> int:
    return NIGHT if gap > LONG else gap


def kind_of(step: StoredStep) -> MarkKind | None:
    return next((kind for event in step.events if (kind := _BY_EVENT.get(type(event)))), None)


def _done(trail: Timeline, times: tuple[Millis, ...]) -> Iterator[Mark]:
    for step, at in zip(trail.steps, times, strict=True):
        if (kind := kind_of(step)) is not None:
            yield Mark(kind=kind, at=at, step=step.no)


def _levels(trail: Timeline, kept: KeptStates, times: tuple[Millis, ...]) -> Iterator[Mark]:
    """The levels and breaks as they began: between two gestures on a clock it runs by itself."""
    turns = [step.no for step in trail.of_clock]
    last: dict[PlayId, PeriodId] = {}
    for no, until in pairwise([*turns, StepNo(len(times) + 1)]):
        state = kept.at(no)
        if state is None:
            continue
        end = times[min(until, len(times)) - 1]

        def now(moment: Millis, no: StepNo = no) -> Instant:
            return at_step(trail, no, moment)

        for number, play in state.plays.items():
            for at, period in _begun(state, play.clock, times[no - 1], end, now):
                if last.get(number) != period:
                    last[number] = period
                    yield _mark(state, period, at, StepNo(bisect_right(times, at)), number)


def _begun(
    state: Tournament, clock: Clock, at: Millis, end: Millis, now: Callable[[Millis], Instant]
) -> Iterator[tuple[Millis, PeriodId]]:
    for _ in range(MOST):
        reading = read(state.setup.structure, clock, now(at))
        if reading is None or at > end:
            return
        if reading.starts_in is None:
            yield at, reading.period.id
        wait = reading.starts_in or (reading.left if reading.running else 0)
        if not wait or reading.over or reading.hands is not None:
            return
        at = Millis(at + wait)


def _mark(state: Tournament, period: PeriodId, at: Millis, step: StepNo, play: PlayId) -> Mark:
    before = [one.id for one in state.setup.structure].index(period)
    number = sum(isinstance(one, Level) for one in state.setup.structure[: before + 1])
    is_break = isinstance(state.setup.structure[before], Break)
    if is_break:
        return Mark(kind="break", at=at, step=step, play=play)
    return Mark(kind="level", at=at, step=step, level=number, play=play)
