"""The clock called on a player: one call per table, thinking time, then a countdown."""

from typing import Literal

from msgspec.structs import replace

from tdconsole.domain.clock.reading import has_begun
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall
from tdconsole.domain.language.events.calling import CallEnded, ClockCalled
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.clock import (
    ClockCalledAlready,
    ClockNotStarted,
    MoreSecondsThanRuled,
    NobodyThere,
    NoSuchCall,
    SecondsAreFixed,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchSeat, NoSuchTable
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Call, Play, Seating, Tournament, play_of, with_play
from tdconsole.domain.values import Instant, Map, Millis, Record, Seat, elapsed

CallPhase = Literal["thinking", "countdown", "over"]


class CallReading(Record, kw_only=True):
    """The time left of this phase; when the last one is over, the hand is dead."""

    phase: CallPhase
    left: Millis


def read_call(call: Call, now: Instant) -> CallReading:
    left = Millis(call.seconds * 1000 - elapsed(call.since, now))
    if left > 0:
        return CallReading(phase="thinking", left=left)
    left = Millis(left + call.countdown * 1000)
    if left > 0:
        return CallReading(phase="countdown", left=left)
    return CallReading(phase="over", left=Millis(0))


def call_clock(
    tournament: Tournament, command: CallTheClock, context: Context
) -> tuple[Event, ...] | Rejection:
    """Call the clock, even during a break or a pause: the last hand is played to its end."""
    play = tournament.play
    if not has_begun(tournament.setup.structure, play.clock, context.now):
        return ClockNotStarted()
    if fault := _place_fault(tournament, command) or _seconds_fault(tournament, command):
        return fault
    for call in play.calls.values():
        if call.table == command.table:
            return ClockCalledAlready(table=call.table, entry=call.entry)
    rule, seat = tournament.rules.call.value, _seat(command)
    return (
        ClockCalled(
            play=play.id,
            call=context.call,
            table=command.table,
            seat=command.seat,
            entry=None if seat is None else play.seating.at(seat),
            seconds=command.seconds or rule.seconds,
            countdown=rule.countdown,
            since=context.now,
        ),
    )


def _seat(command: CallTheClock) -> Seat | None:
    return None if command.seat is None else Seat(table=command.table, seat=command.seat)


def _place_fault(tournament: Tournament, command: CallTheClock) -> Rejection | None:
    seating, seat = tournament.play.seating, _seat(command)
    table = seating.tables.get(command.table)
    most = tournament.seats_at(table)
    if table is None:
        return NoSuchTable(table=command.table)
    if seat is not None and seat.seat > most:
        return NoSuchSeat(seat=seat, seats_per_table=most)
    if not table.players or (seat is not None and seating.at(seat) is None):
        return NobodyThere(table=command.table, seat=command.seat)
    return None


def _seconds_fault(tournament: Tournament, command: CallTheClock) -> Rejection | None:
    ruled = tournament.rules.call
    seconds = ruled.value.seconds
    if command.seconds is None or command.seconds == seconds:
        return None
    if not ruled.value.at_most:
        return SecondsAreFixed(seconds=seconds, cite=ruled.cite)
    if command.seconds > seconds:
        return MoreSecondsThanRuled(seconds=seconds, cite=ruled.cite)
    return None


def called(tournament: Tournament, event: ClockCalled) -> Tournament:
    """Record a call; the last at a table counts, so undoing a bust brings back one it ended."""
    play = play_of(tournament, event.play)
    call = Call(
        id=event.call,
        table=event.table,
        seat=event.seat,
        entry=event.entry,
        seconds=event.seconds,
        countdown=event.countdown,
        since=event.since,
    )
    others = {one.id: one for one in play.calls.values() if one.table != call.table}
    return with_play(tournament, replace(play, calls=Map({**others, call.id: call})))


def end(
    tournament: Tournament, command: EndCall, _context: Context
) -> tuple[Event, ...] | Rejection:
    """End a call as the floor decides, whatever the clock says: ties go to the player.

    The article is TDA-2024 29.
    """
    play = tournament.play
    call = play.calls.get(command.call)
    if call is None:
        return NoSuchCall(call=command.call)
    return (
        CallEnded(
            play=play.id,
            call=call.id,
            table=call.table,
            entry=call.entry,
            outcome=command.outcome,
        ),
    )


def ended(tournament: Tournament, event: CallEnded) -> Tournament:
    play = play_of(tournament, event.play)
    if event.call not in play.calls:
        return tournament
    return with_play(tournament, replace(play, calls=play.calls.delete(event.call)))


def kept(before: Tournament, after: Tournament) -> Tournament:
    """The tournament without calls that ended by themselves, as their player left the seat."""
    if after.plays is before.plays and after.finished is before.finished:
        return after
    for play in after.plays.values():
        if play.calls:
            after = _pruned(after, play)
    return after


def _pruned(tournament: Tournament, play: Play) -> Tournament:
    calls = () if tournament.finished else play.calls.values()
    holding = Map({call.id: call for call in calls if _holds(play.seating, call)})
    if len(holding) == len(play.calls):
        return tournament
    return with_play(tournament, replace(play, calls=holding))


def _holds(seating: Seating, call: Call) -> bool:
    if call.entry is None or call.seat is None:
        table = seating.tables.get(call.table)
        return table is not None and bool(table.players)
    return seating.of.get(call.entry) == Seat(table=call.table, seat=call.seat)
