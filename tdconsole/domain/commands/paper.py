from typing import Annotated

from msgspec import Meta

from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import Document, EntryTyped


class IssuePaper(Wanted, kw_only=True):
    """Of these entries, or of all."""

    document: Document
    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1)] | None = None
