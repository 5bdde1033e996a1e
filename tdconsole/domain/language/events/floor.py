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
    StaffId,
    TableNo,
)


class Elimination(Record, kw_only=True):
    """A bust: seat, starting stack of the last hand, and the winners if known."""

    entry: EntryId
    seat: Seat
    stack: Chips | None = None
    by: tuple[EntryId, ...] = ()
    """The winners of the pot with the last chips, several if it was split."""


class PlayersEliminated(Event, kw_only=True, omit_defaults=True):
    """Players busted in one hand, or were added to a hand reported earlier."""

    play: PlayId
    hand: tuple[Elimination, ...]
    at: Instant | None = None
    joined: EntryId | None = None
    """The entry in whose hand these busted."""
    before: EntryId | None = None
    """The entry before whose hand these busted: theirs had been missed."""


class EliminationCorrected(Event, kw_only=True, omit_defaults=True):
    """A bust was corrected to what is known now."""

    entry: EntryId
    stack: Chips | None = None
    by: tuple[EntryId, ...] = ()


class EliminationReordered(Event, kw_only=True, omit_defaults=True):
    """A bust was moved into another entry's hand, before it, or to the end."""

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
    """Two players swapped seats: they changed, or were recorded the wrong way round."""

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
    """The button and blinds were placed, for the hand being played or just played."""

    play: PlayId
    table: TableNo
    dealt: Dealt
    since: Instant


class PlayersSeen(Event, kw_only=True):
    """Players were confirmed on the seats where they should be."""

    play: PlayId
    entries: tuple[EntryId, ...]


class BreakingOrderSet(Event, kw_only=True):
    """The breaking order was set; the first table is broken first."""

    play: PlayId
    tables: tuple[TableNo, ...]


class SeatsAdded(Event, kw_only=True):
    """A table got more seats than the others: a final table, say."""

    play: PlayId
    table: TableNo
    seats: int


class AdviceTaken(Event, kw_only=True, omit_defaults=True):
    """The step followed this advice."""

    advice: str
    cite: str | None = None


class AdvicePostponed(Event, kw_only=True):
    advice: str
    facts: str
    """The facts the advice was based on: it comes back as soon as they change."""
    since: Instant
    minutes: int


class AdviceTakenOn(Event, kw_only=True):
    """Somebody is on the way to it; it is anybody's again as soon as its facts change."""

    advice: str
    facts: str
    by: StaffId
    since: Instant


class AdviceHandedBack(Event, kw_only=True):
    advice: str


class AdviceDismissed(Event, kw_only=True):
    advice: str
    facts: str
    reason: NoteId
