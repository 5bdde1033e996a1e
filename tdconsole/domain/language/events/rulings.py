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
    """Pending as long as nothing is decided; whoever made it acted in the step."""

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
    """The articles come to those that were named before."""

    ruling: RulingNo
    at: Instant
    decided: NoteId
    cites: tuple[str, ...] = ()


class RulingCorrected(Event, kw_only=True, omit_defaults=True):
    """As it reads from now on; a text that is not there stays."""

    ruling: RulingNo
    table: TableNo | None = None
    entries: tuple[EntryId, ...] = ()
    stage: HandStage | None = None
    cites: tuple[str, ...] = ()
    withheld: Withheld | None = None
    happened: NoteId | None = None
    decided: NoteId | None = None
