from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import CallNo, CallOutcome, EntryId, Instant, PlayId, SeatNo, TableNo


class ClockCalled(Event, kw_only=True):
    """The clock was called, on a seat's player or on a table; times are those of the book then."""

    play: PlayId
    call: CallNo
    table: TableNo
    seat: SeatNo | None = None
    entry: EntryId | None = None
    seconds: int
    countdown: int
    since: Instant


class CallEnded(Event, kw_only=True):
    """A call ended: the player acted, or the hand was dead; the entry is repeated for the log."""

    play: PlayId
    call: CallNo
    table: TableNo
    entry: EntryId | None = None
    outcome: CallOutcome


class TimeCardPlayed(Event, kw_only=True):
    """A card bought more seconds on the shot clock; each day and the final table count anew."""

    play: PlayId
    entry: EntryId
    day: int = 1
    final_table: bool = False
