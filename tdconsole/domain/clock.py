"""The blind clock: an anchor set by hand, and its reading at any moment."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.commands import AdjustClock, PauseClock, ResumeClock, StartClock
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    Event,
)
from tdconsole.domain.rejections import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockNotRunning,
    ClockNotStarted,
    LevelHasLess,
    LevelTooLong,
    NothingToAdjust,
    Rejection,
)
from tdconsole.domain.state import Clock, Tournament, play_of, with_play
from tdconsole.domain.values import (
    ClockAnchor,
    Instant,
    Millis,
    Period,
    Record,
    Structure,
    elapsed,
)

DAY: Final = Millis(86_400_000)


class Reading(Record, kw_only=True):
    """Where the clock stands: in the `index`th period of the structure, counted from 0."""

    index: int
    period: Period
    left: Millis
    running: bool
    over: bool
    """The last period has run out; it stays until somebody decides otherwise."""


def length(period: Period) -> Millis:
    return Millis(period.minutes * 60_000)


def read(structure: Structure, clock: Clock, now: Instant) -> Reading | None:
    """Levels change by themselves here, as time passes: nothing writes them."""
    anchor = clock.anchor
    if anchor is None:
        return None
    index = next((i for i, period in enumerate(structure) if period.id == anchor.period), None)
    if index is None:
        return None
    left = anchor.left
    if anchor.since is not None:
        left = Millis(left - elapsed(anchor.since, now))
    while left <= 0 and index + 1 < len(structure):
        index += 1
        left = Millis(left + length(structure[index]))
    return Reading(
        index=index,
        period=structure[index],
        left=Millis(max(0, left)),
        running=anchor.since is not None,
        over=left <= 0,
    )


def start(
    tournament: Tournament, _command: StartClock, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    if play.clock.anchor is not None:
        return ClockAlreadyStarted()
    first = tournament.setup.structure[0]
    anchor = ClockAnchor(period=first.id, left=length(first), since=context.now)
    return (ClockStarted(play=play.id, anchor=anchor),)


def pause(
    tournament: Tournament, _command: PauseClock, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None:
        return ClockNotStarted()
    if not reading.running:
        return ClockNotRunning()
    anchor = ClockAnchor(period=reading.period.id, left=reading.left)
    return (ClockPaused(play=play.id, anchor=anchor, reason=context.note),)


def resume(
    tournament: Tournament, _command: ResumeClock, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    if play.clock.anchor is None:
        return ClockNotStarted()
    if play.clock.anchor.since is not None:
        return ClockAlreadyRunning()
    anchor = replace(play.clock.anchor, since=context.now)
    return (ClockResumed(play=play.id, anchor=anchor),)


def adjust(
    tournament: Tournament, command: AdjustClock, context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None:
        return ClockNotStarted()
    if command.seconds == 0:
        return NothingToAdjust()
    left = Millis(reading.left + command.seconds * 1000)
    if left <= 0:
        return LevelHasLess(left=reading.left)
    if left > DAY:
        return LevelTooLong()
    since = context.now if reading.running else None
    anchor = ClockAnchor(period=reading.period.id, left=left, since=since)
    return (ClockAdjusted(play=play.id, anchor=anchor),)


def anchored(
    tournament: Tournament, event: ClockStarted | ClockResumed | ClockPaused | ClockAdjusted
) -> Tournament:
    play = play_of(tournament, event.play)
    match event:
        case ClockPaused():
            reason = event.reason
        case ClockAdjusted() if event.anchor.since is None:
            reason = play.clock.pause_reason
        case _:
            reason = None
    clock = Clock(anchor=event.anchor, pause_reason=reason)
    return with_play(tournament, replace(play, clock=clock))
