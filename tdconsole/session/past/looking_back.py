"""A tournament as it was: its trail up to a step, at a moment that stands still."""

from datetime import datetime, time, timedelta
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis, StepNo
from tdconsole.session.local_time import on_the_wall
from tdconsole.session.timeline import Timeline

EVENING: Final = timedelta(hours=6)
"""How long an evening may go on after the last step."""


class StandingTime:
    """A source of time that says the same moment for ever."""

    def __init__(self, now: Instant) -> None:
        self._now = now

    def now(self) -> Instant:
        return self._now


def until(timeline: Timeline, moment: Millis) -> StepNo | None:
    """The last step by then, of whichever earlier ones a clock told another time; None before all."""
    return next((step.no for step in reversed(timeline.steps) if step.at.utc <= moment), None)


def at_step(timeline: Timeline, no: StepNo, moment: Millis | None) -> Instant:
    """The moment after that step, by the clocks of its machine."""
    at = timeline.steps[no - 1].at
    if moment is None:
        return at
    on = Millis(moment - at.utc)
    awake = None if at.awake is None else Millis(at.awake + on)
    return replace(at, utc=moment, uptime=Millis(at.uptime + on), awake=awake)


def latest(timeline: Timeline, wanted: time, now: Instant) -> Millis:
    """The moment of that time of day that is meant: of the evening that was, or goes on still."""
    end = on_the_wall(timeline.steps[-1].at.utc)
    over = min(on_the_wall(now.utc), end + EVENING)
    day = datetime.combine(over.date(), wanted)
    found = day if day <= over else day - timedelta(days=1)
    return Millis(round(found.timestamp() * 1000))
