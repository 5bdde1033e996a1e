"""A tournament as it was: its trail up to a step, at a moment that stands still."""

import re
from datetime import datetime, time, timedelta
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis, StepNo
from tdconsole.session.local_time import on_the_wall
from tdconsole.session.timeline import Timeline

EVENING: Final = timedelta(hours=6)
"""How long an evening may go on after the last step."""
_STEP: Final = re.compile(r"#?([0-9]{1,9})")


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
    return at if moment is None else moved(at, moment)


def moved(at: Instant, moment: Millis) -> Instant:
    """The same clocks at another moment."""
    on = Millis(moment - at.utc)
    awake = None if at.awake is None else Millis(at.awake + on)
    return replace(at, utc=moment, uptime=Millis(at.uptime + on), awake=awake)


def latest(timeline: Timeline | None, wanted: time, now: Instant) -> Millis:
    """The moment of that time of day that is meant: of the evening that was, or goes on still.

    Without a trail it is the last one that was.
    """
    over = on_the_wall(now.utc)
    if timeline is not None:
        over = min(over, on_the_wall(timeline.steps[-1].at.utc) + EVENING)
    day = datetime.combine(over.date(), wanted)
    found = day if day <= over else day - timedelta(days=1)
    return Millis(round(found.timestamp() * 1000))


def step_of(timeline: Timeline, typed: str) -> StepNo | None:
    """The step that is typed, #112, if there is one; 0 of one that there is not."""
    found = _STEP.fullmatch(typed.strip())
    if found is None:
        return None
    return StepNo(int(found[1])) if timeline.step(StepNo(int(found[1]))) else StepNo(0)


def moment_of(timeline: Timeline, typed: str, now: Instant) -> Millis | None:
    """The moment of what is typed: a step, a time of day, or a day and time."""
    if (no := step_of(timeline, typed)) is not None:
        step = timeline.step(no)
        return None if step is None else step.at.utc
    typed = typed.strip()
    try:
        wanted = time.fromisoformat(f"0{typed}" if typed[1:2] == ":" else typed)
    except ValueError:
        try:
            return Millis(round(datetime.fromisoformat(typed).timestamp() * 1000))
        except (ValueError, OverflowError, OSError):
            return None
    return None if wanted.tzinfo else latest(timeline, wanted, now)
