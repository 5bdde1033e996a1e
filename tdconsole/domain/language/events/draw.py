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
    """The end of a hash chain was shown before anything was drawn from it."""

    chain: ChainNo
    commitment: Digest
    length: int
    reason: NoteId | None = None


class SeatDrawn(Record, kw_only=True):
    entry: EntryId
    table: TableNo
    seat: SeatNo


class Apart(Record, kw_only=True):
    """The pairs not to meet: only a hash in public; the pairs behind it can be erased."""

    hash: Digest
    pairs: NoteId
    kept: bool = True
    """Whether they were kept apart; False if none of the seatings tried managed it."""


class SeatsDrawn(Event, kw_only=True, omit_defaults=True):
    """Everything needed to repeat the draw, and its outcome: replaying never draws."""

    play: PlayId
    draw: DrawNo
    chain: ChainNo
    link: Digest
    word: str
    attempt: int = 0
    """The number of seatings rejected before this one."""
    tables: str
    """A line for each table offered, as it went into the draw."""
    needs: str = ""
    """A line for each player who needs certain seats."""
    apart: Apart | None = None
    seated: tuple[SeatDrawn, ...]
    redraw: bool = False
    """Whether players who were seated got new seats, at tables emptied for the draw."""
    reason: NoteId | None = None
    broken: TableNo | None = None
    """The table that was broken, if the draw seats its players."""


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
    """A line for each table, with the players by seat."""
    buttons: tuple[ButtonDrawn, ...]
