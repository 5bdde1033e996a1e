"""The windows while a gesture waits for its turn, or for a server that can't be reached.

The clocks go on, the wall is drawn and the steps of others are taken in. Keys and clicks wait in the
order in which they came, for the gesture that comes first: none is lost, and none overtakes it.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop

TOLD_AFTER: Final = 0.15
"""The seconds after which it is said what is waited for."""
AT_ONCE: Final = 5
"""The milliseconds of events between two tries."""


class WhileHeld:
    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell

    def __call__(self, waited: float) -> None:
        if waited >= TOLD_AFTER:
            self._tell()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, AT_ONCE)
