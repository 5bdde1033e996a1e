from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    Chips,
    Dealt,
    EntryId,
    Instant,
    NoteId,
    PlayId,
    Record,
    Seat,
    TableNo,
)


class Elimination(Record, kw_only=True):
    """A player out: from which seat, with what stack the last hand was begun, and by whom, if known."""

    entry: EntryId
    seat: Seat
    stack: Chips | None = None
    by: tuple[EntryId, ...] = ()
    """Who won the pot with the last chips: several, where it was split."""


class PlayersEliminated(Event, kw_only=True, omit_defaults=True):
    """Everybody who went out in the same hand; or put into one that was told before."""

    play: PlayId
    hand: tuple[Elimination, ...]
    at: Instant | None = None
    joined: EntryId | None = None
    """In the hand in which this one went out."""
    before: EntryId | None = None
    """In the hand before that one's: it was missed then."""


class EliminationCorrected(Event, kw_only=True, omit_defaults=True):
    """What is known of it now."""

    entry: EntryId
    stack: Chips | None = None
    by: tuple[EntryId, ...] = ()


class EliminationReordered(Event, kw_only=True, omit_defaults=True):
    """Out in this one's hand, or in one before that; or last of all."""

    entry: EntryId
    joined: EntryId | None = None
    before: EntryId | None = None


class PlayerReinstated(Event, kw_only=True):
    play: PlayId
    entry: EntryId
    seat: Seat


class PlayerMoved(Event, kw_only=True):
    play: PlayId
    entry: EntryId
    seat: Seat


class PlayersSwapped(Event, kw_only=True):
    """Each sits where the other did: somebody else sat there all the time, or they changed."""

    play: PlayId
    one: EntryId
    other: EntryId


class Moved(Record, kw_only=True):
    entry: EntryId
    seat: Seat


class TablesBalanced(Event, kw_only=True, omit_defaults=True):
    play: PlayId
    moves: tuple[Moved, ...]
    cite: str | None = None


class ButtonPlaced(Event, kw_only=True):
    """Where the button and the blinds were in the hand that is played, or was just played."""

    play: PlayId
    table: TableNo
    dealt: Dealt
    since: Instant


class PlayersSeen(Event, kw_only=True):
    """On the seats where they are to sit."""

    play: PlayId
    entries: tuple[EntryId, ...]


class BreakingOrderSet(Event, kw_only=True):
    """The first is broken first."""

    play: PlayId
    tables: tuple[TableNo, ...]


class SeatsAdded(Event, kw_only=True):
    """More than the other tables have: at a final table, say."""

    play: PlayId
    table: TableNo
    seats: int


class AdviceTaken(Event, kw_only=True, omit_defaults=True):
    """The step was taken from the advice."""

    advice: str
    cite: str | None = None


class AdvicePostponed(Event, kw_only=True):
    advice: str
    facts: str
    """What it stood on: it is back as soon as that changes."""
    since: Instant
    minutes: int


class AdviceDismissed(Event, kw_only=True):
    advice: str
    facts: str
    reason: NoteId
