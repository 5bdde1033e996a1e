"""Commands of rulings made on the floor."""

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
    """Make a ruling, pending if nothing is decided yet; only then can it hold something back."""

    happened: NoteTyped
    decided: NoteTyped | None = None
    table: TableTyped | None = None
    entries: _Entries = ()
    stage: HandStage | None = None
    cites: _Cites = ()
    withheld: Withheld | None = None


class DecideRuling(Command, kw_only=True, omit_defaults=True):
    """Decide a ruling; anything it held back is released."""

    ruling: RulingTyped
    decided: NoteTyped
    cites: _Cites = ()


class CorrectRuling(Command, kw_only=True, omit_defaults=True):
    """Correct a ruling: it reads like this from now on; only a text left out stays as it was."""

    ruling: RulingTyped
    table: TableTyped | None = None
    entries: _Entries = ()
    stage: HandStage | None = None
    cites: _Cites = ()
    withheld: Withheld | None = None
    happened: NoteTyped | None = None
    decided: NoteTyped | None = None
