from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import MOST_SEATS, EntryTyped, NoteTyped, TableTyped, WordTyped

_Tables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]


class DrawSeats(Command, kw_only=True, omit_defaults=True):
    """A seat for everybody who has none, or for these; the word is one the room may call out."""

    word: WordTyped = ""
    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1, max_length=100_000)] | None = None


class RedrawSeats(Command, kw_only=True, omit_defaults=True):
    """New seats for all who play, at these tables, or at as few as will hold them.

    Where the rules want it now, no reason need be given. One table may have more seats than the
    others had: a final table of ten, say.
    """

    reason: NoteTyped | None = None
    word: WordTyped = ""
    tables: _Tables | None = None
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None


class DrawButtons(Command, kw_only=True, omit_defaults=True):
    """At these tables, or at all where somebody sits."""

    word: WordTyped = ""
    tables: _Tables | None = None


class RenewCommitment(Command, kw_only=True):
    """A new chain for the draws to come, when the secret of the old one is lost or used up."""

    reason: NoteTyped
