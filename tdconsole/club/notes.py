"""Free text, which may name anybody: rulings, reasons, offences."""

import json
import secrets
from collections.abc import Iterable

from tdconsole.domain.values import NoteId
from tdconsole.house import House


class Notes:
    def __init__(self, house: House) -> None:
        self._house = house

    def write(self, text: str, note: NoteId | None = None) -> NoteId:
        """Write a note, under a new number or over the given one."""
        written = NoteId(secrets.token_hex(8)) if note is None else note
        with self._house.transaction():
            self._house.db.execute(
                "INSERT INTO note (id, text) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET text = excluded.text",
                (written, text),
            )
        return written

    def read(self, note: NoteId) -> str | None:
        found = self._house.row("SELECT text FROM note WHERE id = ?", (note,))
        return None if found is None else found[0]

    def texts(self, notes: Iterable[NoteId]) -> dict[NoteId, str]:
        """The notes that still exist."""
        found = self._house.rows(
            "SELECT id, text FROM note WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(notes)),),
        )
        return {NoteId(note): text for note, text in found}

    def erase(self, note: NoteId) -> bool:
        with self._house.transaction():
            gone = self._house.db.execute("DELETE FROM note WHERE id = ?", (note,)).rowcount
        return gone > 0
