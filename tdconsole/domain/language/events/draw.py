from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    ChainNo,
    Digest,
    DrawNo,
    EntryId,
    NoteId,
    PlayId,
    Record,
    SeatNo,
    TableNo,
)


class DrawCommitted(Event, kw_only=True):
    """The end of a hash chain, shown before anything is drawn from it."""

    chain: ChainNo
    commitment: Digest
    length: int
    reason: NoteId | None = None


class SeatDrawn(Record, kw_only=True):
    entry: EntryId
    table: TableNo
    seat: SeatNo


class Apart(Record, kw_only=True):
    """Who was not to meet: in public only a hash; the pairs behind it can be erased."""

    hash: Digest
    pairs: NoteId
    kept: bool = True
    """It could not be done where no seating of the tries tried kept them all apart."""


class SeatsDrawn(Event, kw_only=True, omit_defaults=True):
    """All that is needed to do the draw again, and what came of it: replay never draws."""

    play: PlayId
    draw: DrawNo
    chain: ChainNo
    link: Digest
    word: str
    attempt: int = 0
    """The seatings thrown away before this one."""
    tables: str
    """A line for each table that was offered, as it went into the draw."""
    needs: str = ""
    """A line for each player who needs one of certain seats."""
    apart: Apart | None = None
    seated: tuple[SeatDrawn, ...]
    redraw: bool = False
    """New seats for those who sat, at tables that were empty for the draw."""
    reason: NoteId | None = None
    broken: TableNo | None = None
    """Those who sat at this table, which is broken."""


class ButtonDrawn(Record, kw_only=True):
    table: TableNo
    seat: SeatNo


class ButtonsDrawn(Event, kw_only=True, omit_defaults=True):
    play: PlayId
    draw: DrawNo
    chain: ChainNo
    link: Digest
    word: str
    tables: str
    """A line for each table: who sits where."""
    buttons: tuple[ButtonDrawn, ...]
