"""Codes of the seat cards' pages in the hall: derived from the trail, so that none is kept.

Each comes from the seal of the step that registered the entry: nobody without the house can guess
one, and it stays the same in every copy of the house.
"""

from base64 import b32encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.values import EntryId
from tdconsole.session.timeline import Timeline

SIGNS: Final = 16
"""Eighty bits: more than anybody can try."""
_FOR: Final = b"seat card"


class CardCodes:
    """The codes of one tournament, read on as its trail goes on."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._read = 0
        self._of: dict[EntryId, str] = {}
        self._entries: dict[str, EntryId] = {}

    def of(self, entry: EntryId) -> str | None:
        self._read_on()
        return self._of.get(entry)

    def every(self) -> Mapping[EntryId, str]:
        self._read_on()
        return self._of

    def entry(self, code: str) -> EntryId | None:
        """The entry of a code as typed or scanned."""
        self._read_on()
        return self._entries.get(code.upper())

    def _read_on(self) -> None:
        for step in self._timeline.steps[self._read :]:
            for event in step.events:
                if isinstance(event, EntryRegistered):
                    self._keep(event.entry, card_code(step.hash, event.entry))
        self._read = len(self._timeline.steps)

    def _keep(self, entry: EntryId, code: str) -> None:
        self._of[entry] = code
        self._entries[code] = entry


def card_code(seal: bytes, entry: EntryId) -> str:
    """The code of an entry registered by the step with this seal."""
    digest = sha256(_FOR + seal + str(entry).encode()).digest()
    return b32encode(digest)[:SIGNS].decode()
