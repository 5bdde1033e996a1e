"""Alternates, who have paid and wait for a seat: called, given time, seated or passed over."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.events.entry import AlternateCalled, AlternatePassed
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.entry import (
    CalledAlready,
    NobodyWaits,
    NotWaiting,
    UnknownEntry,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.seat_draw import at_once
from tdconsole.domain.room.seating import out_of_line
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Called, Tournament
from tdconsole.domain.values import EntryId

Decision = tuple[Event, ...] | Rejection


def call(tournament: Tournament, command: CallAlternate, context: Context) -> Decision:
    line, called_ = in_line(tournament), tournament.alternates.called
    if command.entry is None:
        first = next((entry for entry in line if entry not in called_), None)
        if first is None:
            return NobodyWaits()
    else:
        first = command.entry
        if fault := _fault(tournament, first, line):
            return fault
        if first in called_:
            return CalledAlready(entry=first)
    seconds = tournament.terms.answer_within
    return (AlternateCalled(entry=first, since=context.now, seconds=seconds),)


def _fault(tournament: Tournament, entry: EntryId, line: list[EntryId]) -> Rejection | None:
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    return None if entry in line else NotWaiting(entry=entry)


def called(tournament: Tournament, event: AlternateCalled) -> Tournament:
    waiting = tournament.alternates
    now = Called(since=event.since, seconds=event.seconds)
    return replace(
        tournament, alternates=replace(waiting, called=waiting.called.set(event.entry, now))
    )


def pass_over(tournament: Tournament, command: PassAlternate, _context: Context) -> Decision:
    if fault := _fault(tournament, command.entry, in_line(tournament)):
        return fault
    return (AlternatePassed(entry=command.entry),)


def passed(tournament: Tournament, event: AlternatePassed) -> Tournament:
    entry, waiting = event.entry, tournament.alternates
    times = waiting.passed.get(entry, 0) + 1
    last = max(waiting.behind.values(), default=0) + 1
    left = out_of_line(waiting, (entry,))
    return replace(
        tournament,
        alternates=replace(
            left, passed=left.passed.set(entry, times), behind=left.behind.set(entry, last)
        ),
    )


def follow(tournament: Tournament, context: Context) -> tuple[Event, ...]:
    """Seat the alternates for whom there is a seat now, where the house seats them at once."""
    if tournament.rules.alternates.value != "at_once" or context.foreseen:
        return ()
    line = in_line(tournament)
    return at_once(tournament, line, context) if line else ()
