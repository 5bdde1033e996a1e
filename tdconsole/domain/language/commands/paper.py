from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import Document, EntryTyped, RulingTyped


class IssuePaper(Command, kw_only=True):
    """Print a paper, for these entries or rulings, or for all."""

    document: Document
    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1)] | None = None
    rulings: Annotated[tuple[RulingTyped, ...], Meta(min_length=1, max_length=100)] | None = None
