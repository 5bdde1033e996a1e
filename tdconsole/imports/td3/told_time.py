"""The time that a file tells."""

from typing import Final

from tdconsole.domain.values import Instant, Millis

_BOOT: Final = "told"
"""A machine that never sleeps and was never switched off: its clocks agree."""


class ToldTime:
    """A source of time that is set to each moment as it is told, and never goes back."""

    def __init__(self) -> None:
        self._now = Millis(0)

    def now(self) -> Instant:
        return Instant(utc=self._now, boot=_BOOT, uptime=self._now, awake=self._now)

    def go_to(self, moment: Millis) -> None:
        self._now = max(self._now, moment)
