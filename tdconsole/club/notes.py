"""Free text, which may name anybody: rulings, reasons, offences."""

import secrets
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

from tdconsole.club.erasing import leave_traces
from tdconsole.club.guard import Guard
from tdconsole.domain.house.rows import ERASE_NOTE
from tdconsole.domain.values import NoteId
from tdconsole.house import House
from tdconsole.spelling import folded

_DIGITS: Final = 32
"""The length of a sealed note's number; earlier ones, and those of pairs, are half as long."""
_NAMED: Final = 8
_LEAST: Final = 3
"""The letters of a name that is looked for in texts: a shorter one is a word of any text."""


class Notes:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard
        self._salts: dict[NoteId, bytes] = {}

    def name(self, text: str) -> NoteId:
        """The number of a note to be written: a digest of its text, which so is sealed in the trail.

        The salt is kept with the text and erased with it; what is left then tells nothing.
        """
        salt = secrets.token_bytes(_DIGITS // 2)
        note = _digest(salt, text)
        self._salts[note] = salt
        while len(self._salts) > _NAMED:  # of gestures that were refused
            del self._salts[next(iter(self._salts))]
        return note

    def write(self, text: str, note: NoteId | None = None) -> NoteId:
        """Write a note, under a new number or over the given one."""
        written = self.name(text) if note is None else note
        with self._house.transaction():
            self._house.execute(
                "INSERT INTO note (id, text, salt) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET text = excluded.text",
                (written, text, self._salts.pop(written, None)),
            )
        return written

    def changed(self) -> Iterator[tuple[NoteId, str]]:
        """The notes that aren't what was written under their number, with what they say now."""
        for note, text, salt in self._house.rows(
            "SELECT id, text, salt FROM note WHERE length(id) = ? ORDER BY id", (_DIGITS,)
        ):
            if not is_as_written(note, text, salt):
                yield NoteId(note), text

    def read(self, note: NoteId) -> str | None:
        found = self._house.row("SELECT text FROM note WHERE id = ?", (note,))
        return None if found is None else found[0]

    def texts(self, notes: Iterable[NoteId]) -> dict[NoteId, str]:
        """The notes that still exist."""
        found = self._house.rows(
            f"SELECT id, text FROM note WHERE id IN (SELECT value FROM {self._house.dialect.words})",  # noqa: S608 -- the engine's own words
            (self._house.listed(list(notes)),),
        )
        return {NoteId(note): text for note, text in found}

    def naming(self, names: Iterable[str], family: str) -> dict[NoteId, str]:
        """The notes with one of these names in it, or with the family name alone."""
        wanted = [key for name in (*names, family) if (key := folded(name))]
        turned = [" ".join(reversed(key.split())) for key in wanted]
        sought = [f" {key} " for key in (*wanted, *turned) if len(key) >= _LEAST]
        return {
            NoteId(note): text
            for note, text in self._house.rows("SELECT id, text FROM note ORDER BY rowid")
            if any(key in f" {folded(text)} " for key in sought)
        }

    def erase(self, note: NoteId) -> bool:
        with self._guard.doing(ERASE_NOTE):
            gone = self._house.execute("DELETE FROM note WHERE id = ?", (note,)).rowcount
            if gone:
                leave_traces(self._house)
        return gone > 0


def is_as_written(note: str, text: str, salt: bytes | None) -> bool:
    """Whether a note is what was written under its number, as far as that tells."""
    return len(note) != _DIGITS or (salt is not None and _digest(salt, text) == note)


def _digest(salt: bytes, text: str) -> NoteId:
    return NoteId(sha256(salt + text.encode()).hexdigest()[:_DIGITS])
