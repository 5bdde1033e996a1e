"""What was ruled on the floor."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    EntryTyped,
    HandStage,
    NoteTyped,
    RefTyped,
    RulingTyped,
    TableTyped,
    Withheld,
)

_Entries = Annotated[tuple[EntryTyped, ...], Meta(max_length=22)]
_Cites = Annotated[tuple[RefTyped, ...], Meta(max_length=10)]


class MakeRuling(Command, kw_only=True, omit_defaults=True):
    """Pending, where nothing is decided yet; only then something can be held back."""

    happened: NoteTyped
    decided: NoteTyped | None = None
    table: TableTyped | None = None
    entries: _Entries = ()
    stage: HandStage | None = None
    cites: _Cites = ()
    withheld: Withheld | None = None


class DecideRuling(Command, kw_only=True, omit_defaults=True):
    """What was held back is free with it."""

    ruling: RulingTyped
    decided: NoteTyped
    cites: _Cites = ()


class CorrectRuling(Command, kw_only=True, omit_defaults=True):
    """The ruling as it is to read: only a text that is left out stays as it was."""

    ruling: RulingTyped
    table: TableTyped | None = None
    entries: _Entries = ()
    stage: HandStage | None = None
    cites: _Cites = ()
    withheld: Withheld | None = None
    happened: NoteTyped | None = None
    decided: NoteTyped | None = None
