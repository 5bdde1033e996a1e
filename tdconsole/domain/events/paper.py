from tdconsole.domain.values import Document, EntryId, Record


class PaperIssued(Record, kw_only=True):
    """Something left the printer, so that an undo past it can say so; no entries: it names all."""

    document: Document
    entries: tuple[EntryId, ...] = ()
