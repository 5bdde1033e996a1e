"""Every name ever on the list, found by the beginnings of its words in any order."""

from collections.abc import Callable, Iterable
from typing import Final

from tdconsole.domain.values import EntryId
from tdconsole.projections.people.names import Known
from tdconsole.spelling import folded

Among = Callable[[EntryId], bool]

_EXACT: Final = 50
"""With more matches than these, an exact name isn't picked automatically."""


class Names:
    """The names; one stays after an undone registration, as it may be redone at no cost."""

    def __init__(self) -> None:
        self._keys: dict[EntryId, str] = {}
        self._called: dict[EntryId, str] = {}

    def add(self, named: Iterable[tuple[EntryId, Known]]) -> None:
        for entry, known in named:
            self._keys[entry] = " " + " ".join(dict.fromkeys(known.sought.split()))
            self._called[entry] = folded(known.name)

    def find(self, typed: str, among: Among) -> list[EntryId]:
        """Players by name, those whose family name begins like it first, then shorter ones."""
        words = sorted(folded(typed).split(), key=len, reverse=True)
        if not words:
            return []
        longest, *others = [f" {word}" for word in words]
        found = [
            (not any(key.startswith(f" {word}") for word in words), len(key), key, entry)
            for entry, key in self._keys.items()
            if longest in key and all(word in key for word in others) and among(entry)
        ]
        found.sort()
        return [entry for *_rank, entry in found]

    def has_words(self, entry: EntryId, typed: str) -> bool:
        """Whether each of these words is a whole word of the name."""
        return set(folded(typed).split()) <= set(self._keys.get(entry, "").split())

    def exactly(self, typed: str, found: list[EntryId]) -> EntryId | None:
        """Return the only one with exactly this name."""
        words = set(folded(typed).split())
        called = [e for e in found[:_EXACT] if set(self._called[e].split()) == words]
        return called[0] if len(called) == 1 and len(found) <= _EXACT else None
