"""The history of entered lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

KEPT: Final = 100


class Typed(NamedTuple):
    """The line's text, and the entered lines."""

    line: str
    cursor: int
    not_done: bool
    """Whether it was refused or asked about, so that the next key replaces it."""
    entered: Sequence[str]


class History:
    def __init__(self, lines: Sequence[str] = ()) -> None:
        self._lines = list(lines)
        self._back = 0

    @property
    def lines(self) -> Sequence[str]:
        return tuple(self._lines)

    @property
    def browsing(self) -> bool:
        return self._back > 0

    def keep(self, line: str) -> None:
        """Keep the line, once if it is repeated."""
        if self._lines[-1:] != [line]:
            self._lines = [*self._lines[1 - KEPT :], line]
        self.leave()

    def leave(self) -> None:
        self._back = 0

    def older(self, shown: str = "") -> str | None:
        """Return the line before; the latest one is skipped if the line has it already."""
        back = self._back + 1
        if not self._back and shown and self._lines[-1:] == [shown]:
            back += 1
        if back > len(self._lines):
            return None
        self._back = back
        return self._lines[-back]

    def newer(self) -> str:
        """Return the line after; after the latest one the line is empty again."""
        self._back = max(0, self._back - 1)
        return self._lines[-self._back] if self._back else ""
