"""What the world knows and a decision may ask: the session brings it with each command."""

from tdconsole.domain.state import Commitment
from tdconsole.domain.values import (
    CallNo,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    NoteId,
    PeriodId,
    PersonId,
    Record,
    Zone,
)


class Context(Record, kw_only=True):
    """The numbers are the next to be issued; None where the world has no such thing."""

    now: Instant
    entry: EntryId
    draw: DrawNo
    period: PeriodId
    call: CallNo
    zone: Zone = Zone()
    link: Digest | None = None
    commitment: Commitment | None = None
    person: PersonId | None = None
    note: NoteId | None = None
