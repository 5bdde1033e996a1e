from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Document, EntryId, RulingNo


class PaperIssued(Event, kw_only=True):
    """Something left the printer, so that an undo past it can say so; of these entries or rulings, or of all."""

    document: Document
    entries: tuple[EntryId, ...] | None = None
    rulings: tuple[RulingNo, ...] | None = None
