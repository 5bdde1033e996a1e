"""A clock for hours that have already gone by."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis
from tdconsole.session import SystemTime


class Past:
    """The machine's time, set back by hand; brought to the present, it runs with it again."""

    def __init__(self) -> None:
        self._machine: Final = SystemTime()
        self._present: Final = self._machine.now()
        self._ago = Millis(0)

    def now(self) -> Instant:
        if self._ago <= 0:
            return self._machine.now()
        return replace(
            self._present,
            utc=Millis(self._present.utc - self._ago),
            uptime=Millis(self._present.uptime - self._ago),
            awake=None if self._present.awake is None else Millis(self._present.awake - self._ago),
        )

    def go_to(self, ago: Millis) -> None:
        """Go to this long before the moment at which this clock was made."""
        self._ago = ago
