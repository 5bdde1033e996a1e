"""How the trail's numbers are named: whose entry, which penalty, what a note says."""

from collections.abc import Callable
from typing import NamedTuple

from tdconsole.domain.values import EntryId, NoteId, PenaltyNo

Who = Callable[[EntryId], str]


Whose = Callable[[PenaltyNo], str]
"""Who was given that penalty."""


Note = Callable[[NoteId], str]


class Names(NamedTuple):
    """What the trail holds by its number alone."""

    who: Who
    note: Note
    whose: Whose
