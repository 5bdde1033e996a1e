from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import CallNo, CallOutcome, EntryId, Instant, PlayId, SeatNo, TableNo


class ClockCalled(Event, kw_only=True):
    """On the player of a seat, or at a table where nobody said on whom; by the book of then."""

    play: PlayId
    call: CallNo
    table: TableNo
    seat: SeatNo | None = None
    entry: EntryId | None = None
    seconds: int
    countdown: int
    since: Instant


class CallEnded(Event, kw_only=True):
    """The player acted, or the hand was dead; whose call it was is said again for the log."""

    play: PlayId
    call: CallNo
    table: TableNo
    entry: EntryId | None = None
    outcome: CallOutcome


class TimeCardPlayed(Event, kw_only=True):
    """For more seconds on the shot clock; each day and the final table are counted apart."""

    play: PlayId
    entry: EntryId
    day: int = 1
    final_table: bool = False
