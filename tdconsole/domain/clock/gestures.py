"""What the director does with the clock: start, pause, add time, change level, go back."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import DAY, Reading, doubt, hands_of, next_time, read, span
from tdconsole.domain.hand.hands_left import is_overnight
from tdconsole.domain.hand.table_hands import on_fault
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.bubble import BoardCountsHands, NoBreakYet
from tdconsole.domain.language.rejections.clock import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockNotRunning,
    ClockNotStarted,
    FewerHandsThanNone,
    LevelCountsHands,
    LevelCountsTime,
    LevelHasLess,
    LevelTooLong,
    MoreHandsThanLeft,
    NoSuchPeriod,
    NothingAfterThis,
    NothingInDoubt,
    NothingToAdjust,
    NothingToRestore,
    StartStands,
)
from tdconsole.domain.language.rejections.day import LastHandsHoldClock, NobodySeatedYet
from tdconsole.domain.language.rejections.entry import TooFewToStart
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Clock, ClockBefore, Tournament, play_of, with_play
from tdconsole.domain.values import Break, ClockAnchor, Instant, Millis, Period

MOST_BEFORE: Final = 16
"""How many gestures on the clock can be taken back in a row."""

Decision = tuple[Event, ...] | Rejection


def _reading(tournament: Tournament, context: Context) -> Reading | None:
    return read(tournament.setup.structure, tournament.play.clock, context.now)


def _since(clock: Clock, reading: Reading, now: Instant) -> Instant | None:
    """When the clock runs from: now if it was running, its planned start if it is waiting."""
    anchor = clock.anchor
    if anchor is None or anchor.since is None:
        return None
    return anchor.since if reading.starts_in is not None else now


def _at(reading: Reading, context: Context, since: Instant | None) -> ClockAnchor:
    """An anchor at the place the clock has reached."""
    return ClockAnchor(
        period=reading.period.id,
        left=reading.left,
        since=since,
        waits=reading.starts_in is not None,
        hands=reading.hands,
        ran=reading.ran,
        zone=context.zone,
    )


def _beginning(
    period: Period, reading: Reading, context: Context, since: Instant | None
) -> ClockAnchor:
    begins = context.now if since is None else since
    return replace(
        _at(reading, context, since),
        period=period.id,
        left=span(period, begins.utc, context.zone),
        hands=hands_of(period),
    )


def start(tournament: Tournament, command: StartClock, context: Context) -> Decision:
    if fault := on_fault(tournament):
        return fault
    play = tournament.play
    reading = _reading(tournament, context)
    if reading is not None and reading.starts_in is None:
        return ClockAlreadyStarted()
    few = _too_few(tournament)
    if few is not None and command.override is None:
        return few
    since = context.now
    if command.at is not None:
        begins = next_time(since.utc, command.at, context.zone)
        uptime = Millis(since.uptime + begins - since.utc)
        since = Instant(utc=begins, boot=since.boot, uptime=uptime)
    if reading is None:
        first = tournament.setup.structure[0]
        anchor = ClockAnchor(
            period=first.id,
            left=span(first, since.utc, context.zone),
            since=since,
            hands=hands_of(first),
            zone=context.zone,
        )
    else:  # what was set while it waited is kept
        anchor = _at(reading, context, since)
        if isinstance(reading.period, Break) and reading.period.until is not None:
            anchor = _beginning(reading.period, reading, context, since)
    anchor = replace(anchor, waits=command.at is not None)
    return (
        ClockStarted(
            play=play.id,
            anchor=anchor,
            overrode=() if few is None else (few.limit,),
            reason=None if few is None else context.note,
        ),
    )


def _too_few(tournament: Tournament) -> TooFewToStart | None:
    """A refusal to start if too few are seated, by the rule or by the house's own minimum."""
    rule, seated = tournament.rules.min_players, len(tournament.play.seating.of)
    least = min(rule.value, tournament.setup.seats_per_table)
    if seated < least:
        return TooFewToStart(seated=seated, least=least, cite=rule.cite)
    wanted = tournament.terms.minimum
    return None if seated >= wanted else TooFewToStart(seated=seated, least=wanted)


def pause(tournament: Tournament, _command: PauseClock, context: Context) -> Decision:
    reading = _reading(tournament, context)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    if not reading.running:
        return ClockNotRunning()
    anchor = _at(reading, context, None)
    return (ClockPaused(play=tournament.play.id, anchor=anchor, reason=context.note),)


def resume(tournament: Tournament, _command: ResumeClock, context: Context) -> Decision:
    reading = _reading(tournament, context)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    if reading.running:
        return ClockAlreadyRunning()
    if fault := on_fault(tournament):
        return fault
    if tournament.play.last_hands is not None:
        return LastHandsHoldClock(cite=tournament.rules.day_end.cite)
    if is_overnight(tournament):
        return NobodySeatedYet(day=tournament.play.day)
    anchor = _at(reading, context, context.now)
    if reading.held is not None:
        after = tournament.setup.structure[reading.index + 1 :]
        if not after:
            return NothingAfterThis()
        anchor = _beginning(after[0], reading, context, context.now)
    return (ClockResumed(play=tournament.play.id, anchor=anchor),)


def adjust(tournament: Tournament, command: AdjustClock, context: Context) -> Decision:
    reading = _reading(tournament, context)
    if reading is None:
        return ClockNotStarted()
    if command.seconds == 0:
        return NothingToAdjust()
    return _with_left(tournament, reading, Millis(reading.left + command.seconds * 1000), context)


def set_time(tournament: Tournament, command: SetClock, context: Context) -> Decision:
    reading = _reading(tournament, context)
    if reading is None:
        return ClockNotStarted()
    return _with_left(tournament, reading, Millis(command.seconds * 1000), context)


def _with_left(
    tournament: Tournament, reading: Reading, left: Millis, context: Context
) -> Decision:
    if reading.hands is not None:
        return LevelCountsHands()
    if left <= 0:
        return LevelHasLess(left=reading.left)
    if left > DAY:
        return LevelTooLong()
    play = tournament.play
    anchor = replace(_at(reading, context, _since(play.clock, reading, context.now)), left=left)
    return (ClockAdjusted(play=play.id, anchor=anchor),)


def set_level(tournament: Tournament, command: SetLevel, context: Context) -> Decision:
    play, reading = tournament.play, _reading(tournament, context)
    if reading is None:
        return ClockNotStarted()
    period = next((p for p in tournament.setup.structure if p.id == command.period), None)
    if period is None:
        return NoSuchPeriod(period=command.period)
    if isinstance(period, Break) and play.board is not None:
        return NoBreakYet(cite=tournament.rules.next_hand.cite)
    since = _since(play.clock, reading, context.now)
    return (LevelSet(play=play.id, anchor=_beginning(period, reading, context, since)),)


def count_hands(tournament: Tournament, command: CountHands, context: Context) -> Decision:
    """Count hands of a level by hands; the last begins the next level unless the clock stops."""
    if tournament.play.board is not None:
        return BoardCountsHands(cite=tournament.rules.next_hand.cite)
    play, reading = tournament.play, _reading(tournament, context)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    all_of_them = hands_of(reading.period)
    if reading.hands is None or all_of_them is None:
        return LevelCountsTime()
    if command.hands == 0:
        return NothingToAdjust()
    left = reading.hands - command.hands
    if left < 0:
        return MoreHandsThanLeft(left=reading.hands)
    if left > all_of_them:
        return FewerHandsThanNone(played=all_of_them - reading.hands)
    since = _since(play.clock, reading, context.now)
    after = tournament.setup.structure[reading.index + 1 :]
    if left or not after or any(mark.stop for mark in reading.period.marks):
        anchor = replace(_at(reading, context, since), hands=left)
    else:
        anchor = _beginning(after[0], reading, context, since)
    return (HandsCounted(play=play.id, anchor=anchor),)


def restore(tournament: Tournament, _command: RestoreClock, context: Context) -> Decision:
    if fault := on_fault(tournament):
        return fault
    play = tournament.play
    if not play.clock.before:
        return NothingToRestore()
    if play.last_hands is not None:
        return LastHandsHoldClock(cite=tournament.rules.day_end.cite)
    was = play.clock.before[-1]
    then = Clock(anchor=was.anchor)
    reading = read(tournament.setup.structure, then, context.now)
    begun = reading is not None and reading.starts_in is None
    if tournament.exits.by_entry and not begun:
        return StartStands()
    shows = None
    if reading is not None:
        shows = _at(reading, context, _since(then, reading, context.now))
    return (ClockRestored(play=play.id, anchor=was.anchor, reason=was.pause_reason, shows=shows),)


def settle(tournament: Tournament, command: SettleClock, context: Context) -> Decision:
    play = tournament.play
    found = doubt(tournament.setup.structure, play.clock, context.now, context.seen)
    if found is None:
        return NothingInDoubt()
    reading = next((one.reading for one in found.readings if one.by == command.by), None)
    if reading is None:
        return NothingInDoubt()
    since = context.now
    if reading.starts_in is not None:
        since = Instant(
            utc=Millis(since.utc + reading.starts_in),
            boot=since.boot,
            uptime=Millis(since.uptime + reading.starts_in),
        )
    return (ClockSettled(play=play.id, anchor=_at(reading, context, since)),)


def anchored(  # the gestures that say where it stands
    tournament: Tournament,
    event: ClockStarted
    | ClockResumed
    | ClockPaused
    | ClockAdjusted
    | LevelSet
    | HandsCounted
    | ClockSettled,
) -> Tournament:
    play = play_of(tournament, event.play)
    match event:
        case ClockPaused():
            reason = event.reason
        case ClockStarted() | ClockResumed():
            reason = None
        case _ if event.anchor.since is None:
            reason = play.clock.pause_reason
        case _:
            reason = None
    clock = Clock(anchor=event.anchor, pause_reason=reason, before=clock_history(play.clock))
    return with_play(tournament, replace(play, clock=clock))


def clock_history(clock: Clock) -> tuple[ClockBefore, ...]:
    """The states of the clock that can be gone back to after another gesture."""
    was = ClockBefore(anchor=clock.anchor, pause_reason=clock.pause_reason)
    return (*clock.before[1 - MOST_BEFORE :], was)


def restored(tournament: Tournament, event: ClockRestored) -> Tournament:
    """Restore the clock; the state before that one can be restored next."""
    play = play_of(tournament, event.play)
    clock = Clock(anchor=event.anchor, pause_reason=event.reason, before=play.clock.before[:-1])
    return with_play(tournament, replace(play, clock=clock))
