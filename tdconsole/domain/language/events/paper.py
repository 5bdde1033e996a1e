from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Document, EntryId, RulingNo


class PaperIssued(Event, kw_only=True):
    """A paper was printed, for these entries or rulings or for all, so an undo past it can warn."""

    document: Document
    entries: tuple[EntryId, ...] | None = None
    rulings: tuple[RulingNo, ...] | None = None
