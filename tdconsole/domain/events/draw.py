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


class DrawCommitted(Record, kw_only=True):
    """The end of a hash chain, shown before anything is drawn from it."""

    chain: ChainNo
    commitment: Digest
    length: int
    reason: NoteId | None = None


class TableOffered(Record, kw_only=True):
    """A table as the draw found it: how many sat there, and its free seats in order."""

    table: TableNo
    players: int
    free: tuple[SeatNo, ...]


class SeatDrawn(Record, kw_only=True):
    entry: EntryId
    table: TableNo
    seat: SeatNo


class SeatsDrawn(Record, kw_only=True):
    """All that is needed to do the draw again, and what came of it: replay never draws."""

    play: PlayId
    draw: DrawNo
    chain: ChainNo
    link: Digest
    word: str
    tables: tuple[TableOffered, ...]
    seated: tuple[SeatDrawn, ...]
