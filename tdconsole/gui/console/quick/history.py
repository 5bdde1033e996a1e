"""The lines typed before, to be had again."""

from typing import Final

KEPT: Final = 100


class History:
    def __init__(self) -> None:
        self._lines: list[str] = []
        self._back = 0

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

    def older(self) -> str | None:
        if self._back == len(self._lines):
            return None
        self._back += 1
        return self._lines[-self._back]

    def newer(self) -> str:
        """After the latest one the line is empty again."""
        self._back = max(0, self._back - 1)
        return self._lines[-self._back] if self._back else ""
