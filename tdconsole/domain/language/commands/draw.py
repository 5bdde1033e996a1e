from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import MOST_SEATS, EntryTyped, NoteTyped, TableTyped, WordTyped

_Tables = Annotated[tuple[TableTyped, ...], Meta(min_length=1, max_length=5000)]


class DrawSeats(Command, kw_only=True, omit_defaults=True):
    """Draw seats for everybody without one, or for these; the room may call out the word."""

    word: WordTyped = ""
    entries: Annotated[tuple[EntryTyped, ...], Meta(min_length=1, max_length=100_000)] | None = None


class RedrawSeats(Command, kw_only=True, omit_defaults=True):
    """Redraw everybody's seat, at these tables or at as few as will hold them.

    A reason is needed only if the rules don't ask for it now. One table may have more seats than
    the others had: a final table of ten, say.
    """

    reason: NoteTyped | None = None
    word: WordTyped = ""
    tables: _Tables | None = None
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None


class DrawButtons(Command, kw_only=True, omit_defaults=True):
    """Draw the buttons of these tables, or of every table in use."""

    word: WordTyped = ""
    tables: _Tables | None = None


class RenewCommitment(Command, kw_only=True):
    """Start a new chain for later draws, when the secret of the old one is lost or used up."""

    reason: NoteTyped
