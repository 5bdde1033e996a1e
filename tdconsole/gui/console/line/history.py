"""The lines entered before, to be had again."""

from collections.abc import Sequence
from typing import Final, NamedTuple

KEPT: Final = 100


class Typed(NamedTuple):
    """What the line holds, and what was entered in it."""

    line: str
    cursor: int
    not_done: bool
    """Entered and refused, or asked about: the next key replaces it."""
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
        """The same line twice running is one."""
        if self._lines[-1:] != [line]:
            self._lines = [*self._lines[1 - KEPT :], line]
        self.leave()

    def leave(self) -> None:
        self._back = 0

    def older(self, shown: str = "") -> str | None:
        """The latest one is passed over where it is in the line already."""
        back = self._back + 1
        if not self._back and shown and self._lines[-1:] == [shown]:
            back += 1
        if back > len(self._lines):
            return None
        self._back = back
        return self._lines[-back]

    def newer(self) -> str:
        """After the latest one the line is empty again."""
        self._back = max(0, self._back - 1)
        return self._lines[-self._back] if self._back else ""
