"""Erasing a person or a note for good: said to be done only when no trace is left on the disk."""

from collections.abc import Collection

from tdconsole.club import Club
from tdconsole.domain.house.rows import ERASE_NOTE, ERASE_PERSON
from tdconsole.domain.values import NoteId, PersonId
from tdconsole.journal import Store
from tdconsole.projections.people.lines import Erased


class Eraser:
    def __init__(self, store: Store, club: Club) -> None:
        self._store, self._club = store, club
        self._unfinished = False

    def erase(self, person: PersonId, notes: Collection[NoteId] = ()) -> Erased | None:
        """Erase a person, these notes, and what a request with the name could be told by."""
        self._club.guard.check(ERASE_PERSON)
        self._store.forget_asked()
        return self._so_far(self._club.erase(person, notes))

    def erase_note(self, note: NoteId) -> Erased | None:
        self._club.guard.check(ERASE_NOTE)
        self._store.forget_asked()
        return self._so_far(self._club.erase_note(note))

    def go_on(self) -> None:
        """Finish what another program was in the way of, without waiting for it again."""
        if self._unfinished:
            self._so_far(self._club.erasing.finish(patience=0))

    def _so_far(self, erased: Erased | None) -> Erased | None:
        self._unfinished = erased == "unfinished"
        return erased
