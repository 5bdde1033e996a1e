from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    EntryId,
    HandStage,
    Instant,
    NoteId,
    PlayId,
    RulingNo,
    TableNo,
    Withheld,
)


class RulingMade(Event, kw_only=True, omit_defaults=True):
    """A ruling was made, pending until it is decided; its author is the actor of the step."""

    ruling: RulingNo
    play: PlayId
    at: Instant
    happened: NoteId
    table: TableNo | None = None
    entries: tuple[EntryId, ...] = ()
    stage: HandStage | None = None
    decided: NoteId | None = None
    cites: tuple[str, ...] = ()
    withheld: Withheld | None = None


class RulingDecided(Event, kw_only=True, omit_defaults=True):
    """A ruling was decided; its articles are added to those named before."""

    ruling: RulingNo
    at: Instant
    decided: NoteId
    cites: tuple[str, ...] = ()


class RulingCorrected(Event, kw_only=True, omit_defaults=True):
    """A ruling was corrected to read like this; a missing text stays as it was."""

    ruling: RulingNo
    table: TableNo | None = None
    entries: tuple[EntryId, ...] = ()
    stage: HandStage | None = None
    cites: tuple[str, ...] = ()
    withheld: Withheld | None = None
    happened: NoteId | None = None
    decided: NoteId | None = None
