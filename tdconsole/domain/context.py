"""What the world knows and a decision may ask: the session brings it with each command."""

from tdconsole.domain.state import Commitment
from tdconsole.domain.values import Digest, DrawNo, EntryId, Instant, NoteId, PersonId, Record


class Context(Record, kw_only=True):
    """The numbers are the next to be issued; None where the world has no such thing."""

    now: Instant
    entry: EntryId
    draw: DrawNo
    link: Digest | None = None
    commitment: Commitment | None = None
    person: PersonId | None = None
    note: NoteId | None = None
