from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import Document, EntryTyped


class IssuePaper(Wanted, kw_only=True):
    document: Document
    entries: tuple[EntryTyped, ...] = ()
