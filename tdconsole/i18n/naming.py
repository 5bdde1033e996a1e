"""Names for the trail's numbers: whose entry, which penalty, what a note says."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tdconsole.domain.state.tournament import Setup
from tdconsole.domain.values import EntryId, NoteId, PenaltyNo, PersonId, StaffId
from tdconsole.i18n.catalogue import Catalogue, Sentence

Who = Callable[[EntryId], str]


Whose = Callable[[PenaltyNo], str]
"""Gives the name of the player with that penalty."""


Note = Callable[[NoteId], str]


class Names(NamedTuple):
    """The names of what the trail holds only as numbers."""

    who: Who
    note: Note
    whose: Whose


class Kept(NamedTuple):
    """What the house keeps and the trail does not: names and free text."""

    person: Callable[[PersonId], str]
    note: Callable[[NoteId], str]
    staff: Callable[[StaffId], str]


class Wording(NamedTuple):
    """A language, and the names of what a sentence is about."""

    words: Catalogue
    who: Who
    kept: Kept | None = None

    def name(self, person: PersonId) -> str:
        """Without what the house keeps, a person is a number."""
        if self.kept is None:
            return self.words.gettext("Person number {person}", person=person)
        return self.kept.person(person)


Sentences = Mapping[type, Sentence]
"""A sentence for each type; its placeholders are the fields."""
OwnWords = Mapping[type, Callable[[Wording, Any], str]]
"""What words a type whose sentence depends on more than its fields."""


class LogWording(NamedTuple):
    """A language, the names of what a line of the log is about, and the set-up of today."""

    words: Catalogue
    names: Names
    setup: Setup

    @property
    def who(self) -> Who:
        return self.names.who

    @property
    def note(self) -> Note:
        return self.names.note

    @property
    def whose(self) -> Whose:
        return self.names.whose


OwnLog = Mapping[type, Callable[[LogWording, Any], str]]
"""What words a fact whose line depends on more than its fields."""
